import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createExplain } from '../runtime/verify/explain-citacao.ts';
import { noteTold } from '../schemas/citations/attribution/how-told.ts';
import type { CitacaoExtraida } from '../schemas/contract/model/verification/citacao.ts';
import { ROOT } from './project-files.ts';

const TEXTO =
  'Incide o art. 186 do CC.\nO parágrafo único do\nart. 927 do mesmo Código também, e a Súmula Vinculante 10.\n';
const LIDO = [
  '1:10  CC  art. 186  «art. 186 do CC»',
  '    regra behind',
  '2:3  CC  art. 927, parágrafo único  «parágrafo único do art. 927 do mesmo Código»',
  '    inferido de 1:22 «CC. O» (anafora)',
  '    regra anaphor',
  '3:38  STF  sumula vinculante 10  «Súmula Vinculante 10»',
];

describe('explainCitacao', () => {
  const lugar = { rotulo: '', offset: 9, fim: 24 };
  const dispositivo = {
    tipo: 'dispositivo',
    ...lugar,
    paragrafo: null,
    inciso: null,
    alinea: null,
    item: null,
  } as const;
  const semAto = { ...dispositivo, sigla: null, artigo: '5', caput: true, diploma_inferido: false } as const;

  test('shows the rule that gave the act', () => {
    const citacao = {
      ...dispositivo,
      ...{ sigla: 'CC', artigo: '186', inciso: 'II', caput: false, diploma_inferido: false },
    };
    noteTold(citacao, 'behind');
    expect(createExplain(TEXTO)(citacao, { status: 'verificado', ref_key: 'CC.186', mensagem: 'Confira.' })).toEqual([
      '1:10  CC  art. 186, inciso II  «art. 186 do CC.»',
      '    regra behind',
      '    verificado  CC.186  Confira.',
    ]);
  });

  test('shows whence the court of a súmula was inferred', () => {
    const sumula = { tipo: 'sumula', ...lugar, tribunal: 'STJ', numero: 7, vinculante: false } as const;
    const citacao = { ...sumula, tribunal_inferido: true, origem_tribunal: 'titulo' } as const;
    expect(createExplain(TEXTO)(citacao)).toEqual([
      '1:10  STJ  sumula 7  «art. 186 do CC.»',
      '    tribunal inferido (titulo)',
    ]);
  });

  test.each<[string, CitacaoExtraida]>([
    ['?  art. 5º, caput', semAto],
    ['CF (ao lado de EC-45-2004)  art. 5º, caput', { ...semAto, sigla: 'CF', ao_lado: 'EC-45-2004' }],
    ['?  sumula 7', { tipo: 'sumula', ...lugar, tribunal: null, numero: 7, vinculante: false }],
    ['STF  tema 69', { tipo: 'tema', ...lugar, tribunal: 'STF', numero: 69, sistematica: null }],
    ['TST  oj 191 (SDI1)', { tipo: 'oj', ...lugar, tribunal: 'TST', orgao: 'SDI1', numero: 191 }],
    ['CJF  enunciado 37', { tipo: 'enunciado', ...lugar, orgao: 'CJF', numero: 37 }],
  ])('%s', (lido, citacao) => expect(createExplain(TEXTO)(citacao)).toEqual([`1:10  ${lido}  «art. 186 do CC.»`]));
});

describe('npm run citar', () => {
  const work = mkdtempSync(join(tmpdir(), 'vigente-citar-'));
  beforeAll(() => citar('pipeline/main.ts', ['sample', '--out', work]));
  afterAll(() => rmSync(work, { recursive: true, force: true }));

  test('prints each citation with its place, of a file and of standard input alike', () => {
    const file = join(work, 'texto.txt');
    writeFileSync(file, TEXTO);
    for (const { stdout, code } of [citar('runtime/citar.ts', [file]), citar('runtime/citar.ts', [], TEXTO)])
      expect({ lines: stdout.trimEnd().split('\n'), code }).toEqual({ lines: LIDO, code: 0 });
  });

  test('--verificar says what each comes to in the snapshot', () => {
    const texto = 'o art. 2º, II, do EX-POMAR e o art. 9.999 da mesma lei';
    const { stdout, code } = citar('runtime/citar.ts', ['--verificar', '--data', work], texto);
    const lines = stdout.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines.slice(0, 3)).toEqual([
      '1:3  EX-POMAR  art. 2º, inciso II  «art. 2º, II, do EX-POMAR»',
      '    regra behind',
      '    verificado  EX-POMAR.2.II',
    ]);
    expect(lines.at(-1)).toStartWith('    nao_encontrado  ');
  });

  test('a text with no citation prints nothing', () => {
    expect(citar('runtime/citar.ts', [], 'Nada consta.')).toEqual({ stdout: '', stderr: '', code: 0 });
  });

  test.each<[string, string[], string | Uint8Array, string]>([
    ['a file that is not there', [join(work, 'nada.txt')], '', 'nada.txt'],
    ['what is not UTF-8', [], Uint8Array.of(0x61, 0xff), 'standard input: it is not UTF-8'],
    ['no snapshot', ['--verificar', '--data', join(work, 'vazio')], TEXTO, `no snapshot in ${join(work, 'vazio')}`],
    ['an option that there is not', ['--verifica'], '', '--verifica'],
  ])('%s ends with an error that names it', (_, args, stdin, said) => {
    const { stdout, stderr, code } = citar('runtime/citar.ts', args, stdin);
    expect({ stdout, code }).toEqual({ stdout: '', code: 1 });
    expect(stderr).toContain(said);
    expect(stderr).not.toContain('.ts:');
  });
});

function citar(program: string, args: string[], stdin: string | Uint8Array = '') {
  const { stdout, stderr, exitCode } = Bun.spawnSync([process.execPath, program, ...args], {
    cwd: ROOT,
    stdin: Buffer.from(stdin),
  });
  return { stdout: stdout.toString(), stderr: stderr.toString(), code: exitCode };
}
