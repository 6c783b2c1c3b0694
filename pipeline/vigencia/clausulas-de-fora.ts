import type { Dia } from '../../schemas/law/calendario.ts';
import clausulas from './clausulas.json' with { type: 'json' };
import { emDia, type Inicio } from './inicio.ts';
import { readVigenciaDoAto, type VigenciaDoAto } from './vigencia-do-ato.ts';

/**
 * A clause with the day of its publication, each member on a line of its own; or the day that results from a clause
 * that points to other acts or facts; or the first and the last day on which parts of an act began, or may have begun.
 * `so_diferido` if notes on pages mark what is deferred, and the rest began with the act.
 */
type DeFora = { publicado: Dia; clausula: string } | (({ dia: Dia } | { de: Dia; ate: Dia }) & { so_diferido?: true });

/**
 * The clauses of acts that defer their own force and are not read here, by made sigla. What they changed may have no
 * note of the deferral (`Redação dada pela Lei nº 7.209, de 11.7.1984`, in force on 13/1/1985). An act that is read is
 * dated by its own page. It has its day here only if its clause waits for another fact (`LEP`: `concomitantemente com a
 * lei de reforma`). Acts whose parts began on several days, or whose clause is not known word for word, have a range of
 * days.
 */
const DE_FORA: ReadonlyMap<string, VigenciaDoAto> = new Map(
  Object.entries(clausulas as Record<string, DeFora>).map(([sigla, ato]) => [sigla, vigenciaDe(sigla, ato)]),
);

/** Returns when an act that is not read came into force; null if its clause is not in the table. */
export const vigenciaDeFora = (sigla: string): VigenciaDoAto | null => DE_FORA.get(sigla) ?? null;

function vigenciaDe(sigla: string, ato: DeFora): VigenciaDoAto {
  if ('clausula' in ato) return readClausula(sigla, ato);
  const told = (geral: Inicio): VigenciaDoAto => ({
    ...{ data: null, publicacao: null, promulgacao: null, geral, partes: [] },
    ...(ato.so_diferido && { soDiferido: true }),
  });
  if ('dia' in ato) return told(emDia(ato.dia, 'clausula'));
  const { de, ate } = ato;
  if (de >= ate) throw new Error(`the days of ${sigla} are no stretch`);
  return told({ quando: { de, ate }, base: 'clausula' });
}

/** Reads a clause in the way in which the page of the act would be read. */
function readClausula(sigla: string, { publicado, clausula }: { publicado: Dia; clausula: string }): VigenciaDoAto {
  const [ano, mes, dia] = publicado.split('-');
  const [artigo = '', ...membros] = clausula.split('\n');
  const linha = (ref_key: string, proprio: string) => ({ ref_key, proprio, revogado: false, deMedidas: [] });
  const vigencia = readVigenciaDoAto({
    sigla,
    epigrafe: '',
    assinatura: `Este texto não substitui o publicado no DOU de ${dia}.${mes}.${ano}`,
    linhas: [linha(`${sigla}.1`, artigo), ...membros.map((membro, i) => linha(`${sigla}.1.${i + 1}`, membro))],
  });
  const { de, ate } = vigencia.geral.quando;
  if (de === null || de !== ate) throw new Error(`the clause of ${sigla} does not tell one day`);
  return vigencia;
}
