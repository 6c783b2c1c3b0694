import { Database } from 'bun:sqlite';
import { afterAll, describe, expect, test } from 'bun:test';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMirrorFetch } from '../../pipeline/fetch/mirror.ts';
import { ingest } from '../../pipeline/ingest/ingest.ts';
import { composeNames } from '../../pipeline/ingest/names.ts';
import { parserVersion } from '../../pipeline/ingest/parser-version.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import type { Manifest } from '../../schemas/artifacts.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import type { Alteracao } from '../../schemas/model/alteracao.ts';
import type { Versao } from '../../schemas/model/dispositivo.ts';

/** The mirror of December 2024 stands beside the newer one, under the same name with its date. */
const mirror = process.env.CORPUS_MIRROR;
const older = `${mirror}-2024-12`;
const hasBoth = mirror !== undefined && existsSync(older);
if (mirror && !hasBoth) console.warn(`\n*** SKIPPED: the update of the Código Civil; there is no ${older} ***\n`);

const out = mkdtempSync(join(tmpdir(), 'vigente-update-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

async function read(dir: string, clock: string) {
  const { manifest, runs } = await ingest({
    catalogo,
    names: composeNames(catalogo),
    parser: { parse: parsePagina, versao: parserVersion() },
    fetchPages: () => createMirrorFetch(dir),
    out,
    clock: () => new Date(clock),
    only: ['CC'],
    mirrored: true,
  });
  return { manifest: manifest as Manifest, runs };
}

const docs = <T>(banco: Database, sql: string) =>
  (banco.query(sql).all() as { doc: string }[]).map(({ doc }) => JSON.parse(doc) as T);

describe.skipIf(!hasBoth)('the Código Civil, from December 2024 to the newer mirror', () => {
  test('the first ingestion is a baseline, the second tells what the law changed', async () => {
    const first = await read(older, '2024-12-20T00:00:00.000Z');
    expect(first.runs.map((run) => run.status)).toEqual(['ok']);
    const second = await read(mirror as string, '2026-07-01T00:00:00.000Z');
    expect(second.manifest.versao).not.toBe(first.manifest.versao);

    const banco = new Database(join(out, second.manifest.banco.path), { readonly: true });
    const feed = docs<Alteracao>(banco, 'select doc from alteracao order by id');
    const item = (ref_key: string) => feed.find((candidate) => candidate.ref_key === ref_key);
    expect(item('CC.44.VII')).toMatchObject({ tipo: 'dispositivo_incluido', alterado_por: 'Lei nº 15.068, de 2024' });
    expect(item('CC.44.2')).toMatchObject({ tipo: 'dispositivo_alterado', alterado_por: 'Lei nº 15.068, de 2024' });
    expect(item('CC.757')).toMatchObject({ tipo: 'dispositivo_revogado', revogado_por: 'Lei nº 15.040, de 2024' });
    // The whole contract of insurance, arts. 757 to 802, fell with one law; nothing else of the code did.
    const seguro = feed.filter(
      ({ tipo, revogado_por }) => tipo === 'dispositivo_revogado' && revogado_por === 'Lei nº 15.040, de 2024',
    );
    expect(new Set(seguro.map(({ ref_key }) => ref_key.split('.')[1])).size).toBe(802 - 757 + 1 + 1);
    expect(feed.filter(({ tipo }) => tipo === 'dispositivo_removido')).toEqual([]);

    const [kept] = docs<{ versoes: Versao[] }>(banco, "select doc from versoes where ref_key = 'CC.757'");
    expect(kept?.versoes[0]).toMatchObject({ vigente: false, detectado_em: '2024-12-20T00:00:00.000Z' });
    expect(kept?.versoes[0]?.texto).toStartWith('Pelo contrato de seguro');
    banco.close();

    const third = await read(mirror as string, '2026-07-02T00:00:00.000Z');
    expect(third.runs.map((run) => run.status)).toEqual(['sem_mudanca']);
    expect(third.manifest.versao).toBe(second.manifest.versao);
  });
});
