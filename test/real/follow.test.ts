import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkSnapshot } from '../../pipeline/bake/check/check-snapshot.ts';
import { decodePage } from '../../pipeline/fetch/decode.ts';
import type { Followed } from '../../pipeline/follow/follow.ts';
import { ingestFollowing } from '../../pipeline/follow/ingest-following.ts';
import { composeNames } from '../../pipeline/ingest/names.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { openAcervo } from '../../runtime/snapshot/acervo.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import { makeSigla } from '../../schemas/law/act-name.ts';
import { MANIFEST, type Manifest } from '../../schemas/storage/artifacts.ts';
import { fetchFrom, type OfficialSite, serveSite } from '../ingest/official-site.ts';
import { novaPasta } from '../pastas.ts';
import { hasMirror, pages } from './mirror.ts';

const INICIO = 'constituicao/constituicao.htm';
const bytesOf = (path: string) =>
  readFileSync(join(resolve(process.env.CORPUS_MIRROR as string, 'www.planalto.gov.br/ccivil_03'), path));

/** Maps the lower-case path of every page of the mirror to the path itself. */
const mirror = new Map(pages.map((path) => [path.toLowerCase(), path]));
const htmlOf = (path: string) => decodePage(bytesOf(mirror.get(path) as string)).html;

/** Pages with a fault, by path: the act's own page damaged, or something else in its place. */
const FAULTS: Record<string, readonly [motivo: string, page: () => string]> = {
  'leis/l9099.htm': [
    'Acesso Negado',
    () => '<html><body><h1>Acesso Negado</h1><p>Consulte o administrador.</p></body></html>',
  ],
  'leis/l8429.htm': ['CAPTCHA', () => '<html><body><p>Digite os caracteres da imagem (captcha)</p></body></html>'],
  'leis/l6404consol.htm': ['cortada', () => `${htmlOf('leis/l6404consol.htm').slice(0, 150_000)}</p></body></html>`],
  'leis/l7492.htm': ['a página é de Lei nº 4.320/1964', () => htmlOf('leis/l4320.htm')],
  'leis/l9507.htm': [
    'outra codificação',
    () => htmlOf('leis/l9507.htm').replace(/Art\.[\s\S]{4000}/, (body) => Buffer.from(body, 'utf8').toString('latin1')),
  ],
  'leis/l8213cons.htm': ['mais de uma vez', () => htmlOf('leis/l8213cons.htm').replace(/<p[\s\S]*/i, '$&$&')],
  'leis/l8036consol.htm': [
    'índice',
    () =>
      `<html><body><p>LEI Nº 8.036, DE 11 DE MAIO DE 1990</p>${Array.from({ length: 32 }, (_, n) => `<p><a href="#art${n + 1}">Art. ${n + 1}.</a></p>`).join('')}<p>Brasília, 11 de maio de 1990.</p></body></html>`,
  ],
  'constituicao/emendas/emc/emc45.htm': [
    'a página é de Lei nº 11.417/2006',
    () => htmlOf('_ato2004-2006/2006/lei/l11417.htm'),
  ],
  'leis/l6019.htm': ['perdeu os acentos', () => htmlOf('leis/l6019.htm').normalize('NFD').replace(/\p{M}/gu, '')],
};

const constituicao = { ...catalogo, atos: catalogo.atos.filter(({ forma }) => forma === 'constituicao') };

const madeOf = ({ sigla, forma, numero, ano }: AtoCatalogado): string =>
  forma === 'constituicao' ? sigla : makeSigla({ forma, numero, ano });

/** Maps each page of the mirror to the sigla made from its act's number, as in the whole catalogue. */
const actOf = new Map(
  catalogo.atos.flatMap((ato) =>
    ato.enderecos.map((url) => [new URL(url).pathname.toLowerCase().replace('/ccivil_03/', ''), madeOf(ato)] as const),
  ),
);

/**
 * Returns the acts that plain links reach from the mirror's pages within `depth` steps, passing only through pages
 * without a fault.
 */
function reachable(depth: number): Set<string> {
  const found = new Set<string>();
  let near = [INICIO];
  for (let step = 0; step < depth; step++) {
    const further = new Set<string>();
    for (const path of near) {
      for (const [, href = ''] of htmlOf(path).matchAll(/href\s*=\s*["']?([^"'\s>]+)/gi)) {
        if (!URL.canParse(href, `https://www.planalto.gov.br/ccivil_03/${path}`)) continue;
        const { host, pathname } = new URL(href, `https://www.planalto.gov.br/ccivil_03/${path}`);
        const to = pathname.toLowerCase().replace('/ccivil_03/', '');
        const act = actOf.get(to);
        if (!host.endsWith('planalto.gov.br') || !mirror.has(to) || to in FAULTS || !act || to === INICIO) continue;
        if (!found.has(act)) further.add(to);
      }
    }
    near = [...further];
    for (const path of near) found.add(actOf.get(path) as string);
  }
  return found;
}

describe.skipIf(!hasMirror)('from the Constitution alone, links are followed over two', () => {
  let site: OfficialSite;
  let out: string;
  let followed: Followed;
  let killed: { signal: unknown; asked: number };
  let seconds: number;
  beforeAll(async () => {
    site = serveSite((path) => FAULTS[path]?.[1]() ?? (mirror.has(path) ? bytesOf(mirror.get(path) as string) : null));
    out = novaPasta('follow');
    const script = join(import.meta.dir, '../ingest/follow-killed.ts');
    const begin = performance.now();
    const child = Bun.spawn([process.execPath, script, `${site.port}`, out, '300']);
    await child.exited;
    killed = { signal: child.signalCode, asked: site.asked.size };
    ({ followed } = await ingestFollowing(
      {
        catalogo: constituicao,
        names: composeNames(constituicao),
        parser: { parse: parsePagina, versao: 1 },
        fetchPages: fetchFrom(site.port),
        out,
        clock: () => new Date('2030-02-01T00:00:00Z'),
      },
      { profundidade: 2, limite: 100_000 },
    ));
    seconds = (performance.now() - begin) / 1000;
  }, 600_000);
  afterAll(() => site?.stop());

  test('to exactly the acts that are there, each under its own number', () => {
    const expected = [...reachable(2)].sort();
    expect(expected.length).toBeGreaterThan(15);
    expect(followed.lidos.toSorted()).toEqual(expected);
    const manifest: Manifest = JSON.parse(readFileSync(join(out, MANIFEST), 'utf8'));
    const acervo = openAcervo(join(out, manifest.banco.path));
    expect(acervo.diplomas.map(({ sigla }) => sigla).sort()).toEqual([...expected, 'ADCT', 'CF'].sort());
    acervo.close();
    expect(checkSnapshot(out).problems).toEqual([]);
    const { lidos, pedidos, mortos, retidos } = followed;
    console.info(
      `followed: ${lidos.length} acts of ${pedidos} addresses, ${mortos.length} dead, ${retidos.length} kept back, ${Math.round(seconds)} s`,
    );
  });

  test.each(Object.entries(FAULTS))('and publishes nothing of what stands at %s', (path, [motivo]) => {
    const kept = followed.retidos.find(({ url }) => url.toLowerCase().endsWith(`/ccivil_03/${path}`));
    expect(kept?.motivo).toContain(motivo);
    expect(followed.lidos).not.toContain(actOf.get(path) as string);
  });

  test('and, killed, goes on without asking again for what it has', () => {
    expect(killed.signal).toBe('SIGKILL');
    expect(killed.asked).toBeGreaterThan(250);
    expect(site.asked.size).toBeGreaterThan(killed.asked + 100);
    expect([...site.asked].filter(([, times]) => times > 1)).toEqual([]);
  });

  test('and keeps no draft behind', () => {
    expect(readdirSync(join(out, 'snapshots')).length).toBe(1);
  });
});
