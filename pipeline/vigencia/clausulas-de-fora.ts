import { readClausulas } from './clausula.ts';
import clausulas from './clausulas.json' with { type: 'json' };
import { emDia } from './inicio.ts';
import { contar } from './termo.ts';
import type { VigenciaDoAto } from './vigencia-do-ato.ts';

/**
 * The clauses of acts that put themselves off and are not read here, by made sigla: what they changed bears no note of it
 * (`Redação dada pela Lei nº 7.209, de 11.7.1984`, in force on 13/1/1985). An act that is read is heard itself.
 */
const DE_FORA: ReadonlyMap<string, VigenciaDoAto> = new Map(
  Object.entries(clausulas).map(([sigla, { publicado, clausula }]) => [sigla, vigenciaDe(sigla, publicado, clausula)]),
);

export const vigenciaDeFora = (sigla: string): VigenciaDoAto | null => DE_FORA.get(sigla) ?? null;

function vigenciaDe(sigla: string, publicacao: string, clausula: string): VigenciaDoAto {
  const [lida, ...others] = readClausulas(clausula);
  const dia = lida && contar(lida.termo, publicacao);
  if (!dia || others.length > 0) throw new Error(`the clause of ${sigla} does not tell one day`);
  return { data: null, publicacao, promulgacao: null, geral: emDia(dia, 'clausula'), partes: [] };
}
