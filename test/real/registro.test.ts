import { beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { checkRegistro } from '../../pipeline/bake/check/check-registro.ts';
import { ATOS, MANIFEST, type Manifest, snapshotPath } from '../../schemas/storage/artifacts.ts';
import { type AtoDoRegistro, BASES, type RegistroDeAtos } from '../../schemas/storage/registro.ts';
import { hasMirror } from './mirror.ts';
import { realSnapshot } from './snapshot.ts';

describe.skipIf(!hasMirror)('the register of the mirror', () => {
  let folder: string;
  let banco: string;
  let registro: RegistroDeAtos;
  let atos: Map<string, AtoDoRegistro>;
  beforeAll(async () => {
    const out = await realSnapshot();
    const manifest: Manifest = JSON.parse(readFileSync(join(out, MANIFEST), 'utf8'));
    folder = join(out, snapshotPath(manifest.versao));
    banco = join(out, manifest.banco.path);
    registro = JSON.parse(readFileSync(join(folder, ATOS), 'utf8'));
    atos = new Map(registro.atos.map((ato) => [ato.sigla, ato]));
  });

  test('holds what the links of the pages lead to', () => {
    const count = (among: (ato: AtoDoRegistro) => boolean) => registro.atos.filter(among).length;
    expect(registro.atos.length).toBeGreaterThan(1_550);
    expect(count(({ lido }) => lido)).toBe(70);
    expect(count(({ precisao }) => precisao === 'dia')).toBeGreaterThan(550);
    // Acts named only by an address, and of a form whose number may not determine a year.
    expect(count(({ ano }) => ano === null)).toBeLessThan(30);
    const said = Object.fromEntries(
      BASES.map((base) => [base, registro.atos.reduce((sum, { evidencias }) => sum + evidencias[base], 0)]),
    );
    expect(said.epigrafe).toBe(68);
    expect(said.link).toBeGreaterThan(23_000);
    expect(said.nota).toBeGreaterThan(17_500);
    expect(said.citacao).toBeGreaterThan(1_000);
    expect(registro.elos.relativos).toBeGreaterThan(registro.elos.total / 2);
  });

  /** Read from the pages by eye. */
  test.each([
    ['CP', '1940-12-07', true, 'codigo'],
    ['LEI-7209-1984', '1984-07-11', false, 'lei'],
    ['DL-229-1967', '1967-02-28', false, 'decreto_lei'],
    ['LEI-13467-2017', '2017-07-13', true, 'lei'],
    ['LEI-13964-2019', '2019', false, 'lei'],
    ['EC-7-1977', '1977', false, 'emenda_constitucional'],
    ['DEC-24693-1934', '1934-07-12', false, 'decreto'],
  ])('%s is of %s', (sigla, data, lido, tipo) => {
    expect(atos.get(sigla)).toMatchObject({ data, lido, tipo } as never);
  });

  test('tells who altered whom', () => {
    expect(atos.get('LEI-7209-1984')?.altera).toEqual(['CP']);
    expect(atos.get('LEI-13964-2019')?.altera).toEqual(expect.arrayContaining(['CP', 'CPP', 'LEP', 'LEI-8072-1990']));
    expect(atos.get('CLT')?.alterado_por).toEqual(expect.arrayContaining(['DL-229-1967', 'LEI-13467-2017']));
  });

  test('keeps what pages contradict one another in', () => {
    const conflitos = registro.atos.flatMap(({ sigla, conflitos }) =>
      conflitos.map(({ campo, escolhido }) => [sigla, campo, escolhido]),
    );
    expect(conflitos).toEqual([
      ['LC-214-2025', 'ano', '2025'],
      ['LEI-9032-1995', 'data', '1995-04-28'],
      ['LEI-9528-1997', 'ano', '1997'],
      ['LEI-9958-2000', 'data', '2000-01-12'],
    ]);
  });

  test('believes no link that names one act and leads to another', () => {
    const elos = registro.desacordos.map(
      ({ de, endereco, ditos, vezes }) => `${de}: ${ditos} → ${endereco} (${vezes})`,
    );
    expect(elos).toEqual([
      'CLT: LEI-7855-1989 → DL-926 (8)',
      'CLT: LEI-6086-1974 → LEI-5274 (2)',
      'LEI-7492-1986: DL-3689-1941 → DEC-3689 (2)',
      'LEI-13655-2018: LEI-4657-1942 → DL-4657 (1)',
      'LRF: MP-2159-2001 → MP-2159-70 (1)',
      'LBPS: LEI-10877-2004 → LEI-10887-2004 (1)',
      'ADCT: LEI-10982-2004 → LEI-10892-2004 (1)',
      'CLT: DEC-229-1967 → DL-229 (1)',
      'CLT: DL-9675-1946 → DL-8080 (1)',
      'LBPS: LEI-9032-1995 → LEI-9038 (1)',
    ]);
  });

  test('knows nearly every act that altered or repealed a provision, and agrees with the database', () => {
    const db = new Database(banco, { readonly: true });
    const told = db
      .prepare<[], { por: number; ato: number }>(
        `SELECT sum(doc ->> '$.alterado_por' IS NOT NULL) + sum(doc ->> '$.revogado_por' IS NOT NULL) AS por,
           sum(doc ->> '$.alterado_por_ato' IS NOT NULL) + sum(doc ->> '$.revogado_por_ato' IS NOT NULL) AS ato
         FROM dispositivo`,
      )
      .get() as { por: number; ato: number };
    expect(told.por).toBeGreaterThan(13_000);
    expect(told.ato / told.por).toBeGreaterThan(0.99);
    const problems: string[] = [];
    expect(checkRegistro({ db, folder, problems })).toBe(registro.atos.length);
    expect(problems).toEqual([]);
    db.close();
  });
});
