import { expect, test } from 'bun:test';
import { FAULTS } from './hostile-origin.ts';
import { rehearse } from './rehearse.ts';

/** `npm run torture -- fontes` tries a thousand. */
const SCHEDULES = 15;

test('whatever goes wrong at the source, what is published is what the good pages say', async () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= SCHEDULES; seed++) {
    const { problems, faults } = await rehearse(seed);
    expect(problems).toEqual([]);
    for (const [fault, times] of faults) seen.set(fault, (seen.get(fault) ?? 0) + times);
  }
  // A rehearsal in which nothing goes wrong proves nothing.
  expect(seen.size).toBeGreaterThan(Object.keys(FAULTS).length * 0.6);
}, 120_000);
