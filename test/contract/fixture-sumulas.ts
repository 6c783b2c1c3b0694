import { refKeySumula, type Sumula } from '../../schemas/contract/model/corpus/sumula.ts';

const sumula = (tribunal: Sumula['tribunal'], numero: number, vinculante = false, cancelada = false): Sumula => ({
  ref_key: refKeySumula({ tribunal, numero, vinculante }),
  ...{ tribunal, numero, vinculante, cancelada },
  texto: `Súmula fictícia ${numero} do ${tribunal}.`,
});

/** Fictional súmulas, in the order in which they are listed. */
export const fixtureSumulas: Sumula[] = [
  sumula('STF', 1),
  sumula('STF', 3, false, true),
  sumula('STF', 11),
  sumula('STF', 9, true, true),
  sumula('STF', 11, true),
  sumula('STF', 12, true),
  ...Array.from({ length: 60 }, (_, i) => sumula('STJ', i + 1, false, i === 4)),
];
