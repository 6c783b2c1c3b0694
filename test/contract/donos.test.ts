import { expect, test } from 'bun:test';
import { indexDonos } from '../../schemas/verify/acervo/donos-do-artigo.ts';
import { startService } from './service.ts';

test('the database and the acts themselves agree on which acts have an article', async () => {
  const service = await startService();
  const { acervo } = service.source.current;
  const siglas = acervo.diplomas.map(({ sigla }) => sigla);
  const numeros = new Set(siglas.flatMap((sigla) => acervo.ato(sigla).artigos()));
  const donos = indexDonos(siglas, acervo.ato);
  expect(numeros.size).toBeGreaterThan(2);
  for (const numero of [...numeros, '999']) expect(acervo.donos(numero)).toEqual(donos(numero));
  await service.stop();
});
