import type { Problema } from '../answer.ts';

/** The character that a router puts in place of bytes that are not UTF-8. No name in the law contains it. */
const REPLACEMENT = '\uFFFD';

/**
 * Returns the problems of the decoded segments of a path, null if there are none. For a segment that cannot be decoded,
 * Elysia's own router gives `null` and Bun's gives a text with replacement characters.
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
