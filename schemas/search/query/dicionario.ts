import type { VocabularioBusca } from '../index/vocabulario.ts';
import { cotidianoDe } from './cotidiano.ts';
import { dispositivosDoInstituto } from './institutos.ts';
import { familiaDe, sinonimosDe } from './sinonimos.ts';

/** What search knows of words beside the corpus, each wording told by its stems. */
export interface Dicionario {
  /** In which other words the law says what these say, in whatever order they are. */
  sinonimos(radicais: readonly string[]): readonly (readonly string[])[];
  /** The other stems of a stem's family. */
  familia(radical: string): readonly string[];
  /** What the law says for a word of every day. */
  cotidiano(radical: string): readonly (readonly string[])[];
  /** Where the law treats of the institute that these name, the principal provision first. */
  instituto(radicais: readonly string[]): readonly string[];
}

/** What a query is read by. */
export interface Lingua extends VocabularioBusca {
  readonly dicionario: Dicionario;
}

/** The whole of it, some 180 kB compressed: a browser reads it word by word instead. */
export const dicionario: Dicionario = {
  sinonimos: sinonimosDe,
  familia: familiaDe,
  cotidiano: cotidianoDe,
  instituto: dispositivosDoInstituto,
};
