import { beforeAll, describe, expect, test } from 'bun:test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { docx, odt, paragraph, pdf, run } from '../documents/made.ts';
import { instalar, rodar } from './pacote.ts';

const ERRADA = 'O adultério (art. 240 do Código Penal) não é crime.';
const CERTA = 'Vale o art. 5º, LXXVIII, da Constituição Federal e a Súmula 7 do STJ.';
const NADA = 'Bom dia.';

let pasta = '';
const write = (name: string, content: string | Uint8Array) => writeFileSync(join(pasta, name), content);
beforeAll(() => {
  ({ pasta } = instalar());
  mkdirSync(join(pasta, 'docs/dentro'), { recursive: true });
  write('errada.txt', `Primeira linha.\n${ERRADA}\n`);
  write('certa.md', `# Título\n\n${CERTA}\n`);
  write('nada.txt', NADA);
  write(
    'pagina.html',
    `<html><head><title>art. 999999 do CP</title></head>\n<body><p>Olá</p>\n<p>O art.&nbsp;240 do C&oacute;digo <b>Penal</b></p></body></html>`,
  );
  write('errada.docx', docx(paragraph(run(CERTA)) + paragraph(run('O art. 240 '), run('do Código Penal', '<w:b/>'))));
  write('errada.odt', odt(`<text:p>${ERRADA}</text:p>`));
  write('errada.pdf', pdf([['art. 240 do Codigo Penal']]));
  write('docs/um.txt', ERRADA);
  write('docs/dentro/dois.md', CERTA);
  write('docs/dentro/imagem.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
  write('duvida.txt', 'Nos termos do art. 5º, cabe recurso.');
  write('nota.txt', 'Vale o art. 5º da Lei 8.112/90 e a Súmula 331 do TST.');
});

describe('vigente verificar', () => {
  test('names what it cannot read or write, checks the rest, and exits with 2', async () => {
    write('lixo.docx', new Uint8Array([0xc3, 0x28, 0x7a, 0x11, 0x55]));
    mkdirSync(join(pasta, 'vazia'), { recursive: true });
    const { code, stdout, stderr } = await rodar([
      'verificar',
      '--linhas',
      'falta.txt',
      'lixo.docx',
      'vazia',
      'errada.txt',
    ]);
    expect(code).toBe(2);
    expect(stderr).toContain('não há arquivo “falta.txt”');
    expect(stderr).toContain('lixo.docx: o arquivo não é um .docx, ou está danificado');
    expect(stderr).toContain('vazia: a pasta não tem documento que se possa ler');
    expect(stdout).toContain('errada.txt:2:14 erro revogado');
    const unwritten = await rodar(['verificar', 'errada.txt', '--saida', 'falta/x.txt']);
    expect([unwritten.code, unwritten.stderr]).toEqual([
      2,
      'vigente: falta/x.txt não pôde ser gravado: não há essa pasta\n',
    ]);
  });

  test('neither a name nor a text commands the terminal', async () => {
    const name = 'err\u001b[2J\u009b31m\nfalso.txt:1:1 ok.txt';
    write(name, 'O art. 240\u001bc do Código Penal, e o art. 9999\u0007, caput, da CF.');
    for (const args of [[], ['--linhas'], ['--todas'], ['--html'], ['--corrigir']]) {
      for (const file of [name, `falta ${name}`]) {
        const { stdout, stderr } = await rodar(['verificar', ...args, file]);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
        expect(stdout + stderr).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f]|^falso/m);
      }
    }
    const { stdout } = await rodar(['verificar', '--linhas', name]);
    expect(stdout).toStartWith('err\uFFFD[2J\uFFFD31m\uFFFDfalso.txt:1:1 ok.txt:1:3 ');
  });

  test('a corrected copy never takes the place of one that is there', async () => {
    write('outra.txt', 'Vale o art. 6º, VIII, da Lei nº 8.078/1991.');
    await rodar(['verificar', '--corrigir', 'outra.txt']);
    write('outra.corrigido.txt', 'Mudado à mão.');
    expect((await rodar(['verificar', '--corrigir', 'outra.txt'])).stderr).toContain('Escrito outra.corrigido.2.txt');
    expect(await Bun.file(join(pasta, 'outra.corrigido.txt')).text()).toBe('Mudado à mão.');
  });

  test.each([
    ['errada.txt', 2, 14],
    ['errada.docx', 2, 3],
    ['errada.odt', 1, 14],
    ['errada.pdf', 1, 1],
    ['pagina.html', 3, 6],
  ])('%s: where it stands, what it is, why', async (file, linha, coluna) => {
    const { code, stdout, stderr } = await rodar(['verificar', '--linhas', file]);
    expect(stderr).toBe('');
    const [line = ''] = stdout.split('\n');
    expect(line).toStartWith(`${file}:${linha}:${coluna} erro revogado art`);
    expect(line).toContain('Lei nº 11.106, de 2005');
    expect(code).toBe(1);
  });

  test('says what is right only when it is asked, and the day of what it knows', async () => {
    const { code, stdout } = await rodar(['verificar', 'certa.md']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^2 citações: tudo confere\. Conferido por fatos lidos até .* de \d{4}; não substitui/);
    expect((await rodar(['verificar', 'certa.md', '--todas', '--linhas'])).stdout.split('\n').length).toBe(3);
  });

  test('each article of a range or of a list is named', async () => {
    write('lista.txt', 'Ver os arts. 1.694 a 1.696 do CC, os arts. 7º e 14, caput, do CDC e a Súmula 7 do STJ.');
    const { stdout } = await rodar(['verificar', 'lista.txt', '--todas', '--linhas']);
    expect(stdout.match(/(?<=ok verificado ).*(?=: Existe)/g)).toEqual([
      'arts. 1.694 a 1.696 do CC (CC, art. 1.694)',
      'arts. 1.694 a 1.696 do CC (CC, art. 1.695)',
      'arts. 1.694 a 1.696 do CC (CC, art. 1.696)',
      'arts. 7º (CDC, art. 7º)',
      '14, caput, do CDC (CDC, art. 14)',
      'Súmula 7 do STJ',
    ]);
  });

  test('words that are quoted are not passed as right where there is no law to lay them over', async () => {
    write(
      'aspas.txt',
      'Dispõe o art. 186 do Código Civil: “Aquele que, por ação ou omissão, causar prejuízo a outrem”.',
    );
    const { code, stdout } = await rodar(['verificar', 'aspas.txt']);
    expect(stdout).toMatch(
      /nota verificado art. 186 do Código Civil \(CC, art. 186\): .*As palavras transcritas não foram conferidas/,
    );
    expect(stdout).toContain('1 citação: 1 nota.');
    expect(code).toBe(0);
    const { stdout: page } = await rodar(['verificar', '--html', 'aspas.txt']);
    expect(page).toContain('<h2>Notas (1)</h2>');
    expect(page).not.toContain('<h2>Conferem');
  });

  test.each([
    [['nada.txt'], 0, 'a text without citations passes'],
    [['certa.md'], 0, 'what is in force passes'],
    [['nota.txt'], 0, 'an act that is not read and a súmula of another court are no errors'],
    [['duvida.txt'], 0, 'a doubt is no error'],
    [['duvida.txt', '--falha-em', 'duvida'], 1, 'unless it is to be one'],
    [['errada.txt'], 1, 'what is repealed is'],
    [['errada.txt', '--falha-em', 'nunca'], 0, 'unless nothing is'],
    [['errada.txt', '--em', '2003'], 0, 'it was in force on another day'],
    [['nao-ha.txt'], 2, 'a file that is not there'],
    [['docs/dentro/imagem.png'], 2, 'a file that cannot be read'],
    [['errada.txt', 'docs/dentro/imagem.png'], 2, 'though another was'],
    [['errada.txt', '--em', 'ontem'], 2, 'a date that is none'],
    [['errada.txt', '--falha-em', 'tudo'], 2, 'a choice that there is not'],
    [['errada.txt', '--json', '--sarif'], 2, 'two forms at once'],
    [['errada.txt', '--nada'], 2, 'an option that there is not'],
  ] as const)('%p ends with %d: %s', async (args, code) => {
    const found = await rodar(['verificar', ...args]);
    expect({ code: found.code, stderr: found.stderr }).toEqual({
      code,
      stderr: code === 2 ? expect.stringMatching(/\S/) : '',
    });
    // Whoever is refused is told in the language of the rest, and a defect is no refusal.
    expect(found.stderr).not.toMatch(/\berror:|at file:|TypeError/);
  });

  test('reads the standard input', async () => {
    const { code, stdout } = await rodar(['verificar', '--linhas'], { stdin: ERRADA });
    expect(code).toBe(1);
    expect(stdout).toStartWith('(entrada padrão):1:14 erro revogado');
  });

  test('reads folders with all that is read in them, and patterns, each file once', async () => {
    const files = async (...args: string[]) =>
      [
        ...new Set(
          (await rodar(['verificar', '--linhas', '--todas', ...args])).stdout
            .split('\n')
            .map((line) => line.split(':')[0]),
        ),
      ].filter(Boolean);
    expect(await files('docs')).toEqual(['docs/dentro/dois.md', 'docs/um.txt']);
    expect(await files('docs/**/*.md')).toEqual(['docs/dentro/dois.md']);
    expect(await files('docs/um.txt', 'docs/*.txt', 'docs')).toEqual(['docs/um.txt', 'docs/dentro/dois.md']);
  });

  test('gives all of it as JSON', async () => {
    const { documentos, registro } = JSON.parse(
      (await rodar(['verificar', '--json', 'errada.txt', 'certa.md'])).stdout,
    );
    expect(registro).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(documentos.map(({ arquivo }: { arquivo: string }) => arquivo)).toEqual(['errada.txt', 'certa.md']);
    expect(documentos[0]).toMatchObject({
      formato: 'texto',
      resumo: { total: 1, por_status: { revogado: 1 } },
      citacoes: [{ citacao: { sigla: 'CP', artigo: '240' }, resolucao: { ref_key: 'CP.240' } }],
      achados: [
        { linha: 2, coluna: 14, gravidade: 'erro', ref_key: 'CP.240', endereco: expect.stringContaining('del2848') },
      ],
    });
    expect(JSON.stringify(documentos)).not.toContain('…"');
  });

  test('gives findings as SARIF', async () => {
    const { code, stdout } = await rodar([
      'verificar',
      '--sarif',
      '--saida',
      'achados.sarif',
      'errada.txt',
      'certa.md',
    ]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const { version, runs } = JSON.parse(await Bun.file(join(pasta, 'achados.sarif')).text());
    expect(version).toBe('2.1.0');
    expect(runs[0].results).toEqual([
      {
        ...{ ruleId: 'revogado', ruleIndex: 0, level: 'error' },
        message: { text: expect.stringContaining('11.106') },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'errada.txt' },
              region: { startLine: 2, startColumn: 14, endLine: 2, endColumn: 38 },
            },
          },
        ],
      },
    ]);
  });

  test('writes a report, and a corrected copy beside the document', async () => {
    const html = await rodar(['verificar', '--html', 'errada.docx']);
    expect(html.stdout).toStartWith('<!doctype html>');
    expect(html.stdout).toContain('Revogado');
    write('ano.docx', docx(paragraph(run('Vale o art. 6º, VIII, da Lei nº 8.078/1991.'))));
    write('ano.txt', 'Vale o art. 6º, VIII, da Lei nº 8.078/1991.');
    const { stderr } = await rodar(['verificar', '--corrigir', 'ano.docx', 'ano.txt']);
    expect(stderr).toContain('ano.corrigido.docx');
    expect(stderr).toContain('Escrito ano.corrigido.txt: 1 correção.');
    expect((await rodar(['verificar', '--corrigir', 'errada.txt'])).stderr).toContain(
      'errada.txt: nada se corrige sem',
    );
    expect(await Bun.file(join(pasta, 'errada.corrigido.txt')).exists()).toBe(false);
    expect(await Bun.file(join(pasta, 'ano.corrigido.txt')).text()).toBe('Vale o art. 6º, VIII, da Lei nº 8.078/1990.');
    expect((await rodar(['verificar', '--linhas', 'ano.corrigido.docx'])).stdout).toBe('');
    expect((await rodar(['verificar', '--corrigir', 'errada.pdf'])).code).toBe(2);
    expect((await rodar(['verificar', '--corrigir', '-'])).code).toBe(2);
  });

  test('has no colour where nobody sees it', async () => {
    expect((await rodar(['verificar', 'errada.txt'])).stdout).not.toContain('\u001b');
  });
});
