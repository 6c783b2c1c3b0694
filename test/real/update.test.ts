import { Database } from 'bun:sqlite';
import { afterAll, describe, expect, test } from 'bun:test';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createMirrorFetch } from '../../pipeline/fetch/mirror.ts';
import { ingest } from '../../pipeline/ingest/ingest.ts';
import { composeNames } from '../../pipeline/ingest/names.ts';
import { parserVersion } from '../../pipeline/ingest/parser-version.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import type { Alteracao } from '../../schemas/contract/model/corpus/alteracao.ts';
import type { Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Manifest } from '../../schemas/storage/artifacts.ts';

/** The mirror of December 2024 is next to the newer one, under the same name with its date. */
const mirror = process.env.CORPUS_MIRROR;
const older = `${resolve(mirror ?? '')}-2024-12`;
const hasBoth = mirror !== undefined && existsSync(older);
if (!hasBoth) {
  const missing = mirror ? `there is no ${older}` : 'CORPUS_MIRROR is not set';
  console.warn(`\n*** SKIPPED: the update of the Código Civil; ${missing} ***\n`);
}

const out = mkdtempSync(join(tmpdir(), 'vigente-update-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

async function read(dir: string, clock: string, only: string[]) {
  const { manifest, runs } = await ingest({
    catalogo,
    names: composeNames(catalogo),
    parser: { parse: parsePagina, versao: parserVersion() },
    fetchPages: () => createMirrorFetch(dir),
    out,
    clock: () => new Date(clock),
    only,
    mirrored: true,
  });
  return { manifest: manifest as Manifest, runs };
}

const docs = <T>(banco: Database, sql: string) =>
  (banco.query(sql).all() as { doc: string }[]).map(({ doc }) => JSON.parse(doc) as T);

describe.skipIf(!hasBoth)('the Código Civil, from December 2024 to the newer mirror', () => {
  test('the first ingestion is a baseline, the second tells what the law changed', async () => {
    const first = await read(older, '2024-12-20T00:00:00.000Z', ['CC']);
    expect(first.runs.map((run) => run.status)).toEqual(['ok']);
    const second = await read(mirror as string, '2026-07-01T00:00:00.000Z', ['CC', 'LEP']);
    expect(second.manifest.versao).not.toBe(first.manifest.versao);

    const banco = new Database(join(out, second.manifest.banco.path), { readonly: true });
    const feed = docs<Alteracao>(banco, 'select doc from alteracao order by id');
    expect(feed.map(({ id }) => id)).toEqual(feed.map((_, index) => index + 1));
    const told = (of: (item: Alteracao) => boolean) =>
      feed.filter(of).map(({ tipo, ref_key, alterado_por }) => [tipo, ref_key, alterado_por]);

    // Lei 15.068 added enterprises of the solidarity economy to the legal entities.
    const solidaria = 'Lei nº 15.068, de 2024';
    expect(told(({ alterado_por }) => alterado_por === solidaria)).toEqual([
      ['dispositivo_incluido', 'CC.44.VII', solidaria],
      ['dispositivo_alterado', 'CC.44.2', solidaria],
    ]);

    // One law repealed the whole chapter on insurance contracts, arts. 757 to 802, and the prescription period for
    // them.
    const seguro = feed.filter(({ revogado_por }) => revogado_por === 'Lei nº 15.040, de 2024');
    expect(seguro.filter(({ tipo, revogado }) => tipo !== 'dispositivo_revogado' || !revogado)).toEqual([]);
    const artigos = seguro.map(({ ref_key }) => Number(ref_key.split('.')[1]));
    expect([...new Set(artigos)]).toEqual([206, ...Array.from({ length: 802 - 757 + 1 }, (_, index) => 757 + index)]);
    expect(seguro.map(({ ref_key }) => ref_key).filter((key) => key.startsWith('CC.206'))).toEqual([
      'CC.206.1.II',
      'CC.206.1.II.a',
      'CC.206.1.II.b',
    ]);
    // Lei 14.905 had given it another wording before it was repealed.
    expect(seguro.filter(({ alterado_por }) => alterado_por !== null)).toMatchObject([
      { ref_key: 'CC.772', alterado_por: 'Lei nº 14.905, de 2024' },
    ]);

    // The older mirror has only the compiled page. The plain page, preferred since, has lost a letter, which is not a
    // change of the law.
    expect(told(({ alterado_por, revogado_por }) => alterado_por !== solidaria && revogado_por === null)).toEqual([]);
    expect(feed).toHaveLength(2 + seguro.length);

    // An act that is new to the snapshot makes no items: its first ingestion is its baseline.
    expect(second.runs.map(({ sigla, status }) => [sigla, status])).toEqual([
      ['CC', 'ok'],
      ['LEP', 'ok'],
    ]);
    expect(second.runs.map(({ relatorio }) => relatorio.mudancas)).toEqual([
      { dispositivo_incluido: 1, dispositivo_alterado: 1, dispositivo_revogado: 73 },
      {},
    ]);

    const [kept] = docs<{ versoes: Versao[] }>(banco, "select doc from versoes where ref_key = 'CC.757'");
    expect(kept?.versoes[0]).toMatchObject({ vigente: false, detectado_em: '2024-12-20T00:00:00.000Z' });
    expect(kept?.versoes[0]?.texto).toStartWith('Pelo contrato de seguro');
    banco.close();

    const third = await read(mirror as string, '2026-07-02T00:00:00.000Z', ['CC']);
    expect(third.runs.map((run) => run.status)).toEqual(['sem_mudanca']);
    expect(third.manifest.versao).toBe(second.manifest.versao);
  });
});
