/** Positions, rising, written from each to the next: smaller than they are, and much the same from act to act. */
export const packPassos = (posicoes: readonly number[]): string =>
  posicoes.map((posicao, i) => posicao - (posicoes[i - 1] ?? 0)).join(' ');

/** The inverse of `packPassos`. */
export function unpackPassos(passos: string): number[] {
  if (passos === '') return [];
  let posicao = 0;
  return passos.split(' ').map((passo) => {
    posicao += Number(passo);
    return posicao;
  });
}
