import type { Problema } from '../answer.ts';

/** What a router puts in place of bytes that are not UTF-8; no name in the law holds it. */
const REPLACEMENT = '\uFFFD';

/**
 * What is wrong with the segments of a path, which were decoded: null when nothing is. One that cannot be is null where we
 * decoded it, and a text with replacement characters where Bun's router did.
 */
export function segmentProblems(params: Readonly<Record<string, string | null>>): Problema[] | null {
  let problems: Problema[] | null = null;
  for (const campo in params) {
    const problema = segmentProblem(params[campo] ?? null);
    if (problema !== null) {
      problems ??= [];
      problems.push({ campo, problema });
    }
  }
  return problems;
}

function segmentProblem(segment: string | null): string | null {
  if (segment === null || segment.includes(REPLACEMENT)) return 'não é texto UTF-8 válido';
  if (segment === '') return 'não pode ser vazio';
  return segment.includes('\0') ? 'contém um caractere nulo' : null;
}
