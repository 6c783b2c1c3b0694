import { describe, expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { chaveOf } from './chave.ts';
import { type Linha, TEMAS } from './linhas.ts';

const nomes = nomesDe(catalogo);
const siglas = new Set(catalogo.atos.map(({ sigla }) => sigla));

/** What was extracted, as the table would write it; `*` where the row leaves the sigla of an unknown act open. */
function extracted([texto, citacoes]: Linha) {
  const achadas = extractCitacoes(texto, nomes).filter((citacao) => citacao.tipo === 'dispositivo');
  return achadas.map((citacao, index) => {
    const aberta = citacoes[index]?.[0].startsWith('*.') && citacao.sigla !== null && !siglas.has(citacao.sigla);
    return {
      chave: chaveOf(aberta ? { ...citacao, sigla: '*' } : citacao),
      rotulo: citacao.rotulo,
      offset: citacao.offset,
    };
  });
}

test.each(['1S2', '12l', '1OO', '1.Ol5', '9.0O', '1.0222', '1 22'])(
  '%s is no article, and is not cut to one',
  (escrito) => {
    const [citacao] = extractCitacoes(`Violou o CP, art. ${escrito}, e o que mais consta.`, nomes);
    expect(citacao).toMatchObject({ sigla: 'CP', artigo: escrito, rotulo: `CP, art. ${escrito}` });
  },
);

test('the law beside a code stays with it where two acts stand before their articles', () => {
  const text = 'A CLT e o Código Penal (Lei 14.994/2024), nos arts. 8º e 121-A, respectivamente.';
  const found = extractCitacoes(text, nomes).map((citacao) =>
    citacao.tipo === 'dispositivo' ? [citacao.sigla, citacao.artigo, citacao.ao_lado] : [],
  );
  expect(found).toEqual([
    ['CLT', '8', undefined],
    ['CP', '121-A', 'LEI-14994-2024'],
  ]);
});

test.each(['XXX V', 'L IV'])('a numeral broken by a blank is kept as it is written: %s', (escrito) => {
  const [citacao] = extractCitacoes(`Violou o art. 5º, ${escrito}, da CF.`, nomes);
  expect(citacao).toMatchObject({ sigla: 'CF', artigo: '5', inciso: escrito });
});

describe.each(Object.entries(TEMAS))('%s', (_, linhas) => {
  test.each(linhas.map((linha) => [linha[2], linha] as const))('%s', (_prova, linha) => {
    expect(extracted(linha)).toEqual(linha[1].map(([chave, rotulo, offset]) => ({ chave, rotulo, offset })));
  });

  test('fim and inference agree with the text', () => {
    for (const [texto] of linhas) {
      for (const citacao of extractCitacoes(texto, nomes)) {
        expect(citacao.rotulo).toBe(texto.slice(citacao.offset, citacao.fim));
        if (citacao.tipo !== 'dispositivo') continue;
        expect(citacao.diploma_inferido).toBe(citacao.inferencia !== undefined);
        if (citacao.inferencia === undefined) continue;
        const { sigla, offset_mencao, distancia } = citacao.inferencia;
        expect({ sigla, distancia }).toEqual({
          sigla: citacao.sigla as string,
          distancia: citacao.offset - offset_mencao,
        });
        expect(offset_mencao).toBeLessThan(citacao.offset);
      }
    }
  });
});

test('what is remembered of the words of a text does not keep the text in memory', () => {
  const held = () => {
    Bun.gc(true);
    return process.memoryUsage().heapUsed;
  };
  const texts = 200;
  const length = 100_000;
  const before = held();
  for (let n = 0; n < texts; n++) {
    // A word that no text before had, with an accent: those are remembered folded.
    const word = [...`${1000 + n}`].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    extractCitacoes(`Código de Proçúêssoã${word} e art. 5º. ${'nada consta. '.repeat(length / 13)}`, nomes);
  }
  expect(held() - before).toBeLessThan((texts * length) / 4);
});
