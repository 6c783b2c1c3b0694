import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Transcricao } from '../../schemas/contract/model/verification/transcricao.ts';
import { novaPasta } from '../pastas.ts';
import { runMeasure } from './measure.ts';
import { inRealUse, predictions } from './real-use.ts';

/** What `score_quotations.py` says, as it prints it, and the counts that the service is held to. */
export interface PlacarDasTranscricoes {
  impresso: string;
  /** Offered as the law's and not so: how many there are, how many are flagged, how many are called faithful. */
  erradas: { linhas: number; alarmadas: number; ditas_fieis: number };
  /** The law's own words, today's or earlier: how many there are, are confirmed, are flagged. */
  fieis: { linhas: number; confirmadas: number; alarmadas: number };
  /** Flags on what is not the law's. */
  alheias_alarmadas: number;
}

const FIEIS = /^fiéis confirmadas \(.*\): (\d+)\/(\d+); com alarme: (\d+)$/m;
const ERRADAS = /^erradas com alarme: (\d+)\/(\d+); ditas fiéis: (\d+)$/m;
const ALHEIAS = /^alarmes sobre o que não é da lei: (\d+)$/m;

/** Verifies the texts, unless that was done, and runs the measure over what came out of their quotations. */
export async function scoreQuotations(): Promise<PlacarDasTranscricoes> {
  const file = join(novaPasta('quotations'), 'predictions.jsonl');
  writeFileSync(
    file,
    readFileSync(await predictions(), 'utf8')
      .trim()
      .split('\n')
      .map(toRows)
      .join(''),
  );
  const impresso = runMeasure(inRealUse('score_quotations.py'), file, '--utf16');
  const [, confirmadas, fieis, alarmadas] = numbersOf(FIEIS, impresso);
  const [, flagged, erradas, ditas_fieis] = numbersOf(ERRADAS, impresso);
  const [, alheias_alarmadas] = numbersOf(ALHEIAS, impresso);
  return {
    impresso,
    erradas: { linhas: erradas as number, alarmadas: flagged as number, ditas_fieis: ditas_fieis as number },
    fieis: { linhas: fieis as number, confirmadas: confirmadas as number, alarmadas: alarmadas as number },
    alheias_alarmadas: alheias_alarmadas as number,
  };
}

function toRows(line: string): string {
  const { doc, transcricoes }: { doc: string; transcricoes: Transcricao[] } = JSON.parse(line);
  const rows = transcricoes.map(({ offset, fim, situacao, de }) => ({
    ...{ doc, start: offset, end: fim, verdict: situacao, of: de?.ref_key ?? null },
  }));
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

function numbersOf(pattern: RegExp, impresso: string): number[] {
  const match = pattern.exec(impresso);
  if (!match) throw new Error(`score_quotations.py printed no line like ${pattern}`);
  return [...match].map(Number);
}
