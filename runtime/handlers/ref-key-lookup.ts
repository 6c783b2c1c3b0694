import { refKeyForms } from '../../schemas/law/ref-key-forms.ts';
import type { Acervo, Doc } from '../snapshot/acervo.ts';

/**
 * Finds what `read` has for a ref_key that may be loosely written: first the exact key, then its normal form with the
 * act's canonical sigla, then the only key that differs from that form in letter case alone.
 */
export function findDispositivo(acervo: Acervo, citada: string, read: (refKey: string) => Doc | null): Doc | null {
  return read(citada) ?? readLoosely(acervo, citada, read);
}

function readLoosely(acervo: Acervo, citada: string, read: (refKey: string) => Doc | null): Doc | null {
  const keys = refKeyForms(citada).flatMap(({ ato, chaves }) => {
    const sigla = acervo.sigla(ato);
    return sigla ? chaves.map((chave) => `${sigla}.${chave}`) : [];
  });
  for (const key of keys) {
    const doc = read(key);
    if (doc) return doc;
  }
  for (const key of keys) {
    const other = acervo.refKeyInAnyCase(key);
    if (other) return read(other);
  }
  return null;
}
