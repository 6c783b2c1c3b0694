import type { Dia } from '../law/calendario.ts';
import { fold } from '../text/fold.ts';
import { aliasIndex } from './aliases.ts';
import { catalogo } from './catalog.ts';
import { type AtoSuperado, superados } from './superados.ts';

/** An act that had the name of one of today. */
export interface Antecessor {
  /** Made sigla; that of a former constitution is made of the name that it shares. */
  sigla: string;
  ano: number;
  /** As a sentence names it: `o CPC de 1973`, `a Lei nº 1.533/1951`. */
  nome: string;
  /** The first day on which it can have been in force: of its year, where no more is known. */
  desde: Dia;
  /** The first day on which it was no more in force. */
  ate: Dia;
}

/** A former constitution has no number to be called by. */
export const feitaOf = ({ sigla, ano }: AtoSuperado, nome: string): string => sigla ?? `X-${nome}-${ano}`;

let known: ReadonlyMap<string, readonly Antecessor[]> | null = null;

/** By the sigla of an act of today, those that had its name before, the last one first. */
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

/** Of two that ended on one day, the newer was the law until then: the Constitution of 1967, as the EC 1/1969 has it. */
const lastFirst = (one: Antecessor, other: Antecessor): number =>
  one.ate === other.ate ? one.ano - other.ano : one.ate < other.ate ? 1 : -1;

function printSuperado({ tipo, numero, ano }: AtoSuperado, hoje: string): string {
  if (tipo === 'constituicao') return `a Constituição de ${ano}`;
  return tipo === 'codigo' ? `o ${hoje} de ${ano}` : `a Lei nº ${numero}/${ano}`;
}

let successors: ReadonlyMap<string, string> | null = null;

/** The act of today that has the name of an older one, by the older one's sigla; undefined of any other. */
export function homonimoDeHoje(sigla: string): string | undefined {
  successors ??= new Map([...antecessores()].flatMap(([hoje, all]) => all.map((each) => [each.sigla, hoje] as const)));
  return successors.get(sigla);
}

/** What an older act is called in a sentence; undefined of one that had no name of today's. */
export function antecessorDe(sigla: string): Antecessor | undefined {
  const hoje = homonimoDeHoje(sigla);
  return hoje === undefined
    ? undefined
    : antecessores()
        .get(hoje)
        ?.find((each) => each.sigla === sigla);
}
