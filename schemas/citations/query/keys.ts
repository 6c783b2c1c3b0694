import type { FormaNumerada } from '../../law/act-name.ts';
import { toRoman } from '../../law/numerais.ts';
import { formatRefKey, parseRefKey } from '../../law/ref-key.ts';
import { refKeyForms } from '../../law/ref-key-forms.ts';
import { compact } from '../../text/compact.ts';
import type { Nomes } from '../mentions/names.ts';
import type { QueriedProvision } from './whole-query.ts';

/** Returns the sigla of an act by any name that a person writes, or null. */
export type ResolveNome = (nome: string) => string | null;

/** Whether a provision with that ref_key exists. If a key has two readings, the one that exists is meant. */
export type Existe = (chave: string) => boolean;

/** The name of an act, and levels after dots. `art. 5` has a dot too, and is left out. */
const KEY = compact(/^(?!art)[\p{L}\p{N}/-]{1,40}\.\S+$/iu);

/** Reads `CF.5.LXXVIII`, `cc.1003.unico`, also with a blank after the act. */
export function readKey(q: string, resolve: ResolveNome, existe: Existe): QueriedProvision | null {
  return readGlued(q.trim(), resolve, existe) ?? readGlued(join(q.trim()), resolve, existe);
}

/** `cadh 8.2.h` → `cadh.8.2.h`. Not `cc 1.003`, where the dot separates thousands. */
const join = (q: string): string =>
  q.replace(/^(\p{L}[\p{L}\p{N}/-]{1,19})\s+(?=\d+(?:\.[\p{L}\p{N}-]+)+$)(?!\d{1,3}\.\d{3}$)/u, '$1.');

function readGlued(key: string, resolve: ResolveNome, existe: Existe): QueriedProvision | null {
  for (const { ato, chaves } of KEY.test(key) ? refKeyForms(key) : []) {
    const sigla = resolve(ato);
    if (sigla === null) continue;
    // `CF.5.x`: read as written, unless only the other case exists.
    const readings = chaves.flatMap((chave) =>
      [chave, chave.toUpperCase(), chave.toLowerCase()].flatMap((form) => parseRefKey(`${sigla}.${form}`) ?? []),
    );
    const meant = readings.find((reading) => existe(formatRefKey(reading))) ?? readings[0];
    if (meant) return meant;
  }
  return null;
}

const URN_FORMS: Record<string, FormaNumerada> = {
  lei: 'lei',
  'lei.complementar': 'lei_complementar',
  'decreto.lei': 'decreto_lei',
  decreto: 'decreto',
  'medida.provisoria': 'medida_provisoria',
  'emenda.constitucional': 'emenda_constitucional',
};

const URN = /^urn:lex:br:federal:([a-z.]+):(\d{4})(?:-\d\d-\d\d)?;([\d.]+(?:-[a-z0-9]+)?)[^!]*!([a-z0-9_-]+)$/i;
const URN_LEVEL = /^(art|cpt|par|inc|ali|ite)(\d+)?(u)?(?:-(\d+|[a-z]))?$/;

const letterOf = (order: number): string => String.fromCharCode(0x60 + order);

/** The level of each part of the fragment, and how its number is written. */
const URN_LEVELS = {
  art: ['artigo', String],
  par: ['paragrafo', String],
  inc: ['inciso', (order: number) => (order < 400 ? toRoman(order) : null)],
  ali: ['alinea', (order: number) => (order <= 26 ? letterOf(order) : null)],
  ite: ['item', String],
} as const;

/**
 * Reads a URN LEX of a provision (LexML, Parte 2, §§ 5 and 6): `urn:lex:br:federal:lei:1990-09-11;8078!art14_par1u`.
 * Null if it is not one, or if it names a whole act.
 */
export function readUrn(urn: string, names: Nomes): QueriedProvision | null {
  const [, type = '', year = '', number = '', place = ''] = URN.exec(urn.trim()) ?? [];
  const sigla = siglaOf(type.toLowerCase(), number, year, names);
  if (sigla === null) return null;
  const found: QueriedProvision = {
    sigla,
    artigo: '',
    paragrafo: null,
    inciso: null,
    alinea: null,
    item: null,
    caput: false,
  };
  for (const part of place.toLowerCase().split('_')) {
    const [, name = '', digits = '', only, suffix = ''] = URN_LEVEL.exec(part) ?? [];
    if (name === 'cpt') found.caput = true;
    else {
      const [level, print] = URN_LEVELS[name as keyof typeof URN_LEVELS] ?? [];
      const isOnly = only !== undefined && (level === 'paragrafo' || level === 'artigo');
      const value = isOnly ? 'unico' : Number(digits) > 0 ? print?.(Number(digits)) : null;
      if (level === undefined || value == null) return null;
      const letter = /\d/.test(suffix) ? letterOf(Number(suffix)) : suffix;
      found[level] = letter === '' ? value : `${value}-${letter.toUpperCase()}`;
    }
  }
  if (found.item !== null && found.alinea === null) found.item = `item-${found.item}`;
  found.caput &&= found.inciso === null && found.paragrafo === null;
  return found.artigo === '' ? null : found;
}

function siglaOf(type: string, number: string, year: string, names: Nomes): string | null {
  if (type === 'constituicao') return year === '1988' ? 'CF' : `X-CF-${year}`;
  const forma = URN_FORMS[type];
  const numero = number.replaceAll('.', '').toUpperCase();
  return forma ? names.numerado({ forma, numero, ano: Number(year) }) : null;
}
