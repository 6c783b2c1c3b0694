/**
 * Keeps what `make` returns for a value of `X-Snapshot` until that value changes, which it does only with the snapshot.
 */
export function perSnapshot<T>(make: (rotulo: string) => T): (rotulo: string) => T {
  let last: { rotulo: string; made: T } | null = null;
  return (rotulo) => {
    if (last?.rotulo !== rotulo) last = { rotulo, made: make(rotulo) };
    return last.made;
  };
}
