/** Escapes the characters that have a meaning in Markdown, with those of its tables and of HTML in it. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~&]/g, '\\$&');
