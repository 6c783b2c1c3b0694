import { afterAll, beforeAll, expect, test } from 'bun:test';
import { fraseDaLeitura, withLeitura } from '../../schemas/tempo/pedido.ts';
import { type Service, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const DEPOIS = /A fonte foi lida em .*: o que mudou depois não se sabe aqui\.$/;

test('a day after the law was read says so where it is read', async () => {
  const em = '2999-01-01';
  // biome-ignore lint/suspicious/noExplicitAny: the test says what it expects of the body
  const read = async (path: string) => (await (await service.get(path)).json()) as any;
  const linha = await read(`/v1/dispositivos/EX-COD.2?em=${em}`);
  const artigo = await read(`/v1/diplomas/EX-COD/artigos/2?em=${em}`);
  for (const dita of [linha.em, artigo.em, artigo.dispositivos[0].em])
    expect(dita).toMatchObject({ certo: false, mensagem: expect.stringMatching(DEPOIS) });
});

test('of days before, and where nobody knows when it was read, nothing is said', () => {
  const dias = { de: '2020-01-01', ate: '2020-12-31' };
  expect(fraseDaLeitura(dias, '2020-12-31')).toBeNull();
  expect(fraseDaLeitura(dias, null)).toBeNull();
  expect(fraseDaLeitura(dias, '2020-06-30')).toMatch(DEPOIS);
  const lido: { mensagem?: string; em?: { certo: boolean } } = withLeitura(
    { mensagem: 'Vigora.', em: { certo: true } },
    { dias },
    '2020-06-30',
  );
  expect(lido).toMatchObject({ mensagem: expect.stringMatching(DEPOIS), em: { certo: false } });
  // What was not answered as of the days is no more or less sure.
  expect(withLeitura({ mensagem: 'Não existe.' }, { dias }, '2020-06-30')).toEqual({ mensagem: 'Não existe.' });
});
