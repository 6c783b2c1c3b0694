import { describe, expect, test } from 'bun:test';
import type { AtoLido } from '../../pipeline/parse/types.ts';
import { contagens } from './article-counts.ts';
import { hasMirror, pages, parsed } from './mirror.ts';

describe.skipIf(!hasMirror)('articles of every real page', () => {
  for (const { page, sigla, artigos, tsv, reason } of contagens) {
    test(`${page} ${sigla}: ${artigos} articles`, () => {
      const pagina = parsed(page, sigla);
      const ato = pagina.atos.find((candidate) => candidate.sigla === sigla) as AtoLido;
      const numeros = ato.linhas.filter((linha) => linha.caput_texto !== null).map((linha) => linha.artigo);
      expect(numeros.length).toBe(artigos);
      expect(new Set(numeros).size).toBe(artigos);
      // Every difference from the reference list needs a reason, and there may be no reason without a difference.
      if (tsv !== null) expect(reason !== undefined).toBe(tsv !== artigos);
      // Repealed and vetoed articles are rows too, so no number is skipped.
      expect(pagina.achados.filter((achado) => achado.tipo === 'salto_de_numeracao')).toEqual([]);
    });
  }

  test('every page is counted', () => {
    expect(pages.filter((page) => !contagens.some((contagem) => contagem.page === page))).toEqual([]);
  });
});
