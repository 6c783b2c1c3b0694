import type { Dia } from '../../schemas/law/calendario.ts';
import { readClausulas } from './clausula.ts';
import clausulas from './clausulas.json' with { type: 'json' };
import { emDia } from './inicio.ts';
import { contar } from './termo.ts';
import type { VigenciaDoAto } from './vigencia-do-ato.ts';

/** A clause with the line of the DOU; or the first and the last day on which parts of an act began, or it may have. */
type DeFora = { publicado: Dia; clausula: string } | { de: Dia; ate: Dia };

/**
 * The clauses of acts that put themselves off and are not read here, by made sigla: what they changed bears no note of it
 * (`Redação dada pela Lei nº 7.209, de 11.7.1984`, in force on 13/1/1985). An act that is read is heard itself. Of acts
 * whose parts began on several days, or whose clause is not known to the word, the stretch of days is told.
 */
const DE_FORA: ReadonlyMap<string, VigenciaDoAto> = new Map(
  Object.entries(clausulas as Record<string, DeFora>).map(([sigla, ato]) => [sigla, vigenciaDe(sigla, ato)]),
);

export const vigenciaDeFora = (sigla: string): VigenciaDoAto | null => DE_FORA.get(sigla) ?? null;

function vigenciaDe(sigla: string, ato: DeFora): VigenciaDoAto {
  const common = { data: null, promulgacao: null, partes: [] };
  if ('de' in ato) {
    if (ato.de >= ato.ate) throw new Error(`the days of ${sigla} are no stretch`);
    return { ...common, publicacao: null, geral: { quando: ato, base: 'clausula' } };
  }
  const [lida, ...others] = readClausulas(ato.clausula);
  const dia = lida && contar(lida.termo, ato.publicado);
  if (!dia || others.length > 0) throw new Error(`the clause of ${sigla} does not tell one day`);
  return { ...common, publicacao: ato.publicado, geral: emDia(dia, 'clausula') };
}
