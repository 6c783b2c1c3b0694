import { palavrasEmOrdem } from '../text/radicais-em-ordem.ts';

/** Characters of law in an excerpt; what marks and escapes add is not counted. */
const TAMANHO = 240;

/**
 * The part of a text that holds most of what was asked, as HTML: hits between `<mark>` and `</mark>`, the rest escaped.
 * @param radicais the stems asked for
 */
export function markTrecho(texto: string, radicais: ReadonlySet<string>): string {
  const hits = palavrasEmOrdem(texto).filter(({ radical }) => radicais.has(radical));
  const [from, to] = windowOf(texto, hits);
  let html = from > 0 ? '… ' : '';
  let at = from;
  for (const { inicio, fim } of hits) {
    if (inicio < from || fim > to) continue;
    html += `${escapeHtml(texto.slice(at, inicio))}<mark>${escapeHtml(texto.slice(inicio, fim))}</mark>`;
    at = fim;
  }
  html += escapeHtml(texto.slice(at, to).trimEnd());
  return to < texto.length ? `${html} …` : html;
}

/** From the hit with most different stems within reach, and a little before it, between two words. */
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
  // A hit near the beginning is shown with all that stands before it.
  let from = start < TAMANHO / 3 ? 0 : Math.min(start - TAMANHO / 6, texto.length - TAMANHO);
  while (from > 0 && !/\s/.test(texto[from - 1] as string)) from -= 1;
  let to = Math.min(texto.length, from + TAMANHO);
  while (to < texto.length && to > start && !/\s/.test(texto[to] as string)) to -= 1;
  return [from, to > start ? to : Math.min(texto.length, from + TAMANHO)];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] as string);

/** Of a provision whose article is the result: its words as the article has them, behind their label. */
export function emSeuArtigo(proprio: string, artigo: string): string {
  if (proprio === '') return artigo;
  for (let at = artigo.indexOf(proprio); at >= 0; at = artigo.indexOf(proprio, at + 1)) {
    const end = at + proprio.length;
    if (end === artigo.length || artigo[end] === '\n') return artigo.slice(artigo.lastIndexOf('\n', at) + 1, end);
  }
  return proprio;
}
