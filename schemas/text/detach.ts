/**
 * The same string in memory of its own. A piece cut out of a text keeps the whole text alive, and what is remembered from
 * one request to the next must not.
 */
export const detach = (piece: string): string => piece.split('').join('');
