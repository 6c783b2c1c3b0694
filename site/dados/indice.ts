import type { TermoExportado } from '../../schemas/contract/model/service/indice.ts';
import { letraDe } from '../caminhos.ts';
import { indice } from './snapshot.ts';

/** Terms of the subject index with the same initial. */
export interface Letra {
  letra: string;
  termos: TermoExportado[];
}

let made: Letra[] | null = null;

/** The pages of the subject index, in its own order. */
export function letras(): Letra[] {
  if (made) return made;
  const found = new Map<string, TermoExportado[]>();
  for (const termo of indice().termos) {
    const letra = letraDe(termo.chave);
    found.set(letra, [...(found.get(letra) ?? []), termo]);
  }
  made = [...found].map(([letra, termos]) => ({ letra, termos }));
  return made;
}

/** The terms that lead to the most provisions, in index order. */
export function frequentes(quantos: number): TermoExportado[] {
  const { termos } = indice();
  const first = new Set([...termos].sort((a, b) => b.entradas.length - a.entradas.length).slice(0, quantos));
  return termos.filter((termo) => first.has(termo));
}
