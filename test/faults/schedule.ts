import type { Random } from '../growth/random.ts';

/** What becomes of the nth request for a page in a run: the name of a fault, or null for the page itself. */
export type Schedule = (path: string, nth: number) => string | null;

/** How often the client of these tests asks for a page at most. */
export const ATTEMPTS = 3;

/** A schedule in which every request goes wrong with that probability, in a way drawn from `faults`. */
export function drawSchedule(
  random: Random,
  paths: readonly string[],
  faults: readonly string[],
  share: number,
): Schedule {
  const plan = new Map(
    paths.map((path) => [
      path,
      Array.from({ length: ATTEMPTS }, () =>
        random.next() < share ? (faults[Math.floor(random.next() * faults.length)] as string) : null,
      ),
    ]),
  );
  return (path, nth) => plan.get(path)?.[nth] ?? null;
}
