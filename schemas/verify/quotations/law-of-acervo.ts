import { parseRefKeySumula } from '../../contract/model/corpus/ref-key-sumula.ts';
import { impressoes } from '../../quotations/impressoes.ts';
import type { Law, Wording } from '../../quotations/judge.ts';
import { composeLawText, type LawText } from '../../quotations/law-text.ts';
import type { Words } from '../../quotations/words.ts';
import type { Acervo } from '../acervo/acervo.ts';
import { semelhantes } from '../suggest/semelhanca.ts';

/** How many provisions of an act are compared with a quotation that is not in the cited provision. */
const ALIKE = 6;

/**
 * Returns the law of a snapshot for comparing quotations; null if the snapshot lacks the words of the law. Texts
 * already read are kept.
 */
export function lawOf(acervo: Acervo): Law | null {
  const { redacoes } = acervo;
  if (redacoes === null) return null;
  const { texts, earlier } = keptOf(acervo);
  return {
    textOf(refKey) {
      const key = wholeOf(refKey);
      const known = texts.get(key);
      if (known !== undefined) return known;
      const text = readText(acervo, key);
      keep(texts, key, text);
      return text;
    },
    earlierOf(refKey) {
      const known = earlier.get(refKey);
      if (known) return known;
      const wordings = redacoes(refKey).map(({ texto, desde, ate, por }) => ({
        ...{ text: composeLawText([{ ref_key: refKey, texto }]), desde, ate, por },
      }));
      keep(earlier, refKey, wordings);
      return wordings;
    },
    alike: (quoted, refKey) => alikeIn(acervo, quoted, refKey),
  };
}

/**
 * How many texts of each kind are kept, because the same provisions are cited again and again. The longest articles
 * take some 500 kB, most of them a hundredth of that.
 */
const MOST_KEPT = 500;

interface Kept {
  texts: Map<string, LawText | null>;
  earlier: Map<string, readonly Wording[]>;
}

const kept = new WeakMap<Acervo, Kept>();

function keptOf(acervo: Acervo): Kept {
  const known = kept.get(acervo) ?? { texts: new Map(), earlier: new Map() };
  kept.set(acervo, known);
  return known;
}

function keep<T>(all: Map<string, T>, key: string, value: T): void {
  if (all.size >= MOST_KEPT) all.clear();
  all.set(key, value);
}

/** Returns the key of a provision's article; the key of a súmula is already whole. */
export const wholeOf = (refKey: string): string =>
  parseRefKeySumula(refKey) ? refKey : refKey.split('.', 2).join('.');

function readText(acervo: Acervo, key: string): LawText | null {
  const sumula = parseRefKeySumula(key);
  if (sumula) {
    const found = acervo.sumulas?.sumula(sumula.tribunal, sumula.numero, sumula.vinculante);
    return found ? composeLawText([{ ref_key: key, texto: found.texto }]) : null;
  }
  const [sigla = '', artigo = ''] = key.split('.');
  const ato = acervo.ato(sigla);
  const range = ato.artigo(artigo);
  if (!range) return null;
  const [from, to] = range;
  const provisions = Array.from({ length: to - from }, (_, at) => ({
    ref_key: ato.chave(from + at),
    texto: ato.proprio(from + at),
  }));
  return composeLawText(provisions);
}

const impressoesDe = ({ letters }: Words): Uint32Array => impressoes(letters.join(' '));

/**
 * Yields the keys of the most similar articles: first those of the same act, then those of any act that share runs of
 * words.
 */
function* alikeIn(acervo: Acervo, quoted: Words, refKey: string): Generator<string> {
  const seen = new Set([wholeOf(refKey)]);
  for (const key of [...alikeInAct(acervo, quoted, refKey), ...(acervo.quemTem?.(impressoesDe(quoted)) ?? [])]) {
    if (!seen.has(key)) yield key;
    seen.add(key);
  }
}

function alikeInAct(acervo: Acervo, { letters }: Words, refKey: string): string[] {
  if (parseRefKeySumula(refKey)) return [];
  const ato = acervo.ato(refKey.split('.', 1)[0] as string);
  const radicais = acervo.vocabulario.radicaisDe(letters.join(' '));
  return semelhantes(ato, radicais, ALIKE).map((position) => wholeOf(ato.chave(position)));
}
