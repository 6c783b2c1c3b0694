import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { openBuscador } from '../relevancia/buscador.ts';
import { CONSULTAS } from '../relevancia/consultas.ts';
import { medir, type Placar } from '../relevancia/medida.ts';
import { hasMirror } from './mirror.ts';
import { realSnapshot } from './snapshot.ts';

/** What is reached, a little less: a change that answers worse is seen here. */
const LEAST = { p5: 0.845, recall10: 0.905, mrr: 0.95 };

describe.skipIf(!hasMirror)('search on the real pages', () => {
  let buscador: ReturnType<typeof openBuscador>;
  let placar: Placar;
  beforeAll(async () => {
    buscador = openBuscador(await realSnapshot());
    placar = medir(buscador.buscar);
  }, 300_000);
  afterAll(() => buscador?.close());

  test('answers the judged queries', () => {
    expect(CONSULTAS.length).toBeGreaterThanOrEqual(120);
    const { p5, recall10, mrr } = placar;
    expect({ p5: p5 >= LEAST.p5, recall10: recall10 >= LEAST.recall10, mrr: mrr >= LEAST.mrr }).toEqual({
      ...{ p5: true, recall10: true, mrr: true },
    });
  });

  test('judges only what there is', () => {
    const { acervo } = buscador;
    const unknown = CONSULTAS.flatMap(({ relevantes }) => relevantes).filter(
      (key) => acervo.busca.id(key) === null && acervo.dispositivo(key) === null,
    );
    expect(unknown).toEqual([]);
  });
});
