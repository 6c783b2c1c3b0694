import { ordinalValue } from '../../law/numerais.ts';
import { compact } from '../../text/compact.ts';
import { stateAt } from '../mentions/whose/places.ts';
import { charOf, skipLines, textOfPart, tokenAt } from '../tokens/locate.ts';
import { endAhead, type Parts, partsAhead, partsBehind, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';

/** A court named in a text: its acronym, or null if the words only point to one (`esta Corte`). */
export interface NamedCourt<Court = string | null> {
  court: Court;
  /** The first token after it. */
  to: number;
}

/** The courts and councils of which there is only one, with their names. */
const NATIONAL: Readonly<Record<string, string>> = {
  STF: 'supremo (! tribunal ( militar | de ) ) ( tribunal federal? )? | pretório excelso|máximo | excelso pretório | suprema|excelsa corte | corte suprema|maior|constitucional',
  STJ: 'superior tribunal de justiça | tribunal da cidadania | corte cidadã | corte superior de justiça',
  TST: 'tribunal superior do trabalho | corte superior ( trabalhista | do trabalho )',
  TSE: 'tribunal|corte superior eleitoral',
  STM: 'superior tribunal militar',
  TCU: 'tribunal|corte de contas da união',
  TFR: 'tribunal federal de recursos',
  TNU: 'turma nacional de uniformização',
  CARF: 'conselho administrativo de recursos fiscais',
  CNJ: 'conselho nacional de justiça',
  CSJT: 'conselho superior da justiça do trabalho',
  AGU: 'advocacia :dash? geral da união',
  CRPS: 'conselho de recursos da previdência social',
};

/** An acronym in brackets after the name is part of it: `Supremo Tribunal Federal (STF)`. */
const NAMED = Object.entries(NATIONAL)
  .map(([court, names]) => `(<${court}> ( ${names} ) ( :dash|:open ${court} :close? )? )`)
  .join(' | ');
/** `TRF4`, `TRT da 2ª Região`, `Tribunal Regional Federal da Quarta Região`. */
const REGIONAL =
  '( (<regional> :regional-court ) | (<federal> tribunal regional federal ) | tribunal regional do trabalho ) ( :dash|:slash | :de )? (<region> :number|:ordinal :stop? | :word ) ( região )?';
/** `TJ/RS`, `TRE-MG`. */
const OF_STATE = '(<whole> :court-of-state ) | (<short> :state-court ) ( :dash|:slash )? (<uf> :uf )';
/** `Tribunal de Justiça do Estado de |São Paulo`. */
const OF_NAMED_STATE =
  '( (<TJ> tj | tribunal de justiça ) | (<TRE> tre | tribunal regional eleitoral ) | (<TCE> tce | tribunal de contas ) ) ( :de estado )? :de';
/** All names at once: most tokens begin none of them, so one look is enough. */
const NAME = phrase(`(<acronym> :national-court ) | ${NAMED} | ${REGIONAL} | ${OF_STATE} | ${OF_NAMED_STATE}`);
const AND_TERRITORIES = phrase('e dos? territórios');

/** Polite letters before a court, with their stops: `C. `, `E. `, also those that are words (`c`, `e`, `o`). */
const DOTTED_COURTESY = pattern('( :letter|:letterUpper|:roman|:romanLower|c|e|o :stop ){1,3}');
const COURTESY = phrase('( :courtesy | :courtesy-short :stop? ){1,3}');
/** Words that only point to a court, read after `do`, `desta`, `daquele`. */
const POINTING = phrase(
  'tribunal|corte|pretório ( superior|regional|militar|eleitoral|federal|trabalhista | de justiça|contas | do trabalho ){0,2} | superior tribunal | casa|sodalício|regional|colegiado',
);

/** Returns the court named right at a token; with `pointing`, also words that only point to one. */
export function readCourt(tokens: Tokens, at: number, pointing: boolean): NamedCourt | null {
  // `Excelso Pretório` is a name, but `excelso Supremo Tribunal` is a polite word and a name. So the name is tried
  // first.
  const named = readName(tokens, at);
  if (named) return named;
  const dotted = Math.max(at, endAhead(tokens, at, DOTTED_COURTESY));
  const past = Math.max(dotted, endAhead(tokens, dotted, COURTESY));
  const behind = past > at ? readName(tokens, past) : null;
  if (behind || !pointing) return behind;
  const to = endAhead(tokens, past, POINTING);
  return to < 0 ? null : { court: null, to };
}

function readName(tokens: Tokens, at: number): NamedCourt<string> | null {
  const found = partsAhead(tokens, at, NAME);
  if (!found) return readDotted(tokens, at);
  const { acronym, region, whole, short } = found.parts;
  if (acronym) return { court: textOfPart(tokens, acronym).toUpperCase(), to: found.to };
  if (region) return readRegional(tokens, found);
  if (whole || short) return readOfState(tokens, found);
  const [court = ''] = Object.keys(found.parts);
  return court in NATIONAL ? { court, to: found.to } : readOfNamedState(tokens, court, found.to);
}

/** `S.T.J.` */
function readDotted(tokens: Tokens, at: number): NamedCourt<string> | null {
  const letter = charOf(tokens, at) | 0x20;
  if (letter !== LETTER_S && letter !== LETTER_T) return null;
  const begin = tokens.start[at] as number;
  const dotted = DOTTED.exec(tokens.text.slice(begin, begin + DOTTED_MAX))?.[0];
  if (dotted === undefined) return null;
  return { court: dotted.replace(/[.\s]/g, '').toUpperCase(), to: tokenAt(tokens, begin + dotted.length - 1) + 1 };
}

const [LETTER_S, LETTER_T] = [0x73, 0x74];
const DOTTED = compact(/^(?:s\.\s?t\.\s?[fjm]|t\.\s?s\.\s?[te])(?!\p{L})\.?/iu);
const DOTTED_MAX = 8;

function readRegional(tokens: Tokens, { to, parts: { regional, federal, region } }: Parts): NamedCourt<string> | null {
  const written = textOfPart(tokens, region);
  const number = Number.parseInt(written, 10) || ordinalValue(written);
  const kind = textOfPart(tokens, regional).toUpperCase() || (federal ? 'TRF' : 'TRT');
  return number ? { court: `${kind}${number}`, to } : null;
}

function readOfState(tokens: Tokens, { to, parts: { whole, short, uf } }: Parts): NamedCourt<string> {
  const [, kind = '', ofWhole = ''] = /^(TJ|TRE|TCE)(\w*)/i.exec(textOfPart(tokens, whole ?? short)) ?? [];
  return { court: print(kind, textOfPart(tokens, uf).replace('.', '') || ofWhole), to };
}

function readOfNamedState(tokens: Tokens, kind: string, at: number): NamedCourt<string> | null {
  const state = stateAt(tokens, skipLines(tokens, at));
  return state && { court: print(kind, state.uf), to: Math.max(state.to, endAhead(tokens, state.to, AND_TERRITORIES)) };
}

/** Writes the acronym in the way that each kind of court writes its own: `TJSP`, `TJDFT`, `TRE-MG`. */
function print(kind: string, uf: string): string {
  if (kind.toUpperCase() !== 'TJ') return `${kind}-${uf}`.toUpperCase();
  return uf.toUpperCase() === 'DF' ? 'TJDFT' : `TJ${uf}`.toUpperCase();
}

const BEFORE = phrase(
  '(<court> :national-court^ | :regional-court^ :dash? :number | :court-of-state^ | :state-court^ :dash|:slash :uf ) ( :comma|:colon|:dash )?',
);

/**
 * Returns the court right before token `to` with nothing but a mark between them (`STJ `, `STJ, `, `TST – `). It must not
 * begin before token `from`.
 */
export function courtBefore(tokens: Tokens, from: number, to: number): { court: string; from: number } | null {
  const begin = partsBehind(tokens, from, to, BEFORE)?.parts.court?.[0];
  if (begin === undefined || '/-'.includes(tokens.text.charAt((tokens.start[begin] as number) - 1) || ' ')) return null;
  const named = readName(tokens, begin);
  return named && { court: named.court, from: begin };
}
