import { describe, expect, test } from 'bun:test';
import { createStjReader, parseLista } from '../../pipeline/sumulas/stj.ts';

/** A block of the list, in the markup of the SCON. */
const bloco = (numero: number | string, verbete: string, situacao = '') => `<div class="gridSumula">
  <div class="blocoNumSumula">SÚMULA <span class="numeroSumula">${numero}</span>
    ${situacao && `<span class="clsINDE">${situacao}</span>`}</div>
  <div class="blocoVerbete"><span class="ramoSumula">DIREITO CIVIL - EXEMPLOS</span>
    ${verbete}</div>
</div>`;

const lista = (total: number | string, blocos: string[]) => `<html><body><span class="numDocs">${total} súmulas</span>
<div id="listaSumulas">${blocos.join('\n')}</div></body></html>`;

const one = (verbete: string, situacao = '') => parseLista(lista(1, [bloco(7, verbete, situacao)])).sumulas[0];

describe('a block', () => {
  test('gives the text before its reference, and the date of the judgment', () => {
    const verbete =
      'Não cabe\n    o que não cabe. (SÚMULA 7, SEGUNDA SEÇÃO, julgado em 28/06/1990, DJ 03/07/1990, p. 6478)';
    expect(one(verbete)).toEqual({
      numero: 7,
      texto: 'Não cabe o que não cabe.',
      cancelada: false,
      data: '1990-06-28',
    });
  });

  test('of the Corte Especial, or with a single date, or in an element of its own, is read as well', () => {
    expect(one('Cabe. (CORTE ESPECIAL, julgado em 1/2/2012, DJe 3/2/2012)')).toMatchObject({ data: '2012-02-01' });
    expect(one('Cabe. (PRIMEIRA SEÇÃO, DJ 14/03/1996, p. 7115)')).toMatchObject({ texto: 'Cabe.', data: '1996-03-14' });
    const apart = '<span class="clsVerbete">Cabe.</span> (PRIMEIRA SEÇÃO, julgado em 06/03/1996, DJ 14/03/1996)';
    expect(one(apart)).toMatchObject({ texto: 'Cabe.', data: '1996-03-06' });
  });

  test('keeps neither the court’s comment nor an earlier wording', () => {
    const comment =
      'Cabe. (TERCEIRA SEÇÃO, julgado em 6/3/1996, DJ 14/03/1996)<span class="clsCOM">Na sessão de…</span>';
    expect(one(comment)?.texto).toBe('Cabe.');
    const revised = 'Cabe. (TERCEIRA SEÇÃO, julgado em 10/9/2025, DJEN de 2/12/2025) REDAÇÃO ANTERIOR: Não cabia.';
    expect(one(revised)?.texto).toBe('Cabe.');
  });

  test('is cancelled by its mark; a mark that is not known, or a strike without a mark, stops', () => {
    expect(one('Cabe.', 'CANCELADA')).toMatchObject({ texto: 'Cabe.', cancelada: true });
    expect(one('<del>Cabe.</del>', 'REVOGADA')).toMatchObject({ texto: 'Cabe.', cancelada: true });
    expect(one('Cabe.', 'SUPERADA')).toMatchObject({ cancelada: false });
    expect(() => one('Cabe.', 'SOBRESTADA')).toThrow('situação desconhecida');
    expect(() => one('<del>Cabe.</del>')).toThrow('está riscada');
  });

  test('is cancelled by the court’s comment alone; where its mark says so the comment is not asked', () => {
    const reference = 'Cabe. (TERCEIRA SEÇÃO, julgado em 6/3/1996, DJ 14/03/1996)';
    const comment = (text: string) => `${reference} <span class="clsCOM">${text}</span>`;
    expect(one(comment('SÚMULA CANCELADA: A Seção deliberou.'))).toMatchObject({ texto: 'Cabe.', cancelada: true });
    expect(() => one(comment('A Seção deliberou pelo cancelamento.'))).toThrow('do seu próprio fim');
    for (const printed of [comment('Do cancelamento, veja a ata.'), `${reference} Do cancelamento, veja a ata.`])
      expect(one(printed, 'CANCELADA')).toMatchObject({ texto: 'Cabe.', cancelada: true });
    const apart = '<span class="clsVerbete">Cabe.</span> (PRIMEIRA SEÇÃO, DJ 14/03/1996) SÚMULA REVOGADA: …';
    expect(one(apart)).toMatchObject({ texto: 'Cabe.', cancelada: true });
  });

  test('without a number stops', () => {
    expect(() => parseLista(lista(1, [bloco('', 'Cabe.')]))).toThrow('sem número');
    expect(() => parseLista('<html><body></body></html>')).toThrow('não diz quantas');
  });
});

describe('the list', () => {
  const all = Array.from({ length: 230 }, (_, i) => bloco(i + 1, `Cabe a de número ${i + 1}.`));
  const site = (total: number, blocos: string[]) => {
    const asked: number[] = [];
    const reader = createStjReader(async (url) => {
      const first = Number(/[?&]i=(\d+)/.exec(url)?.[1]);
      asked.push(first);
      return lista(total, blocos.slice(first - 1, first + 99));
    });
    return { asked, reader };
  };

  test('is read to its end, page by page', async () => {
    const { asked, reader } = site(230, all);
    const leitura = await reader.read();
    if (leitura.outcome !== 'lida') throw new Error(JSON.stringify(leitura));
    expect(leitura.sumulas.map(({ numero }) => numero)).toEqual(all.map((_, i) => i + 1));
    expect(asked).toEqual([1, 101, 201]);
  });

  test('that is shorter, or longer, than it says is an error', async () => {
    expect(await site(240, all).reader.read()).toMatchObject({ outcome: 'erro', erro: expect.stringContaining('230') });
    expect(await site(90, all).reader.read()).toMatchObject({ outcome: 'erro' });
  });
});
