import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { checkSnapshot } from '../../pipeline/bake/check/check-snapshot.ts';
import { composicaoAtual, DE_ATOS, DE_TUDO } from '../../pipeline/ingest/composicao.ts';
import { PARSER } from '../../pipeline/ingest/parser-version.ts';
import { sourceHash, sourcesOf } from '../../pipeline/ingest/source-hash.ts';
import { createWorkspace, page, type Workspace } from './workspace.ts';

const ATOS = 'a'.repeat(16);
const TUDO = 'b'.repeat(16);
const OUTRA = 'c'.repeat(16);

describe('of pages that did not change', () => {
  let space: Workspace;
  beforeEach(async () => {
    space = createWorkspace();
    space.put('ex-a.htm', page('<h1>EX-A</h1><p k="1">Na forma do art. 2º.</p><p k="2">Dois.</p>'));
    space.put('ex-b.htm', page('<h1>EX-B</h1><p k="1">Um.</p>'));
    await space.ingest({ composicao: { atos: ATOS, tudo: TUDO } });
  });
  afterEach(() => space.remove());

  function count(table: 'referencia' | 'indice_termo' | 'artigo'): number {
    const db = new Database(join(space.out, space.manifest().banco.path), { readonly: true });
    try {
      return db.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() as number;
    } finally {
      db.close();
    }
  }
  const counts = () => [count('referencia'), count('artigo'), count('indice_termo')];

  test('the same sources make no new snapshot', async () => {
    const before = space.manifest();
    expect((await space.ingest({ composicao: { atos: ATOS, tudo: TUDO } })).published).toBe(false);
    expect({ ...space.manifest(), runs: before.runs }).toEqual(before);
  });

  test('other sources of the whole make one, whose acts are taken over', async () => {
    const [referencias, artigos, termos] = counts();
    expect([referencias, artigos]).toEqual([1, 3]);
    expect(termos).toBeGreaterThan(0);
    space.tamper('DELETE FROM referencia; DELETE FROM indice_termo');
    const { published, runs, changes } = await space.ingest({ composicao: { atos: ATOS, tudo: OUTRA } });
    expect([published, changes]).toEqual([true, []]);
    expect(runs.map(({ status }) => status)).toEqual(['sem_mudanca', 'sem_mudanca']);
    expect(counts()).toEqual([0, 3, termos as number]);
    expect(space.manifest().composicao).toEqual({ atos: ATOS, tudo: OUTRA });
    expect((await space.ingest({ composicao: { atos: ATOS, tudo: OUTRA } })).published).toBe(false);
  });

  test('other sources of acts make one in which every act is composed anew, without being read', async () => {
    const whole = counts();
    space.tamper('DELETE FROM referencia; DELETE FROM artigo; DELETE FROM verificacao; DELETE FROM indice_termo');
    const parser = { parse: () => expect.unreachable('an unchanged page was parsed'), versao: 1 };
    const { published } = await space.ingest({ parser, composicao: { atos: OUTRA, tudo: OUTRA } });
    expect([published, ...counts()]).toEqual([true, ...whole]);
    expect(checkSnapshot(space.out).problems).toEqual([]);
  });

  test('a snapshot that does not say what composed it is composed anew', async () => {
    const { composicao: _, ...unsaid } = space.manifest();
    writeFileSync(join(space.out, 'manifest.json'), JSON.stringify(unsaid));
    expect((await space.ingest({ composicao: { atos: ATOS, tudo: TUDO } })).published).toBe(true);
    expect(space.manifest().composicao).toEqual({ atos: ATOS, tudo: TUDO });
  });

  test('the present sources compose where none are named', async () => {
    expect((await space.ingest()).published).toBe(true);
    expect((await space.ingest()).published).toBe(false);
    const aliases = readFileSync(space.file('aliases.json'), 'utf8');
    expect(space.manifest().composicao).toEqual(composicaoAtual(aliases));
  });
});

describe('the sources of a module', () => {
  test.each([
    [PARSER, ['pipeline/parse/lines/zones.ts', 'schemas/law/rotulos.ts', 'pipeline/views/sumario.ts']],
    [DE_ATOS, ['schemas/citations/extract.ts', 'schemas/citations/provisions/list.ts']],
    [DE_ATOS, ['schemas/storage/packed.ts', 'schemas/verify/acervo/ato-verificavel.ts', 'schemas/text/radicais.ts']],
    [DE_ATOS, ['schemas/catalog/superados.ts', 'pipeline/views/artigo.ts', 'pipeline/views/exportado.ts']],
    [
      DE_TUDO,
      [
        'pipeline/indice/entries/mencoes.ts',
        'pipeline/indice/words/vocabulario/civil.json',
        'pipeline/views/altera.ts',
      ],
    ],
    [
      DE_TUDO,
      [
        'pipeline/bake/artifacts/acts.ts',
        'pipeline/bake/artifacts/feed.ts',
        'schemas/catalog/areas.ts',
        'schemas/storage/tables.ts',
      ],
    ],
  ])('%p are all that it imports', (entries, known) => {
    expect(sourcesOf(entries)).toEqual(expect.arrayContaining(known));
  });

  test('what composes acts and the whole is no part of what reads pages, nor the index of what composes acts', () => {
    const folders = (entries: readonly string[]) => sourcesOf(entries).map((path) => path.replace(/\/[^/]*$/, ''));
    expect(folders(PARSER)).not.toContain('schemas/citations');
    expect(folders(PARSER)).not.toContain('schemas/citations/provisions');
    expect(folders(PARSER)).not.toContain('pipeline/indice');
    expect(folders(DE_ATOS)).not.toContain('pipeline/indice');
  });

  test('a module, data or module of a module that is another makes another hash; one that nobody imports does not', () => {
    const hashes = ['{"a":1}', '{"a":2}'].flatMap((data) =>
      ['1', '2'].map((deep) => hashOf({ 'data.json': data, 'c.ts': `export const c = ${deep};`, 'alone.ts': '1' })),
    );
    expect(new Set(hashes).size).toBe(4);
    const more = { 'data.json': '{"a":1}', 'c.ts': 'export const c = 1;', 'alone.ts': '2' };
    expect(hashOf(more)).toBe(hashes[0] as string);
  });

  function hashOf(files: Record<string, string>): string {
    const root = mkdtempSync(join(tmpdir(), 'vigente-sources-'));
    try {
      mkdirSync(join(root, 'deep'));
      writeFileSync(join(root, 'a.ts'), "import { b } from './deep/b.ts';\nexport const a = b;");
      writeFileSync(
        join(root, 'deep/b.ts'),
        "import data from '../data.json' with { type: 'json' };\nimport { c } from '../c.ts';\nexport const b = [data, c];",
      );
      for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
      return sourceHash(['a.ts'], root);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }
});
