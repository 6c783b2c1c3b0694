import type { VerificacaoLocal } from '../../schemas/contract/model/artifacts/verificacao-local.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
import { openAcervoLocal } from '../../schemas/verify/acervo/acervo-local.ts';
import { summarize } from '../../schemas/verify/resolve-texto.ts';
import { readAtoDigitado, readBusca, readCitacoes } from '../busca/citacoes.ts';
import { assuntos, carregaAssuntos } from './assuntos-citados.ts';
import type { Conferido, Entrega, Pedido, Recado } from './conferencia.ts';
import { type Lei, resolveCitacoes } from './conferidas.ts';
import { temPagina } from './de-fatos.ts';
import { fetchGzip, unpackGzip, VERIFICACAO } from './gzip.ts';

const say = (recado: Recado) => postMessage(recado);
say({ pronto: true });

let entrega: (bytes: ArrayBuffer | null) => void = () => {};
/** What the page asked for while this came; a failure is tried again from here. */
let trazida = new Promise<ArrayBuffer | null>((resolve) => {
  entrega = resolve;
});
let lei: Promise<Lei> | null = null;

/** Keys and states of the whole corpus: opened once, and the same whatever the text. */
function load(): Promise<Lei> {
  lei ??= trazida
    .then((bytes) => (bytes ? unpackGzip<VerificacaoLocal>(bytes) : fetchGzip<VerificacaoLocal>(VERIFICACAO)))
    .then((local) => ({ acervo: openAcervoLocal(local, { assuntos }), fatos: local.fatos }));
  trazida = Promise.resolve(null);
  return lei;
}

addEventListener('message', async ({ data }: MessageEvent<Pedido | Entrega>) => {
  if ('verificacao' in data) return entrega(data.verificacao);
  const { id, tipo, texto, em } = data;
  try {
    if (tipo === 'texto') {
      say({ id, progresso: { fase: 'lei', feitas: 0, total: 0 } });
      const [known, { confereTexto }] = await Promise.all([load(), import('./conferencia-de-texto.ts')]);
      await confereTexto(texto, em ?? null, known, (recado) => say({ id, ...recado }));
    } else say({ id, fim: await confereDigitado(tipo, texto, await load()) });
  } catch (error) {
    lei = null;
    say({ id, erro: String(error) });
  }
});

async function confereDigitado(tipo: 'busca' | 'consulta', q: string, known: Lei): Promise<Conferido> {
  const { acervo, fatos } = known;
  const digitado = { ato: readAtoDigitado(q, acervo) };
  if (tipo === 'busca') {
    const { texto, citacoes, resto } = readBusca(q, acervo);
    return { ...(await confere(texto, citacoes, known)), resto, ...digitado };
  }
  const citacoes = readCitacoes(q, acervo);
  // A bare citation claims nothing that an act's subjects could contradict, and asks for no act.
  if (dizMais(q, citacoes))
    await carregaAssuntos(
      citacoes.filter((citacao) => temPagina(citacao, fatos)),
      acervo,
    );
  return { ...(await confere(q, citacoes, known)), ...digitado };
}

/** Whether there are words beside the citations. */
function dizMais(texto: string, citacoes: readonly CitacaoExtraida[]): boolean {
  const beside = citacoes.reduceRight((rest, { offset, fim }) => rest.slice(0, offset) + rest.slice(fim), texto);
  return /\p{L}{4}/u.test(beside);
}

/**
 * As `/v1/resolver-texto` says it, but for the texts, which are not here. What the codes of another time had tells
 * something only of what today's has not, or by the words around.
 */
async function confere(texto: string, lidas: readonly CitacaoExtraida[], known: Lei): Promise<Conferido> {
  const resolve = (tabelas: Parameters<typeof resolveCitacoes>[3]['tabelas']) =>
    resolveCitacoes(texto, lidas, known, { em: null, tabelas });
  const sem = resolve({});
  const basta = !dizMais(texto, lidas) && sem.resolvidas.every(({ resolucao }) => resolucao.status === 'verificado');
  const { resolvidas, atos } = basta ? sem : resolve((await import('../../schemas/epoca/codigos/tabelas.ts')).tabelas);
  const resolucoes = resolvidas.map(({ resolucao }) => resolucao);
  return { resumo: summarize(resolucoes, []), citacoes: resolvidas, atos };
}
