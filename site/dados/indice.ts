import type { TermoExportado } from '../../schemas/model/indice.ts';
import { indice } from './snapshot.ts';

/** Terms of the subject index that begin with one letter; what begins with none stands under `0-9`. */
export interface Letra {
  letra: string;
  termos: TermoExportado[];
}

let made: Letra[] | null = null;

export function letras(): Letra[] {
  if (made) return made;
  const found = new Map<string, TermoExportado[]>();
  for (const termo of indice().termos) {
    const letra = /^[a-z]/.test(termo.chave) ? (termo.chave[0] as string) : '0-9';
    found.set(letra, [...(found.get(letra) ?? []), termo]);
  }
  made = [...found].map(([letra, termos]) => ({ letra, termos }));
  return made;
}
