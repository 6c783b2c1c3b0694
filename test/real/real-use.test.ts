import { beforeAll, describe, expect, test } from 'bun:test';
import { type Era, scoreEra } from '../accuracy/era.ts';
import { scoreMutations } from '../accuracy/mutation.ts';
import { type PlacarDasTranscricoes, scoreQuotations } from '../accuracy/quotations.ts';
import { hasRealUse, scoreRealUse, type Veredito } from '../accuracy/real-use.ts';

/**
 * Judged readings of texts written by others: for each verdict, the number of readings and how many of them may be
 * wrong. The figures are what is reached today, and a change may only lower them. The target is given in the comment
 * above each. `npm run accuracy` prints each reading that is wrong.
 */
const FORA = [
  // Target: a right confirmation is never lost.
  { veredito: 'certo', linhas: 130, fora: 0 },
  // Target: a right alarm never becomes a confirmation.
  { veredito: 'alarme_certo', linhas: 19, fora: 0 },
  { veredito: 'alarme_certo (tempo)', linhas: 25, fora: 0 },
  // Target: what is not a citation is never found as one.
  { veredito: 'nada', linhas: 64, fora: 0 },
  // Target: at most 1 false confirmation is left.
  { veredito: 'falso', linhas: 7, fora: 0 },
  // Target: at most 4 false alarms are left.
  { veredito: 'alarme_falso', linhas: 20, fora: 0 },
  // Target: at most 4 citations are missed.
  { veredito: 'perdida', linhas: 9, fora: 4 },
  // The following depend on the time of the text.
  { veredito: 'falso (tempo)', linhas: 5, fora: 0 },
  { veredito: 'alarme_falso (tempo)', linhas: 2, fora: 0 },
];

/**
 * For undated names of codes, how many may be read as a different code than the one meant, and how many may be
 * confirmed in it.
 */
const CODIGO_DO_TEMPO = [
  { era: 'today', linhas: 133, outros: 0, confirmados: 0 },
  { era: 'old', linhas: 94, outros: 0, confirmados: 0 },
  // Old law in a new text: the signals of time disagree, and today's code is read, with a sentence about the other one.
  { era: 'transition', linhas: 26, outros: 19, confirmados: 13 },
];

describe.skipIf(!hasRealUse)('texts of real use, altered', () => {
  let placar: Awaited<ReturnType<typeof scoreMutations>>;
  beforeAll(async () => {
    placar = await scoreMutations();
  }, 300_000);

  test('at least half of the citations that are swapped for another article have an alert', () => {
    const { total, alertadas } = placar.alertas.trocadas;
    expect(total).toBeGreaterThan(500);
    expect(alertadas / total).toBeGreaterThanOrEqual(0.5);
  });

  test('at most one in a hundred that were judged right has one', () => {
    const { total, alertadas } = placar.alertas.certas;
    expect(total).toBeGreaterThan(100);
    expect(alertadas / total).toBeLessThanOrEqual(0.01);
  });

  test('of those that are confirmed, of which some are wrong, few have one', () => {
    const { total, alertadas } = placar.alertas.confirmadas;
    expect(alertadas / total).toBeLessThanOrEqual(0.025);
  });

  test('a line alone brings hardly any that its text does not', () => {
    const { total, alertadas } = placar.alertas.sozinhas;
    expect(total).toBeGreaterThan(2_000);
    expect(alertadas / total).toBeLessThanOrEqual(0.015);
  });

  test('an altered quotation is never called faithful, and eight in ten are flagged', () => {
    const all = Object.values(placar.alteradas);
    const sum = (key: 'total' | 'alarmadas' | 'ditas_fieis') => all.reduce((total, row) => total + row[key], 0);
    expect(sum('total')).toBe(1_000);
    expect(sum('ditas_fieis')).toBe(0);
    expect(sum('alarmadas') / sum('total')).toBeGreaterThanOrEqual(0.8);
  });
});

describe.skipIf(!hasRealUse)('texts of real use', () => {
  let vereditos: Record<string, Veredito> = {};
  let eras: Record<string, Era> = {};
  let sem_aviso: string[] = [];
  let transcricoes: PlacarDasTranscricoes;
  beforeAll(async () => {
    ({ vereditos } = await scoreRealUse());
    ({ eras, sem_aviso } = await scoreEra());
    transcricoes = await scoreQuotations();
  }, 300_000);

  test('every verdict that the measure counts has its bound', () => {
    expect(Object.keys(vereditos).toSorted()).toEqual(FORA.map(({ veredito }) => veredito).toSorted());
    expect(Object.keys(eras).toSorted()).toEqual(CODIGO_DO_TEMPO.map(({ era }) => era).toSorted());
  });

  test.each(FORA)('$veredito: at most $fora of $linhas out of order', ({ veredito, linhas, fora }) => {
    const found = vereditos[veredito] as Veredito;
    expect(found.linhas).toBeGreaterThanOrEqual(linhas);
    expect(found.linhas - found.em_ordem).toBeLessThanOrEqual(fora);
  });

  test.each(CODIGO_DO_TEMPO)(
    '$era: at most $outros of $linhas read as of another code, $confirmados confirmed in it',
    ({ era, linhas, outros, confirmados }) => {
      const found = eras[era] as Era;
      expect(found.linhas).toBeGreaterThanOrEqual(linhas);
      expect(found.linhas - found.como_dito).toBeLessThanOrEqual(outros);
      expect(found.no_outro).toBeLessThanOrEqual(confirmados);
    },
  );

  test('old law in a new text is confirmed in today’s code with a word on the other', () => {
    // Only the content shows that `1.521 do Código Civil` is an article of 1916.
    expect(sem_aviso.length, sem_aviso.join('\n')).toBeLessThanOrEqual(1);
  });

  test('of wrong quotations nine in ten are flagged, and at most one in fifty is called faithful', () => {
    const { linhas, alarmadas, ditas_fieis } = transcricoes.erradas;
    expect(linhas).toBeGreaterThanOrEqual(165);
    expect(alarmadas / linhas).toBeGreaterThanOrEqual(0.9);
    expect(ditas_fieis / linhas).toBeLessThanOrEqual(0.02);
  });

  test('of faithful quotations nine in ten are confirmed, and at most one in a hundred is flagged', () => {
    const { linhas, confirmadas, alarmadas } = transcricoes.fieis;
    expect(linhas).toBeGreaterThanOrEqual(214);
    expect(confirmadas / linhas).toBeGreaterThanOrEqual(0.9);
    expect(alarmadas / linhas).toBeLessThanOrEqual(0.01);
  });

  test('nothing is said of what is not the law’s', () => {
    expect(transcricoes.alheias_alarmadas).toBe(0);
  });
});
