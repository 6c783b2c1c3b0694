import { artigoNumbers } from './artigo-number.ts';

/** One reading of a ref_key as a person wrote it. */
export interface RefKeyForm {
  /** Any name of the act, not yet resolved to a sigla. */
  ato: string;
  /** What may follow the sigla, likeliest first. Letters below the article keep their case. */
  chaves: string[];
}

/** No ref_key has this many dots. The bound keeps the number of readings small. */
const MAX_DOTS = 10;
/** The dot of an abbreviation or of `5.º` is not a separator. */
const LABEL_DOT = /(\b(?:art|par|inc|al))\.\s*|\.(?=[º°ª])/gi;
/** A word must be followed by a space, because an alínea can itself be called `al`. */
const LEVEL_LABEL = /^(?:§\s*|(?:par[aá]grafo|par|inciso|inc|al[ií]nea|al|letra|item)\s+)/i;
const ORDINAL = /(?<=\d)(?:[º°ª]|o(?=-|$))/i;

/**
 * The readings of a loosely written ref_key. The longest name of the act comes first, because a name may contain dots:
 * `L9784.art. 2º` → `{ ato: 'L9784', chaves: ['2'] }`; `CC.1.003` → `{ ato: 'CC', chaves: ['1.003', '1003'] }`.
 */
export function refKeyForms(citada: string): RefKeyForm[] {
  const parts = citada.normalize('NFC').replace(LABEL_DOT, '$1 ').split('.');
  if (parts.length > MAX_DOTS) return [];
  const forms: RefKeyForm[] = [];
  for (let cut = parts.length - 1; cut >= 1; cut--) {
    const chaves = readLevels(parts.slice(cut));
    if (chaves.length > 0) forms.push({ ato: parts.slice(0, cut).join('.').trim(), chaves });
  }
  return forms;
}

function readLevels([artigo = '', ...below]: string[]): string[] {
  const levels = below.map(readLevel);
  const plain = artigoNumbers(artigo).map((number) => [number, ...levels].join('.'));
  const [thousands, ...rest] = below;
  if (thousands === undefined || !/^\d{3}(?!\d)/.test(thousands)) return plain;
  // `1.003` may be article 1 with a level `003`, or article 1003. The key that exists decides.
  const joined = artigoNumbers(`${artigo}.${thousands}`).map((number) => [number, ...rest.map(readLevel)].join('.'));
  return [...plain, ...joined];
}

function readLevel(level: string): string {
  const bare = level
    .trim()
    .replace(LEVEL_LABEL, '')
    .replace(ORDINAL, '')
    .replace(/["'“”)\s]/g, '');
  return /^[uú]nico$/i.test(bare) ? 'unico' : bare;
}
