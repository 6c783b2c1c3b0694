import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { extractAtos } from '../../schemas/citations/extract-acts.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/citacao.ts';
import type { VerificacaoLocal } from '../../schemas/contract/model/verificacao-local.ts';
import { listApontamentos } from '../../schemas/report/apontamento.ts';
import { reescreverEm } from '../../schemas/report/reescrever.ts';
import type { Acervo } from '../../schemas/verify/acervo.ts';
import { openAcervoLocal } from '../../schemas/verify/acervo-local.ts';
import { nomesOf } from '../../schemas/verify/nomes-do-acervo.ts';
import { resolveAto } from '../../schemas/verify/resolve-ato.ts';
import { type CitacaoResolvida, resolveTexto, summarize } from '../../schemas/verify/resolve-texto.ts';
import { readAtoDigitado, readBusca, readCitacoes } from '../busca/citacoes.ts';
import type { Conferido, Pedido, Progresso, Recado } from './conferencia.ts';
import { fetchGzip } from './gzip.ts';
import { confereAspas } from './lei-das-aspas.ts';

/** What is handed over at once: more of it holds the page while it is read. */
const POR_PARTE = 250;
/** How many are verified between two words on how far it is. */
const POR_PASSO = 100;

let acervo: Promise<Acervo> | null = null;

/** Keys and states of the whole corpus: asked for once, and the same whatever the text. */
const load = (): Promise<Acervo> => {
  acervo ??= fetchGzip<VerificacaoLocal>('/dados/verificacao.json.gz').then(openAcervoLocal);
  return acervo;
};

const say = (recado: Recado) => postMessage(recado);
say({ pronto: true });

addEventListener('message', async ({ data: { id, tipo, texto } }: MessageEvent<Pedido>) => {
  try {
    if (tipo === 'texto') await confereTexto(id, texto);
    else say({ id, fim: confereDigitado(tipo, texto, await load()) });
  } catch (error) {
    acervo = null;
    say({ id, erro: String(error) });
  }
});

function confereDigitado(tipo: 'busca' | 'consulta', texto: string, known: Acervo): Conferido {
  if (tipo === 'consulta')
    return { ...confere(texto, readCitacoes(texto, known), known), ato: readAtoDigitado(texto, known) };
  const { texto: citado, citacoes, resto } = readBusca(texto, known);
  return { ...confere(citado, citacoes, known), resto, ato: readAtoDigitado(texto, known) };
}

/** As `/v1/resolver-texto` says it, but for the texts, which are not here. */
function confere(texto: string, citacoes: readonly CitacaoExtraida[], known: Acervo): Conferido {
  const resolvidas = Array.from(resolveTexto(texto, citacoes, known), withoutTexts);
  const atos = extractAtos(texto, citacoes, nomesOf(known)).map((ato) => resolveAto(ato, known));
  const resolucoes = resolvidas.map(({ resolucao }) => resolucao);
  return { resumo: summarize(resolucoes, []), citacoes: resolvidas, atos };
}

async function confereTexto(id: number, texto: string): Promise<void> {
  const progride = (fase: Progresso['fase'], feitas = 0, total = 0) => say({ id, progresso: { fase, feitas, total } });
  progride('lei');
  const known = await load();
  progride('leitura');
  const citacoes = extractCitacoes(texto, nomesOf(known));
  const resolvidas: CitacaoResolvida[] = [];
  for (const resolvida of resolveTexto(texto, citacoes, known)) {
    if (resolvidas.length % POR_PASSO === 0) progride('conferencia', resolvidas.length, citacoes.length);
    resolvidas.push(withoutTexts(resolvida));
  }
  const atos = extractAtos(texto, citacoes, nomesOf(known)).map((ato) => resolveAto(ato, known));
  progride('transcricoes');
  const { transcricoes, sem_conferir, carregados } = await confereAspas(texto, resolvidas);
  const verificado = { citacoes: resolvidas, transcricoes, atos };
  const found = listApontamentos(texto, verificado, reescreverEm(texto, resolvidas, known), sem_conferir);
  for (let from = 0; from < found.length; from += POR_PARTE) say({ id, parte: found.slice(from, from + POR_PARTE) });
  say({ id, fim: { carregados } });
}

/** A corpus without texts has signs in their place. */
function withoutTexts({ citacao, resolucao }: CitacaoResolvida): CitacaoResolvida {
  const { texto: _, contexto: __, sugestao, candidatos, ...rest } = resolucao;
  return {
    citacao,
    resolucao: {
      ...rest,
      ...(sugestao && { sugestao: sugestao.map((cada) => ({ ...cada, trecho: '' })) }),
      ...(candidatos && { candidatos: candidatos.map((cada) => ({ ...cada, texto: '' })) }),
    },
  };
}
