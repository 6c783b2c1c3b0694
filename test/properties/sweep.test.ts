import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { sweep } from '../../pipeline/parse/lines/sweep.ts';

const span = fc.tuple(fc.nat(20), fc.nat(8)).map(([start, length]) => ({ start, end: start + length }));

test('tells of each place what looking through all spans would', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), fc.array(fc.nat(30), { maxLength: 12 }), (spans, places) => {
      const at = sweep(spans);
      for (const place of places.sort((a, b) => a - b))
        expect(at(place)).toBe(spans.find(({ start, end }) => start <= place && place < end));
    }),
  );
});
