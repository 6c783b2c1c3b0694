import { expect, test } from 'bun:test';
import { indexDonos } from '../../schemas/verify/acervo/donos-do-artigo.ts';
import { ondeVigora } from '../../schemas/verify/locate/locate.ts';
import { startService } from './service.ts';

test('the database and the acts themselves agree on which acts have an article, and what of it is in force', async () => {
  const service = await startService();
  const { acervo } = service.source.current;
  const siglas = acervo.diplomas.map(({ sigla }) => sigla);
  const atos = siglas.map(acervo.ato);
  const numeros = new Set(atos.flatMap((ato) => ato.artigos()));
  const emMemoria = { diplomas: acervo.diplomas, donos: indexDonos(siglas, acervo.ato) };
  expect(numeros.size).toBeGreaterThan(2);
  const levels = { paragrafo: null, inciso: null, alinea: null, item: null };
  for (const artigo of [...numeros, '999']) {
    expect(acervo.donos(artigo).map(({ sigla }) => sigla)).toEqual(emMemoria.donos(artigo).map(({ sigla }) => sigla));
    for (const citados of [levels, { ...levels, paragrafo: '1' }, { ...levels, inciso: 'I' }].map((each) => ({
      ...each,
      artigo,
    })))
      expect(ondeVigora(acervo, citados).map(({ sigla }) => sigla)).toEqual(
        ondeVigora(emMemoria, citados).map(({ sigla }) => sigla),
      );
  }
  await service.stop();
});
