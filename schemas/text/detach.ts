/**
 * Copies a string into memory of its own. A substring keeps the whole text alive, which must not happen to anything
 * cached between requests.
 */
export const detach = (piece: string): string => piece.split('').join('');
