/**
 * Characters that a terminal or a page obeys instead of showing: the controls of ISO 6429, with the escape that begins
 * a command, and those that turn the direction of writing (UAX 9).
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const OBEYED = /[\0-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

/** Makes one line of text that comes from others, such as a file name or the words of a page, safe to print. */
export const printableLine = (text: string): string => text.replace(OBEYED, '\uFFFD');

/** The same for a text of several lines. */
export const printable = (text: string): string => text.split('\n').map(printableLine).join('\n');
