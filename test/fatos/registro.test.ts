import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { readRegistroDoAcervo } from '../../pipeline/fatos/registro-do-acervo.ts';
import { RegistroDeFatos } from '../../schemas/contract/model/artifacts/registro-de-fatos.ts';
import { REGISTRO_DE_FATOS } from '../../schemas/fatos/arquivo.ts';
import { MANIFEST, type Manifest } from '../../schemas/storage/artifacts.ts';
import { packSequencia, unpackSequencia } from '../../schemas/storage/sequencia.ts';
import { ROOT } from '../project-files.ts';
import { compareFatos } from './conferir.ts';

const run = (...args: string[]) => Bun.spawnSync([process.execPath, 'pipeline/main.ts', ...args], { cwd: ROOT });

describe('the register of the repository', () => {
  const registro: RegistroDeFatos = JSON.parse(readFileSync(join(ROOT, REGISTRO_DE_FATOS), 'utf8'));

  test('is of its format, and everything that it lists is of its acts', () => {
    expect(Value.Check(RegistroDeFatos, registro)).toBe(true);
    expect(Object.keys(registro.atos)).toEqual(registro.diplomas.map(({ sigla }) => sigla));
    for (const [sigla, { chaves, estados, tempos, tempo_de }] of Object.entries(registro.atos)) {
      const total = chaves.split('\n').length;
      const tempoDe = unpackSequencia(tempo_de);
      expect({ sigla, estados: estados.length, tempos: tempoDe.length }).toEqual({
        sigla,
        estados: total,
        tempos: total,
      });
      expect(Math.max(...tempoDe)).toBe(tempos.length - 1);
    }
  });

  test('says of every source when it was read, and its hash', () => {
    const sources = new Set(registro.fontes.map(({ fonte }) => fonte));
    const expected = [...Object.keys(registro.atos), 'stf', 'stf_vinculante', 'stj'];
    expect(expected.filter((fonte) => !sources.has(fonte))).toEqual([]);
    expect(registro.fontes.every(({ lida_em }) => lida_em <= registro.dia)).toBe(true);
  });
});

test('a sequence comes back', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4)), (numeros) => {
      expect(unpackSequencia(packSequencia(numeros))).toEqual(numeros);
    }),
  );
});

describe('the register of a snapshot', () => {
  const out = mkdtempSync(join(tmpdir(), 'vigente-fatos-'));
  beforeAll(() => {
    const bake = run('sample', '--out', out);
    if (bake.exitCode !== 0) throw new Error(`the sample did not bake: ${bake.stderr}`);
  });
  afterAll(() => rmSync(out, { recursive: true, force: true }));

  test('is the same, to the byte, each time that it is made', () => {
    const [one = '', other = ''] = ['um', 'outro'].map((name) => join(out, `${name}.json`));
    for (const file of [one, other]) expect(run('registro', '--data', out, '--out', file).exitCode).toBe(0);
    const text = readFileSync(one, 'utf8');
    expect(readFileSync(other, 'utf8')).toBe(text);
    expect(JSON.parse(text)).toEqual(readRegistroDoAcervo(out));
  });

  test('says without words what the law says with them, today and on other days', () => {
    const { banco }: Manifest = JSON.parse(readFileSync(join(out, MANIFEST), 'utf8'));
    let total = 0;
    for (const { lei, fato, ...of } of compareFatos(join(out, banco.path), readRegistroDoAcervo(out), DIAS)) {
      expect({ ...of, ...fato }).toEqual({ ...of, ...lei });
      total += 1;
    }
    expect(total).toBeGreaterThan(500);
  });
});

const DIAS = ['2090', '2091-06-01', '2093', '2095', '2095-02-03', '2096-01-01'];
