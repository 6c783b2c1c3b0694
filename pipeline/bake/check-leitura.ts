import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assuntosPath, CITACOES, leituraPath, VERIFICACAO } from '../../schemas/storage/artifacts.ts';
import { composeAtoLocal } from '../views/verificacao-local.ts';
import { readActs } from './ato-lido.ts';
import type { Examination } from './examination.ts';
import { citacoesOf, leituraOf, verificacaoLocalOf } from './leitura.ts';

/** What the site reads says what the database says; returns how many acts there are. */
export function checkLeitura({ db, folder, problems }: Examination): number {
  const check = (path: string, expected: string) => {
    if (readFileSync(join(folder, path), 'utf8') !== expected) problems.push(`${path} and the database differ`);
  };
  const locais = new Map<string, string>();
  for (const ato of readActs(db)) {
    const { sigla } = ato.diploma;
    check(leituraPath(sigla), leituraOf(ato));
    locais.set(sigla, composeAtoLocal(ato));
  }
  for (const { sigla, doc } of db.prepare<[], { sigla: string; doc: string }>('SELECT sigla, doc FROM assunto').all())
    check(assuntosPath(sigla), doc);
  check(CITACOES, citacoesOf(db));
  check(VERIFICACAO, verificacaoLocalOf(db, locais));
  return locais.size;
}
