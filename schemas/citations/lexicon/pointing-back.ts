/** Returns the stems with each of the endings `o a os as`. */
export const inflected = (stems: string): string =>
  stems
    .split(' ')
    .flatMap((stem) => ['o', 'a', 'os', 'as'].map((ending) => stem + ending))
    .join(' ');

const PREFIXES = ['supra', 'retro', 'super', 'pre', 'sobre'];

/** Returns the stems, each alone and with each of the prefixes: `citad`, `supracitad`, `retrocitad`. */
export const prefixed = (stems: string): string =>
  stems
    .split(' ')
    .flatMap((stem) => [stem, ...PREFIXES.map((prefix) => prefix + stem)])
    .join(' ');

/**
 * Adjectives that always point back to what was named before: `do aludido código`, `O aludido código, no art. 5º`, `os
 * aludidos artigos`. A new one needs only its stem here; words that also mean something else (`mesmo`, `dito`) stand in
 * the rows themselves.
 */
export const POINTING_BACK = inflected(
  `${prefixed('citad mencionad referid')} suprarreferid retrorreferid aludid indigitad apontad invocad predit sobredit`,
);
