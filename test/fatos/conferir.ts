import { openAcervo } from '../../runtime/snapshot/acervo.ts';
import { resolveEm } from '../../runtime/verify/resolve-em.ts';
import type { RegistroDeFatos } from '../../schemas/contract/model/artifacts/registro-de-fatos.ts';
import type { CitacaoDispositivo } from '../../schemas/contract/model/verification/citacao.ts';
import type { Resolucao } from '../../schemas/contract/model/verification/resolucao.ts';
import { openFatos } from '../../schemas/fatos/fatos.ts';
import { resolveFatosEm } from '../../schemas/fatos/fatos-em.ts';
import { soFatos } from '../../schemas/fatos/so-fatos.ts';
import { readPeriodo } from '../../schemas/law/calendario.ts';
import { resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';

/** What facts must tell as the law tells it; the register of acts, which knows the days of others, is not in them. */
const told = (resolucao: Resolucao) => {
  const { alterado_por_ato: _, revogado_por_ato: __, em, ...rest } = soFatos(resolucao);
  if (!em) return rest;
  // Other wordings are words.
  const { outras: ___, ...facts } = em;
  return { ...rest, em: facts };
};

/** Every provision that a database holds and one level too many of each article, by the law and by facts. */
export function* compareFatos(banco: string, registro: RegistroDeFatos, em: readonly string[]) {
  const acervo = openAcervo(banco);
  const fatos = openFatos(registro);
  for (const { sigla } of acervo.diplomas) {
    const ato = acervo.ato(sigla);
    const every = ato.todas().map((_, posicao) => ato.partes(posicao));
    const beyond = every.filter(({ paragrafo, inciso }) => paragrafo === null && inciso === null);
    const citadas = [...every, ...beyond.map((partes) => ({ ...partes, paragrafo: '98' }))];
    for (const partes of citadas) {
      const citacao: CitacaoDispositivo = { ...partes, tipo: 'dispositivo', sigla };
      const lei = resolveCitacao(citacao, acervo);
      const fato = resolveCitacao(citacao, fatos.acervo);
      yield { citacao, dia: null, lei: told(lei), fato: told(fato) };
      for (const dia of em) {
        const dias = readPeriodo(dia) as { de: string; ate: string };
        const pedido = { escrito: dia, dias, lidoEm: () => registro.dia };
        const leiEm = resolveEm(lei, citacao, acervo, pedido);
        yield { citacao, dia, lei: told(leiEm), fato: told(resolveFatosEm(fato, citacao, fatos, pedido)) };
      }
    }
  }
  acervo.close();
}
