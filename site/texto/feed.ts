import { xmlText } from '../arquivos/xml.ts';

/** What a feed tells of: where it is told, in a line and in more words, and when it was. */
export interface Entrada {
  id: string;
  href: string;
  titulo: string;
  resumo: string;
  /** ISO 8601, to the day or the second. */
  quando: string;
}

export interface Feed {
  titulo: string;
  /** Of the feed itself, and of the page that tells the same. */
  proprio: string;
  pagina: string;
  /** When the site was made; a feed without entries has no other date. */
  feito: string;
  entradas: readonly Entrada[];
}

/** An Atom feed (RFC 4287), the newest first; addresses are whole. */
export function composeFeed({ titulo, proprio, pagina, feito, entradas }: Feed): string {
  const entries = entradas.map(
    ({ id, href, titulo, resumo, quando }) =>
      `<entry><id>${xmlText(id)}</id><title>${xmlText(titulo)}</title><updated>${instante(quando)}</updated>` +
      `<link href="${xmlText(href)}"/><summary>${xmlText(resumo)}</summary></entry>`,
  );
  return (
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR"><id>${xmlText(proprio)}</id><title>${xmlText(titulo)}</title>` +
    `<updated>${instante(entradas[0]?.quando ?? feito)}</updated><author><name>Vigente</name></author>` +
    `<link rel="self" href="${xmlText(proprio)}"/><link href="${xmlText(pagina)}"/>${entries.join('')}</feed>`
  );
}

/** An instant, which RFC 3339 writes with its time. */
const instante = (quando: string): string => (quando.length === 10 ? `${quando}T00:00:00Z` : quando);
