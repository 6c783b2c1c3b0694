import { printAto } from './act-name.ts';
import { parseMadeSigla } from './made-sigla.ts';

/** What a sentence calls an act by its sigla: `CC`; `Lei nº 8.245/1991` of one that has none but the made one. */
export function printSigla(sigla: string): string {
  const ato = /\d/.test(sigla) ? parseMadeSigla(sigla) : null;
  return ato === null || ato.ano === null ? sigla : printAto(ato);
}
