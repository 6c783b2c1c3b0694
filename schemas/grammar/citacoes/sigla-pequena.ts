import { compact } from '../../text/compact.ts';
import type { Nomes } from './nomes.ts';

/** `| cp`, `|, lje`: behind a list. */
const ATRAS = compact(/\s?,?\s{1,2}([a-z]{2,6})(?![\p{L}\p{N}])/uy);
/** `cpc |`: right before it. */
const ANTES = compact(/(?<!\p{L})[a-z]{2,6}\s$/u);

/**
 * Whether an acronym in small letters stands right beside a list: too short to be read as an act, it still says that the
 * list is of no act named before.
 */
export function isDeSiglaPequena(text: string, inicio: number, fim: number, { raiz }: Nomes): boolean {
  const isSigla = (word: string) => raiz.next.get(word)?.alias != null;
  ATRAS.lastIndex = fim;
  const atras = ATRAS.exec(text)?.[1];
  if (atras !== undefined && isSigla(atras)) return true;
  const antes = text[inicio - 1] === ' ' ? ANTES.exec(text.slice(Math.max(0, inicio - 8), inicio))?.[0] : undefined;
  return antes !== undefined && isSigla(antes.trim());
}
