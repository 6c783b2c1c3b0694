import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { extractAtos } from '../../schemas/citations/extract-acts.ts';
import type { VerificacaoLocal } from '../../schemas/contract/model/artifacts/verificacao-local.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
import type { Sugestao } from '../../schemas/contract/model/verification/resolucao.ts';
import { listApontamentos } from '../../schemas/report/apontamento.ts';
import { reescreverEm } from '../../schemas/report/reescrever.ts';
import type { Acervo } from '../../schemas/verify/acervo/acervo.ts';
import { openAcervoLocal } from '../../schemas/verify/acervo/acervo-local.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveAto } from '../../schemas/verify/resolve-ato.ts';
import { type CitacaoResolvida, resolveTexto, summarize } from '../../schemas/verify/resolve-texto.ts';
import { readTempo } from '../../schemas/verify/time/tempo-do-texto.ts';
import { readAtoDigitado, readBusca, readCitacoes } from '../busca/citacoes.ts';
import { assuntos, carregaAssuntos } from './assuntos-citados.ts';
import type { Conferido, Pedido, Progresso, Recado } from './conferencia.ts';
import { comTexto, dizFatos, isDaAmostra } from './de-fatos.ts';
import { fetchGzip } from './gzip.ts';
import { confereAspas } from './lei-das-aspas.ts';

/** What is handed over at once: more of it holds the page while it is read. */
const POR_PARTE = 250;
/** How many citations are looked at between two words on how far it is. */
const POR_PASSO = 50;

let acervo: Promise<Acervo> | null = null;
let fatos: VerificacaoLocal['fatos'];

/** Keys and states of the whole corpus: asked for once, and the same whatever the text. */
const load = (): Promise<Acervo> => {
  acervo ??= fetchGzip<VerificacaoLocal>('/dados/verificacao.json.gz').then((local) => {
    fatos = local.fatos;
    return openAcervoLocal(local, { assuntos });
  });
  return acervo;
};

/** Beside the sample there is nothing more to fetch of an act of the law. */
const temPagina = (citacao: CitacaoExtraida): boolean =>
  !fatos || (citacao.tipo === 'dispositivo' && isDaAmostra(citacao.sigla ?? ''));

const say = (recado: Recado) => postMessage(recado);
say({ pronto: true });

addEventListener('message', async ({ data: { id, tipo, texto, em } }: MessageEvent<Pedido>) => {
  try {
    if (tipo === 'texto') await confereTexto(id, texto, em ?? null);
    else say({ id, fim: await confereDigitado(tipo, texto, await load()) });
  } catch (error) {
    acervo = null;
    say({ id, erro: String(error) });
  }
});

async function confereDigitado(tipo: 'busca' | 'consulta', texto: string, known: Acervo): Promise<Conferido> {
  if (tipo === 'consulta') {
    const citacoes = readCitacoes(texto, known);
    // A bare citation claims nothing that an act's subjects could contradict, and asks for no act.
    if (dizMais(texto, citacoes)) await carregaAssuntos(citacoes.filter(temPagina), known);
    return { ...confere(texto, citacoes, known), ato: readAtoDigitado(texto, known) };
  }
  const { texto: citado, citacoes, resto } = readBusca(texto, known);
  return { ...confere(citado, citacoes, known), resto, ato: readAtoDigitado(texto, known) };
}

/** Whether there are words beside the citations. */
function dizMais(texto: string, citacoes: readonly CitacaoExtraida[]): boolean {
  const beside = citacoes.reduceRight((rest, { offset, fim }) => rest.slice(0, offset) + rest.slice(fim), texto);
  return /\p{L}{4}/u.test(beside);
}

/** As `/v1/resolver-texto` says it, but for the texts, which are not here. */
function confere(texto: string, lidas: readonly CitacaoExtraida[], known: Acervo): Conferido {
  const { resolvidas, atos } = resolve(texto, lidas, known, null);
  const resolucoes = resolvidas.map(({ resolucao }) => resolucao);
  return { resumo: summarize(resolucoes, []), citacoes: resolvidas, atos };
}

/** What citations and acts come to, their undated names read as those of the time that the text speaks of. */
function resolve(texto: string, lidas: readonly CitacaoExtraida[], known: Acervo, em: string | null) {
  const extraidos = extractAtos(texto, lidas, nomesOf(known));
  const { citacoes, atos, tempo } = readTempo(texto, { citacoes: lidas, atos: extraidos }, known, em);
  const found = resolveTexto(texto, citacoes, known).map(withoutTexts);
  const soFatos = fatos;
  const resolvidas = soFatos ? found.map((each) => dizFatos(each, soFatos)) : found;
  return { resolvidas, atos: atos.map((ato) => resolveAto(ato, known)), tempo };
}

async function confereTexto(id: number, texto: string, em: string | null): Promise<void> {
  const progride = (fase: Progresso['fase'], feitas = 0, total = 0) => say({ id, progresso: { fase, feitas, total } });
  progride('lei');
  const known = await load();
  progride('leitura');
  const lidas = extractCitacoes(texto, nomesOf(known));
  progride('conferencia', 0, lidas.length);
  await carregaAssuntos(lidas.filter(temPagina), known);
  const { resolvidas, atos, tempo } = resolve(texto, lidas, known, em);
  progride('transcricoes');
  const { transcricoes, sem_conferir, carregados } = await confereAspas(
    texto,
    resolvidas.map((each) => comTexto(each, fatos)),
  );
  const verificado = { citacoes: resolvidas, transcricoes, atos };
  const reescreve = reescreverEm(texto, resolvidas, known);
  let last = 0;
  const found = listApontamentos(
    texto,
    verificado,
    (citacao, refKey) => {
      if (citacao >= last + POR_PASSO) {
        last = citacao;
        progride('sugestoes', citacao, resolvidas.length);
      }
      return reescreve(citacao, refKey);
    },
    sem_conferir,
  );
  for (let from = 0; from < found.length; from += POR_PARTE) say({ id, parte: found.slice(from, from + POR_PARTE) });
  say({ id, fim: { carregados, tempo } });
}

/** A corpus without texts has signs in their place. */
function withoutTexts({ citacao, resolucao }: CitacaoResolvida): CitacaoResolvida {
  const { texto: _, contexto: __, sugestao, candidatos, alerta, ...rest } = resolucao;
  const semTrecho = (cada: Sugestao): Sugestao => ({ ...cada, trecho: '' });
  return {
    citacao,
    resolucao: {
      ...rest,
      ...(sugestao && { sugestao: sugestao.map(semTrecho) }),
      ...(alerta && { alerta: { ...alerta, sugestao: alerta.sugestao.map(semTrecho) } }),
      ...(candidatos && { candidatos: candidatos.map((cada) => ({ ...cada, texto: '' })) }),
    },
  };
}
