import type { VerificacaoLocal } from '../../schemas/contract/model/artifacts/verificacao-local.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
import { openAcervoLocal } from '../../schemas/verify/acervo/acervo-local.ts';
import { summarize } from '../../schemas/verify/resolve-texto.ts';
import { type Lei, openPorAto, type PorAto } from '../busca/acervo-por-ato.ts';
import { readAtoDigitado, readBusca, readCitacoes } from '../busca/citacoes.ts';
import { TODA } from '../busca/por-ato.ts';
import { assuntos, carregaAssuntos } from './assuntos-citados.ts';
import type { Conferido, Entrega, Pedido, Recado } from './conferencia.ts';
import { resolveCitacoes } from './conferidas.ts';
import { temPagina } from './de-fatos.ts';
import { fetchGzip, unpackGzip } from './gzip.ts';

const say = (recado: Recado) => postMessage(recado);
say({ pronto: true });

let entrega: (documento: ArrayBuffer | null) => void = () => {};
/** What the page asked for while this came, the document that the worker is named for; a failure is tried again here. */
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

/** Keys and states of the whole corpus: opened once, and the same whatever the text. */
function load(): Promise<Lei> {
  lei ??= read<VerificacaoLocal>(TODA).then((local) => ({
    acervo: openAcervoLocal(local, { assuntos }),
    fatos: local.fatos,
  }));
  return lei;
}

addEventListener('message', async ({ data }: MessageEvent<Pedido | Entrega>) => {
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

/** By the acts that the query names, while the whole corpus was not asked for. */
async function confereBusca(q: string): Promise<Conferido> {
  const pergunta = async (known: Lei): Promise<Conferido> => {
    const { texto, citacoes, resto } = readBusca(q, known.acervo);
    return { ...(await confere(texto, citacoes, known)), resto, ato: readAtoDigitado(q, known.acervo) };
  };
  if (lei) return pergunta(await lei);
  porAto ??= openPorAto(read);
  return (await (await porAto)(pergunta)) ?? pergunta(await load());
}

async function confereConsulta(q: string, known: Lei): Promise<Conferido> {
  const { acervo, fatos } = known;
  const citacoes = readCitacoes(q, acervo);
  // A bare citation claims nothing that an act's subjects could contradict, and asks for no act.
  if (dizMais(q, citacoes))
    await carregaAssuntos(
      citacoes.filter((citacao) => temPagina(citacao, fatos)),
      acervo,
    );
  return { ...(await confere(q, citacoes, known)), ato: readAtoDigitado(q, acervo) };
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
