import { parseRefKeySumula } from '../contract/model/ref-key-sumula.ts';
import type { Law } from '../quotations/judge.ts';
import { composeLawText, type LawText } from '../quotations/law-text.ts';
import type { Words } from '../quotations/words.ts';
import type { Acervo } from './acervo.ts';
import { semelhantes } from './semelhanca.ts';

/** How many provisions of an act are looked at for words that are not where they are said to be. */
const ALIKE = 6;

/** The law as a snapshot has it, to lay quotations over; null where its words are not there. What is read once is kept. */
export function lawOf(acervo: Acervo): Law | null {
  const { redacoes } = acervo;
  if (redacoes === null) return null;
  const texts = new Map<string, LawText | null>();
  return {
    textOf(refKey) {
      const key = wholeOf(refKey);
      const known = texts.get(key);
      if (known !== undefined) return known;
      const text = readText(acervo, key);
      texts.set(key, text);
      return text;
    },
    earlierOf: redacoes,
    alike: (quoted, refKey) => alikeIn(acervo, quoted, refKey),
  };
}

/** The key of its article; that of a súmula is whole. */
const wholeOf = (refKey: string): string => (parseRefKeySumula(refKey) ? refKey : refKey.split('.', 2).join('.'));

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
  const provisions = ato.chaves.slice(from, to).map((ref_key, at) => ({ ref_key, texto: ato.proprio(from + at) }));
  return composeLawText(provisions);
}

/** Articles of the same act whose words are most like. */
function alikeIn(acervo: Acervo, { letters }: Words, refKey: string): string[] {
  if (parseRefKeySumula(refKey)) return [];
  const ato = acervo.ato(refKey.split('.', 1)[0] as string);
  const radicais = acervo.vocabulario.radicaisDe(letters.join(' '));
  const found = semelhantes(ato, radicais, ALIKE).map((position) => wholeOf(ato.chaves[position] as string));
  return [...new Set(found)].filter((key) => key !== wholeOf(refKey));
}
