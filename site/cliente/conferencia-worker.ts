import { readConsulta } from '../../schemas/grammar/citacoes/consulta.ts';
import { extractCitacoes } from '../../schemas/grammar/citacoes/extrair.ts';
import type { CitacaoExtraida } from '../../schemas/model/citacao.ts';
import type { VerificacaoLocal } from '../../schemas/model/verificacao-local.ts';
import type { Acervo } from '../../schemas/verificacao/acervo.ts';
import { openAcervoLocal } from '../../schemas/verificacao/acervo-local.ts';
import { nomesOf } from '../../schemas/verificacao/nomes-do-acervo.ts';
import { resolveTexto, summarize } from '../../schemas/verificacao/resolve-texto.ts';
import type { Conferido, Pedido, Resultado } from './conferencia.ts';
import { fetchGzip } from './gzip.ts';

/** At most as many as `/v1/consulta` gives. */
const MAX_CONSULTA = 3;

let acervo: Promise<Acervo> | null = null;

/** Keys and states of the whole corpus: asked for once, and the same whatever the text. */
const load = (): Promise<Acervo> => {
  acervo ??= fetchGzip<VerificacaoLocal>('/dados/verificacao.json.gz').then(openAcervoLocal);
  return acervo;
};

addEventListener('message', async ({ data }: MessageEvent<Pedido>) => {
  let resultado: Resultado;
  try {
    const known = await load();
    const citacoes = data.tipo === 'texto' ? extractCitacoes(data.texto, nomesOf(known)) : consulta(data.texto, known);
    resultado = { id: data.id, ...confere(data.texto, citacoes, known) };
  } catch (error) {
    acervo = null;
    resultado = { id: data.id, erro: String(error) };
  }
  postMessage(resultado);
});

function consulta(q: string, known: Acervo): CitacaoExtraida[] {
  const exists = (chave: string) => {
    const sigla = known.sigla(chave.split('.', 1)[0] ?? '');
    return sigla !== null && known.ato(sigla).posicao(chave) !== null;
  };
  return readConsulta(q, nomesOf(known), known.sigla, exists).slice(0, MAX_CONSULTA);
}

/** As `/v1/resolver-texto` says it, but for the texts, which are not here. */
function confere(texto: string, citacoes: readonly CitacaoExtraida[], known: Acervo): Conferido {
  const resolvidas = [...resolveTexto(texto, citacoes, known)].map(({ citacao, resolucao }) => {
    const { texto: _, contexto: __, ...rest } = resolucao;
    return { citacao, resolucao: rest };
  });
  return { resumo: summarize(resolvidas.map(({ resolucao }) => resolucao.status)), citacoes: resolvidas };
}
