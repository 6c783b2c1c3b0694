import { readFileSync } from 'node:fs';
import type { CitacaoResolvida } from '../../schemas/verify/resolve-texto.ts';
import { runMeasure } from './measure.ts';
import { inRealUse, predictions } from './real-use.ts';

/** Undated names that mean one code: how many there are, and what they are taken for. */
export interface Era {
  linhas: number;
  /** Read as the code that is meant, and not confirmed in the other. */
  como_dito: number;
  /** Of the code before: confirmed in today's. */
  no_outro: number;
}

/** What `score_era.py` says, as it prints it and by what is meant; `transition` is old law in a new text. */
export interface PlacarDasEras {
  impresso: string;
  eras: Record<string, Era>;
  /** Of old law in a new text: confirmed in today's code, without a word on the other one. */
  sem_aviso: string[];
}

const ERA = /^(?<nome>old|today|transition) \{(?<contas>.*)\}$/gm;

/** Verifies the texts, unless that was done, and runs the measure over what came out. */
export async function scoreEra(): Promise<PlacarDasEras> {
  const file = await predictions();
  const impresso = runMeasure(inRealUse('score_era.py'), file);
  const eras: Record<string, Era> = {};
  for (const { groups } of impresso.matchAll(ERA)) {
    const { nome = '', contas = '' } = groups ?? {};
    const conta = new Map([...contas.matchAll(/'([^']+)': (\d+)/g)].map(([, de, n]) => [de, Number(n)]));
    eras[nome] = {
      linhas: conta.get('rows') ?? 0,
      como_dito: conta.get('as meant') ?? 0,
      no_outro: conta.get('ticks of the wrong code') ?? 0,
    };
  }
  return { impresso, eras, sem_aviso: withoutWarning(file) };
}

interface Linha {
  doc: string;
  start: number;
  end: number;
  cited_as: string;
  transition?: boolean;
}

function withoutWarning(file: string): string[] {
  const verified = new Map(
    readLines<{ doc: string; citacoes: CitacaoResolvida[] }>(file).map(({ doc, citacoes }) => [doc, citacoes]),
  );
  const texts = new Map(
    readLines<{ id: string; text: string }>(inRealUse('docs.jsonl')).map((doc) => [doc.id, doc.text]),
  );
  return readLines<Linha>(inRealUse('era.jsonl')).flatMap(({ doc, start, end, cited_as, transition }) => {
    if (!transition) return [];
    const points = [...(texts.get(doc) ?? '')];
    const [from, to] = [start, end].map((at) => points.slice(0, at).join('').length) as [number, number];
    const here = (verified.get(doc) ?? []).filter(({ citacao }) => citacao.offset < to && citacao.fim > from);
    const silent = here.some(
      ({ citacao, resolucao }) =>
        resolucao.status.startsWith('verificado') && !('tempo' in citacao && citacao.tempo?.outro !== undefined),
    );
    return silent ? [`${doc} ${start} ${cited_as}`] : [];
  });
}

const readLines = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
