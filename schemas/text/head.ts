/** Returns the first `length` UTF-16 units of a text, without half a surrogate pair at the end. */
export const head = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
