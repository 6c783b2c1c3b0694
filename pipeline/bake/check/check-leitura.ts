import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assuntosPath, CITACOES, FATOS, leituraPath, VERIFICACAO } from '../../../schemas/storage/artifacts.ts';
import { composeFatos } from '../../fatos/compose-fatos.ts';
import { composeRegistro } from '../../fatos/compose-registro.ts';
import { composeAtoLocal } from '../../views/verificacao-local.ts';
import { citacoesOf, leituraOf, verificacaoLocalOf } from '../artifacts/leitura.ts';
import { readActs } from '../draft/ato-lido.ts';
import type { Examination } from './examination.ts';

/** The day of the register, which is not in the database. */
const diaDe = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, FATOS), 'utf8')) as { dia: string }).dia;

/** Checks that the files the site reads agree with the database. Returns the number of acts. */
export function checkLeitura({ db, folder, problems }: Examination): number {
  const check = (path: string, expected: string) => {
    if (readFileSync(join(folder, path), 'utf8') !== expected) problems.push(`${path} and the database differ`);
  };
  const locais = new Map<string, string>();
  const fatos = new Map<string, string>();
  for (const ato of readActs(db)) {
    const { sigla } = ato.diploma;
    check(leituraPath(sigla), leituraOf(ato));
    locais.set(sigla, composeAtoLocal(ato));
    fatos.set(sigla, composeFatos(ato, ato.todasAsVersoes()));
  }
  for (const { sigla, doc } of db.prepare<[], { sigla: string; doc: string }>('SELECT sigla, doc FROM assunto').all())
    check(assuntosPath(sigla), doc);
  check(CITACOES, citacoesOf(db));
  check(VERIFICACAO, verificacaoLocalOf(db, locais));
  check(FATOS, composeRegistro(db, { locais, fatos }, diaDe(folder)));
  return locais.size;
}
