import { Database } from 'bun:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSnapshot } from '../../pipeline/bake/check/check-snapshot.ts';
import { createMirrorFetch } from '../../pipeline/fetch/mirror.ts';
import { ingest } from '../../pipeline/ingest/ingest.ts';
import { composeNames } from '../../pipeline/ingest/names.ts';
import { parserVersion } from '../../pipeline/ingest/parser-version.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { mirroredSumulas } from '../../pipeline/sumulas/catalogo.ts';
import { type Acervo, openAcervo } from '../../runtime/snapshot/acervo.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';
import { hasMirror } from './mirror.ts';

const mirror = process.env.CORPUS_MIRROR ?? '';
const hasLists = hasMirror && existsSync(join(mirror, 'sumulas'));
if (hasMirror && !hasLists)
  console.warn(`\n*** SKIPPED: the real súmulas; there is no ${join(mirror, 'sumulas')} ***\n`);

/** Súmulas cancelled or revoked, according to the courts' lists. */
const CANCELADAS = {
  stf: [4, 152, 274, 301, 388, 394, 563, 584, 599, 619],
  stf_vinculante: [9],
  stj: [
    ...[61, 68, 91, 94, 142, 152, 157, 174, 183, 212, 217, 222, 230, 256, 263, 276, 321, 343, 348, 366, 408, 418, 421],
    ...[469, 470, 497, 512, 528, 603],
  ],
};

describe.skipIf(!hasLists)('the real súmulas', () => {
  const out = mkdtempSync(join(tmpdir(), 'vigente-sumulas-'));
  let acervo: Acervo;
  let banco: Database;

  beforeAll(async () => {
    const { manifest, runs } = await ingest({
      catalogo,
      names: composeNames(catalogo),
      parser: { parse: parsePagina, versao: parserVersion() },
      fetchPages: () => createMirrorFetch(mirror),
      sumulas: () => mirroredSumulas(mirror),
      out,
      clock: () => new Date('2026-07-24T00:00:00.000Z'),
      only: ['CPC', 'CP', 'CPP', 'stf', 'stf_vinculante', 'stj'],
      mirrored: true,
    });
    expect(runs.map(({ status }) => status)).toEqual(Array(6).fill('ok'));
    const file = join(out, manifest?.banco.path ?? '');
    acervo = openAcervo(file);
    banco = new Database(file, { readonly: true });
  });
  afterAll(() => {
    acervo?.close();
    banco?.close();
    rmSync(out, { recursive: true, force: true });
  });

  const all = (tribunal: Sumula['tribunal'], vinculante: boolean): Sumula[] => {
    const filtro = { tribunal, vinculante };
    const found = acervo.sumulas?.page(filtro, 1000, 0) ?? [];
    return found.map((doc) => JSON.parse(doc));
  };
  const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

  test.each([
    ['STF', false, upTo(736), CANCELADAS.stf],
    ['STF', true, upTo(63).filter((numero) => numero !== 30), CANCELADAS.stf_vinculante],
    ['STJ', false, upTo(676), CANCELADAS.stj],
  ] as const)(
    'of the %s (binding: %p) are exactly these, and these are cancelled',
    (tribunal, vinculante, numeros, canceladas) => {
      const sumulas = all(tribunal, vinculante);
      expect(sumulas.map(({ numero }) => numero)).toEqual([...numeros]);
      expect(sumulas.filter(({ cancelada }) => cancelada).map(({ numero }) => numero)).toEqual([...canceladas]);
    },
  );

  test('are 736 and 676 ordinary ones, 62 binding ones, and 40 of them are cancelled', () => {
    expect(acervo.sumulas?.count({})).toBe(736 + 676 + 62);
    expect(acervo.sumulas?.count({ cancelada: true })).toBe(10 + 29 + 1);
    expect(CANCELADAS.stj.length).toBe(29);
  });

  test('hold no mark of situation, no reference and no earlier wording', () => {
    const odd = /\((?:cancelada|revogada|superada|alterada)\)|julgado em \d|REDAÇÃO ANTERIOR|pendente de publica/;
    const texts = [...all('STF', false), ...all('STF', true), ...all('STJ', false)];
    expect(texts.filter(({ texto }) => odd.test(texto)).map(({ ref_key }) => ref_key)).toEqual([]);
    expect(acervo.sumulas?.sumula('STF', 3, false)).toMatchObject({
      cancelada: false,
      texto: expect.stringMatching(/Estado\.$/),
    });
    expect(acervo.sumulas?.sumula('STJ', 545, false)?.texto).toEndWith('na formação do convencimento do julgador.');
  });

  test.each([
    [{ tribunal: 'STF', numero: 279 }, 'verificado', 'SUM.STF.279'],
    [{ tribunal: 'STF', numero: 11 }, 'verificado', 'SUM.STF.11'],
    [{ tribunal: 'STF', numero: 11, vinculante: true }, 'verificado', 'SUM.STF.SV11'],
    [{ tribunal: 'STJ', numero: 7 }, 'verificado', 'SUM.STJ.7'],
    [{ tribunal: 'STF', numero: 3 }, 'verificado', 'SUM.STF.3'],
    [{ tribunal: 'STF', numero: 394 }, 'cancelada', 'SUM.STF.394'],
    [{ tribunal: 'STF', numero: 619 }, 'cancelada', 'SUM.STF.619'],
    [{ tribunal: 'STJ', numero: 603 }, 'cancelada', 'SUM.STJ.603'],
    [{ tribunal: 'STF', numero: 9, vinculante: true }, 'cancelada', 'SUM.STF.SV9'],
    [{ tribunal: 'STF', numero: 30, vinculante: true }, 'nao_encontrado', undefined],
    [{ tribunal: 'STF', numero: 737 }, 'nao_encontrado', undefined],
    [{ tribunal: 'STJ', numero: 677 }, 'nao_encontrado', undefined],
  ])('%j is %s', (citacao, status, refKey) => {
    const { status: found, ref_key } = resolveCitacao(citacao, acervo);
    expect([found, ref_key]).toEqual([status, refKey as string]);
  });

  test('tell what the list of the court says of them, and the date of approval', () => {
    const outras = all('STF', false).filter(({ situacao, cancelada }) => situacao && !cancelada);
    expect(outras.map(({ numero, situacao }) => [numero, situacao])).toEqual([
      [3, 'superada'],
      [359, 'alterada'],
    ]);
    expect(resolveCitacao({ tribunal: 'STF', numero: 3 }, acervo).mensagem).toContain('está superada');
    expect(acervo.sumulas?.sumula('STF', 152, false)).toMatchObject({ situacao: 'revogada', data: '1963-12-13' });
  });

  const paraDe = (de: string) =>
    banco
      .query<{ para: string }, [string]>('SELECT para FROM referencia WHERE de = ? ORDER BY para')
      .all(de)
      .map(({ para }) => para);

  test.each([
    ['SUM.STJ.502', ['CP.184.2']],
    ['SUM.STJ.330', ['CPP.514']],
    ['SUM.STJ.280', ['CF.5.LXI', 'CF.5.LXVII', 'DL-7661-1945.35']],
    ['SUM.STJ.482', ['LEI-5869-1973.806']],
    ['SUM.STF.159', ['LEI-3071-1916.1531']],
    ['SUM.STF.256', ['DL-1608-1939.63', 'DL-1608-1939.64']],
    ['SUM.STF.SV35', ['LJE.76']],
    ['SUM.STF.494', ['SUM.STF.152']],
    ['CPC.534.1', ['CPC.113.1', 'CPC.113.2']],
    ['CPC.1054', ['CPC.503.1', 'LEI-5869-1973.325', 'LEI-5869-1973.470', 'LEI-5869-1973.5']],
  ])('%s cites %p', (de, para) => expect(paraDe(de)).toEqual(para));

  test('make a sound snapshot', () => {
    const { problems, checked } = checkSnapshot(out);
    expect(problems).toEqual([]);
    expect(checked).toMatchObject({ súmulas: 1474 });
  });
});
