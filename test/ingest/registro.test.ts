import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { checkRegistro } from '../../pipeline/bake/check/check-registro.ts';
import { checkSnapshot } from '../../pipeline/bake/check/check-snapshot.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { ATOS } from '../../schemas/storage/artifacts.ts';
import type { RegistroDeAtos } from '../../schemas/storage/registro.ts';
import { A, B, ingest, pagina, URL_DO_ATO } from '../registro/paginas.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

let space: Workspace;
beforeEach(() => {
  space = createWorkspace();
});
afterEach(() => space.remove());

const registro = (): RegistroDeAtos => JSON.parse(readFileSync(space.file(ATOS), 'utf8'));
const SO_O_ANO = { sigla: 'LEI-90777-2005', data: '2005', precisao: 'ano', url: URL_DO_ATO };
const COM_O_DIA = { ...SO_O_ANO, data: '2005-05-03', precisao: 'dia' };

test('every act that is read, and every one that a link leads to', async () => {
  space.put('ex-a.htm', A);
  space.put('ex-b.htm', B);
  await ingest(space);
  const { atos, desacordos, elos } = registro();
  expect(atos.map(({ sigla, lido, data, ementa }) => [sigla, lido, data, ementa])).toEqual([
    ['EX-A', true, '2001-01-10', 'Dispõe sobre o cais e dá outras providências.'],
    ['EX-B', true, '2001-01-10', 'Dispõe sobre o cais e dá outras providências.'],
    ['LEI-90777-2005', false, '2005-05-03', null],
  ]);
  expect(atos[2]).toEqual({
    ...COM_O_DIA,
    ...{ tipo: 'lei', forma: 'lei', numero: '90.777', ano: 2005, ementa: null, lido: false },
    enderecos: [{ url: URL_DO_ATO, vezes: 3 }],
    evidencias: { epigrafe: 0, link: 3, nota: 2, citacao: 1 },
    ...{ altera: ['EX-A'], alterado_por: [], conflitos: [] },
  } as never);
  expect(atos[0]?.alterado_por).toEqual(['LEI-90777-2005']);
  expect([desacordos, elos]).toEqual([[], { total: 3, relativos: 3, antigos: 0 }]);
  expect(checkSnapshot(space.out).problems).toEqual([]);
});

test('what a page read later tells of an act is said where it was named before, and is no change of the law', async () => {
  space.put('ex-a.htm', A);
  await ingest(space);
  expect(space.row('EX-A.1')?.alterado_por_ato).toEqual(SO_O_ANO as never);
  space.put('ex-b.htm', B);
  const { changes, runs } = await ingest(space);
  expect(runs.map(({ sigla, status }) => [sigla, status])).toEqual([
    ['EX-A', 'sem_mudanca'],
    ['EX-B', 'ok'],
  ]);
  expect(space.row('EX-A.1')?.alterado_por_ato).toEqual(COM_O_DIA as never);
  expect(space.versoes('EX-A.1')?.at(-1)?.alterado_por_ato).toEqual(COM_O_DIA as never);
  expect(changes).toEqual([]);
  expect(space.exported('EX-A').ingested_at).toBe('2030-01-01T00:00:00.000Z');
  expect(checkSnapshot(space.out).problems).toEqual([]);
});

test('the same pages make the same register, read at once or one after another', async () => {
  space.put('ex-a.htm', A);
  space.put('ex-b.htm', B);
  await ingest(space);
  const once = readFileSync(space.file(ATOS), 'utf8');
  const { versao } = space.manifest();

  const again = createWorkspace();
  again.put('ex-a.htm', A);
  again.put('ex-b.htm', B);
  await ingest(again);
  expect(again.manifest().versao).toBe(versao);
  again.remove();

  const slowly = createWorkspace();
  slowly.put('ex-b.htm', B);
  await ingest(slowly);
  slowly.put('ex-a.htm', A);
  await ingest(slowly);
  expect(readFileSync(slowly.file(ATOS), 'utf8')).toBe(once);
  slowly.remove();
});

test('an act read anew that says the same is as it was', async () => {
  space.put('ex-a.htm', A);
  await ingest(space);
  const before = space.row('EX-A.1');
  const { changes } = await space.ingest({ parser: { parse: parsePagina, versao: 2 } });
  expect(changes).toEqual([]);
  expect(space.row('EX-A.1')).toEqual(before);
  expect(space.exported('EX-A').ingested_at).toBe('2030-01-01T00:00:00.000Z');
});

test('a snapshot of before there was a register is gone on from', async () => {
  space.put('ex-a.htm', A);
  await ingest(space);
  space.tamper('DROP TABLE mencao; DROP TABLE ato');
  space.put('ex-b.htm', B);
  await ingest(space);
  expect(registro().atos.map(({ sigla }) => sigla)).toEqual(['EX-A', 'EX-B', 'LEI-90777-2005']);
  expect(checkSnapshot(space.out).problems).toEqual([]);
});

test('a link in disagreement with its words is in the report of the run and in the register', async () => {
  space.put(
    'ex-a.htm',
    pagina(
      '90.001',
      `<p>Art. 1º O cais é público. <a href="leis/l90778.htm">(Redação dada pela Lei nº 90.777, de 2005)</a></p>
       <p>Art. 2º Esta Lei entra em vigor na data de sua publicação.</p>`,
    ),
  );
  const { runs } = await ingest(space);
  const elo = {
    ...{ url: 'https://www.exemplo.test/leis/l90778.htm', endereco: 'LEI-90778', ditos: ['LEI-90777-2005'] },
    ...{ vezes: 1, lugares: ['EX-A.1'] },
  };
  expect(runs[0]?.relatorio).toMatchObject({
    elos: { total: 1, relativos: 1, antigos: 0 },
    elos_em_desacordo: [elo],
  });
  expect(registro().desacordos).toEqual([{ de: 'EX-A', ...elo }]);
  // Neither of the two is an act of the register by such a link.
  expect(registro().atos.map(({ sigla }) => sigla)).toEqual(['EX-A']);
});

describe('a register that is not sound', () => {
  const find = (sql: string) => {
    const db = new Database(join(space.out, space.manifest().banco.path));
    db.exec(sql);
    const problems: string[] = [];
    checkRegistro({ db, folder: dirname(space.file(ATOS)), problems });
    db.close();
    return problems;
  };
  test.each([
    ['an act that is not read', "DELETE FROM ato WHERE sigla = 'EX-A'", 'EX-A is read, and not in the register'],
    [
      'another column',
      "UPDATE ato SET feita = 'LEI-1-2001' WHERE sigla = 'EX-A'",
      'EX-A: its columns in the register differ from it',
    ],
    [
      'an act said to be read',
      'UPDATE ato SET doc = replace(doc, \'"lido":false\', \'"lido":true\')',
      'LEI-90777-2005: the register says wrongly whether it is read',
    ],
    [
      'an act altered by none',
      `UPDATE ato SET doc = replace(doc, '"alterado_por":["LEI-90777-2005"]', '"alterado_por":["LEI-1-2001"]')`,
      'EX-A: altered, or alters, what is not in the register: LEI-1-2001',
    ],
    [
      'other acts than the artifact',
      "UPDATE ato SET doc = replace(doc, 'cais', 'porto')",
      'atos.json and the database',
    ],
  ])('has %s', async (_, sql, problem) => {
    space.put('ex-a.htm', A);
    await ingest(space);
    expect(find(sql).join('\n')).toContain(problem);
  });
});
