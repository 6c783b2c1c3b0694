import type { FormaNumerada } from '../../law/act-name.ts';
import { toRoman } from '../../law/numerais.ts';
import type { Nomes } from '../mentions/names.ts';

/** The provision that a URN LEX names: the act, and the levels of its fragment. */
export interface ProvisionOfUrn {
  sigla: string;
  artigo: string;
  paragrafo: string | null;
  inciso: string | null;
  alinea: string | null;
  item: string | null;
  caput: boolean;
}

const FORMS: Record<string, FormaNumerada> = {
  lei: 'lei',
  'lei.complementar': 'lei_complementar',
  'decreto.lei': 'decreto_lei',
  decreto: 'decreto',
  'medida.provisoria': 'medida_provisoria',
  'emenda.constitucional': 'emenda_constitucional',
};

const URN =
  /^urn:lex:br:federal:(?<type>[a-z.]+):(?<year>\d{4})(?:-\d\d-\d\d)?;(?<number>[\d.]+(?:-[a-z0-9]+)?)[^!]*!(?<place>[a-z0-9_-]+)$/i;
const LEVEL = /^(art|cpt|par|inc|ali|ite)(\d+)?(u)?(?:-(\d+|[a-z]))?$/;

/**
 * Reads a URN LEX of a provision (LexML, Parte 2, §§ 5 and 6): `urn:lex:br:federal:lei:1990-09-11;8078!art14_par1u`.
 * Null when it is none, or names an act as a whole.
 */
export function readUrn(urn: string, names: Nomes): ProvisionOfUrn | null {
  const { type = '', year = '', number = '', place = '' } = URN.exec(urn.trim())?.groups ?? {};
  const sigla = siglaOf(type.toLowerCase(), number, year, names);
  if (sigla === null) return null;
  const none = { artigo: '', paragrafo: null, inciso: null, alinea: null, item: null, caput: false };
  const found: ProvisionOfUrn = { sigla, ...none };
  for (const part of place.toLowerCase().split('_')) {
    const [, level = '', digits = '', only, suffix = ''] = LEVEL.exec(part) ?? [];
    const value = readValue(level, digits, only !== undefined);
    if (value === null) return null;
    const letter = /\d/.test(suffix) ? letterOf(Number(suffix)) : suffix;
    put(found, level, letter === '' ? value : `${value}-${letter.toUpperCase()}`);
  }
  if (found.artigo === '') return null;
  found.caput &&= found.inciso === null && found.paragrafo === null;
  return found;
}

function siglaOf(type: string, number: string, year: string, names: Nomes): string | null {
  if (type === 'constituicao') return year === '1988' ? 'CF' : `X-CF-${year}`;
  const forma = FORMS[type];
  const numero = number.replaceAll('.', '').toUpperCase();
  return forma ? names.numerado({ forma, numero, ano: Number(year) }) : null;
}

const letterOf = (order: number): string => String.fromCharCode(0x60 + order);

function readValue(level: string, digits: string, only: boolean): string | null {
  const order = Number(digits);
  if (level === 'cpt') return '';
  if (level === 'par' && only) return 'unico';
  if (order === 0) return only && level === 'art' ? 'unico' : null;
  if (level === 'inc') return order < 400 ? toRoman(order) : null;
  if (level === 'ali') return order <= 26 ? letterOf(order) : null;
  return String(order);
}

function put(found: ProvisionOfUrn, level: string, value: string): void {
  if (level === 'art') found.artigo = value;
  else if (level === 'cpt') found.caput = true;
  else if (level === 'par') found.paragrafo = value;
  else if (level === 'inc') found.inciso = value;
  else if (level === 'ali') found.alinea = value;
  else found.item = found.alinea === null ? `item-${value}` : value;
}
