import { escapeXml } from '../../schemas/text/escape.ts';

/** An entry of a feed: its address, a title, a summary, and its time. */
export interface Entrada {
  id: string;
  href: string;
  titulo: string;
  resumo: string;
  /** In ISO 8601, to the day or to the second. */
  quando: string;
}

export interface Feed {
  titulo: string;
  /** The address of the feed, and that of the page with the same content. */
  proprio: string;
  pagina: string;
  /** When the site was built. It dates a feed without entries. */
  feito: string;
  entradas: readonly Entrada[];
}

/** Composes an Atom feed (RFC 4287). Entries come newest first, and addresses are absolute. */
export function composeFeed({ titulo, proprio, pagina, feito, entradas }: Feed): string {
  const entries = entradas.map(
    ({ id, href, titulo, resumo, quando }) =>
      `<entry><id>${escapeXml(id)}</id><title>${escapeXml(titulo)}</title><updated>${instante(quando)}</updated>` +
      `<link href="${escapeXml(href)}"/><summary>${escapeXml(resumo)}</summary></entry>`,
  );
  return (
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR"><id>${escapeXml(proprio)}</id><title>${escapeXml(titulo)}</title>` +
    `<updated>${instante(entradas[0]?.quando ?? feito)}</updated><author><name>Vigente</name></author>` +
    `<link rel="self" href="${escapeXml(proprio)}"/><link href="${escapeXml(pagina)}"/>${entries.join('')}</feed>`
  );
}

/** Adds the time of day to a date, because RFC 3339 requires it. */
const instante = (quando: string): string => (quando.length === 10 ? `${quando}T00:00:00Z` : quando);
