/** How long the page may be held at once, in milliseconds: what is typed and scrolled is answered in between. */
const FATIA_MS = 40;

let vez = 0;

/** Stops what is being made: it is of a result that is no more shown. */
export const interrompe = (): void => {
  vez += 1;
};

/** Does something for each of many, in slices; what a later result begins stops it. */
export async function emFatias<T>(itens: Iterable<T>, faz: (item: T) => void): Promise<void> {
  const minha = vez;
  let begin = performance.now();
  for (const item of itens) {
    if (performance.now() - begin > FATIA_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      if (minha !== vez) return;
      begin = performance.now();
    }
    faz(item);
  }
}
