/**
 * The longest time, in milliseconds, for which the page may be blocked. Typing and scrolling are handled in between.
 */
const FATIA_MS = 40;

let vez = 0;

/** Stops the work in progress, because its result is no longer shown. */
export const interrompe = (): void => {
  vez += 1;
};

/** Does something for each item, in slices. `interrompe` stops it. */
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
