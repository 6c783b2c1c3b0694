import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';

type Posto = Pick<Dispositivo, 'ref_key' | 'hierarquia'>;

/** The rubric that a provision is under, its own or that of what it is part of; null where there is none. */
export function rubricaDe({ hierarquia }: Pick<Dispositivo, 'hierarquia'>, titulos: readonly string[]): string | null {
  const path = hierarquia === '' ? [] : hierarquia.split(' > ');
  return path.length > titulos.length ? (path.at(-1) as string) : null;
}

/** Of each provision of an article, in reading order, the rubric that the page has above it; null for most. */
export function rubricasEm(dispositivos: readonly Posto[], titulos: readonly string[]): (string | null)[] {
  const known = new Map<string, string | null>();
  return dispositivos.map((row) => {
    const rubrica = rubricaDe(row, titulos);
    known.set(row.ref_key, rubrica);
    // What is part of a provision is under its rubric too, without the page's saying so again.
    return rubrica === acima(row.ref_key, known) ? null : rubrica;
  });
}

/** Of the nearest provision that it is part of. */
function acima(refKey: string, known: ReadonlyMap<string, string | null>): string | null {
  for (let end = refKey.lastIndexOf('.'); end > 0; end = refKey.lastIndexOf('.', end - 1)) {
    const rubrica = known.get(refKey.slice(0, end));
    if (rubrica !== undefined) return rubrica;
  }
  return null;
}
