import { describe, expect, test } from 'bun:test';
import { hasGold, type Placar, score } from '../accuracy/gold.ts';

/** The accuracy that extraction has to reach on decisions written by others. `npm run accuracy` prints the figures. */
describe.skipIf(!hasGold)('accuracy on annotated decisions', () => {
  const placar = hasGold ? score() : ({} as Record<string, Placar>);

  test('provisions', () => {
    const { D } = placar;
    expect(D?.recall_any_overlap).toBeGreaterThanOrEqual(0.97);
    expect(D?.recall_80pct_chars).toBeGreaterThanOrEqual(0.95);
    expect(D?.boundary_exact).toBeGreaterThanOrEqual(0.9);
    expect(D?.outside_gold_other).toBeLessThanOrEqual((D?.predicted ?? 0) * 0.005);
  });

  test('súmulas', () => {
    const { S } = placar;
    expect(S?.recall_any_overlap).toBeGreaterThanOrEqual(0.98);
    expect(S?.recall_80pct_chars).toBeGreaterThanOrEqual(0.95);
  });
});
