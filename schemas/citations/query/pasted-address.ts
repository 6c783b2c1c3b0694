import { needsAno, printAto } from '../../law/act-name.ts';
import { type AtoDoEndereco, readAtoDoEndereco } from '../../law/endereco-oficial.ts';
import type { Nomes } from '../mentions/names.ts';

const PLANALTO = /(?:https?:\/\/)?(?:www\.|www4\.)?planalto\.gov\.br\/(\S+?\.html?)(?:\?[^\s#]*)?(?:#([^\s,;]*))?/i;
/** This service's own addresses: `/diplomas/CF/artigos/5/#5.LXXVIII`, `/v1/dispositivos/CF.5`. */
const VIGENTE =
  /^\s*\S*\/(?:dispositivos\/([^\s/?#]+)|diplomas\/([^\s/?#]+)\/(?:artigos|texto)\/([^\s/?#]+)\/?(?:#(\S+))?)\s*$/i;
/** LexML and others put the URN of an act into an address. */
const URN = /\S*?(urn(?::|%3a)lex\S+)/i;

const CONSTITUTION = /(?:^|\/)constitui[cç]ao(\d\d)?[a-z_]*\.html?$/i;

/** Replaces a pasted address in a query with the citation that it stands for. An unknown address stays as it is. */
export function replaceAddress(q: string, names: Nomes): string {
  if (URN.test(q)) return q.replace(URN, (_, urn: string) => decode(urn));
  const [, key, sigla, artigo = '', place = artigo] = VIGENTE.exec(q) ?? [];
  if (key !== undefined) return decode(key);
  if (sigla !== undefined) return decode(place.startsWith(`${sigla}.`) ? place : `${sigla}.${place}`);
  return q.replace(PLANALTO, (address: string, path: string, anchor = '') => {
    const act = readPath(path, names);
    const place = anchor === '' ? '' : readAnchor(decode(anchor));
    return act === null || place === null ? address : [act, place].filter((part) => part !== '').join(', ');
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readPath(path: string, names: Nomes): string | null {
  const constitution = CONSTITUTION.exec(path);
  if (constitution) return constitution[1] === undefined ? 'CF' : `Constituição de 19${constitution[1]}`;
  const address = `https://www.planalto.gov.br/${path}`;
  const act = URL.canParse(address) ? readAtoDoEndereco(address) : null;
  return act && printAto({ ...act, ano: OLD.test(path) ? null : yearOf(act, names) });
}

/** Folders of old acts of any year, from before the present series of numbers. */
const OLD = /\/(?:antig[oa]s|hist[óo]ricos)\//i;
const EVER = [1889, 2099] as const;

/**
 * Returns the year of an act that its number alone does not identify: that of the folder, or the only year of the
 * folder's period in which an act of that number is known. Null otherwise.
 */
function yearOf(act: AtoDoEndereco, names: Nomes): number | null {
  if (!needsAno({ ...act, ano: null })) return null;
  if (act.ano !== null) return act.ano;
  const [from, to] = act.anos ?? EVER;
  const years = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const known = years.filter((ano) => names.ano.has(names.numerado({ ...act, ano })));
  return known.length === 1 ? (known[0] as number) : null;
}

/**
 * `art5lxxviii`, `art121§2iv`, `art14p`, `art103a`, `art1.039`. An anchor that cannot be read to its end does not
 * match. A single letter is the suffix of the article, unless it is a numeral. Dots and a digit at the end distinguish
 * wordings.
 */
const ANCHOR =
  /^art\.?(\d{1,3}(?:\.\d{3})+|\d+)[º°]?(?:-([a-z])|([a-hjkm-oq-uwyz])(?![ivxlc]))?(?:(p)|§\.?(\d+)[º°]?(?:-([a-z]))?)?\.?([ivxlc]+)?([a-z])?(?:\.\d{0,2})*$/i;

function readAnchor(anchor: string): string | null {
  const match = ANCHOR.exec(anchor);
  if (!match) return null;
  const [, artigo, apart, glued, unico, paragrafo, letter, inciso, alinea] = match;
  const suffixed = (number: string, suffix?: string) => (suffix ? `${number}-${suffix.toUpperCase()}` : number);
  return [
    `art. ${suffixed(artigo as string, apart ?? glued)}`,
    unico && 'parágrafo único',
    paragrafo && `§ ${suffixed(paragrafo, letter)}`,
    inciso?.toUpperCase(),
    alinea && `alínea ${alinea.toLowerCase()}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}
