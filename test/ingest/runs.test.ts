import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSnapshot } from '../../pipeline/bake/check/check-snapshot.ts';
import { AlreadyRunning } from '../../pipeline/ingest/lock.ts';
import { composeSummary, exitCodeOf } from '../../pipeline/ingest/summary.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { stubParse } from './stub-parse.ts';
import { createWorkspace, page, type Workspace } from './workspace.ts';

const provisions = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p k="${index + 1}">Artigo ${index + 1}.</p>`).join('');
const A = page(`<h1>EX-A</h1>${provisions(10)}`);
const B = page('<h1>EX-B</h1><p k="1">Um.</p>');
const DUPLA = page('<h1>EX-C</h1><p k="1">Da primeira.</p><h1>EX-CT</h1><p k="1">Da segunda.</p>');

let space: Workspace;
beforeEach(() => {
  space = createWorkspace();
});
afterEach(() => space.remove());

describe('an unchanged source', () => {
  test('is sem_mudanca, is not parsed, and makes no new database', async () => {
    space.put('ex-a.htm', A);
    space.put('dupla.htm', DUPLA);
    await space.ingest();
    const before = space.manifest();
    const refuse = { parse: () => expect.unreachable('an unchanged page was parsed'), versao: 1 };
    const { runs, published } = await space.ingest({ parser: refuse });
    expect(published).toBe(false);
    expect(runs.map(({ id, sigla, status }) => [id, sigla, status])).toEqual([
      [4, 'EX-A', 'sem_mudanca'],
      [5, 'EX-C', 'sem_mudanca'],
      [6, 'EX-CT', 'sem_mudanca'],
    ]);
    const after = space.manifest();
    expect({ ...after, runs: before.runs }).toEqual(before);
    expect(space.runLog().ultimas['EX-A']).toMatchObject({ id: 4, status: 'sem_mudanca' });
    expect(space.runLog().recentes.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(space.runLog().proximo_id).toBe(7);
  });

  test('a new token in its script is no change', async () => {
    const withToken = (token: string) => A.replace('</body>', `<script id="f5_cspm">t='${token}'</script></body>`);
    space.put('ex-a.htm', withToken('111'));
    await space.ingest();
    space.put('ex-a.htm', withToken('222'));
    const { runs } = await space.ingest();
    expect(runs[0]?.status).toBe('sem_mudanca');
  });

  test('a new token anywhere in its markup makes no new snapshot, and its pages do not pile up', async () => {
    const withToken = (token: number) =>
      A.replace('<body>', `<body data-token="${token}"><!-- ${token} --><input type="hidden" value="${token}">`);
    space.put('ex-a.htm', withToken(0));
    const { manifest } = await space.ingest();
    for (let visit = 1; visit <= 5; visit++) {
      space.put('ex-a.htm', withToken(visit));
      const { runs, published } = await space.ingest();
      expect([runs[0]?.status, published]).toEqual(['sem_mudanca', false]);
    }
    expect(space.manifest().versao).toBe(manifest?.versao as string);
    // The page that the snapshot was made from, and the last one.
    expect(readdirSync(join(space.out, 'paginas')).filter((name) => name.endsWith('.gz'))).toHaveLength(2);
    expect(checkSnapshot(space.out).problems).toEqual([]);
  });

  test('another version of the parser reads it again', async () => {
    space.put('ex-a.htm', A);
    await space.ingest();
    const { runs, published } = await space.ingest({ parser: { parse: stubParse, versao: 2 } });
    expect([runs[0]?.status, published]).toEqual(['ok', true]);
    expect(space.exported('EX-A').ingested_at).toBe('2030-01-01T00:00:00.000Z');
  });
});

describe('a mirror', () => {
  test('an act without a page there is ausente and makes no run', async () => {
    space.put('ex-a.htm', A);
    const result = await space.ingest();
    expect(result.runs.map(({ sigla }) => sigla)).toEqual(['EX-A']);
    expect(result.ausentes).toEqual(['EX-B', 'EX-C', 'EX-CT']);
    expect(composeSummary(result)).toContain('Without a page in the mirror:\n  EX-B EX-C EX-CT');
    expect(exitCodeOf(result)).toBe(0);
  });

  test('a page that was asked for by name, or that the snapshot was made from, is missed', async () => {
    space.put('ex-a.htm', A);
    space.put('ex-b.htm', B);
    await space.ingest();
    space.put('ex-b.htm', null);
    const held = await space.ingest();
    expect(held.runs.map(({ sigla, status }) => [sigla, status])).toEqual([
      ['EX-A', 'sem_mudanca'],
      ['EX-B', 'erro'],
    ]);
    expect(held.runs[1]?.erro).toContain('https://www.exemplo.test/ex-b.htm não está no espelho');
    const named = await space.ingest({ only: ['EX-C'] });
    expect(named.runs.map(({ sigla, status }) => [sigla, status])).toEqual([['EX-C', 'erro']]);
    expect(exitCodeOf(named)).toBe(1);
  });

  test('from the network, a missing page is always a failure', async () => {
    space.put('ex-a.htm', A);
    const { runs, ausentes } = await space.ingest({ mirrored: false });
    expect(runs.map(({ status }) => status)).toEqual(['ok', 'erro', 'erro', 'erro']);
    expect(ausentes).toEqual([]);
  });
});

describe('a bad source', () => {
  const parser = { parse: stubParse, versao: 1 };
  const cases: [string, string, RegExp][] = [
    ['the parser throws', page('<h1>EX-B</h1><p k="1">Um.</p><throw>'), /^o leitor falhou: the stub was told to fail$/],
    ['there is no provision', page('<h1>EX-B</h1>'), /não tem nenhum dispositivo de EX-B/],
    ['it is another act', page('<h1>EX-Z</h1><p k="1">Um.</p>'), /não tem nenhum dispositivo de EX-B/],
    ['a key comes twice', page('<h1>EX-B</h1><p k="1">Um.</p><p k="1">Um.</p>'), /EX-B\.1 was given to two/],
    ['it is the firewall', page('<h1>Acesso Negado</h1>'), /Acesso Negado/],
    ['it is a CAPTCHA', page('<div class="g-recaptcha"></div>'), /CAPTCHA/],
    ['it is cut', '<html><body><h1>EX-B</h1><p k="1">Um', /truncada/],
    ['it is no HTML', '%PDF-1.4', /não é uma página HTML/],
  ];
  for (const [why, content, message] of cases) {
    test(`when ${why}, is erro, keeps its previous wording, and stops no other`, async () => {
      space.put('ex-b.htm', B);
      await space.ingest();
      space.put('ex-b.htm', content);
      space.put('dupla.htm', DUPLA);
      const { runs, published } = await space.ingest({ parser });
      expect(runs.map(({ sigla, status }) => [sigla, status])).toEqual([
        ['EX-B', 'erro'],
        ['EX-C', 'ok'],
        ['EX-CT', 'ok'],
      ]);
      expect(runs[0]?.erro).toMatch(message);
      expect(published).toBe(true);
      expect(space.row('EX-B.1')?.texto).toBe('Um.');
      expect(space.row('EX-CT.1')?.texto).toBe('Da segunda.');
      expect(checkSnapshot(space.out).problems).toEqual([]);
    });
  }

  test('when every source fails at first, nothing is published and the summary says why', async () => {
    space.put('ex-b.htm', page('<throw>'));
    const result = await space.ingest();
    expect(result.manifest).toBeNull();
    expect(exitCodeOf(result)).toBe(1);
    expect(composeSummary(result)).toMatch(/Failed:\n {2}EX-B {2}o leitor falhou/);
    expect(composeSummary(result)).toEndWith('Nothing was published.');
  });

  test('the page that gave the act is not replaced by a less preferred one', async () => {
    space.put('ex-a.htm', A);
    space.put('ex-a-compilada.htm', A.replace('Artigo 2.', 'Artigo dois.'));
    await space.ingest();
    space.put('ex-a.htm', null);
    const { runs } = await space.ingest();
    expect([runs[0]?.status, runs[0]?.erro]).toEqual([
      'erro',
      'a página https://www.exemplo.test/ex-a.htm não está no espelho',
    ]);
    expect(space.row('EX-A.2')?.texto).toBe('Artigo 2.');
  });
});

describe('two pages of one act', () => {
  test('the first gives the act and the differences are in the report', async () => {
    const other = A.replace('Artigo 2.', 'Artigo dois.').replace('Artigo 3.', 'ARTIGO 3,');
    space.put('ex-a.htm', A.replace('</body>', '<p k="10.I">um;</p></body>'));
    space.put('ex-a-compilada.htm', other.replace('</body>', '<p k="10.II">um;</p></body>'));
    const { runs } = await space.ingest();
    expect(space.row('EX-A.2')?.texto).toBe('Artigo 2.');
    const [comparison] = (runs[0]?.relatorio.comparacoes ?? []) as { url: string; diferencas: unknown[] }[];
    expect(comparison?.url).toBe('https://www.exemplo.test/ex-a-compilada.htm');
    expect(comparison?.diferencas).toEqual([
      { ref_key: 'EX-A.2', tipo: 'redacao', preferida: 'Artigo 2.', outra: 'Artigo dois.' },
      { ref_key: 'EX-A.3', tipo: 'grafia', preferida: 'Artigo 3.', outra: 'ARTIGO 3,' },
      { ref_key: 'EX-A.10.I', tipo: 'so_na_preferida', preferida: 'um;', outra: '' },
      { ref_key: 'EX-A.10.II', tipo: 'so_na_outra', preferida: '', outra: 'um;' },
    ]);
  });

  test('one page that holds two acts is parsed once', async () => {
    space.put('dupla.htm', DUPLA);
    let parses = 0;
    const parse = (html: string, sigla: string) => {
      parses += 1;
      return stubParse(html, sigla);
    };
    const { runs } = await space.ingest({ parser: { parse, versao: 1 } });
    expect([parses, runs.length]).toEqual([1, 2]);
  });
});

describe('an update is kept back', () => {
  test('when the page lost a single article, unless it is accepted', async () => {
    const shorter = (count: number) => page(`<h1>EX-A</h1>${provisions(count)}`);
    space.put('ex-a.htm', shorter(100));
    await space.ingest();
    space.put('ex-a.htm', shorter(99));
    const { runs, published } = await space.ingest();
    expect([runs[0]?.status, runs[0]?.erro]).toEqual([
      'erro',
      'a página perdeu, sem nota que o diga, EX-A.100; a redação anterior foi mantida',
    ]);
    expect(published).toBe(false);
    expect(space.exported('EX-A').artigos).toBe(100);
    await space.ingest({ accept: ['EX-A'] });
    expect(space.exported('EX-A').artigos).toBe(99);
  });

  test('when more characters have no destination than before; a first ingestion is published with its count', async () => {
    space.put('ex-a.htm', A.replace('</body>', '<u>dois sem</u></body>'));
    const first = await space.ingest();
    expect(first.runs[0]?.status).toBe('ok');
    // `EX-A`, nine times `Artigo1.` and once `Artigo10.` stand before.
    expect(first.runs[0]?.relatorio.nao_classificado).toEqual([{ posicao: 85, texto: 'dois sem' }]);
    expect(composeSummary(first)).toContain('Unplaced characters:\n  EX-A  7');
    space.put('ex-a.htm', A.replace('Artigo 1.', 'Outro.').replace('</body>', '<u>agora mais</u></body>'));
    const { runs } = await space.ingest();
    expect([runs[0]?.status, runs[0]?.erro]).toEqual([
      'erro',
      'os caracteres sem destino subiram de 7 para 9; a redação anterior foi mantida',
    ]);
    expect(space.row('EX-A.1')?.texto).toBe('Artigo 1.');
  });
});

describe('the output folder', () => {
  test('takes one ingestion at a time', async () => {
    space.put('ex-a.htm', A);
    const first = space.ingest();
    await expect(space.ingest()).rejects.toBeInstanceOf(AlreadyRunning);
    await first;
    await space.ingest();
  });

  test('a damaged database is never built upon', async () => {
    space.put('ex-a.htm', A);
    await space.ingest();
    const path = join(space.out, space.manifest().banco.path);
    const bytes = readFileSync(path);
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] as number) ^ 1;
    writeFileSync(path, bytes);
    space.put('ex-a.htm', A.replace('Artigo 1.', 'Outro.'));
    await expect(space.ingest()).rejects.toThrow('is not the database that the manifest names');
    truncateSync(path, 100);
    await expect(space.ingest()).rejects.toThrow('is not the database that the manifest names');
  });

  test('a list of files that is not the one of the manifest is never built upon', async () => {
    space.put('ex-a.htm', A);
    await space.ingest();
    const path = join(space.out, space.manifest().datapackage.path);
    writeFileSync(
      path,
      readFileSync(path, 'utf8')
        .replace(/sha256:./, 'sha256:0')
        .replace(/sha256:0./, 'sha256:00'),
    );
    await expect(space.ingest()).rejects.toThrow('is not the list of files that the manifest names');
  });

  test('what a killed ingestion left half made is removed', async () => {
    space.put('ex-a.htm', A);
    mkdirSync(join(space.out, 'snapshots', '.novo', 'exports'), { recursive: true });
    writeFileSync(join(space.out, 'snapshots', '.novo', 'vigente.sqlite'), 'half');
    await space.ingest();
    expect(checkSnapshot(space.out).problems).toEqual([]);
  });

  test('a check finds what was tampered with', async () => {
    space.put('ex-a.htm', A);
    await space.ingest();
    const path = space.file('exports/EX-A.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('Artigo 1.', 'Artigo I.'));
    expect(checkSnapshot(space.out).problems).toEqual([
      expect.stringMatching(/^exports\/EX-A\.json does not have the hash/),
      'exports/EX-A.json.gz does not hold exports/EX-A.json',
    ]);
  });

  test('a check finds what the database tells wrongly of a file that is sent', async () => {
    space.put('ex-a.htm', A);
    await space.ingest();
    space.tamper("UPDATE arquivo SET bytes = bytes + 1 WHERE path = 'exports/EX-A.json'");
    const { problems } = checkSnapshot(space.out);
    expect(problems).toContain('exports/EX-A.json: the database does not tell what it is');
  });
});

describe('the report of a run', () => {
  test('counts characters by destination and changes by kind, and compares the other page', async () => {
    const other = A.replace('Artigo 3.', 'Outro.').replace('Artigo 4.', 'ARTIGO 4');
    space.put('ex-a.htm', A.replace('</body>', '<p k="10.I">um;</p></body>'));
    space.put('ex-a-compilada.htm', other.replace('</body>', '<p k="10.II">um;</p></body>'));
    await space.ingest();
    const relatorio = space.relatorio('EX-A');
    expect(relatorio).toMatchObject({
      conservacao: { total: expect.any(Number), vigente: expect.any(Number), nao_classificado: 0 },
      achados_por_tipo: {},
      achados: [],
      dispositivos: 11,
      artigos: 10,
      mudancas: {},
      comparacoes: [
        {
          url: 'https://www.exemplo.test/ex-a-compilada.htm',
          diferencas_por_tipo: { redacao: 1, grafia: 1, so_na_preferida: 1, so_na_outra: 1 },
        },
      ],
    });
  });

  test('counts what the real parser finds, by kind', async () => {
    const twice = '<p>Art. 1º Um.</p><p>§ 1º Dois.</p><p>§ 1º Três.</p><p><strike>Art. 2º Riscado.</strike></p>';
    const head = '<p>LEI Nº 90.002, DE 1º DE JANEIRO DE 2001</p>';
    const tail = '<p>Brasília, 1º de janeiro de 2001.</p>';
    space.put('ex-b.htm', `<html><body>${head}${twice}<p>Art. 3º Fim.</p>${tail}</body></html>`);
    await space.ingest({ parser: { parse: parsePagina, versao: 1 }, only: ['EX-B'] });
    const relatorio = space.relatorio('EX-B');
    expect(relatorio?.achados_por_tipo).toEqual({ rotulo_repetido: 1, riscado_sem_nota: 1 });
    expect(relatorio?.achados).toHaveLength(2);
  });

  test('publishes nothing of a page that leaves unstruck what the reading takes out of force without a reason', async () => {
    space.put('ex-b.htm', '<html><body><p>Art. 1º Um.</p><p>Art. 2º Dois.</p></body></html>');
    const versao = 1;
    await space.ingest({ parser: { parse: parsePagina, versao }, only: ['EX-B'] });
    const parse: typeof parsePagina = (html, sigla) => {
      const pagina = parsePagina(html, sigla);
      const achado = { tipo: 'sem_risco' as const, ref_key: `${sigla}.2`, mensagem: 'sem motivo', motivo: null };
      return { ...pagina, achados: [...pagina.achados, achado] };
    };
    const { runs, published } = await space.ingest({ parser: { parse, versao: versao + 1 }, only: ['EX-B'] });
    expect(published).toBe(false);
    expect(runs[0]).toMatchObject({ sigla: 'EX-B', status: 'erro' });
    expect(runs[0]?.erro).toContain('EX-B.2');
  });

  test('says how long each step took, by the clock of the ingestion', async () => {
    space.put('ex-a.htm', A);
    space.put('dupla.htm', DUPLA);
    let ticks = 0;
    await space.ingest({ clock: () => new Date(Date.UTC(2030, 0, 1) + 1000 * ticks++) });
    for (const sigla of ['EX-A', 'EX-C', 'EX-CT']) {
      expect(space.relatorio(sigla)?.duracoes).toEqual({
        paginas_ms: 1000,
        leitura_ms: 1000,
        composicao_ms: 1000,
      });
    }
    const missing = await space.ingest({ only: ['EX-B'] });
    expect(missing.runs[0]).toMatchObject({ status: 'erro', relatorio: { duracoes: { composicao_ms: 0 } } });
  });
});
