import type { VerificacaoLocal } from '../../schemas/contract/model/artifacts/verificacao-local.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
import { openAcervoLocal } from '../../schemas/verify/acervo/acervo-local.ts';
import { summarize } from '../../schemas/verify/resolve-texto.ts';
import { type Lei, openPorAto, type PorAto } from '../busca/acervo-por-ato.ts';
import { readAtoDigitado, readBusca, readCitacoes } from '../busca/citacoes.ts';
import { TODA } from '../busca/por-ato.ts';
import { assuntos, carregaAssuntos } from './assuntos-citados.ts';
import type { Conferido, Entrega, PedidoDeConferencia, Recado } from './conferencia.ts';
import { resolveCitacoes } from './conferidas.ts';
import { temPagina } from './de-fatos.ts';
import { fetchGzip, unpackGzip } from './gzip.ts';

const say = (recado: Recado) => postMessage(recado);
say({ pronto: true });

let entrega: (documento: ArrayBuffer | null) => void = () => {};
/**
 * The document that the worker is named after, which the page fetches while the worker loads. If that fails, the worker
 * fetches it itself.
 */
let trazida: Promise<ArrayBuffer | null> | null = new Promise<ArrayBuffer | null>((resolve) => {
  entrega = resolve;
});

async function read<T>(path: string): Promise<T> {
  const documento = path === self.name ? trazida : null;
  if (documento) trazida = null;
  const bytes = await documento;
  return bytes ? unpackGzip<T>(bytes) : fetchGzip<T>(path);
}

let lei: Promise<Lei> | null = null;
let porAto: Promise<PorAto> | null = null;

/** Loads the keys and states of the whole corpus once. The request is the same for every text. */
function load(): Promise<Lei> {
  lei ??= read<VerificacaoLocal>(TODA).then((local) => ({
    acervo: openAcervoLocal(local, { assuntos }),
    fatos: local.fatos,
  }));
  return lei;
}

addEventListener('message', async ({ data }: MessageEvent<PedidoDeConferencia | Entrega>) => {
  if ('documento' in data) return entrega(data.documento);
  const { id, tipo, texto, em } = data;
  try {
    if (tipo === 'texto') {
      say({ id, progresso: { fase: 'lei', feitas: 0, total: 0 } });
      const [known, { confereTexto }] = await Promise.all([load(), import('./conferencia-de-texto.ts')]);
      await confereTexto(texto, em ?? null, known, (recado) => say({ id, ...recado }));
    } else say({ id, fim: await (tipo === 'busca' ? confereBusca(texto) : confereConsulta(texto, await load())) });
  } catch (error) {
    lei = null;
    porAto = null;
    say({ id, erro: String(error) });
  }
});

/** Verifies with the files of the acts that the query names, unless the whole corpus is loaded already. */
async function confereBusca(q: string): Promise<Conferido> {
  const pergunta = async (known: Lei): Promise<Conferido> => {
    const { texto, citacoes, resto } = readBusca(q, known.acervo);
    const conferido = await confere(texto, citacoes, known);
    return { ...conferido, resto, ato: readAtoDigitado(q, conferido.citacoes, known.acervo) };
  };
  if (lei) return pergunta(await lei);
  porAto ??= openPorAto(read);
  return (await (await porAto)(pergunta)) ?? pergunta(await load());
}

async function confereConsulta(q: string, known: Lei): Promise<Conferido> {
  const { acervo, fatos } = known;
  const citacoes = readCitacoes(q, acervo);
  // A citation without other words claims nothing that the subjects of an act could contradict, so no subjects are
  // fetched.
  if (dizMais(q, citacoes))
    await carregaAssuntos(
      citacoes.filter((citacao) => temPagina(citacao, fatos)),
      acervo,
    );
  const conferido = await confere(q, citacoes, known);
  return { ...conferido, ato: readAtoDigitado(q, conferido.citacoes, acervo) };
}

/** Whether there are words besides the citations. */
function dizMais(texto: string, citacoes: readonly CitacaoExtraida[]): boolean {
  const beside = citacoes.reduceRight((rest, { offset, fim }) => rest.slice(0, offset) + rest.slice(fim), texto);
  return /\p{L}{4}/u.test(beside);
}

/**
 * Resolves citations like `/v1/resolver-texto`, but without the texts of the law. The tables of former codes are loaded
 * only if they can change the answer: if a citation is not found in today's law, or if there are other words.
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
