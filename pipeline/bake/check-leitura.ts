import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { CITACOES, leituraPath, VERIFICACAO } from '../../schemas/artifacts.ts';
import type { AtoLocal } from '../../schemas/model/verificacao-local.ts';
import { composeAtoLocal } from '../views/verificacao-local.ts';
import { readActs } from './ato-lido.ts';
import type { Examination } from './examination.ts';
import { citacoesOf, leituraOf, verificacaoLocalOf } from './leitura.ts';

/** What the site reads says what the database says. */
export function checkLeitura({ db, folder, problems }: Examination): number {
  const siglas = db.prepare<[], string>('SELECT sigla FROM diploma ORDER BY ordem').pluck().all();
  const expected = new Map([
    ...siglas.map((sigla) => [leituraPath(sigla), () => leituraOf(db, sigla)] as const),
    [CITACOES, () => citacoesOf(db)],
    [VERIFICACAO, () => verificacaoLocalOf(db, locaisOf(db))],
  ]);
  for (const [path, compose] of expected) {
    if (readFileSync(join(folder, path), 'utf8') !== compose()) problems.push(`${path} and the database differ`);
  }
  return siglas.length;
}

function locaisOf(db: Database.Database): Record<string, AtoLocal> {
  const locais = Array.from(readActs(db), (ato) => {
    const { sigla, ingested_at: lidoEm } = ato.diploma;
    return [sigla, composeAtoLocal({ ...ato, sigla, lidoEm })] as const;
  });
  return Object.fromEntries(locais);
}
