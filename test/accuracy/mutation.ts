import { readFileSync } from 'node:fs';
import type { Acervo } from '../../runtime/snapshot/acervo.ts';
import { openSnapshot } from '../../runtime/snapshot/open.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import type { DispositivoCitado } from '../../schemas/contract/model/verification/citacao.ts';
import type { Transcricao } from '../../schemas/contract/model/verification/transcricao.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveTranscricoes } from '../../schemas/verify/quotations/resolve-transcricoes.ts';
import { type CitacaoResolvida, resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { Random } from '../growth/random.ts';
import { MUTATIONS } from '../quotations/mutations.ts';
import { realSnapshot } from '../real/snapshot.ts';
import { inRealUse } from './real-use.ts';

/** How many citations are swapped, and how many quotations altered, drawn by seed from the texts of real use. */
const DRAWN = 1_000;
const SEED = 2_024;
/** So much of the text on either side is read again. */
const AROUND = 4_000;
/** In fewer articles there is nothing to swap with. */
const LEAST_ARTICLES = 5;

/** Citations with the number of another article of the act, and those that were judged right. */
export interface PlacarDosAlertas {
  /** How many were swapped and are still read as confirmed, how many of them have an alert, and one that suggests what stood there. */
  trocadas: { total: number; alertadas: number; sugeridas: number };
  certas: { total: number; alertadas: number };
  /** Every citation that is confirmed in the texts as they are: most are right. */
  confirmadas: { total: number; alertadas: number };
  /** Those of them without an alert, in their line alone, where little is said. */
  sozinhas: { total: number; alertadas: number };
}

/** Faithful quotations, altered: how many are flagged, and how many still called faithful. */
export type PlacarDasAlteradas = Record<string, { total: number; alarmadas: number; ditas_fieis: number }>;

interface Texto {
  id: string;
  text: string;
  resolvidas: readonly CitacaoResolvida[];
}

const OK = new Set(['verificado', 'verificado_inferido']);
const FIEL = new Set(['literal', 'com_cortes']);

/** Alters texts of real use, and counts what is noticed. */
export async function scoreMutations(): Promise<{ alertas: PlacarDosAlertas; alteradas: PlacarDasAlteradas }> {
  const { acervo } = await openSnapshot(await realSnapshot());
  const nomes = nomesOf(acervo);
  const verify = (text: string) => resolveTexto(text, extractCitacoes(text, nomes), acervo);
  const textos = readLines<{ id: string; text: string }>('docs.jsonl').map(({ id, text }) => ({
    ...{ id, text },
    resolvidas: verify(text),
  }));
  const alertas = scoreAlertas(textos, acervo, verify);
  const alteradas = scoreAlteradas(textos, acervo, verify);
  acervo.close();
  return { alertas, alteradas };
}

type Verify = (text: string) => CitacaoResolvida[];

function scoreAlertas(textos: readonly Texto[], acervo: Acervo, verify: Verify): PlacarDosAlertas {
  const confirmed = textos.flatMap((texto) =>
    texto.resolvidas.flatMap(({ citacao, resolucao }) =>
      citacao.tipo === 'dispositivo' && OK.has(resolucao.status) ? [{ texto, citacao, resolucao }] : [],
    ),
  );
  const certos = new Set(
    readLines<{ doc: string; start: number; verdict: string }>('real-use.jsonl')
      .filter(({ verdict }) => verdict === 'certo')
      .map(({ doc, start }) => `${doc} ${start}`),
  );
  const judged = confirmed.filter(({ texto, citacao: { offset } }) =>
    certos.has(`${texto.id} ${[...texto.text.slice(0, offset)].length}`),
  );
  const alerted = <T extends { resolucao: CitacaoResolvida['resolucao'] }>(all: readonly T[]) => ({
    total: all.length,
    alertadas: all.filter(({ resolucao: { alerta } }) => alerta !== undefined).length,
  });
  const random = new Random(SEED);
  const trocadas = { total: 0, alertadas: 0, sugeridas: 0 };
  for (let drawn = 0; drawn < DRAWN; ) {
    const { texto, citacao, resolucao } = random.pick(confirmed);
    const [sigla = '', artigo = ''] = (resolucao.ref_key as string).split('.');
    const ato = acervo.ato(sigla);
    const vigora = (numero: string) => ato.vigora(ato.posicao(`${sigla}.${numero}`) as number);
    const others = ato.artigos().filter((numero) => numero !== artigo && vigora(numero));
    if (others.length < LEAST_ARTICLES) continue;
    const other = random.pick(others);
    const rotulo = swapNumber(citacao, artigo, other);
    if (rotulo === null) continue;
    drawn += 1;
    const { text, at } = replaceIn(texto.text, citacao.offset, citacao.fim, rotulo);
    const found = verify(text).find(
      (one) => one.citacao.offset === at && one.resolucao.ref_key?.split('.', 2).join('.') === `${sigla}.${other}`,
    )?.resolucao;
    // Read otherwise, or with a level that the other article has not, it is no longer confirmed as it stands.
    if (!found || !OK.has(found.status)) continue;
    trocadas.total += 1;
    if (!found.alerta) continue;
    trocadas.alertadas += 1;
    if (found.alerta.sugestao.some((sugestao) => sugestao.artigo === artigo)) trocadas.sugeridas += 1;
  }
  const sozinhas = confirmed
    .filter(({ resolucao }) => !resolucao.alerta)
    .flatMap((one) => inItsLine(one, verify) ?? []);
  return { trocadas, certas: alerted(judged), confirmadas: alerted(confirmed), sozinhas: alerted(sozinhas) };
}

/** What a citation comes to where its line is all the text; null where that leads elsewhere. */
function inItsLine(
  { texto: { text }, citacao, resolucao }: CitacaoResolvida & { texto: Texto },
  verify: Verify,
): CitacaoResolvida | null {
  const start = text.lastIndexOf('\n', citacao.offset - 1) + 1;
  const end = text.indexOf('\n', citacao.fim);
  const found = verify(text.slice(start, end < 0 ? undefined : end)).find(
    (one) => one.citacao.offset === citacao.offset - start && one.resolucao.ref_key === resolucao.ref_key,
  );
  return found && OK.has(found.resolucao.status) ? found : null;
}

/** The words of the citation with another number; null where they do not have the first one once as it is. */
function swapNumber({ rotulo }: DispositivoCitado, artigo: string, other: string): string | null {
  const written = [artigo, artigo.replace(/^(\d+)(\d{3})/, '$1.$2')].map((form) => form.replaceAll('.', '\\.'));
  const number = new RegExp(`(?<![\\d.])(?:${written.join('|')})(?![\\d]|\\.\\d|-[A-Z])`, 'g');
  return [...rotulo.matchAll(number)].length === 1 ? rotulo.replace(number, other) : null;
}

/** A stretch of a text and what is around it, the stretch replaced, and where that begins. */
function replaceIn(text: string, from: number, to: number, put: string): { text: string; at: number } {
  const start = Math.max(0, from - AROUND);
  return { text: `${text.slice(start, from)}${put}${text.slice(to, to + AROUND)}`, at: from - start };
}

function scoreAlteradas(textos: readonly Texto[], acervo: Acervo, verify: Verify): PlacarDasAlteradas {
  const faithful = textos.flatMap((texto) =>
    resolveTranscricoes(texto.text, texto.resolvidas, acervo)
      .filter(({ situacao }) => situacao === 'literal')
      .map((transcricao) => ({ text: texto.text, ...transcricao })),
  );
  const random = new Random(SEED);
  const foreign = faithful.flatMap(wordsOf).filter((word) => /^\p{Ll}{6,}$/u.test(word));
  const placar: PlacarDasAlteradas = {};
  for (let drawn = 0; drawn < DRAWN; ) {
    const quotation = random.pick(faithful);
    const [name, mutation] = random.pick(Object.entries(MUTATIONS));
    const words = wordsOf(quotation).join(' ');
    const quotable = { ref_key: quotation.ref_key, words, cited: '', neighbour: null };
    const altered = mutation(quotable, random.pick(foreign), random);
    if (altered === null) continue;
    drawn += 1;
    const { text, at } = replaceIn(quotation.text, quotation.offset, quotation.fim, altered.words);
    const end = at + altered.words.length;
    const told = resolveTranscricoes(text, verify(text), acervo).find(({ offset, fim }) => offset < end && fim > at);
    placar[name] ??= { total: 0, alarmadas: 0, ditas_fieis: 0 };
    placar[name].total += 1;
    if (told && FIEL.has(told.situacao)) placar[name].ditas_fieis += 1;
    else if (told) placar[name].alarmadas += 1;
  }
  return placar;
}

const wordsOf = ({ text, offset, fim }: Pick<Transcricao, 'offset' | 'fim'> & { text: string }): string[] =>
  text.slice(offset, fim).split(/\s+/);

function readLines<T>(file: string): T[] {
  const lines = readFileSync(inRealUse(file), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}
