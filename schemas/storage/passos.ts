/** Packs ascending positions as differences, which are smaller and similar from act to act. */
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
