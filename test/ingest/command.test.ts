import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { catalogo } from '../../schemas/catalog/catalog.ts';

const MAIN = join(import.meta.dir, '..', '..', 'pipeline', 'main.ts');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vigente-command-'));
  mkdirSync(join(root, 'mirror'));
});
afterEach(() => rmSync(root, { recursive: true }));

function run(...args: string[]) {
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, MAIN, ...args], { cwd: root });
  return { exitCode, stdout: stdout.toString(), stderr: stderr.toString() };
}

/** Puts a page of the catalogue into the mirror. */
function putLaw(): void {
  const [act] = catalogo.atos.filter(({ sigla }) => sigla === 'LCP');
  const url = new URL(act?.enderecos[0] ?? '');
  const path = join(root, 'mirror', url.host, url.pathname);
  mkdirSync(dirname(path), { recursive: true });
  const law = '<p>DECRETO-LEI Nº 3.688, DE 3 DE OUTUBRO DE 1941</p><p>Art. 1º Texto de teste.</p><p>Art. 2º Outro.</p>';
  writeFileSync(path, `<html><body>${law}<p>Rio de Janeiro, 3 de outubro de 1941.</p></body></html>`);
}

const ingest = (...args: string[]) =>
  run('ingest', '--mirror', join(root, 'mirror'), '--out', join(root, 'out'), ...args);

describe('ingest', () => {
  test('reads a page of the catalogue from a mirror, tells what it did, and says the second time that nothing changed', () => {
    putLaw();
    const first = ingest('--only', 'lei das contravenções penais', '--clock', '2030-01-01T00:00:00Z');
    expect(first.stderr).toContain('[1/1] LCP ok 2 provisions');
    expect(first.stdout).toMatch(/^ok {19}1$/m);
    expect(first.stdout).toMatch(/^Published snapshot [0-9a-f]{16}\. Its website is built by npm run site\.$/m);
    expect(first.exitCode).toBe(0);

    const second = ingest();
    expect(second.stdout).toMatch(/^Nothing changed: snapshot [0-9a-f]{16} of 2030-01-01T00:00:00\.000Z stays\.$/m);
    expect(second.exitCode).toBe(0);

    const check = run('check', '--data', join(root, 'out'));
    expect(check.stdout).toMatch(/2 provisions.* 0 problems\.$/m);
    expect(check.exitCode).toBe(0);
  });

  test('fails when every source did', () => {
    const { exitCode, stdout } = ingest('--only', 'CF');
    expect(stdout).toMatch(/Failed:\n {2}CF {2}a página https:\S+ não está no espelho/);
    expect(exitCode).toBe(1);
  });

  test('follows links when it is told to, and keeps to what they led to', () => {
    const put = (path: string, body: string) => {
      const file = join(root, 'mirror', 'www.planalto.gov.br', 'ccivil_03', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `<html><body>${body}<p>Este texto não substitui o publicado no DOU</p></body></html>`);
    };
    const see = '<a href="../leis/l90001.htm">Lei nº 90.001, de 2091</a>';
    put('decreto-lei/del3688.htm', `<p>DECRETO-LEI Nº 3.688, DE 3 DE OUTUBRO DE 1941</p><p>Art. 1º Vide ${see}.</p>`);
    put('leis/l90001.htm', '<p>LEI Nº 90.001, DE 2 DE ABRIL DE 2091</p><p>Art. 1º Texto de teste.</p>');
    const first = ingest('--seguir', '1');
    expect(first.stdout).toStartWith(
      'Followed links: 1 acts, 1 addresses asked for, 0 with nothing there, 0 kept back.',
    );
    expect(first.stdout).toMatch(/^ok {19}2$/m);
    const second = ingest();
    expect(second.stdout).toMatch(/^sem_mudanca {10}2$/m);
    const known = ingest('--only', 'LEI-90001-2091');
    expect(known.stdout).toMatch(/^sem_mudanca {10}1$/m);
  });

  test('reads again and again when it is told to, and says when', async () => {
    putLaw();
    const args = ['--mirror', join(root, 'mirror'), '--out', join(root, 'out'), '--cada', '1s'];
    const child = Bun.spawn([process.execPath, MAIN, 'ingest', ...args], { stdout: 'pipe', stderr: 'ignore' });
    let said = '';
    for await (const chunk of child.stdout) {
      said += Buffer.from(chunk).toString();
      if (said.split('Next reading at').length > 2) break;
    }
    child.kill();
    await child.exited;
    expect(said).toMatch(/Published snapshot[\s\S]*Next reading at \d{4}-[\s\S]*Nothing changed/);
    expect(JSON.parse(readFileSync(join(root, 'out', 'manifest.json'), 'utf8')).intervalo).toBe(1);
  });

  const mistakes: [string, string[], string][] = [
    ['links of some acts alone', ['--seguir', '1', '--only', 'CF'], 'cannot be used with option'],
    ['no links', ['--seguir', '0'], 'it is not a number of at least 1'],
    ['an act that the catalogue does not know', ['--only', 'CF,Lei da Gravidade'], 'no act named "Lei da Gravidade"'],
    ['a mirror that is not there', ['--mirror', 'nowhere'], 'it is not a folder'],
    ['an option that does not exist', ['--mirrors', 'x'], "unknown option '--mirrors'"],
    ['a schedule of no time', ['--interval', '0'], 'it is not a number of seconds'],
    ['a time without a unit', ['--cada', '24'], 'it is not a time such as'],
    ['an origin that is no address', ['--origem', 'localhost'], 'it is not an http address'],
  ];
  for (const [what, args, message] of mistakes) {
    test(`refuses ${what} before it reads anything`, () => {
      const { exitCode, stderr } = ingest(...args);
      expect(stderr).toContain(message);
      expect(exitCode).toBe(2);
      expect(existsSync(join(root, 'out'))).toBe(false);
    });
  }
});

test('check says so when there is nothing to check', () => {
  const { exitCode, stderr } = run('check', '--data', root);
  expect(stderr).toContain('holds no manifest.json');
  expect(exitCode).toBe(1);
});
