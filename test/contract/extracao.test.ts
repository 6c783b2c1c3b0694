import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { operations } from '../../schemas/contract/operations/index.ts';
import { expectBody, expectFailure } from './expect-schema.ts';
import { type Service, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const post = (body: unknown) => service.post('/v1/parse', JSON.stringify(body));

describe('POST /v1/parse', () => {
  test('gives every citation with its place in the text, of acts that are held and of others', async () => {
    const texto = 'Nos termos dos arts. 186 e 927 do Código Civil e do art. 5º, X, da CF.';
    const response = await post({ texto });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { citacoes } = await expectBody(response, operations.extrairCitacoes.response);
    expect(citacoes.map(({ rotulo }) => rotulo)).toEqual(['arts. 186', '927 do Código Civil', 'art. 5º, X, da CF']);
    for (const { offset, fim, rotulo } of citacoes) expect(texto.slice(offset, fim)).toBe(rotulo);
    expect(citacoes[2]).toEqual({
      tipo: 'dispositivo',
      rotulo: 'art. 5º, X, da CF',
      offset: 52,
      fim: 69,
      sigla: 'CF',
      artigo: '5',
      paragrafo: null,
      inciso: 'X',
      alinea: null,
      item: null,
      caput: false,
      diploma_inferido: false,
    });
  });

  test('a text without citations has none', async () => {
    expect(await (await post({ texto: 'Nada consta.' })).json()).toEqual({ citacoes: [] });
  });

  test('an act that only this snapshot has is known by its name', async () => {
    const { citacoes } = (await (await post({ texto: 'o art. 1º do EX-COD' })).json()) as { citacoes: unknown[] };
    expect(citacoes).toMatchObject([{ sigla: 'EX-COD', artigo: '1' }]);
  });

  test.each([
    [{}, 'texto', 'é obrigatório'],
    [{ texto: '' }, 'texto', 'não pode ser vazio'],
    [{ texto: 'a'.repeat(200_001) }, 'texto', 'deve ter no máximo 200000 caracteres'],
    [{ texto: ['7'] }, 'texto', 'deve ser um texto'],
  ])('a body that cannot be read is 400 and names the field', async (body, campo, problema) => {
    const error = await expectFailure(await post(body), 400, 'invalid_request');
    expect(error.details).toEqual([{ campo, problema }]);
  });

  test('the 5,001st citation is one too many, and its place is told', async () => {
    const texto = 'art. 5º da CF. '.repeat(5_001);
    const error = await expectFailure(await post({ texto }), 400, 'invalid_request');
    expect(JSON.stringify(error.details)).toContain(`posição ${5_000 * 15}`);
    expect((await post({ texto: texto.slice(15) })).status).toBe(200);
  });
});
