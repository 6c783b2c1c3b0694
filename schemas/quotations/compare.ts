import type { TipoDeDiferenca } from '../contract/model/verification/transcricao.ts';
import { type AlignedStep, type Alignment, align, type Step } from './align.ts';
import { composeLawText, type LawText, partAt } from './law-text.ts';
import { CUT, sizeOf, type Words } from './words.ts';

/** Words in which a quotation differs from the law. */
export interface Difference {
  tipo: TipoDeDiferenca;
  /** The words that the law has. */
  lei: string;
  /** The range of the quotation's words: `[from, to)`; empty if words are missing there. */
  from: number;
  to: number;
}

/** The comparison of a quotation with the words of an article. */
export interface Comparison {
  law: LawText;
  differences: readonly Difference[];
  /** The share of the quoted words that the law has in the same order: 0 to 1. */
  similarity: number;
  /** Each run of words of the law that the quotation leaves out, either at a mark of a cut or between provisions. */
  cuts: readonly (readonly string[])[];
  /** The keys of the provisions whose words the quotation has, in order. */
  keys: readonly string[];
  /** How many of their words it has, by key. */
  counts: ReadonlyMap<string, number>;
}

/** Below this share of common words, the texts have no similarity worth reporting. */
const LEAST_SHARED = 0.3;

/**
 * Compares a quotation with an article. Returns null if the law has too few of its words.
 * @param least the share of the quoted words that must occur somewhere in the law; the similarity is hardly higher than
 * that share
 * @param cited if the same words occur several times, those of this provision or of one below it are taken
 */
export function compare(quoted: Words, law: LawText, cited: string, least = LEAST_SHARED): Comparison | null {
  const size = sizeOf(quoted);
  const shared = quoted.letters.filter((word) => law.vocabulary.has(word)).length;
  if (shared < size * least) return null;
  const whole = findWhole(quoted, law, cited);
  if (whole !== null)
    return { law, differences: [], similarity: 1, cuts: [], keys: [whole], counts: new Map([[whole, size]]) };
  const own = quoted.letters.includes(CUT) ? ownPart(law, cited) : null;
  const within = own && compare(quoted, own, cited);
  if (within?.differences.length === 0) return within;
  const alignment = align(quoted.letters, law);
  const differences = findDifferences(quoted, law, alignment);
  const wrong = differences.reduce((sum, { from, to }) => sum + to - from, 0);
  const counts = new Map<string, number>();
  const cuts: string[][] = [];
  for (const { step, law: at, since } of alignment) {
    if (step === 'same' && law.optional[at] === 0) {
      const key = law.keys[partAt(law, at)] as string;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    if (since !== undefined) cuts.push(law.letters.slice(since, at));
  }
  const similarity = size === 0 ? 0 : (size - wrong) / size;
  return { law, differences, similarity, cuts, keys: [...counts.keys()], counts };
}

/**
 * Whether a quotation may consist only of the law's words: each is one of them, or is found in their letters if words
 * are split differently. Looking up the words takes linear time; aligning them takes the product of both lengths.
 */
export function mayBeWordForWord(quoted: Pick<Words, 'letters'>, { vocabulary, letters, optional }: LawText): boolean {
  const others = quoted.letters.filter((word) => word !== CUT && !vocabulary.has(word));
  if (others.length === 0) return true;
  // With the labels, and without them.
  const written = [letters.join(''), letters.filter((_, at) => optional[at] === 0).join('')];
  return others.every((word) => written.some((all) => all.includes(word)));
}

/**
 * Returns the cited provision alone. What a cut leaves out is searched for there first, since the words after the cut
 * may also occur elsewhere.
 */
function ownPart(law: LawText, cited: string): LawText | null {
  const part = law.keys.indexOf(cited);
  if (part < 0 || law.keys.length === 1) return null;
  return composeLawText([{ ref_key: cited, texto: law.texts[part] as string }]);
}

/**
 * Returns the key of a provision that has all the words in sequence, as for most quotations. This is the fastest check.
 */
function findWhole(quoted: Words, { joined, keys }: LawText, cited: string): string | null {
  const words = ` ${quoted.letters.join(' ')} `;
  let found: string | null = null;
  for (const [part, all] of joined.entries()) {
    if (!all.includes(words)) continue;
    const key = keys[part] as string;
    if (key === cited || key.startsWith(`${cited}.`)) return key;
    found ??= key;
  }
  return found;
}

const EDITS: ReadonlySet<Step> = new Set<Step>(['other', 'extra', 'missing']);

/**
 * Returns the runs of steps that differ, unless both sides have the same letters with words split differently: `auto
 * escola`.
 */
function findDifferences(quoted: Words, law: LawText, alignment: Alignment): Difference[] {
  const found: Difference[] = [];
  for (const run of runsOfEdits(alignment)) {
    const said = run.filter(({ step }) => step !== 'missing').map(({ word }) => word);
    const written = run.filter(({ step }) => step !== 'extra').map((step) => step.law);
    const letters = said.map((word) => quoted.letters[word] as string);
    // The mark of a cut at which nothing is left out is no difference.
    if (letters.every((word) => word === CUT) && written.length === 0) continue;
    if (letters.join('') === written.map((word) => law.letters[word]).join('')) continue;
    const from = run[0]?.word ?? 0;
    const tipo = said.length === 0 ? 'falta' : written.length === 0 ? 'sobra' : 'troca';
    found.push({ tipo, lei: wordsOf(law, written), from, to: from + said.length });
  }
  return found;
}

function runsOfEdits(alignment: Alignment): AlignedStep[][] {
  const runs: AlignedStep[][] = [];
  let open = false;
  for (const step of alignment) {
    const edits = EDITS.has(step.step);
    if (edits && open) runs.at(-1)?.push(step);
    else if (edits) runs.push([step]);
    open = edits;
  }
  return runs;
}

/** Returns words of the law as they are written, if they belong to one provision. */
function wordsOf(law: LawText, words: readonly number[]): string {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return '';
  const part = partAt(law, first);
  const whole = part === partAt(law, last) && law.start[first] !== -1;
  if (!whole) return words.map((word) => law.letters[word]).join(' ');
  return (law.texts[part] as string).slice(law.start[first], law.end[last]);
}
