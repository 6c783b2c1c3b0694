import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { FairQueue } from '../../runtime/pool/queue.ts';
import { runs } from '../properties/runs.ts';

/** Everything that waits, in the order in which it is done. */
function drain<T>(queue: FairQueue<T>): T[] {
  const all: T[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) all.push(next.item);
  return all;
}

test('owners take turns, however much one of them has waiting', () => {
  const queue = new FairQueue<string>({ waiting: 100, perOwner: 50 });
  for (let n = 1; n <= 4; n++) queue.push('many', `many ${n}`);
  queue.push('one', 'one 1');
  queue.push('two', 'two 1');
  queue.push('two', 'two 2');
  expect(drain(queue)).toEqual(['many 1', 'one 1', 'two 1', 'many 2', 'two 2', 'many 3', 'many 4']);
});

test('who brings something waits for one of each who waits, not for all that one of them has', () => {
  const queue = new FairQueue<number>({ waiting: 100, perOwner: 50 });
  for (let n = 0; n < 10; n++) queue.push('many', n);
  queue.push('one', 1);
  expect([queue.ahead('new'), queue.ahead('one'), queue.ahead('many')]).toEqual([2, 4, 11]);
});

test('of one owner no more than its bound, what is at work included', () => {
  const queue = new FairQueue<number>({ waiting: 100, perOwner: 2 });
  expect([queue.push('a', 1), queue.push('a', 2), queue.push('a', 3)]).toEqual([true, true, false]);
  expect(queue.shift()).toEqual({ owner: 'a', item: 1 });
  expect(queue.push('a', 3)).toBe(false);
  queue.done('a');
  expect(queue.push('a', 3)).toBe(true);
});

test('no more than the bound waits, whosever it is, and every owner is served within one round of all', () => {
  const step = fc.oneof(fc.record({ push: fc.integer({ min: 0, max: 5 }) }), fc.constant('shift' as const));
  const property = fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
    const queue = new FairQueue<number>({ waiting: 10, perOwner: 4 });
    const waiting = new Map<number, number>();
    const since = new Map<number, Set<number>>();
    for (const each of steps) {
      if (each === 'shift') {
        const next = queue.shift();
        expect(next === undefined).toBe(waiting.size === 0);
        if (!next) continue;
        const owner = next.item;
        queue.done(next.owner);
        for (const [other, served] of since) {
          // Nobody is served twice while somebody who waits was not once.
          if (other !== owner) expect(served.has(owner)).toBe(false);
          served.add(owner);
        }
        const left = (waiting.get(owner) ?? 0) - 1;
        if (left > 0) {
          waiting.set(owner, left);
          since.set(owner, new Set());
        } else {
          waiting.delete(owner);
          since.delete(owner);
        }
        continue;
      }
      const owner = each.push;
      const total = [...waiting.values()].reduce((sum, count) => sum + count, 0);
      const room = total < 10 && (waiting.get(owner) ?? 0) < 4;
      expect(queue.push(String(owner), owner)).toBe(room);
      if (!room) continue;
      if (!waiting.has(owner)) since.set(owner, new Set());
      waiting.set(owner, (waiting.get(owner) ?? 0) + 1);
    }
  });
  fc.assert(property, runs(200));
});
