const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters that XML 1.0 does not allow (section 2.2), not even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const NOT_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes text for use between tags or in an attribute. */
export const xmlText = (text: string): string =>
  text.replace(NOT_XML, '').replace(/[&<>"']/g, (char) => ENTITIES[char] as string);

/** Makes the file of an XML body, with its declaration in front. */
export const xmlResponse = (body: string, type = 'application/xml'): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, { headers: { 'content-type': type } });
