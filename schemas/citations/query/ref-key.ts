import { formatRefKey, parseRefKey } from '../../law/ref-key.ts';
import { refKeyForms } from '../../law/ref-key-forms.ts';
import { compact } from '../../text/compact.ts';
import type { Cited } from './whole-query.ts';

/** Returns the sigla of an act by any name that a person writes, or null. */
export type ResolveNome = (nome: string) => string | null;

/** Whether a provision with that ref_key exists. If a key has two readings, the one that exists is meant. */
export type Existe = (chave: string) => boolean;

/** The name of an act, and levels after dots. `art. 5` has a dot too, and is left out. */
const KEY = compact(/^(?!art)[\p{L}\p{N}/-]{1,40}\.\S+$/iu);

/** Reads `CF.5.LXXVIII`, `cc.1003.unico`, also with a blank after the act. */
export function readKey(q: string, resolve: ResolveNome, existe: Existe): Cited | null {
  return readGlued(q.trim(), resolve, existe) ?? readGlued(join(q.trim()), resolve, existe);
}

/** `cadh 8.2.h` → `cadh.8.2.h`. Not `cc 1.003`, where the dot separates thousands. */
const join = (q: string): string =>
  q.replace(/^(\p{L}[\p{L}\p{N}/-]{1,19})\s+(?=\d+(?:\.[\p{L}\p{N}-]+)+$)(?!\d{1,3}\.\d{3}$)/u, '$1.');

function readGlued(key: string, resolve: ResolveNome, existe: Existe): Cited | null {
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
