import { afterAll, beforeAll, expect, test } from 'bun:test';
import { sendMutated } from './mutated.ts';
import { soak } from './soak.ts';
import { type Subject, startSubject } from './subject.ts';

/**
 * Runs for some seconds what `npm run torture` does for half an hour. Speeds are measured there and not asserted here.
 */
let subject: Subject;
beforeAll(async () => {
  subject = await startSubject();
});
afterAll(() => subject.stop());

test('with one hostile client of each kind, whoever behaves is answered, while snapshots are swapped', async () => {
  const { answered, failed } = await soak(subject, { ms: 5_000, rate: 200 });
  expect(failed).toEqual([]);
  expect(Object.keys(answered).sort()).toEqual(['mcp', 'read', 'search', 'text']);
}, 60_000);

test('whatever is changed of a request, none is answered with a failure of the service', async () => {
  const { failures, statuses } = await sendMutated(subject, 3_000, 7);
  expect(failures).toEqual([]);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '404']));
  expect((await fetch(`${subject.base}/readyz`)).status).toBe(200);
  expect(subject.complaints()).toEqual([]);
}, 60_000);
