/**
 * The wording that is the provision's own: an article's `texto` repeats its children's, so that only its caput tells
 * whether the article itself changed.
 */
export function ownWording(row: { texto: string; caput_texto: string | null }): string {
  return row.caput_texto ?? row.texto;
}
