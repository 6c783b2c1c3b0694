import type { Dia } from '../law/calendario.ts';
import { fold } from '../text/fold.ts';
import { aliasIndex } from './aliases.ts';
import { catalogo } from './catalog.ts';
import { type AtoSuperado, superados } from './superados.ts';

/** An act that once had the name of an act of today. */
export interface Antecessor {
  /** The generated sigla. For a former constitution it is generated from the name that it shares. */
  sigla: string;
  ano: number;
  /** The name for use in a sentence: `o CPC de 1973`, `a Lei nº 1.533/1951`. */
  nome: string;
  /** The first day on which it can have been in force; 1 January of its year if only the year is known. */
  desde: Dia;
  /** The first day on which it was no longer in force. */
  ate: Dia;
}

/**
 * Returns the generated sigla of a superseded act. A former constitution has no number, so its sigla has the shared
 * name and the year.
 */
export const feitaOf = ({ sigla, ano }: AtoSuperado, nome: string): string => sigla ?? `X-${nome}-${ano}`;

let known: ReadonlyMap<string, readonly Antecessor[]> | null = null;

/** Returns, by the sigla of an act of today, the acts that had its name before, the latest first. */
export function antecessores(): ReadonlyMap<string, readonly Antecessor[]> {
  known ??= readAntecessores();
  return known;
}

function readAntecessores(): Map<string, Antecessor[]> {
  const index = aliasIndex(catalogo);
  const found = new Map<string, Antecessor[]>();
  for (const superado of superados) {
    const today = new Set(superado.nomes.map((nome) => index.get(fold(nome))));
    for (const sigla of today) {
      if (sigla === undefined || sigla === superado.sigla) continue;
      const all = found.get(sigla) ?? [];
      const { ano, desde = `${ano}-01-01`, ate } = superado;
      all.push({ sigla: feitaOf(superado, sigla), ano, nome: printSuperado(superado, sigla), desde, ate });
      found.set(sigla, all);
    }
  }
  for (const all of found.values()) all.sort(lastFirst);
  return found;
}

/**
 * Of two acts that ended on one day, the newer comes second: it was the law until then, like the Constitution of 1967
 * as the EC 1/1969 rewrote it.
 */
const lastFirst = (one: Antecessor, other: Antecessor): number =>
  one.ate === other.ate ? one.ano - other.ano : one.ate < other.ate ? 1 : -1;

function printSuperado({ tipo, numero, ano }: AtoSuperado, hoje: string): string {
  if (tipo === 'constituicao') return `a Constituição de ${ano}`;
  if (tipo === 'codigo') return `o ${hoje} de ${ano}`;
  return tipo === 'decreto_lei' ? `o Decreto-Lei nº ${numero}/${ano}` : `a Lei nº ${numero}/${ano}`;
}

let successors: ReadonlyMap<string, string> | null = null;

/** Returns the act of today that has the name of an older act, by the older act's sigla; undefined if there is none. */
export function homonimoDeHoje(sigla: string): string | undefined {
  successors ??= new Map([...antecessores()].flatMap(([hoje, all]) => all.map((each) => [each.sigla, hoje] as const)));
  return successors.get(sigla);
}

/** Returns how a sentence names an older act; undefined if no act of today has its name. */
export function antecessorDe(sigla: string): Antecessor | undefined {
  const hoje = homonimoDeHoje(sigla);
  return hoje === undefined
    ? undefined
    : antecessores()
        .get(hoje)
        ?.find((each) => each.sigla === sigla);
}
