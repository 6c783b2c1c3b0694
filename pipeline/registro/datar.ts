import type { Base, Conflito } from '../../schemas/storage/registro.ts';
import type { Prova } from './provas.ts';

/** The year and day of an act as far as the evidence shows them, and any conflicts. */
export interface Datado {
  ano: number | null;
  /** ISO 8601. */
  dia: string | null;
  conflitos: Conflito[];
}

/** Evidence for a year, most reliable first. */
const ANOS: readonly ((prova: Prova) => boolean)[] = [
  ({ base }) => base === 'epigrafe',
  // The folder of the year.
  ({ anos }) => anos !== null && anos[0] === anos[1],
  ({ data }) => data !== null,
  () => true,
];
/**
 * Evidence for a day, most reliable first: the words of a law were checked before publication, an editor's note was
 * not.
 */
const DIAS: readonly Base[] = ['epigrafe', 'citacao', 'nota'];

/**
 * Dates an act. The most reliable evidence decides if it agrees with itself; otherwise nothing is decided. Other values
 * are kept as a conflict.
 * @param catalogado the year of an act of the catalogue, which a person has checked
 */
export function datar(provas: readonly Prova[], catalogado: number | null): Datado {
  const ano = catalogado ?? decide(ANOS.map((isSure) => provas.filter(isSure).flatMap(({ ano }) => ano ?? [])));
  const doAno = provas.filter(({ data }) => data !== null && Number(data.slice(0, 4)) === ano);
  const dia = decide(
    DIAS.map((base) => doAno.filter((prova) => prova.base === base).flatMap(({ data }) => data ?? [])),
  );
  const conflitos = [
    conflitoDe('ano', ano === null ? null : `${ano}`, provas, (prova) => (prova.ano === null ? null : `${prova.ano}`)),
    conflitoDe('data', dia, doAno, ({ data }) => data),
  ].filter((conflito) => conflito !== null);
  return { ano, dia, conflitos };
}

/** The value on which the first level with any evidence agrees; null if it contradicts itself. */
function decide<T>(ranks: readonly (readonly T[])[]): T | null {
  const told = new Set(ranks.find((values) => values.length > 0));
  return told.size === 1 ? ([...told][0] as T) : null;
}

function conflitoDe(
  campo: Conflito['campo'],
  escolhido: string | null,
  provas: readonly Prova[],
  tellOf: (prova: Prova) => string | null,
): Conflito | null {
  const valores = new Map<string, { valor: string; base: Base; vezes: number; em: Set<string> }>();
  for (const prova of provas) {
    const valor = tellOf(prova);
    if (valor === null) continue;
    const { base, vezes, de } = prova;
    const known = valores.get(`${valor} ${base}`) ?? { valor, base, vezes: 0, em: new Set() };
    known.vezes += vezes;
    known.em.add(de);
    valores.set(`${valor} ${base}`, known);
  }
  const told = new Set(Array.from(valores.values(), ({ valor }) => valor));
  if (escolhido !== null) told.add(escolhido);
  if (told.size < 2) return null;
  const sorted = [...valores].sort(([a], [b]) => (a < b ? -1 : 1));
  return { campo, escolhido, valores: sorted.map(([, { em, ...valor }]) => ({ ...valor, em: [...em].sort() })) };
}
