import { beforeAll, describe, expect, test } from 'bun:test';
import { type PlacarDaLeiTranscrita, scoreQuotedLaw } from '../accuracy/quoted-law.ts';
import { hasMirror } from './mirror.ts';

/** Quotations of the law, faithful and altered in every way, drawn by a seed. `npm run accuracy` prints the counts. */
describe.skipIf(!hasMirror)('provisions of real pages', () => {
  let placar: PlacarDaLeiTranscrita;
  beforeAll(async () => {
    placar = await scoreQuotedLaw();
  }, 300_000);

  test('quoted faithfully are told so, but for words that stand in an article twice', () => {
    for (const [forma, { total, fieis }] of Object.entries(placar.fieis))
      expect({ forma, bem: fieis / total >= 0.97 }).toEqual({ forma, bem: true });
  });

  test('with one word, number or negation otherwise are never told faithful', () => {
    const words = Object.entries(placar.alteradas).filter(([mudanca]) => mudanca !== 'the words of a neighbour');
    for (const [mudanca, { total, alarmadas, ditas_fieis }] of words)
      expect({ mudanca, total, alarmadas, ditas_fieis }).toEqual({ mudanca, total, alarmadas: total, ditas_fieis: 0 });
  });
});
