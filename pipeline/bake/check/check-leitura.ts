import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assuntosPath, CITACOES, FATOS, leituraPath, VERIFICACAO } from '../../../schemas/storage/artifacts.ts';
import { composeRegistro } from '../../fatos/compose-registro.ts';
import { citacoesOf, leituraOf, verificacaoLocalOf } from '../artifacts/leitura.ts';
import { locaisDosAtos } from '../artifacts/locais.ts';
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
  const whole = (parts: Iterable<string>) => [...parts].join('');
  const locais = locaisDosAtos();
  let total = 0;
  for (const ato of readActs(db)) {
    check(leituraPath(ato.diploma.sigla), leituraOf(ato));
    locais.add(ato);
    total += 1;
  }
  for (const { sigla, doc } of db.prepare<[], { sigla: string; doc: string }>('SELECT sigla, doc FROM assunto').all())
    check(assuntosPath(sigla), doc);
  check(CITACOES, citacoesOf(db));
  check(VERIFICACAO, whole(verificacaoLocalOf(db, locais)));
  check(FATOS, whole(composeRegistro(db, locais, diaDe(folder))));
  locais.close();
  return total;
}
