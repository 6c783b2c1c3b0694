/**
 * The provision's own wording. An article's `texto` repeats that of its children, so only its caput shows whether the
 * article itself changed.
 */
export function ownWording(row: { texto: string; caput_texto: string | null }): string {
  return row.caput_texto ?? row.texto;
}
