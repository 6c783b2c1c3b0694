/** Packs numbers with long runs of equal values: `0*5 1 0` is five zeros, a one, a zero. */
export function packSequencia(numeros: readonly number[]): string {
  const runs: { numero: number; vezes: number }[] = [];
  for (const numero of numeros) {
    const last = runs.at(-1);
    if (last?.numero === numero) last.vezes += 1;
    else runs.push({ numero, vezes: 1 });
  }
  return runs.map(({ numero, vezes }) => (vezes === 1 ? `${numero}` : `${numero}*${vezes}`)).join(' ');
}

/** The inverse of `packSequencia`. */
export const unpackSequencia = (packed: string): number[] =>
  packed === ''
    ? []
    : packed.split(' ').flatMap((run) => {
        const [numero, vezes = 1] = run.split('*').map(Number);
        return Array.from({ length: vezes }, () => numero as number);
      });
