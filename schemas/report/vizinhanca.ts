/** How much of the text stands beside what is told, on either side. */
const VIZINHANCA = 90;

/** Words of a text and those about them, in their own paragraph, cut between words. */
export interface Vizinhanca {
  antes: string;
  palavras: string;
  depois: string;
}

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
