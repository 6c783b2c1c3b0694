import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { openBuscador } from '../relevancia/buscador.ts';
import { CITACOES_ERRADAS, SEM_ATO } from '../relevancia/citacoes-erradas.ts';
import {
  type Acertos,
  medirCandidatosNoTexto,
  medirSugestoes,
  medirSugestoesNoTexto,
} from '../relevancia/sugestoes.ts';
import { hasMirror } from './mirror.ts';
import { realSnapshot } from './snapshot.ts';

describe.skipIf(!hasMirror)('what was meant by a wrong citation', () => {
  let buscador: ReturnType<typeof openBuscador>;
  beforeAll(async () => {
    buscador = openBuscador(await realSnapshot());
  }, 300_000);
  afterAll(() => buscador?.close());

  const reaches = ({ primeira, cinco }: Acertos, least: { primeira: number; cinco: number }) =>
    expect({ primeira: primeira >= least.primeira, cinco: cinco >= least.cinco }).toEqual({
      ...{ primeira: true, cinco: true },
    });

  test('is suggested by what an item claims', () =>
    reaches(medirSugestoes(buscador.acervo), { primeira: 0.9, cinco: 0.97 }));

  test('is suggested by the sentence of a text', () =>
    reaches(medirSugestoesNoTexto(buscador.acervo), { primeira: 0.88, cinco: 0.97 }));

  test('is among the candidates where no act is named', () =>
    reaches(medirCandidatosNoTexto(buscador.acervo), { primeira: 0.82, cinco: 0.97 }));

  test('the table is of what does not exist, and of what was meant', () => {
    const { acervo } = buscador;
    expect(CITACOES_ERRADAS.length).toBeGreaterThanOrEqual(80);
    const meant = [...CITACOES_ERRADAS.map(([, , , certa]) => certa), ...SEM_ATO.map(([, , certa]) => certa)];
    expect(meant.filter((key) => acervo.dispositivo(key) === null)).toEqual([]);
    const existing = CITACOES_ERRADAS.filter(([sigla, artigo, , , niveis = {}]) =>
      acervo.dispositivo([sigla, artigo, ...Object.values(niveis)].join('.')),
    );
    expect(existing).toEqual([]);
  });
});
