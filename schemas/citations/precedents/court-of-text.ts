import type { OrigemDoTribunal, PrecedenteCitado, SumulaCitada } from '../../contract/model/verification/citacao.ts';
import { type Heading, headingAt, readHeadings } from '../tokens/headings.ts';
import { textOf, tokenAt } from '../tokens/locate.ts';
import { findWithin, type Pattern, pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { wordOf } from '../tokens/words.ts';
import { readCourt } from './courts.ts';
import { type Found, HAS_SUMULAS } from './identify.ts';
import { isOfAnother, ownCourt } from './own-court.ts';

/** A citation together with how it was read. */
export interface Cited {
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
}

interface Rule {
  origem: OrigemDoTribunal;
  example: string;
  /** Returns the court that the text indicates by this rule, or null. */
  courtOf: (loose: Loose, text: Told) => string | null;
}

/**
 * The first rule that gives a court decides the origin. If another rule gives a different court, the court stays
 * unknown.
 */
const RULES: readonly Rule[] = [
  {
    origem: 'titulo',
    example: '## Súmulas do STJ … ### Progressão … Súmula 471',
    courtOf: ({ at, pointing }, text) => (pointing ? null : text.courtOfHeading(at)),
  },
  {
    origem: 'mesma_sumula',
    example: 'a Súmula 7/STJ … as Súmulas 5 e 7 desta Corte',
    courtOf: ({ sumula, pointing }, text) =>
      pointing ? text.courtOfList(pointing) : text.courtOfNumber(sumula.numero),
  },
  {
    origem: 'proprio_tribunal',
    example: 'RECURSO ESPECIAL Nº 1.136.904 - RS … a Súmula 7 desta Corte',
    courtOf: ({ at, pointing }, text) => (pointing && text.says(pointing, THIS) ? text.ownCourtAt(at) : null),
  },
  {
    origem: 'mesmo_tribunal',
    example: 'o TST decidiu contra a Súmula 289 do mesmo tribunal',
    courtOf: ({ at, pointing }, text) =>
      pointing && text.says(pointing, SAME) && !text.says(pointing, THIS) ? text.courtBefore(at) : null,
  },
];

const THIS = pattern('deste|desta');
const SAME = pattern('mesmo|mesma|próprio|própria');

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

/**
 * Sets the court of each súmula that has none next to its number, if the rest of the text indicates one. It is marked
 * as inferred.
 */
export function tellCourts(tokens: Tokens, cited: readonly Cited[]): void {
  const loose = cited.flatMap(({ citado, found }): Loose[] => {
    if (citado.tipo !== 'sumula' || citado.tribunal !== null) return [];
    return [{ sumula: citado, at: tokenAt(tokens, citado.offset), pointing: found.scope.pointing }];
  });
  if (loose.length === 0) return;
  const text = new Told(tokens, cited, loose);
  // All are decided before any is set, because an inferred court is no evidence for another.
  const told = loose.map((each) => tell(each, text));
  for (const [i, { sumula }] of loose.entries()) {
    const { tribunal, origem } = told[i] ?? {};
    if (tribunal && origem) Object.assign(sumula, { tribunal, tribunal_inferido: true, origem_tribunal: origem });
  }
}

function tell(loose: Loose, text: Told): { tribunal: string; origem: OrigemDoTribunal } | null {
  const answers = RULES.flatMap(({ origem, courtOf }) => {
    const tribunal = courtOf(loose, text);
    return tribunal === null ? [] : [{ tribunal, origem }];
  });
  const [first] = answers;
  if (!first || answers.some(({ tribunal }) => tribunal !== first.tribunal)) return null;
  return loose.pointing && !text.mayBe(loose.pointing, first.tribunal) ? null : first;
}

/** What a text indicates about courts. Each part is computed when it is first needed. */
class Told {
  private readonly tokens: Tokens;
  private readonly cited: readonly Cited[];
  private readonly loose: readonly Loose[];
  private readonly headings: readonly Heading[];
  private readonly ofHeading = new Map<Heading, string | null | undefined>();
  private numbered: ReadonlySet<Heading> | undefined;
  private ofNumber: Map<number, string | null> | undefined;
  private ofList: Map<number, string | null> | undefined;
  private own: string | null | undefined;
  private named: { court: string; at: number }[] | undefined;

  constructor(tokens: Tokens, cited: readonly Cited[], loose: readonly Loose[]) {
    this.tokens = tokens;
    this.cited = cited;
    this.loose = loose;
    this.headings = readHeadings(tokens);
  }

  /**
   * Returns the court of the heading that contains the token, or else of the nearest heading above. Null if that
   * heading names two.
   */
  courtOfHeading(at: number): string | null {
    for (let heading = headingAt(this.headings, at); heading; heading = heading.above) {
      if (!this.ofHeading.has(heading)) this.ofHeading.set(heading, this.readHeading(heading));
      const court = this.ofHeading.get(heading);
      if (court !== undefined) return court;
    }
    return null;
  }

  /**
   * Returns the only court that a heading names, undefined if it names none. Null if it names several, or if the court
   * belongs to a number (`### Súmula 7 do STJ`).
   */
  private readHeading(heading: Heading): string | null | undefined {
    const courts = new Set(courtsWithin(this.tokens, heading.from, heading.to).map(({ court }) => court));
    if (courts.size === 0) return undefined;
    this.numbered ??= this.findNumbered();
    return courts.size > 1 || this.numbered.has(heading) ? null : ([...courts][0] as string);
  }

  /** Returns the headings that contain a citation with a court, or one that needs none. */
  private findNumbered(): Set<Heading> {
    const found = new Set<Heading>();
    for (const { citado } of this.cited) {
      const at = tokenAt(this.tokens, citado.offset);
      const heading = headingAt(this.headings, at);
      const isLoose = citado.tipo === 'sumula' && citado.tribunal === null;
      if (heading && at < heading.to && !isLoose) found.add(heading);
    }
    return found;
  }

  /**
   * Returns the only court whose ordinary súmula of that number the text cites. Null also if the text cites a binding
   * súmula of that number.
   */
  courtOfNumber(numero: number): string | null {
    if (!this.ofNumber) {
      this.ofNumber = new Map();
      for (const { citado } of this.cited)
        if (citado.tipo === 'sumula' && citado.tribunal !== null)
          note(this.ofNumber, citado.numero, citado.vinculante ? null : citado.tribunal);
    }
    return this.ofNumber.get(numero) ?? null;
  }

  /**
   * Returns the court that is known for any number of the list that these pointing words follow, because all of the
   * list are of one court.
   */
  courtOfList([from]: readonly [number, number]): string | null {
    if (!this.ofList) {
      this.ofList = new Map();
      for (const { sumula, pointing } of this.loose) {
        const court = pointing && this.courtOfNumber(sumula.numero);
        if (pointing && court) note(this.ofList, pointing[0], court);
      }
    }
    return this.ofList.get(from) ?? null;
  }

  /** Returns the court that wrote the text, unless the token may be in a quoted decision of another one. */
  ownCourtAt(at: number): string | null {
    if (this.own === undefined) this.own = ownCourt(this.tokens);
    return this.own === null || isOfAnother(this.tokens, at, this.own) ? null : this.own;
  }

  /** Returns the court named last before a token, in the same paragraph. */
  courtBefore(at: number): string | null {
    this.named ??= courtsWithin(this.tokens, 0, this.tokens.count);
    let low = 0;
    let high = this.named.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.named[middle] as { at: number }).at < at) low = middle + 1;
      else high = middle;
    }
    const last = this.named[low - 1];
    if (!last || at - last.at > FAR) return null;
    return EMPTY_LINE.test(textOf(this.tokens, last.at, at)) ? null : last.court;
  }

  says([from, to]: readonly [number, number], wanted: Pattern): boolean {
    return findWithin(this.tokens, from, to, wanted) >= 0;
  }

  mayBe([from, to]: readonly [number, number], court: string): boolean {
    for (let at = from; at < to; at++) if (QUALITIES.get(wordOf(this.tokens, at))?.test(court) === false) return false;
    return true;
  }
}

/** Notes the court of a number or list. A second, different court makes it null. */
function note(told: Map<number, string | null>, of: number, court: string | null): void {
  const known = told.get(of);
  told.set(of, known === undefined || known === court ? court : null);
}

const EMPTY_LINE = /\n\s*\n/;
/**
 * The most tokens between a court's name and the súmula that it may belong to; longer paragraphs are not read as one.
 */
const FAR = 200;

const OF_STATE = /^T(?:J|RE|CE)/;

/** Returns the courts named between two tokens, of those that number súmulas. */
function courtsWithin(tokens: Tokens, from: number, to: number): { court: string; at: number }[] {
  const found: { court: string; at: number }[] = [];
  for (let at = from; at < to; at++) {
    const named = readCourt(tokens, at, false);
    if (!named?.court) continue;
    if (HAS_SUMULAS.test(named.court) || OF_STATE.test(named.court)) found.push({ court: named.court, at });
    at = named.to - 1;
  }
  return found;
}
