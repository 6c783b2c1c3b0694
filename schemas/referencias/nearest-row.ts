/**
 * The row of a key, or the nearest one above it, because a text may cite what its act no longer has. Null if the
 * article does not exist.
 */
export function nearestRow(refKey: string, chaves: ReadonlySet<string>): string | null {
  for (let at = refKey; at.includes('.'); at = at.slice(0, at.lastIndexOf('.'))) if (chaves.has(at)) return at;
  return null;
}
