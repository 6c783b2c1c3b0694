import { compact } from '../../text/compact.ts';
import { readOutroDono } from './ato-da-lista.ts';
import type { AtoCitadoNoTexto } from './ato-no-texto.ts';
import type { Folha } from './folha.ts';
import type { Nomes } from './nomes.ts';

/** How far before the list, and behind its last act, the word may stand. */
const ALCANCE = 40;
const RESPECTIVAMENTE = compact(/(?<!\p{L})respectivamente(?!\p{L})/iu);

/** `do CDC|, CC e contrato, respectivamente`: more that has provisions, though it was not read. */
const PARTILHA = compact(
  /^(?:\s?,\s{1,3}(?:e\s{1,3})?|\s{1,3}e\s{1,3})(?:d?[oa]s?\s{1,3})?(?:\p{Lu}|contrato|edital|estatuto|regimento|regulamento|lei|c[óo]digo|decreto|portaria|resolu[çc])[^.;:()]{0,60}?\srespectivamente(?!\p{L})/u,
);

/**
 * The acts of `arts. 186 e 373 do CC e do CPC, respectivamente`, the first of which is `ato`; null when the list is of one
 * act, or nothing says that each provision is of its own. Where not all were read, they are fewer than the provisions.
 */
export function readDistribuidos(
  text: string,
  folhas: readonly Folha[],
  ato: AtoCitadoNoTexto,
  nomes: Nomes,
): AtoCitadoNoTexto[] | null {
  if (folhas.length < 2) return null;
  const segundo = readOutroDono(text, ato.fim, nomes);
  if (!segundo) return sharesMore(text, ato.fim) ? [ato] : null;
  const atos = [ato, segundo];
  for (let next = readOutroDono(text, segundo.fim, nomes); next; next = readOutroDono(text, next.fim, nomes))
    atos.push(next);
  const from = Math.max(0, (folhas[0]?.inicio ?? 0) - ALCANCE);
  const near = text.slice(from, (atos.at(-1)?.fim ?? from) + ALCANCE);
  if (RESPECTIVAMENTE.test(near)) return atos;
  return folhas.every(({ artigo }) => artigo === folhas[0]?.artigo) ? null : [ato];
}

const sharesMore = (text: string, fim: number): boolean =>
  (text[fim] === ',' || text.startsWith(' e ', fim)) && PARTILHA.test(text.slice(fim, fim + 2 * ALCANCE));
