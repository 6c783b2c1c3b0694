import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';

type Posto = Pick<Dispositivo, 'ref_key' | 'hierarquia'>;

/** Returns the rubric of a provision, its own or that of the provision it is part of. Null if there is none. */
export function rubricaDe({ hierarquia }: Pick<Dispositivo, 'hierarquia'>, titulos: readonly string[]): string | null {
  const path = hierarquia === '' ? [] : hierarquia.split(' > ');
  return path.length > titulos.length ? (path.at(-1) as string) : null;
}

/**
 * Returns, for each provision of an article in reading order, the rubric that the official page prints above it. Null
 * for most.
 */
export function rubricasEm(dispositivos: readonly Posto[], titulos: readonly string[]): (string | null)[] {
  const known = new Map<string, string | null>();
  return dispositivos.map((row) => {
    const rubrica = rubricaDe(row, titulos);
    known.set(row.ref_key, rubrica);
    // Parts of a provision share its rubric, but the page does not repeat it.
    return rubrica === acima(row.ref_key, known) ? null : rubrica;
  });
}

/** Returns the rubric of the nearest provision that contains this one. */
function acima(refKey: string, known: ReadonlyMap<string, string | null>): string | null {
  for (let end = refKey.lastIndexOf('.'); end > 0; end = refKey.lastIndexOf('.', end - 1)) {
    const rubrica = known.get(refKey.slice(0, end));
    if (rubrica !== undefined) return rubrica;
  }
  return null;
}
