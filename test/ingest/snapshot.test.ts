import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkSnapshot } from '../../pipeline/bake/check/check-snapshot.ts';
import { DATAPACKAGE } from '../../schemas/storage/artifacts.ts';
import type { DataPackage } from '../../schemas/storage/datapackage.ts';
import { catalogo, createWorkspace, page, type Workspace } from './workspace.ts';

const A = page(`<h1>EX-A</h1><h2>TÍTULO I</h2>
  <s k="1">Redação velha.</s><p k="1">Redação nova:</p><p k="1.I">um;</p><p k="1.II" r="Lei nº 9">dois.</p>
  <p k="2">Segundo.</p><h2>TÍTULO II</h2><p k="3">Terceiro.</p>`);
const ALVOS = JSON.stringify([
  { ato: 'EX-A', citado: 'Lei nº 90.001, de 2001', chave: '1.I' },
  { ato: 'EX-A', citado: 'Lei nº 90.001, de 2001', chave: null },
  { ato: 'EX-A', citado: 'Lei nº 90.001, de 2001', chave: '1.I' },
  { ato: 'LEI-77-1999', citado: 'Lei nº 77, de 1999', chave: '4' },
  { ato: null, citado: 'regulamento', chave: null },
]);
const B = page(`<h1>EX-B</h1><p k="1" alvos='${ALVOS}'>A Lei passa a vigorar:</p><p k="2">Vigência.</p>`);
const DUPLA = page(`<h1>EX-C</h1><p k="1">Da primeira.</p><h1>EX-CT</h1><p k="1">Da segunda.</p>`);

let space: Workspace;
beforeEach(() => {
  space = createWorkspace();
});
afterEach(() => space.remove());

describe('a first ingestion', () => {
  test.each([
    'aliases',
    'alteracoes',
    'areas',
    'atos',
    'citacoes',
    'sumulas',
    'verificacao',
    'assuntos/EX-A',
    'exports/EX-A',
    'leitura/EX-A',
  ])('is not sound when its descriptor does not name %s.json', async (name) => {
    space.put('ex-a.htm', A);
    await space.ingest();
    const descriptor = space.file(DATAPACKAGE);
    const { resources }: DataPackage = JSON.parse(readFileSync(descriptor, 'utf8'));
    const rest = resources.filter(({ path }) => !path.startsWith(`${name}.json`));
    writeFileSync(descriptor, JSON.stringify({ resources: rest }));
    expect(checkSnapshot(space.out).problems).toContain(`${name}.json is not in ${DATAPACKAGE}`);
  });

  test('publishes what its manifest says, sound in every document', async () => {
    space.put('ex-a.htm', A);
    space.put('ex-b.htm', B);
    space.put('dupla.htm', DUPLA);
    const { runs, published, ausentes, changes } = await space.ingest();
    expect(published).toBe(true);
    expect(runs.map(({ sigla, status }) => [sigla, status])).toEqual([
      ['EX-A', 'ok'],
      ['EX-B', 'ok'],
      ['EX-C', 'ok'],
      ['EX-CT', 'ok'],
    ]);
    expect(ausentes).toEqual([]);
    expect(changes).toEqual([]);
    const check = checkSnapshot(space.out);
    expect(check.problems).toEqual([]);
    expect(check.checked).toMatchObject({ acts: 4, articles: 7, provisions: 9, histories: 9, items: 0 });
  });

  test('exports an act in reading order, with its sumário', async () => {
    space.put('ex-a.htm', A);
    await space.ingest();
    const exported = space.exported('EX-A');
    expect(exported).toMatchObject({
      sigla: 'EX-A',
      nome: 'Lei de Demonstração EX-A',
      numero: '90.001',
      fonte_url: 'https://www.exemplo.test/ex-a.htm',
      ingested_at: '2030-01-01T00:00:00.000Z',
      snapshot_at: '2030-01-01T00:00:00.000Z',
      artigos: 3,
      sumario: [
        { hierarquia: 'TÍTULO I', artigo_inicial: '1', artigo_final: '2', artigos: 2 },
        { hierarquia: 'TÍTULO II', artigo_inicial: '3', artigo_final: '3', artigos: 1 },
      ],
    });
    expect(exported.dispositivos.map(({ ref_key, ordem }) => [ref_key, ordem])).toEqual([
      ['EX-A.1', 0],
      ['EX-A.1.I', 1],
      ['EX-A.1.II', 2],
      ['EX-A.2', 3],
      ['EX-A.3', 4],
    ]);
    expect(space.row('EX-A.1.II')).toEqual(exported.dispositivos[2] as never);
  });

  test('targets are ref_keys when their act is in the snapshot, wherever it stands; an act as a whole is its sigla', async () => {
    space.put('ex-b.htm', B);
    await space.ingest();
    expect(space.row('EX-B.1')?.altera).toEqual(['Lei nº 90.001, de 2001', 'Lei nº 77, de 1999', 'regulamento']);
    space.put('ex-a.htm', A);
    await space.ingest();
    const resolved = ['EX-A.1.I', 'EX-A', 'Lei nº 77, de 1999', 'regulamento'];
    expect(space.row('EX-B.1')?.altera).toEqual(resolved);
    expect(space.exported('EX-B').dispositivos[0]?.altera).toEqual(resolved);
    expect(space.exported('EX-B').ingested_at).toBe('2030-01-01T00:00:00.000Z');
    expect(space.feed()).toEqual([]);
    expect(checkSnapshot(space.out).problems).toEqual([]);
  });

  test('keeps the wordings of the page, each with the run that saw it', async () => {
    space.put('ex-a.htm', A);
    await space.ingest();
    const seen = {
      anotacoes: [],
      alterado_por: null,
      origem: 'fonte',
      detectado_em: '2030-01-01T00:00:00.000Z',
      ingest_run_id: 1,
    };
    // Its page tells its own date, and not that of its publication.
    const undated = { desde: null, ate: null, precisao: 'desconhecida', base: null, desde_entre: ['2001-01-01', null] };
    expect(space.versoes('EX-A.1')).toEqual([
      { texto: 'Redação velha.', vigente: false, ...seen, ...undated, ate_entre: ['2000-12-31', null] } as never,
      { texto: 'Redação nova:', vigente: true, ...seen, ...undated } as never,
    ]);
  });

  test('describes every artifact in a data package', async () => {
    space.put('ex-a.htm', A);
    await space.ingest();
    const descriptor = JSON.parse(readFileSync(space.file('datapackage.json'), 'utf8'));
    const paths = descriptor.resources.map(({ path }: { path: string }) => path);
    expect(paths).toEqual([
      'vigente.sqlite',
      'aliases.json',
      'aliases.json.gz',
      'alteracoes.json',
      'alteracoes.json.gz',
      'areas.json',
      'areas.json.gz',
      'assuntos/EX-A.json',
      'assuntos/EX-A.json.gz',
      'atos.json',
      'atos.json.gz',
      'citacoes.json',
      'citacoes.json.gz',
      'exports/EX-A.json',
      'exports/EX-A.json.gz',
      'fatos.json',
      'fatos.json.gz',
      'indice.json',
      'indice.json.gz',
      'leitura/EX-A.json',
      'leitura/EX-A.json.gz',
      'sumulas.json',
      'sumulas.json.gz',
      'verificacao.json',
      'verificacao.json.gz',
    ]);
    for (const { path, bytes, hash } of descriptor.resources) {
      const content = readFileSync(space.file(path));
      expect({ path, bytes, hash }).toEqual({
        path,
        bytes: content.length,
        hash: `sha256:${createHash('sha256').update(content).digest('hex')}`,
      });
    }
    expect(gunzipSync(readFileSync(space.file('exports/EX-A.json.gz')))).toEqual(
      readFileSync(space.file('exports/EX-A.json')),
    );
    expect(descriptor.licenses[0].title).toContain('Lei nº 9.610/1998, art. 8º, IV');
  });

  test('keeps the raw bytes of every page by their hash', async () => {
    space.put('ex-a.htm', A);
    await space.ingest();
    const hash = createHash('sha256').update(A).digest('hex');
    expect(gunzipSync(readFileSync(join(space.out, 'paginas', `${hash}.gz`))).toString()).toBe(A);
  });
});

describe('the same input', () => {
  test('makes the same bytes, also for an update', async () => {
    const other = createWorkspace();
    try {
      const manifests = [];
      for (const each of [space, other]) {
        each.put('ex-a.htm', A);
        each.put('ex-b.htm', B);
        await each.ingest();
        each.put('ex-a.htm', A.replace('Segundo.', 'Segundo, outra vez.'));
        each.put('dupla.htm', DUPLA);
        await each.ingest();
        manifests.push(each.manifest());
      }
      expect(manifests[0]).toEqual(manifests[1] as never);
    } finally {
      other.remove();
    }
  });
});

describe('what stays on disk', () => {
  test('the present snapshot, the one before it, and no draft', async () => {
    const versions: string[] = [];
    for (const text of ['um', 'dois', 'três']) {
      space.put('ex-a.htm', A.replace('Segundo', text));
      versions.push((await space.ingest()).manifest?.versao ?? '');
    }
    expect(readdirSync(join(space.out, 'snapshots')).sort()).toEqual(versions.slice(1).sort());
    expect(readdirSync(join(space.out, 'runs'))).toHaveLength(2);
  });

  test('an act that left the catalogue leaves the snapshot, and its failures the health', async () => {
    space.put('ex-a.htm', A);
    space.put('ex-b.htm', B);
    await space.ingest();
    const rest = { ...catalogo, atos: catalogo.atos.filter(({ sigla }) => sigla !== 'EX-B') };
    const { published } = await space.ingest({ catalogo: rest });
    expect(published).toBe(true);
    expect(space.row('EX-B.1')).toBeNull();
    expect(existsSync(space.file('exports/EX-B.json'))).toBe(false);
    expect(Object.keys(space.runLog().ultimas)).toEqual(['EX-A']);
    expect(checkSnapshot(space.out).problems).toEqual([]);
  });

  test('an act renamed in the catalogue is renamed in every document, without a new reading', async () => {
    space.put('ex-a.htm', A);
    await space.ingest();
    const renamed = { ...catalogo, atos: catalogo.atos.map((ato) => ({ ...ato, nome: `${ato.nome} (nova)` })) };
    const { runs, published } = await space.ingest({ catalogo: renamed });
    expect([runs[0]?.status, published]).toEqual(['sem_mudanca', true]);
    expect(space.exported('EX-A').nome).toBe('Lei de Demonstração EX-A (nova)');
    expect(checkSnapshot(space.out).problems).toEqual([]);
  });
});

describe('the areas of the law', () => {
  const areas = () => JSON.parse(readFileSync(space.file('areas.json'), 'utf8'));
  const other = { slug: 'outra', label: 'Outra', ordem: 2 };
  const classify = (...classes: string[][]) => ({
    ...catalogo,
    areas: [...catalogo.areas, other],
    atos: catalogo.atos.map((ato, index) => ({ ...ato, areas: classes[index] ?? [] })),
  });

  test('are those of the acts that the snapshot holds, and stand in each of their documents', async () => {
    space.put('ex-a.htm', A);
    space.put('ex-b.htm', B);
    await space.ingest({ catalogo: classify(['exemplos', 'outra'], [], ['outra']) });
    expect(areas()).toEqual({
      areas: [
        { slug: 'exemplos', label: 'Exemplos', ordem: 1, diplomas: 1 },
        { slug: 'outra', label: 'Outra', ordem: 2, diplomas: 1 },
      ],
      diplomas: { 'EX-A': ['exemplos', 'outra'] },
    });
    expect([space.exported('EX-A').areas, space.exported('EX-B').areas]).toEqual([['exemplos', 'outra'], []]);
    expect(checkSnapshot(space.out).problems).toEqual([]);
  });

  test('an act classified anew, or an area called otherwise, makes a snapshot without a new reading', async () => {
    space.put('ex-a.htm', A);
    await space.ingest();
    const moved = await space.ingest({ catalogo: classify(['outra']) });
    expect([moved.runs[0]?.status, moved.published]).toEqual(['sem_mudanca', true]);
    expect(space.exported('EX-A').areas).toEqual(['outra']);
    const renamed = { ...classify(['outra']), areas: [...catalogo.areas, { ...other, label: 'Renomeada' }] };
    expect((await space.ingest({ catalogo: renamed })).published).toBe(true);
    expect(areas().areas[1]).toEqual({ ...other, label: 'Renomeada', diplomas: 1 });
    expect((await space.ingest({ catalogo: renamed })).published).toBe(false);
    expect(checkSnapshot(space.out).problems).toEqual([]);
  });

  test.each([[['outra', 'exemplos']], [['exemplos', 'exemplos']], [['nenhuma']]])(
    'an act of %p stops the ingestion: unknown, repeated or out of order',
    async (classes) => {
      space.put('ex-a.htm', A);
      await expect(space.ingest({ catalogo: classify(classes) })).rejects.toThrow(/^EX-A: the area /);
    },
  );
});
