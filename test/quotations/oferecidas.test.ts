import { expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { readOferecidas } from '../../schemas/verify/quotations/resolve-transcricoes.ts';
import type { CitacaoResolvida } from '../../schemas/verify/resolve-texto.ts';

const nomes = nomesDe(catalogo);

/** The quotations of a text that are laid over the law; each citation is taken for one that exists. */
function offered(texto: string): string[] {
  const resolvidas = extractCitacoes(texto, nomes).map((citacao): CitacaoResolvida => {
    const ref_key = citacao.tipo === 'dispositivo' ? `${citacao.sigla}.${citacao.artigo}` : 'SUM.STJ.7';
    return { citacao, resolucao: { status: 'verificado', gravidade: 'ok', ref_key } };
  });
  return readOferecidas(texto, resolvidas).itens.map(({ begin, end }) => texto.slice(begin, end));
}

test('words that cite a provision and quote it are none of the law’s', () => {
  const inner = 'quem causa dano a outrem fica obrigado a repará-lo';
  const texto = `O art. 186 do CC, segundo o autor: “Vale o art. 927 do CC: ‘${inner}’, e mais nada.”`;
  expect(offered(texto)).toEqual([inner]);
});

test('words within the law’s own are still offered with them', () => {
  const texto = 'O art. 186 do CC dispõe: “quem causa ‘dano’ a outrem comete ilícito”.';
  expect(offered(texto)).toContain('quem causa ‘dano’ a outrem comete ilícito');
});
