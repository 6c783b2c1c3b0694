import { type AtoNumerado, makeSigla } from '../../law/act-name.ts';
import { UFS } from '../lexicon/places.ts';
import { textOf } from '../tokens/locate.ts';
import { findAll, findWithin, pattern } from '../tokens/pattern.ts';
import { lookFor } from '../tokens/places.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { readNumber } from './beside.ts';
import { homonymOf, readDefined } from './defined.ts';
import { readMakerBefore } from './lawmaker.ts';
import { outsideSigla } from './mention.ts';
import type { Nomes } from './names.ts';
import { readAct } from './read-act.ts';
import { type ActStart, findActStarts } from './starts.ts';

const CONSTITUTION = pattern('constituicao | carta | ce^^');
/** `X-CE`, `X-CE-SP`; not `X-CEF`, which is a bank's acronym. */
const STATE_CONSTITUTIONS: ReadonlySet<string> = new Set(['X-CE', ...UFS.map((uf) => `X-CE-${uf}`)]);
const FEDERAL = pattern('federal|federais');
const findMade = lookFor(pattern(':makes-law|:holds o|a'));
const MAX_LETTERS = 6;

/** Words that show which of two laws a text means by LRF: the one on fiscal responsibility or the one on bankruptcy. */
const TREASURY =
  /responsabilidade\s{1,3}fiscal|(?:complementar|LC)\s{1,3}(?:(?:federal|n[.º°o]{1,3})\s{0,3}){0,2}101(?!\d)/i;
const BANKRUPTCY_NUMBER = /11\.?101(?!\d)/;
const BANKRUPTCY =
  /fal[êe]nci|falimentar|massa\s{1,3}falida|recuperanda|recupera[çc](?:[ãa]o|[õo]es)\s{1,3}(?:extra)?judicia/i;

/** What a text itself says about acts: what an acronym stands for in it, and which laws a state or town made. */
export class TextNames {
  /** The value is null if the text defines the acronym as the act that it usually means. */
  private defined: Said<string | null> | null = null;
  private states: Said<string> | null = null;
  private makers: Said<string> | null = null;
  private homonym: string | null | undefined;
  private readonly tokens: Tokens;
  private readonly starts: readonly number[];
  private readonly names: Nomes;

  /** @param starts the tokens where an act may begin */
  constructor(tokens: Tokens, starts: readonly number[], names: Nomes) {
    this.tokens = tokens;
    this.starts = starts;
    this.names = names;
  }

  /** Returns the act that the acronym between two tokens means in this text, or null if it has its usual meaning. */
  sigla(at: number, to: number): string | null {
    const written = textOf(this.tokens, at, to);
    if (written.length > MAX_LETTERS) return null;
    this.defined ??= this.readDefined();
    const defined = this.defined.last(written, at);
    if (defined !== undefined) return defined;
    if (written === 'CE') return this.stateConstitution(at);
    return written === 'LRF' ? this.findHomonym(written) : null;
  }

  /** Returns who made the law between two tokens, according to what was said before it. Null if nothing was said. */
  maker(act: AtoNumerado, at: number, to: number): string | null {
    this.makers ??= this.readMakers();
    if (this.makers.isEmpty || findWithin(this.tokens, at, to, FEDERAL) >= 0) return null;
    return this.makers.last(makeSigla(act), at) ?? null;
  }

  private readDefined(): Said<string | null> {
    const said = new Said<string | null>();
    for (let i = 0; i < this.starts.length; i++) {
      const at = this.starts[i] as number;
      if ((this.tokens.end[at] as number) - (this.tokens.start[at] as number) > MAX_LETTERS) continue;
      const sigla = readDefined(this.tokens, this.starts, i, this.names);
      if (sigla !== undefined) said.note(textOf(this.tokens, at, at + 1), at, sigla);
    }
    return said;
  }

  private readMakers(): Said<string> {
    const said = new Said<string>();
    for (const verb of findMade(this.tokens)) {
      const number = readNumber(this.tokens, verb + 2);
      const maker = number && readMakerBefore(this.tokens, verb + 2);
      if (number && maker) said.note(makeSigla(number.numbered), verb + 2, maker);
    }
    return said;
  }

  /**
   * Returns the state constitution that was named last or, if none was yet, the first that will be. If there is one,
   * `CE` does not mean the Código Eleitoral.
   */
  private stateConstitution(at: number): string | null {
    this.states ??= this.readStates();
    return this.states.last('CE', at) ?? this.states.first('CE') ?? null;
  }

  private readStates(): Said<string> {
    const said = new Said<string>();
    for (const at of findAll(this.tokens, CONSTITUTION)) {
      const act = readAct(this.tokens, at, this.names, 'behind');
      if (act?.sigla && STATE_CONSTITUTIONS.has(act.sigla)) said.note('CE', at, act.sigla);
    }
    return said;
  }

  private findHomonym(written: string): string | null {
    if (this.homonym !== undefined) return this.homonym;
    const { text } = this.tokens;
    const treasury = TREASURY.test(text);
    const bankruptcy = BANKRUPTCY_NUMBER.test(text);
    if (bankruptcy && !treasury) this.homonym = homonymOf(written, this.names);
    else this.homonym = bankruptcy || (!treasury && BANKRUPTCY.test(text)) ? outsideSigla(written) : null;
    return this.homonym;
  }
}

/** The tokens of a text where an act may begin, and the names that hold in it. */
interface StartsOfText {
  starts: readonly ActStart[];
  names: Nomes;
}

let last: (StartsOfText & { tokens: Tokens; of: Nomes }) | null = null;

/** Cached for the last text: its citations and then the acts cited alone are read from the same starts. */
export function startsOf(tokens: Tokens, names: Nomes): StartsOfText {
  if (last?.tokens !== tokens || last.of !== names) {
    const starts = findActStarts(tokens, names);
    const places = starts.map(({ at }) => at);
    last = { tokens, of: names, starts, names: { ...names, doTexto: new TextNames(tokens, places, names) } };
  }
  return last;
}

/** Statements about words, each valid from its token on. They are added in the order of the text. */
class Said<T> {
  private readonly said = new Map<string, { at: number; value: T }[]>();

  get isEmpty(): boolean {
    return this.said.size === 0;
  }

  note(word: string, at: number, value: T): void {
    const own = this.said.get(word);
    if (own) own.push({ at, value });
    else this.said.set(word, [{ at, value }]);
  }

  /** Returns the last statement about a word at or before a token, or undefined if there is none. */
  last(word: string, at: number): T | undefined {
    const own = this.said.get(word) ?? [];
    let from = 0;
    let to = own.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((own[middle] as { at: number }).at <= at) from = middle + 1;
      else to = middle;
    }
    return own[from - 1]?.value;
  }

  first(word: string): T | undefined {
    return this.said.get(word)?.[0]?.value;
  }
}
