import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { checkSnapshot } from '../../pipeline/bake/check/check-snapshot.ts';
import type { IngestOptions } from '../../pipeline/ingest/ingest.ts';
import { composeSummary } from '../../pipeline/ingest/summary.ts';
import { mirroredSumulas } from '../../pipeline/sumulas/catalogo.ts';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { type Entry, type Lista, putSumulas } from './sumulas-catalogue.ts';
import { createWorkspace, page, type Workspace } from './workspace.ts';

let space: Workspace;
beforeEach(() => {
  space = createWorkspace();
  space.put('ex-a.htm', page('<h1>EX-A</h1><p k="1">Um.</p>'));
});
afterEach(() => space.remove());

const put = (lista: Lista, entries: Entry[] | null) => putSumulas(space.mirror, lista, entries);

const ingest = (options: Partial<IngestOptions> = {}) =>
  space.ingest({ sumulas: () => mirroredSumulas(space.mirror), ...options });

const published = (): Sumula[] => JSON.parse(readFileSync(space.file('sumulas.json'), 'utf8')).sumulas;
const texts = () => Object.fromEntries(published().map(({ ref_key, texto }) => [ref_key, texto]));

function references(): string[] {
  const db = new Database(space.file('vigente.sqlite'), { readonly: true });
  try {
    return db.prepare<[], string>("SELECT de || ' ' || para FROM referencia ORDER BY de, para").pluck().all();
  } finally {
    db.close();
  }
}

const STF: Entry[] = [
  [1, 'Um.'],
  [2, 'Dois.'],
  [3, 'Três. (cancelada)', 'cancelada'],
];

describe('a first ingestion', () => {
  test('is a run for each list and publishes them in order, in the database and as a file', async () => {
    put('stj', [[1, 'Do STJ.']]);
    put('vinculantes', [
      [1, 'Vincula.', 'aprovada'],
      [30, 'A Súmula Vinculante 30 está pendente de publicação.'],
    ]);
    put('stf', STF);
    const { runs, changes } = await ingest();
    expect(runs.map(({ fonte, sigla, status }) => [fonte, sigla, status])).toEqual([
      ['planalto', 'EX-A', 'ok'],
      ['stf', null, 'ok'],
      ['stf_vinculante', null, 'ok'],
      ['stj', null, 'ok'],
    ]);
    expect(runs[2]?.relatorio).toMatchObject({ sumulas: 1, sem_texto: [30] });
    expect(changes).toEqual([]);
    expect(texts()).toEqual({
      'SUM.STF.1': 'Um.',
      'SUM.STF.2': 'Dois.',
      'SUM.STF.3': 'Três.',
      'SUM.STF.SV1': 'Vincula.',
      'SUM.STJ.1': 'Do STJ.',
    });
    expect(Object.keys(texts())).toEqual(['SUM.STF.1', 'SUM.STF.2', 'SUM.STF.3', 'SUM.STF.SV1', 'SUM.STJ.1']);
    expect(
      published()
        .filter(({ cancelada }) => cancelada)
        .map(({ ref_key }) => ref_key),
    ).toEqual(['SUM.STF.3']);
    expect(space.runLog().ultimas.stf).toMatchObject({ fonte: 'stf', sigla: null, status: 'ok' });
    expect(checkSnapshot(space.out)).toMatchObject({ problems: [], checked: { súmulas: 5 } });
  });

  test('a list that the mirror does not have is ausente, unless it was asked for by name', async () => {
    put('stf', STF);
    const result = await ingest();
    expect(result.ausentes.slice(-2)).toEqual(['stf_vinculante', 'stj']);
    const { runs } = await ingest({ only: ['stj'] });
    expect(runs.map(({ fonte, status }) => [fonte, status])).toEqual([['stj', 'erro']]);
  });

  test('of lists alone is taken up by the next one', async () => {
    put('stf', STF);
    await ingest({ only: ['stf'] });
    expect(space.runLog().proximo_id).toBe(2);
    await ingest({ only: ['EX-A'] });
    expect(Object.keys(texts())).toHaveLength(3);
    expect(space.runLog().ultimas.stf?.id).toBe(1);
  });
});

describe('a list', () => {
  beforeEach(async () => {
    put('stf', STF);
    await ingest();
  });

  test('that did not change is sem_mudanca and makes no snapshot; another one’s change takes it over', async () => {
    const again = await ingest();
    expect([again.published, ...again.runs.map(({ status }) => status)]).toEqual([false, 'sem_mudanca', 'sem_mudanca']);
    const before = published();
    space.put('ex-a.htm', page('<h1>EX-A</h1><p k="1">Outro.</p>'));
    expect((await ingest()).published).toBe(true);
    expect(published()).toEqual(before);
    expect(checkSnapshot(space.out).problems).toEqual([]);
  });

  test('that changed tells what in the feed; typography is nothing', async () => {
    put('stf', [
      [1, 'Um ,  e mais.'],
      [2, 'DOIS'],
      [3, 'Três.', 'cancelada'],
      [4, 'Quatro.'],
    ]);
    await ingest();
    put('stf', [
      [1, 'Um, e mais. (revogada)', 'cancelada'],
      [2, 'Dois!'],
      [3, 'Três.', 'ativa'],
      [4, 'Quatro.'],
    ]);
    const { changes } = await ingest();
    expect(space.feed().map(({ id, tipo, ref_key, sigla }) => [id, tipo, ref_key, sigla])).toEqual([
      [1, 'sumula_alterada', 'SUM.STF.1', 'STF'],
      [2, 'sumula_incluida', 'SUM.STF.4', 'STF'],
      [3, 'sumula_cancelada', 'SUM.STF.1', 'STF'],
      [4, 'sumula_alterada', 'SUM.STF.3', 'STF'],
    ]);
    expect(changes.map(({ ingest_run_id }) => ingest_run_id)).toEqual([6, 6]);
    // An old item carries the state of today.
    expect(space.feed().map(({ revogado }) => revogado)).toEqual([true, false, true, false]);
    expect(space.row('EX-A.1')?.texto).toBe('Um.');
    expect(texts()).toMatchObject({ 'SUM.STF.2': 'Dois!' });
    expect(checkSnapshot(space.out).problems).toEqual([]);
  });

  test('that lost even one is kept back, until someone has looked at it', async () => {
    put('stf', [
      [1, 'Um.'],
      [2, 'Dois, e novo.'],
    ]);
    const result = await ingest();
    expect(result.runs.at(-1)).toMatchObject({ status: 'erro', relatorio: { perdidas: ['SUM.STF.3'] } });
    expect(composeSummary(result)).toMatch(/Failed:\n\s+stf\s+a lista perdeu 1 das 3 súmulas/);
    expect(texts()).toMatchObject({ 'SUM.STF.2': 'Dois.', 'SUM.STF.3': 'Três.' });
    expect(result.published).toBe(false);
    const accepted = await ingest({ accept: ['stf'] });
    expect(accepted.runs.at(-1)?.status).toBe('ok');
    expect(texts()).toEqual({ 'SUM.STF.1': 'Um.', 'SUM.STF.2': 'Dois, e novo.' });
  });

  test.each([
    ['of which a number has lost its text', [...STF.slice(1), [1, 'A Súmula 1 está pendente de publicação.'] as Entry]],
    ['that holds nothing', []],
    ['with a situation that is not known', [...STF.slice(1), [1, 'Um.', 'em revisão'] as Entry]],
  ])('%s is an error, and the other sources are published', async (_, entries) => {
    put('stf', entries);
    put('stj', [[1, 'Do STJ.']]);
    const { runs } = await ingest();
    expect(runs.map(({ fonte, status }) => [fonte, status])).toEqual([
      ['planalto', 'sem_mudanca'],
      ['stf', 'erro'],
      ['stj', 'ok'],
    ]);
    expect(Object.keys(texts())).toEqual(['SUM.STF.1', 'SUM.STF.2', 'SUM.STF.3', 'SUM.STJ.1']);
  });

  test('that is no longer in the mirror is missed, and kept', async () => {
    put('stf', null);
    expect((await ingest()).runs.at(-1)).toMatchObject({ fonte: 'stf', status: 'erro' });
    expect(Object.keys(texts())).toHaveLength(3);
  });
});

describe('references', () => {
  const A =
    '<h1>EX-A</h1><p k="1">Na forma do art. 2º desta Lei e do art. 1º da Lei nº 90.002, de 2001.</p><p k="2">Dois.</p>';

  test('of provisions and of súmulas are in the database', async () => {
    space.put('ex-a.htm', page(A));
    put('stf', [
      [1, 'Cabe o art. 2º da Lei 90.001/2001.'],
      [2, 'Como na Súmula 1.'],
    ]);
    await ingest();
    expect(references()).toEqual(['EX-A.1 EX-A.2', 'EX-A.1 EX-B.1', 'SUM.STF.1 EX-A.2', 'SUM.STF.2 SUM.STF.1']);
    expect(checkSnapshot(space.out)).toMatchObject({ problems: [], checked: { references: 4 } });
  });

  test('of an act that did not change are taken over', async () => {
    space.put('ex-a.htm', page(A));
    await ingest();
    space.tamper("DELETE FROM referencia WHERE para = 'EX-B.1'");
    put('stf', STF);
    await ingest();
    expect(references()).toEqual(['EX-A.1 EX-A.2']);
  });

  test('to what an act of the snapshot or a list does not have are told by the run, and counted by the check', async () => {
    space.put('ex-a.htm', page(A.replace('art. 1º da Lei nº 90.002', 'art. 9º da Lei nº 90.002')));
    put('stf', [[1, 'Cabe o art. 9º da Lei 90.001/2001, como nas Súmulas 2 e 1 do STJ.']]);
    put('vinculantes', [[7, 'Cabe o art. 9º da Lei 90.001/2001.']]);
    const first = await ingest();
    expect(first.runs.map(({ relatorio }) => relatorio.referencias_sem_linha)).toEqual([
      undefined,
      [{ de: 'SUM.STF.1', para: 'EX-A.9' }],
      [{ de: 'SUM.STF.SV7', para: 'EX-A.9' }],
    ]);
    space.put('ex-b.htm', page('<h1>EX-B</h1><p k="1">Um.</p>'));
    put('stj', [[1, 'Do STJ.']]);
    await ingest();
    expect(space.relatorio('EX-A')?.referencias_sem_linha).toEqual([{ de: 'EX-A.1', para: 'EX-B.9' }]);
    expect(space.relatorio('stf')?.referencias_sem_linha).toEqual([
      { de: 'SUM.STF.1', para: 'EX-A.9' },
      { de: 'SUM.STF.1', para: 'SUM.STJ.2' },
    ]);
    expect(checkSnapshot(space.out)).toMatchObject({ problems: [], checked: { 'references to no row': 4 } });
  });

  test('are gone with what cited', async () => {
    space.put('ex-a.htm', page(A));
    await ingest();
    space.put('ex-a.htm', page(A.replace('Na forma do art. 2º desta Lei e do', 'Do')));
    await ingest();
    expect(references()).toEqual(['EX-A.1 EX-B.1']);
  });
});
