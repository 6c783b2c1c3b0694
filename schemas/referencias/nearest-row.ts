/** The row of a key, or the nearest above it: a text may cite what its act no longer has. Null without its article. */
export function nearestRow(refKey: string, chaves: ReadonlySet<string>): string | null {
  for (let at = refKey; at.includes('.'); at = at.slice(0, at.lastIndexOf('.'))) if (chaves.has(at)) return at;
  return null;
}
