import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { MANIFEST, type Manifest, sitePath } from '../../schemas/storage/artifacts.ts';
import { act, catalogo, createWorkspace, type Workspace } from '../ingest/workspace.ts';
import { buildSite } from './built.ts';

/** Words that are markup to whoever forgets to escape them, and what ends each place that they may stand in. */
const PALAVRAS =
  '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt;"\'&gt;&lt;/title&gt;&lt;/style&gt;--&gt;]]&gt;\u000b';

const LEI = `<html><body><p>LEI Nº 90.001, DE 2 DE ABRIL DE 2001</p><p>Dispõe sobre o pomar ${PALAVRAS}.</p>
<p>O PRESIDENTE DA REPÚBLICA, faço saber que o Congresso Nacional decreta e eu sanciono a seguinte Lei:</p>
<p>CAPÍTULO I</p><p>Das fruteiras ${PALAVRAS}</p>
<p>Art. 1º A fruta ${PALAVRAS} é de quem a plantou.</p>
<p>Art. 2º Diz <a href="javascript:alert(3)">o art. 1º</a>, <a href=" JaVaScRiPt:alert(4)">a Lei nº 90.002, de 2001</a> e
<a href="https://www.exemplo.test/ex-b.htm&quot; onmouseover=&quot;alert(5)">o mais</a>.
<a href="data:text/html,x">(Redação dada pela Lei nº 90.002&quot;&gt;&lt;b&gt;, de 2001)</a></p>
<p>I - <script>alert(6)</script><svg onload="alert(7)"><script>alert(8)</script></svg><img src="x" onerror="alert(9)">doce;</p>
<p>II - <iframe src="javascript:alert(10)"></iframe><base href="//exemplo.test/"><form action="javascript:alert(11)"><input autofocus onfocus="alert(12)"></form>azeda.</p>
<p><strike>Art. 3º Velho ${PALAVRAS}.</strike> (Revogado pela Lei nº 90.002&lt;script&gt;, de 2001)</p>
<p>Brasília, 2 de abril de 2001; 180º da Independência.</p><p>FULANO ${PALAVRAS}</p>
<p>Este texto não substitui o publicado no DOU de 3.4.2001</p><p>ANEXO</p><p>${PALAVRAS}</p></body></html>`;

let space: Workspace;
let folder: string;
beforeAll(async () => {
  space = createWorkspace();
  const own = { ...catalogo, atos: [act('EX-A', '90.001')] };
  const ingest = (lei: string) => {
    space.put('ex-a.htm', lei);
    return space.ingest({ catalogo: own, accept: ['EX-A'], parser: { parse: parsePagina, versao: 1 } });
  };
  await ingest(LEI);
  await ingest(LEI.replace('é de quem a plantou', 'é de quem a colheu'));
  buildSite(space.out);
  const { versao }: Manifest = JSON.parse(readFileSync(join(space.out, MANIFEST), 'utf8'));
  folder = join(space.out, sitePath(versao));
}, 60_000);
afterAll(() => space.remove());

const files = (end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(end));

describe('of a page of law that is made to do harm', () => {
  test('no page of the site runs anything, nor leads to what would', () => {
    const pages = files('.html');
    expect(pages).toContain('diplomas/EX-A/artigos/1/index.html');
    for (const page of pages) {
      const $ = load(readFileSync(join(folder, page), 'utf8'));
      const told = { page, scripts: $('script:not([src]):not([type="application/ld+json"])').length };
      expect(told).toEqual({ page, scripts: 0 });
      expect($('iframe, object, embed, base, img[src="x"], svg script').length).toBe(0);
      for (const each of $('*').toArray())
        for (const [name, value] of Object.entries('attribs' in each ? each.attribs : {})) {
          expect(name).not.toStartWith('on');
          if (name === 'href' || name === 'src' || name === 'action')
            expect(value).not.toMatch(/^\s*(?:javascript|data|vbscript):|^\/\//i);
        }
      for (const data of $('script[type="application/ld+json"]').toArray())
        expect(JSON.parse($(data).text())).toBeObject();
    }
  });

  test('the words are shown as they are written', () => {
    const $ = load(readFileSync(join(folder, 'diplomas/EX-A/artigos/1/index.html'), 'utf8'));
    expect($('main').text()).toContain(
      '<script>alert(1)</script><img src=x onerror=alert(2)>"\'></title></style>-->]]>',
    );
  });

  test('feeds and maps are XML', () => {
    const names = files('.xml');
    expect(names).toContain('alteracoes.xml');
    for (const name of names) {
      const text = readFileSync(join(folder, name), 'utf8');
      expect(text).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos);)|<(?![/?a-zA-Z])/);
      expect(Array.from(text).filter((char) => char < ' ' && char !== '\n')).toEqual([]);
    }
    expect(readFileSync(join(folder, 'alteracoes.xml'), 'utf8')).toContain('<entry>');
  });
});
