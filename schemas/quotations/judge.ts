import type { OrigemDaTranscricao, Situacao } from '../contract/model/verification/transcricao.ts';
import { type Comparison, compare, mayBeWordForWord } from './compare.ts';
import { composeLawText, type LawText } from './law-text.ts';
import type { Pair } from './pair.ts';
import { sizeOf, type Words } from './words.ts';

/** An earlier wording of a provision. */
export interface Wording {
  /** Of the provision alone. */
  text: LawText;
  /** From when and until when it was the law, and what replaced it, as far as it is known. */
  desde: string | null;
  ate: string | null;
  por: string | null;
}

/** What is asked of the law; a key is one of a provision or of a súmula. */
export interface Law {
  /** The article, or the súmula, that a key is of; null when its words are not there. */
  textOf(refKey: string): LawText | null;
  /** Of a provision, the latest first. */
  earlierOf(refKey: string): readonly Wording[];
  /** The keys of articles and súmulas whose words are most like those, the likeliest first. */
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
/** Fewer are not said to be nobody's words. */
const SHORT = 6;
/** More are no quotation that anybody compares. */
const MOST = 4_000;
/** From this similarity on words are the law's with differences, whoever offers them. */
const MOSTLY = 0.75;
/** Words parted otherwise (`auto escola`) are no difference and are not in the law's vocabulary. */
const NEARLY_MOSTLY = MOSTLY - 0.1;
const HALF = 0.5;
/** Of words that are but perhaps offered as the law's: so alike, and so many. */
const UNMISTAKABLE = 0.88;
/** Words parted otherwise (`auto escola`) are no difference and are not in the law's vocabulary. */
const NEARLY_UNMISTAKABLE = UNMISTAKABLE - 0.1;
const MANY = 10;
/** So much more alike must another provision be. */
const MORE_ALIKE = 0.15;

/** What a quotation comes to; null when nothing can surely be said of it. `pairs`: see `pairsOf`. */
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
    // Citations of one list are of one article often; where its words are is not told by which of them it is.
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
 * Words that are but perhaps offered are told of where nearly all are the law's, today's or earlier. Most are a decision's,
 * and long: to lay all of them over an article takes longer than the rest of the work.
 */
const compareDoubted = (quoted: Words, text: LawText, refKey: string, law: Law): Comparison | null =>
  compare(quoted, text, refKey, NEARLY_UNMISTAKABLE) ??
  (mayBeEarlier(quoted, text, refKey, law) ? compare(quoted, text, refKey) : null);

/** Whether words may be those of an earlier wording, as far as they are not the law's today. */
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

/** What lies in the provision cited goes before what lies elsewhere in its article. */
const rankOf = ({ comparison, pair }: Compared): number =>
  comparison === null ? -1 : comparison.similarity + (isOwn(comparison.keys, pair.ref_key) ? 0.05 : 0);

/** Words that are not the provision's own as it stands or stood. */
function judgeOther(quoted: Words, size: number, { pair, comparison }: Compared, law: Law): Judgement | null {
  const own = comparison !== null && isOwn(comparison.keys, pair.ref_key);
  const similarity = comparison?.similarity ?? 0;
  if (pair.offer === 'perhaps') {
    const unmistakable = own && size >= MANY && similarity >= UNMISTAKABLE;
    return unmistakable ? { situacao: 'alterada', pair, comparison, de: null } : null;
  }
  if (size < SHORT && similarity < MOSTLY) return null;
  if (comparison && !own && (comparison.differences.length === 0 || similarity >= MOSTLY))
    return ofOther(pair, comparison);
  const other = size >= SHORT ? findOther(quoted, pair, law) : null;
  if (other && other.similarity >= MOSTLY && other.similarity >= similarity + MORE_ALIKE) return ofOther(pair, other);
  if (similarity >= HALF) return { situacao: 'alterada', pair, comparison, de: null };
  return pair.offer === 'said' ? { situacao: 'nao_confere', pair, comparison, de: null } : null;
}

function ofOther(pair: Pair, comparison: Comparison): Judgement {
  const [ref_key = ''] = comparison.keys;
  return { situacao: 'de_outro_dispositivo', pair, comparison, de: { ref_key, ate: null, por: null } };
}

/** More provisions an article is not asked for its earlier wordings but where the words are. */
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

/** With an earlier wording alone, or in its place within the article where the quotation has more of it; null where it is sure to differ. */
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

/** An article with an earlier wording of one of its provisions: to read its words costs more than to lay some over them. */
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

/** The most alike of other articles. */
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
 * Whether words are the cited provision's: its own or those below it, with those above it or without. Those above an inciso
 * or an alínea alone are its own too, since it goes on with them; those above a paragraph are not.
 */
const isOwn = (keys: readonly string[], cited: string): boolean =>
  keys.every((key) => isFamily(key, cited)) &&
  keys.some((key) => key.length >= cited.length || !PARAGRAPH.test(cited.slice(key.length)));
const PARAGRAPH = /^\.(?:unico|\d)/;
