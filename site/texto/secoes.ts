/** An article as pagination needs it, with the headings above it, the widest first. */
export interface SobTitulos {
  numero: string;
  titulos: readonly string[];
}

/** A page of an act's text. */
export interface Pagina<T extends SobTitulos> {
  /** The headings that all of its articles share. */
  titulos: readonly string[];
  artigos: readonly T[];
}

const MAX_ARTIGOS = 60;

/**
 * Splits an act into pages. A page holds the widest heading that has at most sixty articles, so that readers see as
 * much of an article's context as they can read at once. Articles that no heading divides are split sixty at a time.
 */
export function paginar<T extends SobTitulos>(artigos: readonly T[], depth = 0): Pagina<T>[] {
  const [first] = artigos;
  if (!first) return [];
  if (artigos.length <= MAX_ARTIGOS) return [{ titulos: comuns(artigos), artigos }];
  const groups = runs(artigos, ({ titulos }) => titulos[depth]);
  if (groups.length === 1 && first.titulos[depth] === undefined) {
    return slices(artigos).map((part) => ({ titulos: first.titulos, artigos: part }));
  }
  return groups.flatMap((group) => paginar(group, depth + 1));
}

function comuns(artigos: readonly SobTitulos[]): string[] {
  const [first, ...rest] = artigos.map(({ titulos }) => titulos);
  const end = (first ?? []).findIndex((titulo, depth) => rest.some((other) => other[depth] !== titulo));
  return (first ?? []).slice(0, end < 0 ? undefined : end);
}

/** Groups consecutive elements that have the same key. */
export function runs<T>(list: readonly T[], key: (element: T) => unknown): T[][] {
  const groups: T[][] = [];
  for (const element of list) {
    const last = groups.at(-1);
    if (last && key(last[0] as T) === key(element)) last.push(element);
    else groups.push([element]);
  }
  return groups;
}

const slices = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / MAX_ARTIGOS) }, (_, i) =>
    list.slice(i * MAX_ARTIGOS, (i + 1) * MAX_ARTIGOS),
  );
