import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { artigoOuSumula } from '../../schemas/search/index/doc.ts';
import cotidiano from '../../schemas/search/query/cotidiano.json' with { type: 'json' };
import institutos from '../../schemas/search/query/institutos.json' with { type: 'json' };
import { listRadicais } from '../../schemas/text/radicais-em-ordem.ts';
import { openBuscador } from '../relevancia/buscador.ts';
import { CONSULTAS, PRIMEIRAS } from '../relevancia/consultas.ts';
import { ALHEIAS } from '../relevancia/consultas-alheias.ts';
import { COTIDIANAS } from '../relevancia/consultas-cotidianas.ts';
import { SEGUINTES } from '../relevancia/consultas-seguintes.ts';
import { ULTIMAS } from '../relevancia/consultas-ultimas.ts';
import { medir } from '../relevancia/medida.ts';
import { hasMirror } from './mirror.ts';
import { realSnapshot } from './snapshot.ts';

/** Slightly less than what is reached today, so that a change with worse results fails. */
const LEAST = [
  { name: 'that it was made with', consultas: PRIMEIRAS, p5: 0.86, recall10: 0.92, mrr: 0.97 },
  { name: 'written later', consultas: SEGUINTES, p5: 0.925, recall10: 0.96, mrr: 0.935 },
  { name: 'in words of every day', consultas: COTIDIANAS, p5: 0.93, recall10: 0.97, mrr: 0.88 },
  { name: 'written last', consultas: ULTIMAS, p5: 0.915, recall10: 0.935, mrr: 0.91 },
  { name: 'of another hand', consultas: ALHEIAS, p5: 0.855, recall10: 0.9, mrr: 0.89 },
];

const ditosDaLei = () => Object.keys(cotidiano).flatMap((leis) => leis.split(', '));

describe.skipIf(!hasMirror)('search on the real pages', () => {
  let buscador: ReturnType<typeof openBuscador>;
  beforeAll(async () => {
    buscador = openBuscador(await realSnapshot());
  }, 300_000);
  afterAll(() => buscador?.close());

  test.each(LEAST)('answers the judged queries $name', ({ consultas, ...least }) => {
    expect(consultas.length).toBeGreaterThanOrEqual(120);
    const { p5, recall10, mrr } = medir(buscador.buscar, consultas);
    expect({ p5: p5 >= least.p5, recall10: recall10 >= least.recall10, mrr: mrr >= least.mrr }).toEqual({
      ...{ p5: true, recall10: true, mrr: true },
    });
  });

  test('knows each institute by what is there, and in force', () => {
    const { busca, ...acervo } = buscador.acervo;
    const chaves = new Set(Object.values(institutos).flatMap((those) => those.split(' ')));
    const missing = [...chaves].filter((chave) => {
      const doc = busca.doc(busca.id(artigoOuSumula(chave)) ?? 0);
      if (!doc || doc.inativo) return true;
      if (doc.sumula) return false;
      const ato = acervo.ato(doc.sigla);
      const posicao = ato.posicao(chave);
      return posicao === null || !ato.vigora(posicao);
    });
    expect(missing).toEqual([]);
  });

  test('says for words of every day only what the law says', () => {
    const said = ditosDaLei().filter((lei) => {
      const stems = new Set(listRadicais(lei));
      return buscador.acervo.busca.com([{ radicais: [...stems], frase: false }]).length === 0;
    });
    expect(said).toEqual([]);
  });

  test('judges only what there is', () => {
    const { acervo } = buscador;
    const unknown = [...CONSULTAS, ...COTIDIANAS, ...ULTIMAS, ...ALHEIAS]
      .flatMap(({ relevantes }) => relevantes)
      .filter((key) => acervo.busca.id(key) === null && acervo.dispositivo(key) === null);
    expect(unknown).toEqual([]);
  });
});
