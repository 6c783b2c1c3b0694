import type { CitacaoDispositivo } from '../../schemas/contract/model/verification/citacao.ts';
import type { ItemCitacao } from '../../schemas/contract/model/verification/item-citacao.ts';
import type { Resolucao } from '../../schemas/contract/model/verification/resolucao.ts';
import { tipoDoItem } from '../../schemas/contract/model/verification/tipo-do-item.ts';
import type { Acervo } from '../../schemas/verify/acervo/acervo.ts';
import { isExtraida } from '../../schemas/verify/extraida.ts';
import { gravidadeDe, withGravidade } from '../../schemas/verify/gravidade.ts';
import type { Achado } from '../../schemas/verify/locate/achado.ts';
import { resolveTranscricao } from '../../schemas/verify/quotations/resolve-transcricoes.ts';
import { findCitacao, resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';
import type { PedidoComLeitura } from '../em/dias.ts';
import type { Conferencia } from './conferencia.ts';
import { JsonEmPartes } from './json-em-partes.ts';
import { Recentes } from './recentes.ts';

/** Room for about twenty thousand provisions. */
const BYTES = 1 << 24;

const resolvidas = new WeakMap<Acervo, Recentes>();

/**
 * Writes the body of `/v1/resolver` in UTF-8. A few hundred provisions are cited most of the time, so results that
 * depend only on act and levels are cached for the life of the snapshot. A claim (`rotulo`) only orders suggestions, so
 * a result with suggestions is not cached.
 */
export function resolveAsJson(
  citacoes: readonly ItemCitacao[],
  { acervo, assada, dizer, semPalavras }: Pick<Conferencia, 'acervo' | 'assada' | 'dizer' | 'semPalavras'>,
  em: readonly (PedidoComLeitura | null)[] = [],
): Uint8Array<ArrayBuffer> {
  const json = new JsonEmPartes();
  const recentes = recentesOf(acervo);
  json.write('{"resultados":[');
  for (const [index, citacao] of citacoes.entries()) {
    if (index > 0) json.write(',');
    const pedido = em[index] ?? null;
    if (pedido || !assada) {
      const hoje = semPalavras(citacao) ? resolveCitacao(citacao, acervo) : resolveHoje(citacao, acervo);
      json.write(JSON.stringify(dizer(hoje, citacao, pedido)));
      continue;
    }
    const begin = json.length;
    const chave = chaveOf(citacao);
    const again = chave !== null && recentes.isAgain(chave);
    const known = again ? recentes.get(chave) : undefined;
    if (known) json.copy(known);
    else if (writeCitacao(citacao, acervo, json) && again) recentes.set(chave, json.since(begin));
  }
  json.write(']}');
  return json.whole();
}

/** Returns whether the result depends only on act and levels. */
function writeCitacao(citacao: ItemCitacao, acervo: Acervo, json: JsonEmPartes): boolean {
  if ('transcricao' in citacao && citacao.transcricao) {
    json.write(JSON.stringify(resolveHoje(citacao, acervo)));
    return false;
  }
  const found = findCitacao(citacao, acervo);
  if ('ato' in found) writeAchado(found, json);
  else json.write(JSON.stringify(withGravidade(found)));
  const { sugestao } = 'ato' in found ? found.dito : found;
  return sugestao === undefined && !('candidatos' in found);
}

/** The result for today, with the comparison of the words that were sent. */
const resolveHoje = (citacao: ItemCitacao, acervo: Acervo): Resolucao =>
  'transcricao' in citacao && citacao.transcricao
    ? withTranscricao(citacao, citacao.transcricao, acervo)
    : resolveCitacao(citacao, acervo);

/** Adds the comparison of the words that were sent. */
function withTranscricao(citacao: ItemCitacao, palavras: string, acervo: Acervo): Resolucao {
  const resolucao = resolveCitacao(citacao, acervo);
  const conferida = resolucao.ref_key === undefined ? null : resolveTranscricao(palavras, resolucao.ref_key, acervo);
  return conferida ? { ...resolucao, transcricao: conferida } : resolucao;
}

/** `showAchado` as JSON: the baked parts of a provision are copied without parsing. */
function writeAchado({ ato, cadeia, so, status, dito }: Achado, json: JsonEmPartes): void {
  const posicao = cadeia.at(-1) as number;
  json.write(
    `{"status":"${status}","gravidade":"${gravidadeDe({ status, ...dito })}","ref_key":"${ato.chave(posicao)}","texto":"`,
  );
  json.copy(so ? ato.proprioJson(posicao) : ato.textoJson(posicao));
  json.write('",');
  json.copy(ato.mostraJson(posicao));
  if (cadeia.length > 1) {
    json.write(',"contexto":"');
    const begin = json.length;
    for (const acima of cadeia.slice(0, -1)) {
      const proprio = ato.proprioJson(acima);
      if (proprio.length === 0) continue;
      if (json.length > begin) json.write('\\n');
      json.copy(proprio);
    }
    json.write('"');
  }
  const said = JSON.stringify(dito);
  json.write(said === '{}' ? '}' : `,${said.slice(1)}`);
}

/**
 * The cache key: everything that the result depends on. Lengths come first, so that no two citations share a key
 * whatever they contain.
 */
function chaveOf(citacao: ItemCitacao): string | null {
  if (tipoDoItem(citacao) !== 'dispositivo' || isExtraida(citacao)) return null;
  const { transcricao, tempo } = citacao as CitacaoDispositivo;
  if (transcricao || tempo) return null;
  const { sigla, artigo, paragrafo, inciso, alinea, item, caput, ao_lado, diploma_inferido } =
    citacao as CitacaoDispositivo;
  if (sigla === null) return null;
  const lengths = `${sigla.length} ${artigo.length} ${paragrafo?.length} ${inciso?.length} ${alinea?.length}`;
  const besides = `${caput} ${ao_lado} ${diploma_inferido}`;
  return `${lengths} ${besides} ${sigla}${artigo}${paragrafo}${inciso}${alinea}${item}`;
}

function recentesOf(acervo: Acervo): Recentes {
  let recentes = resolvidas.get(acervo);
  if (!recentes) {
    recentes = new Recentes(BYTES);
    resolvidas.set(acervo, recentes);
  }
  return recentes;
}
