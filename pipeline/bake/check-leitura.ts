import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AtoDeFatos } from '../../schemas/contract/model/registro-de-fatos.ts';
import type { AtoLocal } from '../../schemas/contract/model/verificacao-local.ts';
import { assuntosPath, CITACOES, FATOS, leituraPath, VERIFICACAO } from '../../schemas/storage/artifacts.ts';
import { composeFatos } from '../fatos/compose-fatos.ts';
import { composeAtoLocal } from '../views/verificacao-local.ts';
import { readActs } from './ato-lido.ts';
import type { Examination } from './examination.ts';
import { citacoesOf, composeRegistro, leituraOf, verificacaoLocalOf } from './leitura.ts';

/** The day of the register, which the database does not tell. */
const diaDe = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, FATOS), 'utf8')) as { dia: string }).dia;

/** What the site reads says what the database says; returns how many acts there are. */
export function checkLeitura({ db, folder, problems }: Examination): number {
  const check = (path: string, expected: string) => {
    if (readFileSync(join(folder, path), 'utf8') !== expected) problems.push(`${path} and the database differ`);
  };
  const locais: Record<string, AtoLocal> = {};
  const fatos: Record<string, AtoDeFatos> = {};
  for (const ato of readActs(db)) {
    const { sigla } = ato.diploma;
    check(leituraPath(sigla), leituraOf(ato));
    const local = composeAtoLocal(ato);
    locais[sigla] = local;
    fatos[sigla] = composeFatos({ ...ato, local, versoes: ato.todasAsVersoes() });
  }
  for (const { sigla, doc } of db.prepare<[], { sigla: string; doc: string }>('SELECT sigla, doc FROM assunto').all())
    check(assuntosPath(sigla), doc);
  check(CITACOES, citacoesOf(db));
  check(VERIFICACAO, verificacaoLocalOf(db, locais));
  check(FATOS, JSON.stringify(composeRegistro(db, { locais, fatos }, diaDe(folder))));
  return Object.keys(locais).length;
}
