import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSnapshot } from '../../pipeline/bake/check/check-snapshot.ts';
import { type Following, ingestFollowing } from '../../pipeline/follow/ingest-following.ts';
import { readSeguidos, withSeguidos } from '../../pipeline/follow/state.ts';
import { composeFollowed } from '../../pipeline/follow/summary.ts';
import { type IngestOptions, ingest } from '../../pipeline/ingest/ingest.ts';
import { composeNames } from '../../pipeline/ingest/names.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { openAcervo } from '../../runtime/snapshot/acervo.ts';
import { catalogo as real } from '../../schemas/catalog/catalog.ts';
import { ALIASES, INDICE } from '../../schemas/storage/artifacts.ts';
import { SEGUIDOS, SEGUINDO } from '../../schemas/storage/seguidos.ts';
import { resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';
import { fetchFrom, type OfficialSite, serveSite } from './official-site.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const link = (href: string, words: string) => `<a href="${href}">${words}</a>`;

/** A law as the site shows it, with links in the words of its first article. */
function law(epigrafe: string, links = '', { ementa = 'Dispõe sobre o pomar.', fecho = true } = {}): string {
  return `<html><body><p>${epigrafe}</p><p>${ementa}</p>
<p>O PRESIDENTE DA REPÚBLICA, faço saber que o Congresso Nacional decreta e eu sanciono a seguinte Lei:</p>
<p>Art. 1º A colheita da manga e da goiaba é feita por quem as plantou. ${links}</p>
<p>Art. 2º A fruta caída é de quem a apanha, e a água é de todos.</p>
${fecho ? '<p>Brasília, 2 de abril de 2091; 270º da Independência.</p><p>FULANO DE TAL</p><p>Este texto não substitui o publicado no DOU de 3.4.2091</p>' : ''}
</body></html>`;
}

const CONSTITUICAO = `<html><body><p>CONSTITUIÇÃO DA REPÚBLICA FEDERATIVA DO BRASIL DE 1988</p>
<p>Art. 1º A República é una. ${link('../leis/l90001.htm', 'Lei nº 90.001, de 2091')}
${link('http://www4.planalto.gov.br/ccivil_03/LEIS/L90002.htm#art1', 'Lei nº 90.002, de 2092')}
${link('https://www.exemplo.test/leis/l90666.htm', 'Lei nº 90.666, de 2091')}
${link('http://www.stf.jus.br/portal/adi.htm', 'ADI 1')}
${link('../leis/l90404.htm', 'Lei nº 90.404, de 2090')}</p>
<p>Brasília, 5 de outubro de 1988.</p><p>FULANO DE TAL</p></body></html>`;

const SITE: Record<string, string> = {
  'constituicao/constituicao.htm': CONSTITUICAO,
  'leis/l90001.htm': law(
    'LEI Nº 90.001, DE 2 DE ABRIL DE 2091',
    `${link('l90003.htm', 'Lei nº 90.003, de 2093')} ${link('../decreto/2089-2092/d0678.htm', 'Decreto 678')} ${link('l90002.htm', 'Lei nº 90.002')}`,
  ),
  'leis/l90002.htm': law('LEI No 90.002, DE 3 DE MAIO DE 2092.', link('l90001.htm', 'Lei nº 90.001, de 2091')),
  'leis/l90003.htm': law(
    'LEI Nº 90.003, DE 4 DE JUNHO DE 2093',
    link('lcp/lcp905.htm', 'Lei Complementar nº 905, de 2094'),
  ),
  'decreto/2089-2092/d0678.htm': law('DECRETO Nº 678, DE 6 DE NOVEMBRO DE 2092.'),
  'leis/lcp/lcp905.htm': law('LEI COMPLEMENTAR Nº 905, DE 1º DE JULHO DE 2094'),
};

const catalogo = { ...real, atos: real.atos.filter(({ sigla }) => sigla === 'CF') };

let pages: Record<string, string | Response | null>;
let site: OfficialSite;
let workspace: Workspace;
beforeEach(() => {
  pages = { ...SITE };
  site = serveSite((path) => pages[path] ?? null);
  workspace = createWorkspace();
});
afterEach(async () => {
  await site.stop();
  workspace.remove();
});

const options = (day = 1): IngestOptions => ({
  ...{ catalogo, names: composeNames(catalogo), parser: { parse: parsePagina, versao: 1 } },
  fetchPages: fetchFrom(site.port),
  out: workspace.out,
  clock: () => new Date(Date.UTC(2030, 0, day)),
});

/** An ingestion that follows links; what was asked for is counted anew. */
async function run(following: Partial<Following> = {}, day = 1) {
  site.asked.clear();
  return ingestFollowing(options(day), { profundidade: 2, limite: 100, ...following });
}

const siglas = () =>
  [...openAcervo(join(workspace.out, workspace.manifest().banco.path)).diplomas].map(({ sigla }) => sigla);
const askedAgain = () => [...site.asked].filter(([, times]) => times > 1);

describe('following links', () => {
  test('reads the acts so many links away, each under the sigla of its own number, and asks for each once', async () => {
    const { followed } = await run({ profundidade: 1 });
    expect(siglas()).toEqual(['CF', 'LEI-90001-2091', 'LEI-90002-2092']);
    expect(followed).toMatchObject({ pedidos: 3, restam: 0, parou: null });
    const { followed: further } = await run();
    expect(further.lidos).toEqual(['LEI-90003-2093', 'DEC-678-2092']);
    expect(siglas()).toEqual(['CF', 'LEI-90001-2091', 'LEI-90002-2092', 'LEI-90003-2093', 'DEC-678-2092']);
    expect(askedAgain()).toEqual([]);
    expect([...site.asked.keys()].filter((path) => /666|stf|905/.test(path))).toEqual([]);
    expect(checkSnapshot(workspace.out).problems).toEqual([]);
  });

  test('gives each an entry by its epigraph and ementa, that adds one alias', async () => {
    await run();
    const { atos } = readSeguidos(workspace.out);
    expect(atos[0]).toEqual({
      ato: {
        sigla: 'LEI-90001-2091',
        nome: 'Lei nº 90.001, de 2 de abril de 2091 – Dispõe sobre o pomar',
        ...{ tipo: 'lei', forma: 'lei', numero: '90.001', ano: 2091, areas: [], nomes: [], derivado: true },
        enderecos: ['https://www.planalto.gov.br/ccivil_03/leis/l90001.htm'],
      },
      profundidade: 1,
      por: { sigla: 'CF', url: 'https://www.planalto.gov.br/ccivil_03/leis/l90001.htm' },
    });
    const { aliases } = JSON.parse(readFileSync(workspace.file(ALIASES), 'utf8'));
    expect(aliases['LEI-90001-2091']).toEqual(['LEI-90001-2091']);
    expect(workspace.exported('DEC-678-2092')).toMatchObject({ tipo: 'decreto', numero: '678', areas: [], artigos: 2 });
  });

  test.each(['LEI-90002-2092', 'Lei 90.002/2092', 'Lei nº 90.002, de 3 de maio de 2092', 'Lei 90.002'])(
    'verifies them however the number is written: %s',
    async (sigla) => {
      await run();
      const acervo = openAcervo(join(workspace.out, workspace.manifest().banco.path));
      expect(resolveCitacao({ sigla, artigo: '2' }, acervo)).toMatchObject({
        status: 'verificado',
        ref_key: 'LEI-90002-2092.2',
      });
      expect(resolveCitacao({ sigla: 'Lei 90.002/2093', artigo: '2' }, acervo)).toMatchObject({
        status: 'diploma_desconhecido',
        mensagem:
          'Não há no acervo “Lei nº 90.002/2093”; com esse número há Lei nº 90.002, de 3 de maio de 2092 – Dispõe sobre o pomar.',
      });
    },
  );

  test('takes the newest first, within the limit, and goes on where it was', async () => {
    expect((await run({ limite: 1 })).followed).toMatchObject({
      lidos: ['LEI-90002-2092'],
      parou: 'limite',
      restam: 2,
    });
    const { followed } = await run({ limite: 1 });
    expect(followed).toMatchObject({ lidos: ['LEI-90001-2091'], parou: 'limite' });
    expect(composeFollowed(followed)).toBe(
      'Followed links: 1 acts, 1 addresses asked for, 0 with nothing there, 0 kept back; 3 acts left (limite).',
    );
    expect((await run()).followed.lidos).toEqual(['LEI-90003-2093', 'DEC-678-2092']);
  });

  test('remembers where nothing is, for half a year', async () => {
    expect((await run()).followed.mortos).toEqual(['https://www.planalto.gov.br/ccivil_03/leis/l90404.htm']);
    for (const [day, again] of [
      [2, false],
      [179, false],
      [182, true],
    ] as const) {
      await run({}, day);
      expect([day, site.asked.has('leis/l90404.htm')]).toEqual([day, again]);
    }
    pages['leis/l90404.htm'] = law('LEI Nº 90.404, DE 1º DE MAIO DE 2090');
    expect((await run({}, 400)).followed.lidos).toEqual(['LEI-90404-2090']);
  });

  test('an ingestion without links keeps what they led to, and reads it anew', async () => {
    await run();
    const whole = withSeguidos(catalogo, readSeguidos(workspace.out));
    pages['leis/l90003.htm'] = SITE['leis/l90003.htm']?.replace('de todos', 'de ninguém') as string;
    const { runs } = await ingest({ ...options(2), catalogo: whole, names: composeNames(whole) });
    expect(runs.map(({ sigla, status }) => [sigla, status])).toEqual([
      ['CF', 'sem_mudanca'],
      ['LEI-90001-2091', 'sem_mudanca'],
      ['LEI-90002-2092', 'sem_mudanca'],
      ['LEI-90003-2093', 'ok'],
      ['DEC-678-2092', 'sem_mudanca'],
    ]);
    expect(workspace.feed().map(({ ref_key }) => ref_key)).toEqual(['LEI-90003-2093.2']);
  });

  test('an act that has come into the catalogue is read as the catalogue has it', async () => {
    await run();
    const ato = {
      ...readSeguidos(workspace.out).atos[0]?.ato,
      sigla: 'LPOM',
      nomes: ['Lei do Pomar'],
    } as (typeof catalogo.atos)[number];
    const { derivado: _, ...written } = ato;
    const more = { ...catalogo, atos: [...catalogo.atos, written] };
    await ingestFollowing(
      { ...options(2), catalogo: more, names: composeNames(more) },
      { profundidade: 2, limite: 100 },
    );
    expect(siglas()).toEqual(['CF', 'LPOM', 'LEI-90002-2092', 'LEI-90003-2093', 'DEC-678-2092']);
  });

  test('another page of an act is asked for where the preferred one is not there', async () => {
    pages['constituicao/constituicao.htm'] = CONSTITUICAO.replace(
      '</p>',
      `${link('../leis/l90404compilada.htm', 'Lei nº 90.404, de 2090')}</p>`,
    );
    pages['leis/l90404compilada.htm'] = law('LEI Nº 90.404, DE 1º DE MAIO DE 2090');
    const { followed } = await run({ profundidade: 1 });
    expect(followed.lidos).toContain('LEI-90404-2090');
  });

  test('the same pages give the same snapshot, however they were come by', async () => {
    await run();
    const other = createWorkspace();
    for (let times = 0; times < 6; times++)
      await ingestFollowing({ ...options(), out: other.out }, { profundidade: 2, limite: 1 });
    expect(readFileSync(other.file(INDICE), 'utf8')).toBe(readFileSync(workspace.file(INDICE), 'utf8'));
    expect(readFileSync(join(other.out, SEGUIDOS), 'utf8')).toBe(readFileSync(join(workspace.out, SEGUIDOS), 'utf8'));
    other.remove();
  });
});

const OK = law('LEI Nº 90.001, DE 2 DE ABRIL DE 2091');
describe('is kept back, remembered and not published: a page that', () => {
  test.each<[string, string, string]>([
    ['refuses', '<html><body><h1>Acesso Negado</h1></body></html>', 'Acesso Negado'],
    ['asks for a CAPTCHA', '<html><body>Não sou um robô: captcha</body></html>', 'CAPTCHA'],
    ['is another act’s', law('LEI Nº 90.009, DE 2 DE ABRIL DE 2091'), 'a página é de Lei nº 90.009/2091'],
    [
      'is of another year than its links say',
      law('LEI Nº 90.001, DE 2 DE ABRIL DE 2081'),
      'a página é de Lei nº 90.001/2081',
    ],
    ['is of another form', law('DECRETO Nº 90.001, DE 2 DE ABRIL DE 2091'), 'a página é de Decreto nº 90.001/2091'],
    ['says of no act that it is its', law('Portal da Legislação'), 'não traz a epígrafe'],
    ['is an index', OK.replace(/(Art\. \dº).*/g, '$1</p>'), 'é um índice'],
    ['is cut', law('LEI Nº 90.001, DE 2 DE ABRIL DE 2091', '', { fecho: false }), 'está cortada'],
    ['stops inside a tag', OK.slice(0, OK.indexOf('2091; 270') + 4), 'truncada'],
    ['was decoded wrongly', OK.replaceAll('é', 'Ã©').replaceAll('á', 'Ã¡'), 'outra codificação'],
    ['lost letters', OK.replace('água', '\ufffdgua'), 'a codificação perdeu'],
    ['has the act twice', OK.replace(/(<p>Art[\s\S]*?)<p>Bras/, '$1$1<p>Bras'), 'mais de uma vez'],
    [
      'is a list of acts',
      OK.replace('<p>Dispõe', '<p>LEI Nº 90.010, DE 3 DE ABRIL DE 2091</p><p>Dispõe'),
      'lista de atos',
    ],
  ])('%s', async (_, html, motivo) => {
    pages['leis/l90001.htm'] = html;
    const { followed } = await run({ profundidade: 1 });
    expect(followed.retidos).toEqual([
      { url: 'https://www.planalto.gov.br/ccivil_03/leis/l90001.htm', motivo: expect.stringContaining(motivo) },
    ]);
    expect(siglas()).toEqual(['CF', 'LEI-90002-2092']);
    expect(workspace.runLog().recentes.map(({ sigla }) => sigla)).toEqual(['LEI-90002-2092', 'CF']);
    // What may pass is tried by the next run, the rest when the page may have been mended.
    await run({ profundidade: 1 }, 2);
    expect(site.asked.has('leis/l90001.htm')).toBe(/Acesso|CAPTCHA/.test(motivo));
    pages['leis/l90001.htm'] = OK;
    expect((await run({ profundidade: 1 }, 40)).followed.lidos).toEqual(['LEI-90001-2091']);
  });
});

describe('a source that will not answer', () => {
  test('is left alone after five failures in a row', async () => {
    const many = Array.from({ length: 20 }, (_, n) =>
      link(`../leis/l91${100 + n}.htm`, `Lei nº 91.${100 + n}, de 2090`),
    ).join(' ');
    pages['constituicao/constituicao.htm'] = CONSTITUICAO.replace('una.', `una. ${many}`);
    for (let n = 0; n < 20; n++) pages[`leis/l91${100 + n}.htm`] = '<html><body><h1>Acesso Negado</h1></body></html>';
    const { followed } = await run({ profundidade: 1 });
    expect(followed).toMatchObject({ parou: 'fonte fora de alcance', lidos: ['LEI-90002-2092', 'LEI-90001-2091'] });
    expect(followed.pedidos).toBe(7);
    expect(Object.keys(followed.seguidos.mortos)).toEqual([]);
  });
});

describe('an ingestion that was killed', () => {
  const SCRIPT = join(import.meta.dir, 'follow-killed.ts');

  test.each([1, 2, 4, 5])('after %p addresses is gone on with, and asks for nothing that it has', async (addresses) => {
    const child = Bun.spawn([process.execPath, SCRIPT, `${site.port}`, workspace.out, `${addresses}`]);
    await child.exited;
    expect(child.signalCode).toBe('SIGKILL');
    const before = [...site.asked.values()].reduce((total, times) => total + times, 0);
    expect(before).toBeGreaterThan(addresses);
    appendFileSync(join(workspace.out, SEGUINDO), '{"em":"2030-02-01T00:00:00');
    const { followed } = await ingestFollowing(options(32), { profundidade: 2, limite: 100 });
    expect(followed.lidos.length).toBe(4);
    expect(siglas()).toEqual(['CF', 'LEI-90001-2091', 'LEI-90002-2092', 'LEI-90003-2093', 'DEC-678-2092']);
    expect(askedAgain()).toEqual([]);
    expect(existsSync(join(workspace.out, SEGUINDO))).toBe(false);
  });
});
