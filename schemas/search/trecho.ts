import { escapeHtml } from '../text/escape.ts';
import { palavrasEmOrdem } from '../text/radicais-em-ordem.ts';

/** Characters of the law in an excerpt, not counting marks and escapes. */
const TAMANHO = 240;

/** A wording, as stems. */
export type DitoMarcado = readonly string[];

/**
 * Returns the part of a text that contains most of the query, as HTML: hits are between `<mark>` and `</mark>`, the
 * rest is escaped. A wording of several words is marked only if all of them are shown: for the query `batida de carro`,
 * nobody would understand why `trânsito` alone is marked.
 * @param ditos the wordings of the query
 */
export function markTrecho(texto: string, ditos: readonly DitoMarcado[]): string {
  const asked = new Set(ditos.flat());
  const hits = palavrasEmOrdem(texto).filter(({ radical }) => asked.has(radical));
  const [from, to] = windowOf(texto, hits);
  const shown = hits.filter(({ inicio, fim }) => inicio >= from && fim <= to);
  const stems = new Set(shown.map(({ radical }) => radical));
  const marked = new Set(ditos.filter((dito) => dito.every((radical) => stems.has(radical))).flat());
  let html = from > 0 ? '… ' : '';
  let at = from;
  for (const { radical, inicio, fim } of shown) {
    if (!marked.has(radical)) continue;
    html += `${escapeHtml(texto.slice(at, inicio))}<mark>${escapeHtml(texto.slice(inicio, fim))}</mark>`;
    at = fim;
  }
  html += escapeHtml(texto.slice(at, to).trimEnd());
  return to < texto.length ? `${html} …` : html;
}

/** Chooses the window with the most distinct stems, starting slightly before a hit and between two words. */
function windowOf(texto: string, hits: readonly { radical: string; inicio: number; fim: number }[]): [number, number] {
  if (texto.length <= TAMANHO) return [0, texto.length];
  let start = 0;
  let most = 0;
  for (const [i, hit] of hits.entries()) {
    const within = new Set<string>();
    for (let j = i; j < hits.length && (hits[j]?.fim ?? 0) - hit.inicio <= TAMANHO; j++)
      within.add(hits[j]?.radical as string);
    if (within.size <= most) continue;
    most = within.size;
    start = hit.inicio;
  }
  // A hit near the beginning is shown from the beginning.
  let from = start < TAMANHO / 3 ? 0 : Math.min(start - TAMANHO / 6, texto.length - TAMANHO);
  while (from > 0 && !/\s/.test(texto[from - 1] as string)) from -= 1;
  let to = Math.min(texto.length, from + TAMANHO);
  while (to < texto.length && to > start && !/\s/.test(texto[to] as string)) to -= 1;
  return [from, to > start ? to : Math.min(texto.length, from + TAMANHO)];
}

/** The words of a provision as its article shows them, after their label. */
export function emSeuArtigo(proprio: string, artigo: string): string {
  if (proprio === '') return artigo;
  for (let at = artigo.indexOf(proprio); at >= 0; at = artigo.indexOf(proprio, at + 1)) {
    const end = at + proprio.length;
    if (end === artigo.length || artigo[end] === '\n') return artigo.slice(artigo.lastIndexOf('\n', at) + 1, end);
  }
  return proprio;
}
