import { afterAll, describe, expect, test } from 'bun:test';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import { DESTINOS } from '../pipeline/parse/types.ts';
import { Dispositivo } from '../schemas/contract/model/corpus/dispositivo.ts';

const ROOT = join(import.meta.dir, '..');
const PAGE = join(ROOT, 'pipeline/amostra/paginas/exemplo.invalid/ccivil_03/_ato2091/l90001.htm');
const work = mkdtempSync(join(tmpdir(), 'vigente-commands-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

async function vigente(...args: string[]) {
  const child = Bun.spawn([process.execPath, 'pipeline/main.ts', ...args], {
    cwd: ROOT,
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [stdout, stderr, exitCode] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { stdout, stderr, exitCode };
}

describe('parse', () => {
  test('prints the export of one page, with what was found and where its characters went', async () => {
    const { stdout, exitCode } = await vigente('parse', PAGE, '--sigla', 'QUALQUER-1');
    expect(exitCode).toBe(0);
    const pagina = JSON.parse(stdout);
    expect(pagina).toMatchObject({ sigla: 'QUALQUER-1', areas: [], achados: expect.any(Array) });
    expect(pagina.dispositivos.length).toBeGreaterThan(10);
    for (const dispositivo of pagina.dispositivos) expect(Value.Check(Dispositivo, dispositivo)).toBe(true);
    expect(pagina.artigos).toBe(pagina.dispositivos.filter((row: Dispositivo) => row.caput_texto !== null).length);
    const { total, ...destinos } = pagina.conservacao;
    expect(Object.keys(destinos).toSorted()).toEqual([...DESTINOS].toSorted());
    expect(Object.values<number>(destinos).reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  test('--pecas prints the pieces in page order', async () => {
    const { stdout } = await vigente('parse', PAGE, '--sigla', 'EX-POMAR', '--pecas');
    const pecas: { destino: string; ref_key: string | null; texto: string }[] = JSON.parse(stdout);
    expect(new Set(pecas.flatMap(Object.keys))).toEqual(new Set(['destino', 'ref_key', 'texto']));
    const keys = pecas.map((peca) => peca.ref_key);
    expect(keys.indexOf('EX-POMAR.1')).toBeLessThan(keys.indexOf('EX-POMAR.2'));
  });

  test('a sigla that is none, a file that is not there, and no sigla at all are told apart from success', async () => {
    expect((await vigente('parse', PAGE, '--sigla', 'não')).exitCode).toBe(2);
    expect((await vigente('parse', PAGE)).exitCode).toBe(2);
    const missing = await vigente('parse', join(work, 'nada.htm'), '--sigla', 'X');
    expect(missing.exitCode).not.toBe(0);
    expect(missing.stderr).toContain('nada.htm');
  });
});

describe('sample', () => {
  test('bakes the fictional acts where nothing is published, and leaves a snapshot alone', async () => {
    const out = join(work, 'dist');
    const first = await vigente('sample', '--out', out);
    expect(first.exitCode).toBe(0);
    const manifest = readFileSync(join(out, 'manifest.json'), 'utf8');
    expect(JSON.parse(manifest).catalogo).toStartWith('Acervo de demonstração');
    expect(existsSync(join(out, JSON.parse(manifest).banco.path))).toBe(true);

    const second = await vigente('sample', '--out', out);
    expect(second.exitCode).toBe(0);
    expect(readFileSync(join(out, 'manifest.json'), 'utf8')).toBe(manifest);
    const { stdout, exitCode } = await vigente('check', '--data', out);
    expect({ stdout, exitCode }).toMatchObject({ exitCode: 0 });

    // A sample of a format that is no longer served is made anew; any other snapshot is left to whoever made it.
    const old = { ...JSON.parse(manifest), formato: 0 };
    writeFileSync(join(out, 'manifest.json'), JSON.stringify(old));
    expect((await vigente('sample', '--out', out)).exitCode).toBe(0);
    expect(JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')).formato).toBe(JSON.parse(manifest).formato);
    const other = JSON.stringify({ ...old, catalogo: 'Legislação federal' });
    writeFileSync(join(out, 'manifest.json'), other);
    expect((await vigente('sample', '--out', out)).exitCode).toBe(0);
    expect(readFileSync(join(out, 'manifest.json'), 'utf8')).toBe(other);
  });
});

describe('ingest', () => {
  test('from a mirror without any page of the catalogue: nothing is read, nothing fails by itself', async () => {
    const named = await vigente('ingest', '--mirror', work, '--only', 'CF', '--out', join(work, 'vazio'));
    expect(named.exitCode).toBe(1);
    expect(named.stdout).toContain('CF');
  });

  test('an act that the catalogue does not know stops the command before anything is read', async () => {
    const { stderr, exitCode } = await vigente(
      'ingest',
      '--mirror',
      work,
      '--only',
      'NADA-9',
      '--out',
      join(work, 'nada'),
    );
    expect(exitCode).toBe(2);
    expect(stderr).toContain('NADA-9');
    expect(existsSync(join(work, 'nada'))).toBe(false);
  });
});
