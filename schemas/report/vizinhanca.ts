/** How many characters of the text are shown on either side of a finding. */
const VIZINHANCA = 90;

/** Some words of a text and the words around them in the same paragraph, cut between words. */
export interface Vizinhanca {
  antes: string;
  palavras: string;
  depois: string;
}

/** Returns what is around `[offset, fim)`, in UTF-16 units. An ellipsis shows where the paragraph goes on. */
export function vizinhancaDe(texto: string, { offset, fim }: { offset: number; fim: number }): Vizinhanca {
  const from = Math.max(0, offset - VIZINHANCA);
  const near = texto.slice(from, offset);
  const ownBefore = near.slice(near.lastIndexOf('\n') + 1);
  const to = fim + VIZINHANCA;
  const [ownAfter = ''] = texto.slice(fim, to).split('\n', 1);
  return {
    antes: from === 0 || ownBefore !== near ? ownBefore : `… ${near.replace(/^\S*\s/, '')}`,
    palavras: texto.slice(offset, fim),
    depois: to >= texto.length || ownAfter.length < VIZINHANCA ? ownAfter : `${ownAfter.replace(/\s\S*$/, '')} …`,
  };
}
