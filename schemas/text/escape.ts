const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML 1.0 does not allow (section 2.2), not even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const NOT_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes a text for HTML, between tags or in a quoted attribute: `d'água & cia.` → `d&#39;água &amp; cia.`. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => REFERENCES[sign] as string);

/** The same for XML. Characters that XML does not allow are left out. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(NOT_XML, ''));

/** Escapes the characters that have a meaning in Markdown, with those of its tables and of HTML in it. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~&]/g, '\\$&');
