import type { OrigemDaTranscricao, Situacao } from '../contract/model/verification/transcricao.ts';
import { type Comparison, compare, mayBeWordForWord } from './compare.ts';
import { composeLawText, type LawText } from './law-text.ts';
import type { Pair } from './pair.ts';
import { sizeOf, type Words } from './words.ts';

/** An earlier wording of a provision. */
export interface Wording {
  /** The text of the provision alone. */
  text: LawText;
  /** The dates between which it was the law, and the act that replaced it, as far as they are known. */
  desde: string | null;
  ate: string | null;
  por: string | null;
}

/** What a judgement needs to know of the law. A key is that of a provision or of a súmula. */
export interface Law {
  /** Returns the article or súmula that a key belongs to; null if its words are not available. */
  textOf(refKey: string): LawText | null;
  /** Returns the earlier wordings of a provision, the latest first. */
  earlierOf(refKey: string): readonly Wording[];
  /** Returns the keys of the articles and súmulas whose words are most similar, the likeliest first. */
  alike(quoted: Words, refKey: string): Iterable<string>;
}

export interface Judgement {
  situacao: Situacao;
  pair: Pair;
  comparison: Comparison | null;
  de: OrigemDaTranscricao | null;
}

/** Fewer words are a term, which many texts share. */
const LEAST = 4;
/** With fewer words than this, a quotation is never reported as matching no provision. */
const SHORT = 6;
/** Longer quotations are not compared. */
const MOST = 4_000;
/** From this similarity, words are the law's with differences, however they are offered. */
const MOSTLY = 0.75;
/**
 * A lower threshold for the first look-up: words split differently (`auto escola`) are no difference but are not in the
 * law's vocabulary.
 */
const NEARLY_MOSTLY = MOSTLY - 0.1;
const HALF = 0.5;
/** Words that are only perhaps offered as the law's are reported from this similarity and from `MANY` words. */
const UNMISTAKABLE = 0.88;
/** A lower threshold for the first look-up, for the same reason as `NEARLY_MOSTLY`. */
const NEARLY_UNMISTAKABLE = UNMISTAKABLE - 0.1;
const MANY = 10;
/** How much more similar than the cited provision another one must be. */
const MORE_ALIKE = 0.15;

/**
 * Judges a quotation against the provisions of its pairs (see `pairsOf`). Returns null if nothing certain can be said
 * of it.
 */
export function judge(quoted: Words, pairs: readonly Pair[], law: Law): Judgement | null {
  const size = sizeOf(quoted);
  if (size < LEAST || size > MOST) return null;
  const comparisons = new Map<LawText, Comparison | null>();
  const doubted = pairs.every(({ offer }) => offer === 'perhaps');
  const lay = (text: LawText, refKey: string) =>
    doubted ? compareDoubted(quoted, text, refKey, law) : compare(quoted, text, refKey);
  const compared = pairs.flatMap((pair) => {
    const text = law.textOf(pair.ref_key);
    if (!text) return [];
    // Citations in one list are often of the same article, so a comparison with that article that found differences is
    // reused for all of them.
    const known = comparisons.get(text);
    const comparison = known?.differences.length ? known : lay(text, pair.ref_key);
    comparisons.set(text, comparison);
    return [{ pair, text, comparison }];
  });
  for (const { pair, comparison } of compared) {
    if (!comparison || comparison.differences.length > 0 || !isOwn(comparison.keys, pair.ref_key)) continue;
    return { situacao: comparison.cuts.length === 0 ? 'literal' : 'com_cortes', pair, comparison, de: null };
  }
  for (const { pair, text, comparison } of compared) {
    const earlier = comparison && findEarlier(quoted, pair.ref_key, text, comparison, law);
    if (earlier) return { situacao: 'redacao_anterior', pair, ...earlier };
  }
  const best = compared.toSorted((one, other) => rankOf(other) - rankOf(one))[0];
  return best ? judgeOther(quoted, size, best, law) : null;
}

/**
 * Compares words that are only perhaps offered as the law's. They are reported only if nearly all of them are the
 * law's, today's or earlier. Most are a decision's, and long: aligning all of them with an article would take longer
 * than the rest of the work.
 */
const compareDoubted = (quoted: Words, text: LawText, refKey: string, law: Law): Comparison | null =>
  compare(quoted, text, refKey, NEARLY_UNMISTAKABLE) ??
  (mayBeEarlier(quoted, text, refKey, law) ? compare(quoted, text, refKey) : null);

/** Whether the words that are not in today's law may come from an earlier wording. */
function mayBeEarlier(quoted: Words, text: LawText, refKey: string, law: Law): boolean {
  const letters = quoted.letters.filter((word) => !text.vocabulary.has(word));
  return text.keys.some(
    (key) =>
      isFamily(key, refKey) &&
      (text.keys.length <= FEW_PROVISIONS || key === refKey) &&
      law.earlierOf(key).some(({ text: then }) => mayBeWordForWord({ letters }, then)),
  );
}

interface Compared {
  pair: Pair;
  comparison: Comparison | null;
}

/** A match in the cited provision ranks above one elsewhere in its article. */
const rankOf = ({ comparison, pair }: Compared): number =>
  comparison === null ? -1 : comparison.similarity + (isOwn(comparison.keys, pair.ref_key) ? 0.05 : 0);

/** Judges words that are not the provision's own, today or earlier. */
function judgeOther(quoted: Words, size: number, { pair, comparison }: Compared, law: Law): Judgement | null {
  const own = comparison !== null && isOwn(comparison.keys, pair.ref_key);
  const similarity = comparison?.similarity ?? 0;
  if (pair.offer === 'perhaps') {
    const unmistakable = own && size >= MANY && similarity >= UNMISTAKABLE;
    return unmistakable ? { situacao: 'alterada', pair, comparison, de: null } : null;
  }
  if (size < SHORT && similarity < MOSTLY) return null;
  const isOthers = comparison !== null && !own && countOthers(comparison, pair) > 0;
  if (isOthers && (comparison.differences.length === 0 || (similarity >= MOSTLY && !isMostlyOwn(comparison, pair))))
    return ofOther(pair, comparison);
  const other = size >= SHORT ? findOther(quoted, pair, law) : null;
  if (other && other.similarity >= MOSTLY && other.similarity >= similarity + MORE_ALIKE) return ofOther(pair, other);
  const within = isOthers ? compareWithin(quoted, comparison.law, pair.ref_key) : comparison;
  if ((within?.similarity ?? 0) >= HALF) return { situacao: 'alterada', pair, comparison: within, de: null };
  return pair.offer === 'said' ? { situacao: 'nao_confere', pair, comparison: within, de: null } : null;
}

/** Names, of the provisions that are not the cited one's, the one of which the quotation has most words. */
function ofOther(pair: Pair, comparison: Comparison): Judgement {
  const [[ref_key] = ['']] = othersIn(comparison, pair).sort(([, one], [, more]) => more - one);
  return { situacao: 'de_outro_dispositivo', pair, comparison, de: { ref_key, ate: null, por: null } };
}

const othersIn = ({ counts }: Comparison, { ref_key }: Pair) => [...counts].filter(([key]) => !isOwn([key], ref_key));
const countOthers = (comparison: Comparison, pair: Pair): number =>
  othersIn(comparison, pair).reduce((sum, [, count]) => sum + count, 0);

/** Whether more of the quoted words are the cited provision's than others': an `e` or a `de` is found in any. */
function isMostlyOwn(comparison: Comparison, pair: Pair): boolean {
  const total = [...comparison.counts.values()].reduce((sum, count) => sum + count, 0);
  return countOthers(comparison, pair) * 2 < total;
}

/** Compares a quotation with the cited provision and those above and below it, without the rest of the article. */
function compareWithin(quoted: Words, { keys, texts }: LawText, cited: string): Comparison | null {
  const rows = keys.flatMap((ref_key, part) =>
    isFamily(ref_key, cited) ? [{ ref_key, texto: texts[part] as string }] : [],
  );
  return compare(quoted, composeLawText(rows), cited);
}

/**
 * In an article with more provisions than this, earlier wordings are looked up only for the cited provision and for
 * those whose words the quotation has.
 */
const FEW_PROVISIONS = 12;

function findEarlier(quoted: Words, refKey: string, text: LawText, now: Comparison, law: Law) {
  for (const [part, key] of text.keys.entries()) {
    if (!isFamily(key, refKey)) continue;
    if (text.keys.length > FEW_PROVISIONS && key !== refKey && !now.keys.includes(key)) continue;
    for (const { text: then, desde, ate, por } of law.earlierOf(key)) {
      const comparison = compareThen(quoted, text, part, then, now);
      if (comparison?.differences.length === 0 && comparison.keys.includes(key))
        return { comparison, de: { ref_key: key, ...(desde !== null && { desde }), ate, por } };
    }
  }
  return null;
}

/**
 * Compares a quotation with an earlier wording alone or, if the quotation has words of several provisions, with that
 * wording in its place in the article. Returns null if it is certain to differ.
 */
function compareThen(quoted: Words, text: LawText, part: number, then: LawText, now: Comparison): Comparison | null {
  const key = text.keys[part] as string;
  const explains = now.differences.some(
    ({ tipo, from, to }) =>
      tipo === 'falta' || quoted.letters.slice(from, to).some((word) => then.vocabulary.has(word)),
  );
  if (now.differences.length > 0 && !explains) return null;
  const law = now.keys.length < 2 ? then : withEarlier(text, part, then);
  return mayBeWordForWord(quoted, law) ? compare(quoted, law, key) : null;
}

const composed = new WeakMap<LawText, WeakMap<LawText, LawText>>();

/**
 * Returns an article with an earlier wording of one of its provisions. Results are kept, because reading the words
 * costs more than aligning a quotation with them.
 */
function withEarlier(text: LawText, part: number, then: LawText): LawText {
  const known = composed.get(then) ?? new WeakMap<LawText, LawText>();
  composed.set(then, known);
  const found = known.get(text);
  if (found) return found;
  const [wording = ''] = then.texts;
  const rows = text.keys.map((ref_key, at) => ({ ref_key, texto: at === part ? wording : (text.texts[at] as string) }));
  const made = composeLawText(rows);
  known.set(text, made);
  return made;
}

/** Returns the comparison with the most similar of the other articles. */
function findOther(quoted: Words, pair: Pair, law: Law): Comparison | null {
  let best: Comparison | null = null;
  for (const key of law.alike(quoted, pair.ref_key)) {
    const text = law.textOf(key);
    const comparison = text && compare(quoted, text, key, NEARLY_MOSTLY);
    if (comparison && comparison.similarity > (best?.similarity ?? 0)) best = comparison;
  }
  return best;
}

const isFamily = (key: string, cited: string): boolean =>
  key === cited || key.startsWith(`${cited}.`) || cited.startsWith(`${key}.`);

/**
 * Whether words belong to the cited provision: its own or those below it, with or without those above it. For an inciso
 * or an alínea, words above it alone also count, since the provision continues them. For a paragraph they do not.
 */
const isOwn = (keys: readonly string[], cited: string): boolean =>
  keys.every((key) => isFamily(key, cited)) &&
  keys.some((key) => key.length >= cited.length || !PARAGRAPH.test(cited.slice(key.length)));
const PARAGRAPH = /^\.(?:unico|\d)/;
