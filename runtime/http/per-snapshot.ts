/** What is made of the value of `X-Snapshot`, made once for each: it changes with the snapshot alone. */
export function perSnapshot<T>(make: (rotulo: string) => T): (rotulo: string) => T {
  let last: { rotulo: string; made: T } | null = null;
  return (rotulo) => {
    if (last?.rotulo !== rotulo) last = { rotulo, made: make(rotulo) };
    return last.made;
  };
}
