import { type AtoNumerado, makeSigla } from '../../law/act-name.ts';
import { UFS } from '../lexicon/places.ts';
import { lastBegun, lengthOf, textOf } from '../tokens/locate.ts';
import { findAll, findWithin, lookFor, pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isUpper } from '../tokens/words.ts';
import { readNumber } from './beside.ts';
import { homonymOf, readDefined } from './defined.ts';
import { outsideSigla } from './mention.ts';
import type { Nomes, SaidOfActs } from './names.ts';
import { readAct } from './read-act.ts';
import { type ActStart, findActStarts } from './starts.ts';
import { readMakerBefore } from './whose/lawmaker.ts';

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

/** What is said from a token on: the act that is meant, or who made it. */
interface Said<T> {
  from: number;
  value: T;
}
/** What a text says about words, in the order of the text. */
type Sayings<T> = ReadonlyMap<string, readonly Said<T>[]>;

/** Reads what a text says about acts when it is first asked for. */
class TextNames implements SaidOfActs {
  /** The value is null if the text defines the acronym as the act that it usually means. */
  private defined: Sayings<string | null> | null = null;
  private makers: Sayings<string> | null = null;
  private states: readonly Said<string>[] | null = null;
  private lrf: string | null | undefined;
  private readonly tokens: Tokens;
  private readonly starts: readonly number[];
  private readonly names: Nomes;

  /** @param starts the tokens where an act may begin */
  constructor(tokens: Tokens, starts: readonly number[], names: Nomes) {
    this.tokens = tokens;
    this.starts = starts;
    this.names = names;
  }

  sigla(at: number, to: number): string | null {
    const written = textOf(this.tokens, at, to);
    if (written.length > MAX_LETTERS) return null;
    this.defined ??= readDefinitions(this.tokens, this.starts, this.names);
    const defined = lastBegun(this.defined.get(written) ?? [], at);
    if (defined) return defined.value;
    if (written === 'CE') return this.stateConstitution(at);
    if (written !== 'LRF') return null;
    if (this.lrf === undefined) this.lrf = lrfOf(this.tokens, this.names);
    return this.lrf;
  }

  maker(act: AtoNumerado, at: number, to: number): string | null {
    this.makers ??= readMakers(this.tokens);
    if (this.makers.size === 0 || findWithin(this.tokens, at, to, FEDERAL) >= 0) return null;
    return lastBegun(this.makers.get(makeSigla(act)) ?? [], at)?.value ?? null;
  }

  /**
   * Returns the state constitution that was named last or, if none was yet, the first that will be. If there is one,
   * `CE` does not mean the Código Eleitoral.
   */
  private stateConstitution(at: number): string | null {
    this.states ??= readStates(this.tokens, this.names);
    return (lastBegun(this.states, at) ?? this.states[0])?.value ?? null;
  }
}

function readDefinitions(tokens: Tokens, starts: readonly number[], names: Nomes): Sayings<string | null> {
  const said = new Map<string, Said<string | null>[]>();
  for (let i = 0; i < starts.length; i++) {
    const at = starts[i] as number;
    if (!isUpper(tokens, at) || lengthOf(tokens, at) > MAX_LETTERS) continue;
    const sigla = readDefined(tokens, starts, i, names);
    if (sigla !== undefined) note(said, textOf(tokens, at, at + 1), { from: at, value: sigla });
  }
  return said;
}

function readMakers(tokens: Tokens): Sayings<string> {
  const said = new Map<string, Said<string>[]>();
  for (const verb of findMade(tokens)) {
    const from = verb + 2;
    const number = readNumber(tokens, from);
    const maker = number && readMakerBefore(tokens, from);
    if (number && maker) note(said, makeSigla(number.numbered), { from, value: maker });
  }
  return said;
}

function readStates(tokens: Tokens, names: Nomes): Said<string>[] {
  const said: Said<string>[] = [];
  for (const from of findAll(tokens, CONSTITUTION)) {
    const value = readAct(tokens, from, names, 'behind')?.sigla;
    if (value && STATE_CONSTITUTIONS.has(value)) said.push({ from, value });
  }
  return said;
}

function note<T>(said: Map<string, Said<T>[]>, word: string, saying: Said<T>): void {
  const own = said.get(word);
  if (own) own.push(saying);
  else said.set(word, [saying]);
}

function lrfOf({ text }: Tokens, names: Nomes): string | null {
  const treasury = TREASURY.test(text);
  const bankruptcy = BANKRUPTCY_NUMBER.test(text);
  if (bankruptcy && !treasury) return homonymOf('LRF', names);
  return bankruptcy || (!treasury && BANKRUPTCY.test(text)) ? outsideSigla('LRF') : null;
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
