import { describe, expect, test } from 'bun:test';
import { parse as parseHtml } from 'parse5';
import { DESTINOS } from '../../pipeline/parse/types.ts';
import { readRotulo } from '../../schemas/law/rotulos.ts';
import { hasMirror, pages, parsed, readPage } from './mirror.ts';
import { siglaOf } from './siglas.ts';

/** A node of parse5's default tree. The parser under test uses another tree. */
interface Node {
  nodeName: string;
  value?: string;
  childNodes?: Node[];
}

/** Extracts the page's text independently of the parser: the text nodes of parse5's default tree, in document order. */
function pageText(html: string): string {
  const parts: string[] = [];
  const pending: Node[] = [parseHtml(html) as unknown as Node];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.nodeName === '#text') parts.push(node.value ?? '');
    else if (!['head', 'script', 'style'].includes(node.nodeName))
      pending.push(...(node.childNodes ?? []).toReversed());
  }
  return parts.join('');
}

/** What the conservation check compares: the text normalised to NFC, without white space and invisible characters. */
const squeezed = (text: string) => text.normalize('NFC').replace(/[\p{White_Space}\u00AD\u200B-\u200D\uFEFF]/gu, '');

/** Pages of which more than a tenth is not provisions, headings or notes, with the reason. */
const EXTENSOS: Record<string, string> = {
  '_ato2004-2006/2005/lei/l11201.htm frente': 'a law of three articles and a long table',
  '_ato2004-2006/2005/lei/l11201.htm anexos': 'the table of pay is an annex',
  '_ato2011-2014/2012/lei/l12737.htm frente': 'a law of four articles',
  '_ato2019-2022/2021/lei/l14155.htm frente': 'a law of three articles with a long ementa',
  '_ato2023-2026/2026/lei/l15384.htm frente': 'a law of five articles with a long ementa',
  '_ato2019-2022/2019/lei/l13869.htm anexos': 'a second document promulgates the vetoed parts',
  'leis/l4320.htm anexos': 'a second document promulgates the vetoed parts',
  'decreto/1990-1994/d0350.htm anexos': 'five annexes to the treaty, with articles of their own',
  'decreto-lei/del1001.htm titulos': 'an article in three has a rubric',
  'decreto-lei/del3688.htm titulos': 'every article has a rubric',
};

describe.skipIf(!hasMirror)('conservation on every real page', () => {
  for (const page of pages) {
    test(page, () => {
      const { pecas, conservacao } = parsed(page, siglaOf(page));
      expect(squeezed(pecas.map((peca) => peca.texto).join(''))).toBe(squeezed(pageText(readPage(page))));
      expect(conservacao.nao_classificado).toBe(0);

      const shares = DESTINOS.map((destino) => [destino, conservacao[destino] / conservacao.total] as const);
      console.log(page, shares.map(([destino, share]) => `${destino} ${(100 * share).toFixed(1)}%`).join(', '));
      const extensos = shares
        .filter(([destino, share]) => ['titulos', 'frente', 'anexos', 'assinatura'].includes(destino) && share > 0.1)
        .map(([destino]) => `${page} ${destino}`);
      expect(extensos).toEqual(Object.keys(EXTENSOS).filter((key) => key.startsWith(`${page} `)));
    });

    test(`${page}: no labelled line hides outside provisions`, () => {
      const { pecas, achados } = parsed(page, siglaOf(page));
      const hidden = pecas
        .filter((peca) => ['titulos', 'frente', 'anexos', 'assinatura'].includes(peca.destino))
        .map((peca) => peca.texto.trim())
        .filter(isLabelled);
      // Annexes and second documents with labels of their own are reported as series.
      const declared = achados.some((achado) => achado.tipo === 'serie_em_anexo');
      if (!declared) expect(hidden).toEqual([]);
    });
  }

  test('every listed reason names a page', () => {
    const listed = Object.keys(EXTENSOS).map((key) => key.slice(0, key.lastIndexOf(' ')));
    expect(listed.filter((page) => !pages.includes(page))).toEqual([]);
  });
});

function isLabelled(line: string): boolean {
  const rotulo = readRotulo(line);
  return rotulo !== null && rotulo.nivel !== 'item' && !rotulo.fraco;
}
