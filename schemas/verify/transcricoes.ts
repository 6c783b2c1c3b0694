import { type Law } from '../quotations/judge.ts';
import { composeLawText, type LawText } from '../quotations/law-text.ts';
import type { Words } from '../quotations/words.ts';
import { parseRefKeySumula } from '../contract/model/sumula.ts';
import type { Acervo } from './acervo.ts';
import { semelhantes } from './semelhanca.ts';

const ALIKE = 6;

/** The law as a snapshot has it, for quotations; what was read of an article is kept for the next that cites it. */
export function lawOf(acervo: Acervo): Law {
  const texts = new Map<string, LawText | null>();
  return {
    textOf(refKey) {
      const key = articleOf(refKey);
      let text = texts.get(key);
      if (text === undefined) {
        text = readText(acervo, key);
        texts.set(key, text);
      }
      return text;
    },
    earlierOf: (refKey) => (acervo as any).anteriores(refKey).map((texto: string) => ({ texto, ate: null, por: null })),
    alike: (quoted, refKey) => alikeIn(acervo, quoted, refKey),
  };
}

const articleOf = (refKey: string): string => (parseRefKeySumula(refKey) ? refKey : refKey.split('.', 2).join('.'));

function readText(acervo: Acervo, key: string): LawText | null {
  const sumula = parseRefKeySumula(key);
  if (sumula) {
    const found = acervo.sumulas?.sumula(sumula.tribunal, sumula.numero, sumula.vinculante);
    return found ? composeLawText([{ ref_key: key, texto: found.texto }]) : null;
  }
  const [sigla = '', artigo = ''] = key.split('.');
  const ato = acervo.ato(sigla);
  const [from, to] = ato.artigos.get(artigo) ?? [0, 0];
  if (to === from) return null;
  return composeLawText(
    Array.from({ length: to - from }, (_, at) => ({ ref_key: ato.chaves[from + at] as string, texto: ato.proprio(from + at) })),
  );
}

function* alikeIn(acervo: Acervo, quoted: Words, refKey: string): Generator<string> {
  if (parseRefKeySumula(refKey)) return;
  const radicais = [...new Set(acervo.vocabulario.radicaisDe(quoted.letters.join(' ')))] as number[];
  const ato = acervo.ato(refKey.split('.', 1)[0] as string);
  const given = new Set([articleOf(refKey)]);
  for (const position of semelhantes(ato, radicais, ALIKE)) {
    const key = articleOf(ato.chaves[position] as string);
    if (given.has(key)) continue;
    given.add(key);
    yield key;
  }
}
