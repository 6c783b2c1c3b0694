import type { OrigemDoTribunal, PrecedenteCitado, SumulaCitada } from '../../contract/model/verification/citacao.ts';
import { type Heading, headingAt, readHeadings } from '../tokens/headings.ts';
import { hasEmptyLine, lastBegun, tokenAt } from '../tokens/locate.ts';
import { findWithin, pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { wordOf } from '../tokens/words.ts';
import { readCourt } from './courts.ts';
import { type Found, HAS_SUMULAS } from './identify.ts';
import { isOfAnother, ownCourt } from './own-court.ts';

/** A citation together with how it was read. */
export interface CitedPrecedent {
  citado: PrecedenteCitado;
  found: Found;
}

/** A súmula whose court is not written next to its number. */
interface Loose {
  sumula: SumulaCitada;
  /** Its first token. */
  at: number;
  /** The words that point at a court: `desta Corte`. */
  pointing: readonly [from: number, to: number] | null;
  /** Whether they mean the court of the text (`desta`), the one named last (`mesma`), or any. */
  means: 'this' | 'same' | 'any' | null;
}

interface Rule {
  origem: OrigemDoTribunal;
  example: string;
  /** Returns the court that the text indicates by this rule; null or undefined if none. */
  courtOf: (loose: Loose, text: CourtEvidence) => string | null | undefined;
}

/**
 * The first rule that gives a court decides the origin. If another rule gives a different court, the court stays
 * unknown.
 */
const RULES: readonly Rule[] = [
  {
    origem: 'titulo',
    example: '## Súmulas do STJ … ### Progressão … Súmula 471',
    courtOf: ({ at, means }, text) => (means === null ? text.courtOfHeading(at) : null),
  },
  {
    origem: 'mesma_sumula',
    example: 'a Súmula 7/STJ … as Súmulas 5 e 7 desta Corte',
    courtOf: ({ sumula, pointing }, text) =>
      pointing ? text.ofList.get(pointing[0]) : text.ofNumber.get(sumula.numero),
  },
  {
    origem: 'proprio_tribunal',
    example: 'RECURSO ESPECIAL Nº 1.136.904 - RS … a Súmula 7 desta Corte',
    courtOf: ({ at, means }, text) => (means === 'this' ? text.ownCourtAt(at) : null),
  },
  {
    origem: 'mesmo_tribunal',
    example: 'o TST decidiu contra a Súmula 289 do mesmo tribunal',
    courtOf: ({ at, means }, text) => (means === 'same' ? text.courtBefore(at) : null),
  },
];

const THIS = pattern('deste|desta');
const SAME = pattern('mesmo|mesma|próprio|própria');

function meaningOf(tokens: Tokens, pointing: Loose['pointing']): Loose['means'] {
  if (!pointing) return null;
  if (findWithin(tokens, ...pointing, THIS) >= 0) return 'this';
  return findWithin(tokens, ...pointing, SAME) >= 0 ? 'same' : 'any';
}

/** The courts that each of the pointing words may mean: `desta Corte Militar` is not the STJ. */
const QUALITIES: ReadonlyMap<string, RegExp> = new Map([
  ['superior', /^(?:STJ|STM|TST|TSE)$/],
  ['militar', /^(?:STM|TJM)/],
  ['eleitoral', /^T[SR]E/],
  ['trabalho', /^T[SR]T/],
  ['trabalhista', /^T[SR]T/],
  ['contas', /^TC/],
  ['regional', /^TR/],
  ['federal', /^(?:STF|TRF)/],
  ['justica', /^(?:STJ|TJ)/],
]);

/** Returns whether the pointing words may mean a court. */
function mayMean(tokens: Tokens, [from, to]: readonly [number, number], court: string): boolean {
  for (let at = from; at < to; at++) if (QUALITIES.get(wordOf(tokens, at))?.test(court) === false) return false;
  return true;
}

/**
 * Sets the court of each súmula that has none next to its number, if the rest of the text indicates one. It is marked
 * as inferred.
 */
export function tellCourts(tokens: Tokens, cited: readonly CitedPrecedent[]): void {
  const loose: Loose[] = [];
  for (const { citado, found } of cited) {
    if (citado.tipo !== 'sumula' || citado.tribunal !== null) continue;
    const { pointing } = found.scope;
    loose.push({ sumula: citado, at: tokenAt(tokens, citado.offset), pointing, means: meaningOf(tokens, pointing) });
  }
  if (loose.length === 0) return;
  const text = new CourtEvidence(tokens, cited, loose);
  for (const each of loose) {
    const told = tell(each, text);
    if (!told || (each.pointing && !mayMean(tokens, each.pointing, told.tribunal))) continue;
    Object.assign(each.sumula, { tribunal: told.tribunal, tribunal_inferido: true, origem_tribunal: told.origem });
  }
}

function tell(loose: Loose, text: CourtEvidence): { tribunal: string; origem: OrigemDoTribunal } | null {
  let told: { tribunal: string; origem: OrigemDoTribunal } | null = null;
  for (const { origem, courtOf } of RULES) {
    const tribunal = courtOf(loose, text);
    if (!tribunal) continue;
    if (told && told.tribunal !== tribunal) return null;
    told ??= { tribunal, origem };
  }
  return told;
}

/**
 * What a text indicates about courts, without those that are inferred here, which are no evidence for others. What
 * needs a pass over the whole text is computed when it is first needed.
 */
class CourtEvidence {
  readonly ofNumber: ReadonlyMap<number, string | null>;
  readonly ofList: ReadonlyMap<number, string | null>;
  private readonly tokens: Tokens;
  private readonly headings: readonly Heading[];
  private readonly ofHeading: ReadonlyMap<Heading, string | null>;
  private own: string | null | undefined;
  private named: readonly CourtAt[] | undefined;

  constructor(tokens: Tokens, cited: readonly CitedPrecedent[], loose: readonly Loose[]) {
    this.tokens = tokens;
    this.headings = readHeadings(tokens);
    this.ofHeading = courtsOfHeadings(tokens, this.headings, cited);
    this.ofNumber = courtsOfNumbers(cited);
    this.ofList = courtsOfLists(loose, this.ofNumber);
  }

  /** Returns the court of the nearest heading that names any: the one that contains the token, or one above. */
  courtOfHeading(at: number): string | null {
    let heading = headingAt(this.headings, at);
    while (heading && !this.ofHeading.has(heading)) heading = heading.above;
    return heading ? (this.ofHeading.get(heading) ?? null) : null;
  }

  /** Returns the court that wrote the text, unless the token may be in a quoted decision of another one. */
  ownCourtAt(at: number): string | null {
    if (this.own === undefined) this.own = ownCourt(this.tokens);
    return this.own === null || isOfAnother(this.tokens, at, this.own) ? null : this.own;
  }

  /** Returns the court named last before a token, in the same paragraph. */
  courtBefore(at: number): string | null {
    this.named ??= courtsWithin(this.tokens, 0, this.tokens.count);
    const last = lastBegun(this.named, at - 1);
    if (!last || at - last.from > FAR) return null;
    return hasEmptyLine(this.tokens, last.from, at) ? null : last.court;
  }
}

/**
 * The most tokens between a court's name and the súmula that it may belong to; longer paragraphs are not read as one.
 */
const FAR = 200;

/**
 * Returns the court of each heading that names one. Null if it names several, or if the court belongs to a number
 * (`### Súmula 7 do STJ`).
 */
function courtsOfHeadings(
  tokens: Tokens,
  headings: readonly Heading[],
  cited: readonly CitedPrecedent[],
): Map<Heading, string | null> {
  const told = new Map<Heading, string | null>();
  for (const heading of headings)
    for (const { court } of courtsWithin(tokens, heading.from, heading.to)) note(told, heading, court);
  for (const { citado } of told.size === 0 ? [] : cited) {
    const at = tokenAt(tokens, citado.offset);
    const heading = headingAt(headings, at);
    const isLoose = citado.tipo === 'sumula' && citado.tribunal === null;
    if (heading && at < heading.to && !isLoose && told.has(heading)) told.set(heading, null);
  }
  return told;
}

/**
 * Returns, by number, the only court whose ordinary súmula of that number the text cites. Null also if the text cites a
 * binding súmula of that number.
 */
function courtsOfNumbers(cited: readonly CitedPrecedent[]): Map<number, string | null> {
  const told = new Map<number, string | null>();
  for (const { citado } of cited)
    if (citado.tipo === 'sumula' && citado.tribunal !== null)
      note(told, citado.numero, citado.vinculante ? null : citado.tribunal);
  return told;
}

/**
 * Returns, by the first of the pointing words that follow a list, the court that is known for any number of the list,
 * because all of the list are of one court.
 */
function courtsOfLists(loose: readonly Loose[], ofNumber: ReadonlyMap<number, string | null>) {
  const told = new Map<number, string | null>();
  for (const { sumula, pointing } of loose) {
    const court = pointing && ofNumber.get(sumula.numero);
    if (court) note(told, pointing[0], court);
  }
  return told;
}

/** Notes a court. A second, different court of the same makes it null. */
function note<Of>(told: Map<Of, string | null>, of: Of, court: string | null): void {
  const known = told.get(of);
  told.set(of, known === undefined || known === court ? court : null);
}

interface CourtAt {
  court: string;
  /** Its first token. */
  from: number;
}

const OF_STATE = /^T(?:J|RE|CE)/;

/** Returns the courts named between two tokens, of those that number súmulas. */
function courtsWithin(tokens: Tokens, from: number, to: number): CourtAt[] {
  const found: CourtAt[] = [];
  for (let at = from; at < to; at++) {
    const named = readCourt(tokens, at, false);
    if (!named?.court) continue;
    if (HAS_SUMULAS.test(named.court) || OF_STATE.test(named.court)) found.push({ court: named.court, from: at });
    at = named.to - 1;
  }
  return found;
}
