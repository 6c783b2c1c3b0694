import type { VocabularioBusca } from '../index/vocabulario.ts';
import { cotidianoDe } from './cotidiano.ts';
import { dispositivosDoInstituto } from './institutos.ts';
import { familiaDe, sinonimosDe } from './sinonimos.ts';

/** What search knows about words apart from the corpus. Wordings are given as stems. */
export interface Dicionario {
  /** Other words in which the law says the same, whatever the order of the words. */
  sinonimos(radicais: readonly string[]): readonly (readonly string[])[];
  /** The other stems of a stem's family. */
  familia(radical: string): readonly string[];
  /** The law's terms for an everyday word. */
  cotidiano(radical: string): readonly (readonly string[])[];
  /** Where the law regulates the institute of that name, the principal provision first. */
  instituto(radicais: readonly string[]): readonly string[];
}

/** The vocabulary and dictionary by which a query is read. */
export interface Lingua extends VocabularioBusca {
  readonly dicionario: Dicionario;
}

/** The whole dictionary, about 180 kB compressed. A browser loads only the entries for its words instead. */
export const dicionario: Dicionario = {
  sinonimos: sinonimosDe,
  familia: familiaDe,
  cotidiano: cotidianoDe,
  instituto: dispositivosDoInstituto,
};
