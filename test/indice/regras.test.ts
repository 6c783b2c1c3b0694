import { describe, expect, test } from 'bun:test';
import { abreDefinicoes, termoDefinido, termoDoItem } from '../../pipeline/indice/headings/definicoes.ts';
import { parentesDe } from '../../pipeline/indice/headings/nomes.ts';
import { lugaresDaRubrica } from '../../pipeline/indice/headings/rubricas.ts';
import { type Lugar, lerHierarquia, lerTitulo } from '../../pipeline/indice/headings/titulos.ts';
import { lerNatural, minuscula, noSingular } from '../../pipeline/indice/words/natural.ts';

const said = (lugares: readonly Lugar[]) =>
  lugares.map(({ termo, subtermo }) => (subtermo === null ? termo : `${termo} / ${subtermo}`));

test.each([
  ['DA PRISÃO PREVENTIVA', 'Prisão preventiva'],
  ['Dos Vícios Redibitórios', 'Vícios redibitórios'],
  ['DOS IMPOSTOS DA UNIÃO', 'Impostos da União'],
  ['Impostos sôbre o Comércio Exterior', 'Impostos sobre o comércio exterior'],
  ['Seqüestro e cárcere privado', 'Sequestro e cárcere privado'],
  ['DA ASSEMBLÉIA', 'Assembleia'],
])('%s is read %s', (titulo, natural) => expect(lerNatural(titulo)).toBe(natural));

test.each([
  ['Vícios redibitórios', 'Vício redibitório'],
  ['Obrigações solidárias', 'Obrigação solidária'],
  ['Árvores limítrofes', 'Árvore limítrofe'],
  ['Testemunháveis', 'Testemunhável'],
  ['Direitos políticos', 'Direitos políticos'],
  ['Títulos à ordem dos credores', 'Título à ordem dos credores'],
])('%s in the singular is %s', (plural, singular) => expect(noSingular(plural)).toBe(singular));

test.each([
  ['Bem de família', 'bem de família'],
  ['FGTS', 'FGTS'],
  ['Ministério Público', 'Ministério Público'],
])('%s inside a phrase is %s', (termo, inside) => expect(minuscula(termo)).toBe(inside));

test('a path is read part by part', () => {
  expect(lerHierarquia('TÍTULO I – DOS CRIMES > CAPÍTULO II – Do Furto > Furto qualificado')).toEqual([
    { texto: 'DOS CRIMES', rubrica: false },
    { texto: 'Do Furto', rubrica: false },
    { texto: 'Furto qualificado', rubrica: true },
  ]);
  expect(lerHierarquia('')).toEqual([]);
});

test.each([
  ['Da Usucapião', ['Usucapião']],
  ['Da Extinção da Hipoteca', ['Hipoteca / extinção']],
  ['Da Competência', ['Acima / competência']],
  ['Disposições Gerais', []],
  ['NORMAS GERAIS', []],
  ['DO ESTADO DE DEFESA E DO ESTADO DE SÍTIO', ['Estado de defesa', 'Estado de sítio']],
  ['Do Penhor, da Hipoteca e da Anticrese', ['Penhor', 'Hipoteca', 'Anticrese']],
  ['DOS CRIMES CONTRA A HONRA', ['Crimes contra a honra']],
  ['Das Festas Juninas', ['Festa junina']],
  ['De Quem Deve Pagar', ['Pagamento / quem deve pagar']],
  ['Da Fixação e do Recolhimento das Contribuições', ['Contribuição / fixação e recolhimento']],
])('the heading %s is under %p', (titulo, lugares) => {
  expect(said(lerTitulo(titulo, 'Acima', 'CC').lugares)).toEqual(lugares);
});

test.each([
  ['Homicídio simples', ['Homicídio simples', 'Homicídio / simples', 'Acima / homicídio simples']],
  ['Homicídio qualificado', ['Homicídio qualificado', 'Homicídio / qualificado', 'Acima / homicídio qualificado']],
  ['Charlatanismo', ['Charlatanismo', 'Acima / charlatanismo']],
  ['Aumento de pena', ['Acima / aumento de pena']],
  ['Forma qualificada', ['Acima / forma qualificada']],
  ['Disposições comuns', []],
  ['Falso testemunho ou falsa perícia', ['Falso testemunho', 'Acima / falso testemunho ou falsa perícia']],
])('the rubric %s is under %p', (rubrica, lugares) => {
  const found = said(lugaresDaRubrica(rubrica, 'Acima', 'CP'));
  expect(found).toEqual(expect.arrayContaining(lugares));
  if (lugares.length < 2) expect(found).toEqual(lugares);
});

test.each([
  ['Considera-se empresário quem exerce profissionalmente atividade econômica.', 'Empresário'],
  ['Entende-se por legislação tributária, para os fins desta Lei, a expressão.', 'Legislação tributária'],
  ['Considera-se gorjeta não só a importância espontaneamente dada.', 'Gorjeta'],
  ['Considera-se verificada, quanto aos efeitos jurídicos, a condição.', null],
  ['Considera-se inacessível, para efeito de citação, o país que recusar a carta.', 'País inacessível'],
  [
    'Considera-se atentatória à dignidade da justiça a conduta do executado.',
    'Conduta atentatória à dignidade da justiça',
  ],
  ['Consideram-se coligadas as sociedades que participam uma da outra.', 'Sociedade coligada'],
  ['Diz-se coligada ou filiada a sociedade de cujo capital outra participa.', null],
  ['Considera-se que o réu confessou.', null],
  ['O empresário exerce atividade econômica.', null],
])('%s defines %p', (texto, termo) => expect(termoDefinido(texto)).toBe(termo));

test('a list of definitions is told by its caput, and its items by what stands before the mark', () => {
  expect(abreDefinicoes('Para os fins desta Lei, considera-se:')).toBe(true);
  expect(abreDefinicoes('São direitos do consumidor:')).toBe(false);
  expect(termoDoItem('dado pessoal: informação relacionada a pessoa natural;')).toBe('Dado pessoal');
  expect(termoDoItem('informação relacionada a pessoa natural;')).toBeNull();
});

describe('what a headword is a kind or an aspect of', () => {
  test.each([
    ['Estupro de vulnerável', ['Estupro / de vulnerável']],
    ['Extinção do crédito tributário', ['Crédito tributário / extinção']],
    ['Usucapião especial urbana', ['Usucapião / especial urbana']],
    ['Uso de documento falso', []],
    ['Charlatanismo', []],
  ])('%s', (termo, lugares) => {
    expect(said(parentesDe(termo))).toEqual(expect.arrayContaining(lugares));
    if (lugares.length === 0) expect(parentesDe(termo)).toEqual([]);
  });
});
