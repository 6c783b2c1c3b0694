import { fold } from '../../text/fold.ts';
import { textOf } from '../tokens/locate.ts';
import { endAhead, pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isCapitalized, wordOf } from '../tokens/words.ts';
import type { Nomes } from './names.ts';

/** A name whose initials are an acronym: its first and last word. */
export interface Spelled {
  first: number;
  last: number;
  letters: number;
}

const WORD = pattern(':word');
const LINK = pattern(':preposition|:article|e|para|sobre|contra|a');
/** What acts, contracts and bodies are called by; what is spelled by chance (`Corrupção Passiva (CP)`) is none of them. */
const HEAD = pattern(':heads-name');
/** Not `Câmara Cível (CC)`. */
const CHAMBER = pattern('camara');
const ACT = pattern('lei|leis|codigo|estatuto|constituicao|carta|consolidacao');
const ROOT = 4;

export const isOfName = (tokens: Tokens, { first, letters }: Spelled): boolean =>
  endAhead(tokens, first, HEAD) >= 0 || (letters > 2 && endAhead(tokens, first, CHAMBER) >= 0);

/**
 * The name at the end of what stands before an acronym, between two tokens, if its initials spell that.
 * @param entire whether they must be all that there is
 */
export function readSpelled(tokens: Tokens, from: number, to: number, sigla: string, entire: boolean): Spelled | null {
  const words: number[] = [];
  for (let at = to - 1; at >= from && (words.length < sigla.length || entire); at--) {
    if (endAhead(tokens, at, WORD) < 0) {
      if (wordOf(tokens, at) === '-') continue;
      break;
    }
    if (endAhead(tokens, at, LINK) < 0) words.unshift(at);
  }
  if (words.length !== sigla.length) return null;
  const spells = words.every((at, i) => isCapitalized(tokens, at) && wordOf(tokens, at)[0] === sigla[i]?.toLowerCase());
  return spells ? { first: words[0] as number, last: words.at(-1) as number, letters: words.length } : null;
}

/** Whether it is what an act is called, nearly: `Código Processual Civil`, of the CPC. */
export function isNearly(tokens: Tokens, { first, last }: Spelled, sigla: string, { escritos }: Nomes): boolean {
  if (endAhead(tokens, first, ACT) < 0) return false;
  const root = fold(textOf(tokens, last, last + 1)).slice(0, ROOT);
  return (escritos.get(sigla) ?? []).some((name) =>
    fold(name)
      .split(/[\s-]+/)
      .some((word) => word.startsWith(root)),
  );
}
