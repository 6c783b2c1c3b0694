import { describe, expect, test } from 'bun:test';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { applyTrocas } from '../../schemas/documents/trocas.ts';
import { type Apontamento, aRever, listApontamentos, printContagem } from '../../schemas/report/apontamento.ts';
import { composeComentarios } from '../../schemas/report/comentarios.ts';
import { reescreverEm } from '../../schemas/report/reescrever.ts';
import { composeHtml, composeJson, composeMarkdown, type Relatado } from '../../schemas/report/relatorio.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { findProcessos } from '../../schemas/verify/claims/processos.ts';
import { resolveTranscricoes } from '../../schemas/verify/quotations/resolve-transcricoes.ts';
import { resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { memoryAcervo } from '../verify/memory-acervo.ts';

const linhas = (sigla: string, artigos: readonly string[]) =>
  artigos.map((chave) => ({ ref_key: `${sigla}.${chave}`, texto: `Palavras do ${chave}.` }));
const acervo = memoryAcervo(
  [
    { sigla: 'CDC', nome: 'Código de Defesa do Consumidor', tipo: 'codigo', numero: '8.078', nomes: ['LEI-8078-1990'] },
    { sigla: 'CF', nome: 'Constituição Federal', tipo: 'constituicao', numero: '1988', nomes: [] },
    {
      sigla: 'LEI-8245-1991',
      nome: 'Lei do Inquilinato',
      tipo: 'lei',
      numero: '8.245',
      nomes: ['LEI-8245-1991', 'Lei do Inquilinato'],
    },
  ],
  [
    ...linhas('CDC', ['12', '13', '13.unico', '14', '14.1', '14.1.I', '1003']),
    ...linhas('CF', ['5', '5.LXXVIII', '5.1', '37', '37.1']),
    ...linhas('LEI-8245-1991', ['9', '59', '59.1']),
  ],
);

function verify(texto: string) {
  const citacoes = [...resolveTexto(texto, extractCitacoes(texto, nomesOf(acervo)), acervo)];
  return { texto, citacoes, reescrever: reescreverEm(texto, citacoes, acervo) };
}

function listed(texto: string): Apontamento[] {
  const { citacoes, reescrever } = verify(texto);
  const transcricoes = resolveTranscricoes(texto, citacoes, acervo);
  return listApontamentos(texto, { citacoes, transcricoes, atos: [] }, reescrever);
}

describe('what to write for what was meant', () => {
  test.each([
    ['O art. 1.030 do CDC.', 0, 'CDC.1003', 'O art. 1.003 do CDC.'],
    ['O art. 1030 do CDC.', 0, 'CDC.1003', 'O art. 1003 do CDC.'],
    [
      'Pelo art. 5º, LXXXVIII, da Constituição Federal.',
      0,
      'CF.5.LXXVIII',
      'Pelo art. 5º, LXXVIII, da Constituição Federal.',
    ],
    ['Pelo inc. LXXXVIII do art. 5º da CF.', 0, 'CF.5.LXXVIII', 'Pelo inc. LXXVIII do art. 5º da CF.'],
    ['O art. 12 da Lei 8.078/1995, que', 0, 'CDC.12', 'O art. 12 da Lei 8.078/1990, que'],
    ['O art. 12 da Lei 8.078/95.', 0, 'CDC.12', 'O art. 12 da Lei 8.078/90.'],
    ['O art. 9º da Lei do Inquilinato de 1999.', 0, 'LEI-8245-1991.9', 'O art. 9º da Lei do Inquilinato de 1991.'],
    ['Pelo art. 13, § 3º, do CDC.', 0, 'CDC.13.unico', 'Pelo art. 13, parágrafo único, do CDC.'],
    ['Os arts. 12 e 41 do CDC.', 1, 'CDC.14', 'Os arts. 12 e 14 do CDC.'],
    ['O art. 14, § 7º, do CDC.', 0, 'CDC.14.1', 'O art. 14, § 1º, do CDC.'],
    // The act that a citation names stays named, also where the text before would tell it.
    ['O CDC. O art. 37, § 9º, da CF.', 0, 'CDC.14.1', 'O CDC. O art. 14, § 1º, do CDC.'],
    ['O CDC. O art. 37 da CF.', 0, 'CDC.14', 'O CDC. O art. 14 do CDC.'],
    ['O art. 37, § 9º, do CDC.', 0, 'CDC.12', 'O art. 12 do CDC.'],
    ['O art. 14, II, do CDC.', 0, 'CDC.14.1.I', 'O art. 14, § 1º, inciso I, do CDC.'],
  ])('%s', (texto, index, refKey, said) => {
    const troca = verify(texto).reescrever(index, refKey);
    expect(troca && applyTrocas(texto, [troca])).toBe(said);
  });

  test('nothing, where no words would be read as it', () => {
    expect(verify('Os arts. 90 a 92 do CDC.').reescrever(1, 'CDC.12')).toBeNull();
    expect(verify('O art. 12 do CDC.').reescrever(0, 'CDC.999')).toBeNull();
  });

  test('nothing, where only the rest of the name of an act was read', () => {
    expect(verify('Decr. Lei 8.078/95, art. 12.').reescrever(0, 'CDC.12')).toBeNull();
    expect(verify('Vide Lei 8.078/95, art. 12.').reescrever(0, 'CDC.12')).not.toBeNull();
  });

  test.each(['O art. 12 do CDC/95.', 'O art. 12 do CDC 13.', 'CF/89, art. 5º.'])(
    '%s has no certain correction: nothing says which part is wrong',
    (texto) => {
      expect(listed(texto)).toMatchObject([{ certa: null }]);
    },
  );
});

describe('a report', () => {
  const texto = 'O art. 14 do CDC, o art. 12 da Lei 8.078/1995, o art. 5º, LXXIX, da CF e a Súmula 1 do TST.';
  const apontamentos = listed(texto);
  const relatado: Relatado = {
    ...{ texto, apontamentos, paginas: [0, 20], mudancas: [{ antes: 'a <b>', depois: '*c*' }] },
    lei: (key) => `Lei <de> ${key}.`,
    origem: {
      ...{ site: 'https://exemplo.invalid', versao: 'v', lido: 'ontem', quando: 'hoje' },
      caminho: (key) => `/${key}`,
    },
  };

  test('puts errors first; what contradicts itself has one certain correction, what is only alike none', () => {
    expect(
      aRever(apontamentos).map(({ offset, certa }) => [texto.slice(offset, offset + 8), certa?.[0]?.texto]),
    ).toEqual([
      ['art. 12 ', 'art. 12 da Lei 8.078/1990'],
      ['art. 5º,', undefined],
    ]);
    expect(printContagem({ erro: 10, duvida: 11, nota: 1, ok: 5 })).toBe('21 a rever: 10 erros, 11 dúvidas');
    expect(printContagem({ erro: 0, duvida: 1, nota: 1, ok: 5 })).toBe('1 a rever: 1 dúvida');
    expect(printContagem({ erro: 0, duvida: 0, nota: 1, ok: 5 })).toBe('Nada a rever');
  });

  test('says the same in every form: suggestions, the law’s words, pages, what was changed', () => {
    const html = composeHtml(relatado);
    const markdown = composeMarkdown(relatado);
    const json = JSON.parse(composeJson(relatado));
    for (const said of ['art. 12 da Lei 8.078/1990', 'CDC, art. 12', 'página 2']) {
      expect(html).toContain(said);
      expect(markdown).toContain(said);
    }
    expect(html).toContain('Lei &lt;de&gt; CDC.12.');
    expect(html).toContain('<del>a &lt;b&gt;</del> → <ins>*c*</ins>');
    expect(markdown).toContain('> Lei \\<de\\> CDC.12.');
    expect(markdown).toContain('- a \\<b\\> → \\*c\\*');
    expect(json.apontamentos.map(({ gravidade }: { gravidade: string }) => gravidade)).toEqual([
      'erro',
      'erro',
      'ok',
      'nota',
    ]);
    expect(json.apontamentos[0]).toMatchObject({
      pagina: 2,
      sugestoes: [{ endereco: 'https://exemplo.invalid/CDC.12' }],
    });
  });

  test('is a comment for each finding that says something', () => {
    const comments = composeComentarios(relatado);
    expect(comments.map(({ offset, fim, paragrafos }) => [texto.slice(offset, fim), paragrafos[0]])).toEqual([
      ['art. 12 da Lei 8.078/1995', 'ERRO: Nome, número ou ano errado'],
      ['art. 5º, LXXIX, da CF', 'ERRO: Existe só em parte'],
      ['Súmula 1 do TST', 'Nota: Não conferido aqui'],
    ]);
    expect(comments[0]?.paragrafos.join('\n')).toContain(
      'Talvez CDC, art. 12 (escreva “art. 12 da Lei 8.078/1990”): “Lei <de> CDC.12.”',
    );
  });
});

test('the check digits of a lawsuit (CNJ, Resolução 65/2008)', () => {
  const told = (texto: string) => findProcessos(texto).map(({ numero, confere }) => [numero, confere]);
  expect(told('Proc. 0000001-45.2008.8.26.0100, 0000001-46.2008.8.26.0100 e 1234.')).toHaveLength(2);
  expect(told('0001234-97.2023.8.26.0100')).toEqual([
    ['0001234-97.2023.8.26.0100', mod97('0001234', '97', '2023826' + '0100')],
  ]);
  // Every number has one pair of digits that agree with it.
  const right = Array.from({ length: 100 }, (_, i) => `0710802-${String(i).padStart(2, '0')}.2018.8.02.0001`);
  expect(right.filter((numero) => told(numero)[0]?.[1])).toEqual(['0710802-55.2018.8.02.0001']);
  expect(told('10710802-55.2018.8.02.0001')).toEqual([]);
});

const mod97 = (ordem: string, digitos: string, resto: string): boolean => {
  let left = 0;
  for (const digit of ordem + resto + digitos) left = (left * 10 + Number(digit)) % 97;
  return left === 1;
};
