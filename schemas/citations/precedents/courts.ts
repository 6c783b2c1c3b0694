import { ordinalValue } from '../../law/numerais.ts';
import { compact } from '../../text/compact.ts';
import { stateAt } from '../mentions/places.ts';
import { charOf, skipLines, textOf } from '../tokens/locate.ts';
import { endAhead, partsAhead, partsBehind, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { endOfToken, skipDotted, wordsOf } from './written.ts';

/** A court named in a text: its acronym, or null if the words only point to one (`esta Corte`). */
export interface NamedCourt {
  court: string | null;
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
const NAMED_WRITTEN = Object.entries(NATIONAL)
  .map(([court, names]) => `(<${court}> ( ${names} ) ( :dash|:open ${court} :close? )? )`)
  .join(' | ');
const NAMED = phrase(NAMED_WRITTEN);
const ACRONYM = phrase(':national-court');
/** `TRF4`, `TRT da 2ª Região`, `Tribunal Regional Federal da Quarta Região`. */
const REGIONAL_WRITTEN =
  '( (<acronym> :regional-court ) | (<federal> tribunal regional federal ) | tribunal regional do trabalho ) ( :dash|:slash | :de )? (<number> :number|:ordinal :stop? | :word ) ( região )?';
const REGIONAL = phrase(REGIONAL_WRITTEN);
/** `TJ/RS`, `TRE-MG`. */
const OF_STATE_WRITTEN = '(<whole> :court-of-state ) | (<court> :state-court ) ( :dash|:slash )? (<state> :uf )';
const OF_STATE = phrase(OF_STATE_WRITTEN);
/** `Tribunal de Justiça do Estado de |São Paulo`. */
const OF_NAMED_STATE_WRITTEN =
  '( (<TJ> tj | tribunal de justiça ) | (<TRE> tre | tribunal regional eleitoral ) | tce | tribunal de contas ) ( :de estado )? :de';
const OF_NAMED_STATE = phrase(OF_NAMED_STATE_WRITTEN);
/** All names at once: most tokens begin none of them, so one look is enough. */
const ANY_NAME = phrase([NAMED_WRITTEN, REGIONAL_WRITTEN, OF_STATE_WRITTEN, OF_NAMED_STATE_WRITTEN].join(' | '));
const AND_TERRITORIES = phrase('e dos? territórios');

/** Polite words before a court: `C. `, `colendo `. Those of one letter and a stop are read by `skipDotted`. */
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
  const past = skipCourtesy(tokens, at);
  const behind = past > at ? readName(tokens, past) : null;
  if (behind || !pointing) return behind;
  const to = endAhead(tokens, past, POINTING);
  return to < 0 ? null : { court: null, to };
}

function skipCourtesy(tokens: Tokens, at: number): number {
  const dotted = skipDotted(tokens, at);
  return Math.max(dotted, endAhead(tokens, dotted, COURTESY));
}

function readName(tokens: Tokens, at: number): NamedCourt | null {
  const acronym = endAhead(tokens, at, ACRONYM);
  if (acronym >= 0) return { court: textOf(tokens, acronym - 1, acronym).toUpperCase(), to: acronym };
  const dotted = readDotted(tokens, at);
  if (dotted) return dotted;
  if (endAhead(tokens, at, ANY_NAME) < 0) return null;
  const named = partsAhead(tokens, at, NAMED);
  if (named) return { court: Object.keys(named.parts)[0] as string, to: named.to };
  return readRegional(tokens, at) ?? readOfState(tokens, at);
}

function readDotted(tokens: Tokens, at: number): NamedCourt | null {
  const letter = charOf(tokens, at) | 0x20;
  if (letter !== LETTER_S && letter !== LETTER_T) return null;
  const begin = tokens.start[at] as number;
  const dotted = DOTTED.exec(tokens.text.slice(begin, begin + DOTTED_MAX))?.[0];
  if (dotted === undefined) return null;
  return { court: dotted.replace(/[.\s]/g, '').toUpperCase(), to: endOfToken(tokens, at, dotted.length) };
}

const [LETTER_S, LETTER_T] = [0x73, 0x74];
/** `S.T.J.` */
const DOTTED = compact(/^(?:s\.\s?t\.\s?[fjm]|t\.\s?s\.\s?[te])(?!\p{L})\.?/iu);
const DOTTED_MAX = 8;

function readRegional(tokens: Tokens, at: number): NamedCourt | null {
  const found = partsAhead(tokens, at, REGIONAL);
  if (!found) return null;
  const { acronym, federal, number } = found.parts;
  const written = wordsOf(tokens, number);
  const region = Number.parseInt(written, 10) || ordinalValue(written);
  if (!region) return null;
  const kind = acronym ? wordsOf(tokens, acronym).toUpperCase() : federal ? 'TRF' : 'TRT';
  return { court: `${kind}${region}`, to: found.to };
}

function readOfState(tokens: Tokens, at: number): NamedCourt | null {
  const short = partsAhead(tokens, at, OF_STATE);
  if (short) {
    const { whole, court, state } = short.parts;
    const written = wordsOf(tokens, whole ?? court);
    const [, kind = '', uf = ''] = /^(TJ|TRE|TCE)(\w*)/i.exec(written) ?? [];
    const letters = wordsOf(tokens, state).replace('.', '') || uf;
    return { court: print(kind, letters), to: short.to };
  }
  const named = partsAhead(tokens, at, OF_NAMED_STATE);
  const state = named && stateAt(tokens, skipLines(tokens, named.to));
  if (!named || !state) return null;
  const to = Math.max(state.to, endAhead(tokens, state.to, AND_TERRITORIES));
  return { court: print(named.parts.TJ ? 'TJ' : named.parts.TRE ? 'TRE' : 'TCE', state.uf), to };
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
export function courtBefore(tokens: Tokens, from: number, to: number): { court: string | null; from: number } | null {
  const found = partsBehind(tokens, from, to, BEFORE);
  const begin = found?.parts.court?.[0] ?? to;
  const named =
    found && !'/-'.includes(tokens.text.charAt((tokens.start[begin] as number) - 1) || ' ')
      ? readName(tokens, begin)
      : null;
  return named && { court: named.court, from: begin };
}
