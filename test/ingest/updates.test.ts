import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../schemas/storage/artifacts.ts';
import { artefatosDe, type DataPackage } from '../../schemas/storage/datapackage.ts';
import { DATAPACKAGE, MANIFEST } from '../../schemas/storage/layout.ts';
import { stubParse } from './stub-parse.ts';
import { createWorkspace, page, type Workspace } from './workspace.ts';

const provisions = Array.from({ length: 60 }, (_, index) => `<p k="${index + 10}">Artigo ${index + 10}.</p>`).join('');
const law = (body: string) => page(`<h1>EX-A</h1>${body}${provisions}`);
const BEFORE = law(
  '<p k="1">Caput:</p><p k="1.I">um;</p><p k="1.II">dois;</p><p k="2" r="Lei nº 5">Dois.</p><p k="3">Três.</p>',
);
const day = (number: number) => new Date(Date.UTC(2030, 0, number)).toISOString();

let space: Workspace;
beforeEach(() => {
  space = createWorkspace();
});
afterEach(() => space.remove());

async function ingestPages(...pages: string[]): Promise<void> {
  for (const each of pages) {
    space.put('ex-a.htm', each);
    // What a page lost without a note would wait to be looked at.
    const { runs } = await space.ingest({ accept: ['EX-A'] });
    expect(runs[0]?.erro).toBeNull();
  }
}

describe('the change feed', () => {
  test('has one item per provision: included, altered, repealed, restored, removed', async () => {
    const after = law(
      '<p k="1">Caput:</p><p k="1.I">um e meio;</p><p k="1.II" r="Lei nº 6">dois;</p><p k="1.III">três;</p><p k="2">Dois, de volta.</p>',
    );
    await ingestPages(BEFORE, after);
    const state = { sigla: 'EX-A', detectado_em: day(2), ingest_run_id: 2, alterado_por: null };
    expect(space.feed()).toEqual([
      { id: 1, tipo: 'dispositivo_alterado', ref_key: 'EX-A.1.I', ...state, revogado: false, revogado_por: null },
      { id: 2, tipo: 'dispositivo_revogado', ref_key: 'EX-A.1.II', ...state, revogado: true, revogado_por: 'Lei nº 6' },
      { id: 3, tipo: 'dispositivo_incluido', ref_key: 'EX-A.1.III', ...state, revogado: false, revogado_por: null },
      { id: 4, tipo: 'dispositivo_restaurado', ref_key: 'EX-A.2', ...state, revogado: false, revogado_por: null },
      { id: 5, tipo: 'dispositivo_removido', ref_key: 'EX-A.3', ...state, revogado: false, revogado_por: null },
    ]);
    expect(space.relatorio('EX-A')?.mudancas).toEqual({
      dispositivo_alterado: 1,
      dispositivo_revogado: 1,
      dispositivo_incluido: 1,
      dispositivo_restaurado: 1,
      dispositivo_removido: 1,
    });
  });

  test('an article is altered by its caput, not by what its children say', async () => {
    await ingestPages(BEFORE, BEFORE.replace('um;', 'hum;'), BEFORE.replace('Caput:', 'Cabeça:'));
    expect(space.feed().map(({ ref_key, ingest_run_id }) => [ref_key, ingest_run_id])).toEqual([
      ['EX-A.1.I', 2],
      ['EX-A.1', 3],
      ['EX-A.1.I', 3],
    ]);
    expect(space.row('EX-A.1')?.texto).toBe('Cabeça:\n- um;\n- dois;');
  });

  test('goes on with its ids, and an old item carries the current state', async () => {
    await ingestPages(BEFORE, BEFORE.replace('Três.', 'Três, novo.'), BEFORE.replace('k="3"', 'k="3" r="Lei nº 8"'));
    expect(space.feed().map(({ id, tipo, revogado, revogado_por }) => [id, tipo, revogado, revogado_por])).toEqual([
      [1, 'dispositivo_alterado', true, 'Lei nº 8'],
      [2, 'dispositivo_revogado', true, 'Lei nº 8'],
    ]);
  });
});

/** As it was before the manifest named the descriptor alone. */
function writeAsFormat3(out: string): void {
  const path = join(out, MANIFEST);
  const { datapackage, ...manifest } = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const { resources } = JSON.parse(readFileSync(join(out, datapackage.path), 'utf8')) as DataPackage;
  const artefatos = [...artefatosDe({ resources }), { ...datapackage, path: DATAPACKAGE }];
  writeFileSync(path, JSON.stringify({ ...manifest, formato: 3, artefatos }));
}

test('an ingestion that finds the earlier format keeps its feed and its wordings', async () => {
  await ingestPages(BEFORE, BEFORE.replace('Três.', 'Três, novo.'));
  writeAsFormat3(space.out);
  await ingestPages(BEFORE.replace('Três.', 'Três, outro.'));
  expect(space.feed().map(({ ref_key, ingest_run_id }) => [ref_key, ingest_run_id])).toEqual([
    ['EX-A.3', 2],
    ['EX-A.3', 3],
  ]);
  expect(space.versoes('EX-A.3')?.map(({ texto }) => texto)).toEqual(['Três.', 'Três, novo.', 'Três, outro.']);
});

describe('earlier wordings', () => {
  const three = () =>
    space
      .versoes('EX-A.3')
      ?.map((versao) => [versao.texto, versao.vigente, versao.origem, versao.ingest_run_id, versao.detectado_em]);

  test('one that the page does not keep is kept from the earlier snapshot, before the new one', async () => {
    await ingestPages(BEFORE, BEFORE.replace('Três.', 'Três, novo.'));
    expect(three()).toEqual([
      ['Três.', false, 'ingestao', 1, day(1)],
      ['Três, novo.', true, 'fonte', 2, day(2)],
    ]);
  });

  test('one that the page keeps is the page’s, with its first sighting, and stays so', async () => {
    const kept = BEFORE.replace('<p k="3">Três.', '<s k="3">Três.</s><p k="3">Três, novo.');
    await ingestPages(BEFORE, kept, kept.replace('Caput:', 'Cabeça:'));
    expect(three()).toEqual([
      ['Três.', false, 'fonte', 1, day(1)],
      ['Três, novo.', true, 'fonte', 2, day(2)],
    ]);
  });

  test('a return to an old wording is a new one', async () => {
    await ingestPages(BEFORE, BEFORE.replace('Três.', 'Outro.'), BEFORE);
    expect(three()).toEqual([
      ['Três.', false, 'ingestao', 1, day(1)],
      ['Outro.', false, 'ingestao', 2, day(2)],
      ['Três.', true, 'fonte', 3, day(3)],
    ]);
  });

  test('those of a removed provision stay to be read, and join it if it comes back', async () => {
    await ingestPages(BEFORE, BEFORE.replace('<p k="3">Três.</p>', ''));
    expect(space.row('EX-A.3')).toBeNull();
    expect(three()).toEqual([['Três.', false, 'ingestao', 1, day(1)]]);
    await ingestPages(BEFORE.replace('<p k="3">Três.</p>', '<p k="4">Quatro.</p>'));
    expect(three()).toEqual([['Três.', false, 'ingestao', 1, day(1)]]);
    await ingestPages(BEFORE.replace('Três.', 'Três, de volta.'));
    expect(three()).toEqual([
      ['Três.', false, 'ingestao', 1, day(1)],
      ['Três, de volta.', true, 'fonte', 4, day(4)],
    ]);
  });

  test('a better reading of the same page is told in the feed, and leaves no wording that was never law', async () => {
    await ingestPages(BEFORE);
    const better = { parse: (html: string, sigla: string) => stubParse(html.replace('Três.', '3.'), sigla), versao: 2 };
    await space.ingest({ parser: better });
    expect(three()).toEqual([['3.', true, 'fonte', 2, day(2)]]);
    expect(space.feed().map(({ ref_key, tipo }) => [ref_key, tipo])).toEqual([['EX-A.3', 'dispositivo_alterado']]);
  });
});

describe('a better page of the act turns up', () => {
  const compiled = law('<p k="1">Caput: art. 3o</p><p k="2" r="Lei nº 5"></p><p k="3">Três.</p><p k="4">Quatro.</p>');
  const plain = law(
    '<p k="1">Caput – art. 3º</p><p k="2" r="Lei nº 5">Dois.</p><s k="3">Três</s><p k="3">Três, novo.</p><p k="4" r="Lei nº 6">Quatro.</p><p k="5" r="Lei nº 5">Cinco.</p><p k="6">Seis.</p>',
  );

  test('the feed tells what changed in the law, not what the page says otherwise', async () => {
    space.put('ex-a-compilada.htm', compiled);
    await space.ingest();
    expect(space.exported('EX-A').fonte_url).toEndWith('/ex-a-compilada.htm');
    space.put('ex-a.htm', plain);
    space.put('ex-a-compilada.htm', null);
    await space.ingest();
    expect(space.exported('EX-A').fonte_url).toEndWith('/ex-a.htm');
    expect(space.feed().map(({ ref_key, tipo }) => [ref_key, tipo])).toEqual([
      ['EX-A.3', 'dispositivo_alterado'],
      ['EX-A.4', 'dispositivo_revogado'],
      ['EX-A.6', 'dispositivo_incluido'],
    ]);
    const versoes = ['1', '2', '3'].map((key) =>
      space.versoes(`EX-A.${key}`)?.map(({ texto, origem, ingest_run_id }) => [texto, origem, ingest_run_id]),
    );
    expect(versoes).toEqual([
      [['Caput – art. 3º', 'fonte', 1]],
      [['Dois.', 'fonte', 2]],
      [
        ['Três', 'fonte', 1],
        ['Três, novo.', 'fonte', 2],
      ],
    ]);
  });
});

describe('ingested_at', () => {
  test('is the last run that changed the act', async () => {
    await ingestPages(BEFORE);
    space.put('ex-b.htm', page('<h1>EX-B</h1><p k="1">Um.</p>'));
    await ingestPages(BEFORE.replace('<body>', '<body class="nova">'));
    expect(space.manifest().gerado_em).toBe(day(2));
    expect(space.exported('EX-A').snapshot_at).toBe(day(1));
    await ingestPages(BEFORE.replace('Três.', '3.'));
    expect(space.exported('EX-A')).toMatchObject({ ingested_at: day(3), snapshot_at: day(3) });
  });
});
