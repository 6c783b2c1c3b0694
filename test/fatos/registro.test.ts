import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { readRegistroDoAcervo } from '../../pipeline/fatos/registro-do-acervo.ts';
import { type AtoDeFatos, RegistroDeFatos } from '../../schemas/contract/model/artifacts/registro-de-fatos.ts';
import { parseRefKeySumula } from '../../schemas/contract/model/corpus/ref-key-sumula.ts';
import { REGISTRO_DE_FATOS } from '../../schemas/fatos/arquivo.ts';
import { openFatos } from '../../schemas/fatos/fatos.ts';
import { abrir, type Base } from '../../schemas/library/base.ts';
import { verificar } from '../../schemas/library/verificar.ts';
import { MANIFEST, type Manifest } from '../../schemas/storage/artifacts.ts';
import { packSequencia, unpackSequencia } from '../../schemas/storage/sequencia.ts';
import { redacaoPosterior } from '../../schemas/verify/sumulas/sumula-em.ts';
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

  test('opens without what was added after the first register, and then knows less', () => {
    const { aprovadas: _, redigidas: __, correspondencias: ___, situacoes: ____, ...old } = registro;
    const semAdiados = ({ efeitos: _, sucessores: __, ...ato }: AtoDeFatos): AtoDeFatos => ato;
    const atos = Object.fromEntries(Object.entries(old.atos).map(([sigla, ato]) => [sigla, semAdiados(ato)]));
    const antigo: RegistroDeFatos = { ...old, atos };
    expect(Value.Check(RegistroDeFatos, antigo)).toBe(true);
    const texto = 'O art. 240 do CP, o art. 155, II, da CF, o art. 121 do CPC/1973 e a Súmula 111 do STJ.';
    const status = (base: Base, em?: string) =>
      verificar(texto, base, em === undefined ? {} : { em }).citacoes.map(({ resolucao }) => resolucao.status);
    expect(status(abrir(antigo))).toEqual(status(abrir(registro)));
    expect(status(abrir(antigo), '2010')).toHaveLength(4);
  });

  test('what is no string is refused with what came', () => {
    const base = abrir(registro);
    const em = 2000 as unknown as string;
    expect(() => verificar('O art. 5º da CF.', base, { em })).toThrow('`em` deve ser uma string');
    expect(() => verificar(null as unknown as string, base)).toThrow('o texto deve ser uma string, e veio null');
  });

  test('looks up names only when they are asked for', () => {
    expect(Object.getOwnPropertyDescriptor(openFatos(registro).acervo, 'atos')?.get).toBeFunction();
  });

  test('tells of the words of súmulas that are later than their approval', () => {
    const { acervo } = openFatos(registro);
    for (const [chave, dia] of Object.entries(registro.redigidas ?? {})) {
      const { tribunal, numero, vinculante } = parseRefKeySumula(chave) as NonNullable<
        ReturnType<typeof parseRefKeySumula>
      >;
      const sumula = acervo.sumulas?.sumula(tribunal, numero, vinculante);
      expect({ chave, dia: sumula && redacaoPosterior(sumula) }).toEqual({ chave, dia });
    }
    expect(registro.redigidas).toMatchObject({ 'SUM.STJ.111': '2006-09-27', 'SUM.STJ.309': '2006-03-22' });
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
