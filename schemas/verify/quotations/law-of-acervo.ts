import { parseRefKeySumula } from '../../contract/model/corpus/ref-key-sumula.ts';
import { impressoes } from '../../quotations/impressoes.ts';
import type { Law, Wording } from '../../quotations/judge.ts';
import { composeLawText, type LawText } from '../../quotations/law-text.ts';
import type { Words } from '../../quotations/words.ts';
import type { Acervo } from '../acervo/acervo.ts';
import { semelhantes } from '../suggest/semelhanca.ts';

/** How many provisions of an act are looked at for words that are not where they are said to be. */
const ALIKE = 6;

/** The law as a snapshot has it, to lay quotations over; null where its words are not there. What is read once is kept. */
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

/** Of each kind; the longest articles take some 500 kB, most a hundredth of that. What is cited is cited again and again. */
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

/** The key of its article; that of a súmula is whole. */
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
  const range = ato.artigos.get(artigo);
  if (!range) return null;
  const [from, to] = range;
  const provisions = Array.from({ length: to - from }, (_, at) => ({
    ref_key: ato.chave(from + at),
    texto: ato.proprio(from + at),
  }));
  return composeLawText(provisions);
}

const impressoesDe = ({ letters }: Words): Uint32Array => impressoes(letters.join(' '));

/** Articles whose words are most like: of the same act, and of any that has runs of them. */
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
