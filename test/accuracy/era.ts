import { runMeasure } from './measure.ts';
import { inRealUse, predictions } from './real-use.ts';

/** Undated names that mean one code: how many there are, and how many of them are taken for the other. */
export interface Era {
  linhas: number;
  /** Of the code before: confirmed in today's. Of today's: read as the one before, or not found. */
  no_outro: number;
}

/** What `score_era.py` says, as it prints it and by what is meant; `transition` is old law in a new text. */
export interface PlacarDasEras {
  impresso: string;
  eras: Record<string, Era>;
}

const ERA = /^(?<nome>old|today|transition) \{(?<contas>.*)\}$/gm;

/** Verifies the texts, unless that was done, and runs the measure over what came out. */
export async function scoreEra(): Promise<PlacarDasEras> {
  const impresso = runMeasure(inRealUse('score_era.py'), await predictions());
  const eras: Record<string, Era> = {};
  for (const { groups } of impresso.matchAll(ERA)) {
    const { nome = '', contas = '' } = groups ?? {};
    const conta = new Map([...contas.matchAll(/'([^']+)': (\d+)/g)].map(([, de, n]) => [de, Number(n)]));
    const linhas = conta.get('rows') ?? 0;
    const no_outro =
      nome === 'today' ? linhas - (conta.get('as meant') ?? 0) : (conta.get('ticks of the wrong code') ?? 0);
    eras[nome] = { linhas, no_outro };
  }
  return { impresso, eras };
}
