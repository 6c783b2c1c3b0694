import { describe, expect, test } from 'bun:test';
import { composeIndice } from '../../pipeline/indice/compose-indice.ts';
import { PESO, type Peso } from '../../pipeline/indice/entries/mencoes.ts';
import type { Remissao } from '../../pipeline/indice/entries/remissao.ts';
import { indexarAto } from '../../pipeline/indice/indice-do-ato.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';

const line = (termo: string, ref_key: string, peso: Peso = PESO.titulo): Remissao => ({
  ...{ termo, ref_key, peso, subtermo: null },
});

function artigo(numero: string, texto: string, resto: Partial<Dispositivo> = {}): Dispositivo {
  return {
    ...{
      ref_key: `EX.${numero}`,
      sigla: 'EX',
      artigo: numero,
      paragrafo: null,
      inciso: null,
      alinea: null,
      item: null,
    },
    ...{ texto, caput_texto: texto, revogado: false, hierarquia: '', ordem: 0, anotacoes: [] },
    ...{ alterado_por: null, revogado_por: null, alterador: false, comando: null, altera: [] },
    ...resto,
  };
}

const index = (...dispositivos: Dispositivo[]) =>
  indexarAto('EX', 'Lei de Exemplo', dispositivos).map(({ termo, subtermo, ref_key }) => [termo, subtermo, ref_key]);

describe('the index of one act', () => {
  test('an article without a heading is under the subject of its act', () => {
    expect(index(artigo('1', 'Nada que se leia.'))).toEqual([['Lei de Exemplo', null, 'EX.1']]);
  });

  test('an article is under the nearest heading that tells something', () => {
    const hierarquia = 'TÍTULO I – Das Festas Juninas > CAPÍTULO I – Disposições Gerais';
    expect(index(artigo('1', 'Nada que se leia.', { hierarquia }))).toEqual([['Festa junina', null, 'EX.1']]);
  });

  test('a rubric of a paragraph is under that of its article', () => {
    const found = index(
      artigo('1', 'Fazer o mal.', { hierarquia: 'TÍTULO I – Dos Males > Maldade' }),
      artigo('1', 'Se é grande:', {
        ...{ ref_key: 'EX.1.1', paragrafo: '1', caput_texto: null },
        hierarquia: 'TÍTULO I – Dos Males > Aumento de pena',
      }),
    );
    expect(found).toContainEqual(['Maldade', null, 'EX.1']);
    expect(found).toContainEqual(['Maldade', 'aumento de pena', 'EX.1.1']);
  });

  test('what is repealed, without text or amending is not under what its words say', () => {
    const texto = 'A usucapião é exemplo.';
    expect(index(artigo('1', texto, { revogado: true }))).toEqual([]);
    expect(index(artigo('1', ''))).toEqual([]);
    expect(index(artigo('1', texto, { alterador: true }))).toEqual([
      ['Lei de Exemplo', 'alteração de outras leis', 'EX.1'],
    ]);
    expect(index(artigo('1', texto))).toContainEqual(['Usucapião', null, 'EX.1']);
  });

  test('closing articles are told as such', () => {
    expect(index(artigo('9', 'Esta Lei entra em vigor na data de sua publicação.'))).toEqual([
      ['Vigência da lei', 'Lei de Exemplo', 'EX.9'],
    ]);
    const fecho = (texto: string) => index(artigo('9', texto)).map(([termo, subtermo]) => [termo, subtermo]);
    expect(fecho('Revogam-se as disposições em contrário.')).toEqual([['Revogação da lei', 'Lei de Exemplo']]);
    expect(fecho('O Poder Executivo regulamentará esta Lei no prazo de 60 dias.')).toEqual([
      ['Regulamentação da lei', 'Lei de Exemplo'],
    ]);
  });

  test('an article without a term is told by the noun phrase that it begins with', () => {
    expect(index(artigo('1', 'A dança noturna será livre.'))).toEqual([['Lei de Exemplo', 'dança noturna', 'EX.1']]);
  });

  test.each([
    ['O Ministério Público compõe-se de dez membros.', 'Composição do Ministério Público'],
    ['Compete ao Ministério Público ler.', 'Competência do Ministério Público'],
    ['O Ministério Público é instituição permanente.', 'Organização do Ministério Público'],
    ['O Ministério Público gozará de prazo em dobro.', 'Atuação do Ministério Público'],
    ['O Senado Federal compõe-se de dez membros.', 'Composição do Senado Federal'],
  ])('an organ of the State is no term by itself, but by what is said of it: %s', (texto, termo) => {
    const found = index(artigo('1', texto, { hierarquia: 'CAPÍTULO I – Do Ministério Público' }));
    expect(found).toContainEqual([termo, null, 'EX.1']);
  });

  test('a rubric is not under the half of a heading that its article does not name', () => {
    const hierarquia = 'CAPÍTULO I – Da Dança e do Fogo > Luz';
    const found = index(artigo('1', 'Acender o fogo.', { hierarquia }), artigo('2', 'Ler.', { hierarquia }));
    expect(found).toContainEqual(['Fogo', 'luz', 'EX.1']);
    expect(found).toContainEqual(['Dança e fogo', 'luz', 'EX.2']);
  });

  test('of a heading of several things an article is under those that its words bear, else under the whole', () => {
    const hierarquia = 'CAPÍTULO I – Das Festas, das Danças e dos Fogos';
    const found = index(
      artigo('1', 'A festa é livre.', { hierarquia }),
      artigo('2', 'Os fogos são proibidos nas danças.', { hierarquia }),
      artigo('3', 'Nada que se leia.', { hierarquia }),
    );
    expect(found).toEqual([
      ['Festa', null, 'EX.1'],
      ['Dança', null, 'EX.2'],
      ['Fogo', null, 'EX.2'],
      ['Festas, danças e fogos', null, 'EX.3'],
    ]);
  });

  test('under the heading of a long chapter is only what has its words, or no other term', () => {
    const hierarquia = 'CAPÍTULO I – Das Festas';
    const texts = Array.from({ length: 13 }, (_, i) => artigo(String(i + 1), 'A festa é livre.', { hierarquia }));
    const usucapiao = [
      artigo('14', 'Nada que se leia.', { hierarquia }),
      artigo('14', 'A usucapião é exemplo.', { ref_key: 'EX.14.1', paragrafo: '1', caput_texto: null, hierarquia }),
    ];
    const nada = artigo('15', 'Nada que se leia.', { hierarquia });
    const under = (found: ReturnType<typeof index>) =>
      found.filter(([termo]) => termo === 'Festa').map(([, , refKey]) => refKey);
    const long = under(index(...texts, ...usucapiao, nada));
    expect(long).toHaveLength(14);
    expect(long).not.toContain('EX.14');
    expect(under(index(...texts.slice(0, 5), ...usucapiao))).toContain('EX.14');
  });

  test('what a wording says of a term that it begins with is its subterm', () => {
    const subterms = (texto: string) =>
      index(artigo('1', texto)).flatMap(([termo, subtermo]) => (termo === 'Usucapião' ? [subtermo] : []));
    expect(subterms('Cabe usucapião de todo bem.')).toEqual(['cabimento']);
    expect(subterms('Considera-se usucapião o que se lê.')).toEqual(['conceito']);
    expect(subterms('Extingue-se a usucapião.')).toEqual(['extinção']);
    expect(subterms('Da usucapião nada se lê.')).toEqual([null]);
  });

  test('a definition of something else of a term is not its own', () => {
    const subterms = (texto: string) =>
      index(artigo('1', texto)).flatMap(([termo, subtermo]) => (termo === 'Usucapião' ? [subtermo] : []));
    expect(subterms('A usucapião é o modo de adquirir.')).toEqual(['conceito']);
    expect(subterms('Base da usucapião é o tempo.')).toEqual([null]);
  });

  test('a synonym of a word of several senses has what is of its own area alone', () => {
    const { termos } = composeIndice([line('Nulidade', 'CC.166'), line('Nulidade', 'CPP.564')]);
    expect(termos.find(({ termo }) => termo === 'Negócio jurídico nulo')?.entradas).toEqual([
      { subtermo: null, ref_key: 'CC.166' },
    ]);
  });

  test('who acts is no subterm', () => {
    const hierarquia = 'CAPÍTULO I – Das Festas Juninas';
    expect(index(artigo('1', 'O relator nada lê.', { hierarquia }))).toContainEqual(['Festa junina', null, 'EX.1']);
  });

  test('what a crime is punished with is not its subject', () => {
    const terms = (texto: string) => index(artigo('1', texto)).map(([termo]) => termo);
    expect(terms('Fazer o mal:\nPena - usucapião.')).not.toContain('Usucapião');
  });

  test('an exception or a reference to other rules is no subject', () => {
    const terms = (texto: string) => index(artigo('1', texto)).map(([termo]) => termo);
    expect(terms('A usucapião é exemplo.')).toContain('Usucapião');
    expect(terms('Salvo a usucapião, nada se lê.')).not.toContain('Usucapião');
    expect(terms('Nada se lê, na forma da usucapião.')).not.toContain('Usucapião');
  });

  test('an item too short to tell anything is read with what opens it', () => {
    const found = indexarAto('CP', 'Código Penal', [
      artigo('157', 'Subtrair coisa.'),
      artigo('157', 'Se da violência resulta:', { ref_key: 'CP.157.3', paragrafo: '3', caput_texto: null }),
      artigo('157', 'morte, a pena é maior.', {
        ...{ ref_key: 'CP.157.3.II', paragrafo: '3', inciso: 'II', caput_texto: null },
      }),
    ]);
    expect(found.filter(({ termo }) => termo === 'Latrocínio').map(({ ref_key }) => ref_key)).toEqual(['CP.157.3.II']);
  });

  test('a passing mention is no entry', () => {
    const passing = 'Quem for visto por outrem na praça pública em dia de festa tratará da legítima defesa.';
    const terms = index(artigo('1', passing), artigo('2', passing), artigo('3', passing)).map(([termo]) => termo);
    expect(terms).not.toContain('Legítima defesa');
  });
});

describe('the index of all acts', () => {
  test('terms are in the order of their keys; plural and singular are one', () => {
    const { termos } = composeIndice([line('Zebra', 'EX.1'), line('Ábaco', 'EX.2'), line('Zebras', 'EX.3')]);
    expect(termos.map(({ termo, chave, entradas }) => [termo, chave, entradas.length])).toEqual([
      ['Ábaco', 'abaco', 1],
      ['Zebra', 'zebra', 2],
    ]);
  });

  test('a provision is once under a term', () => {
    expect(composeIndice([line('Zebra', 'EX.1'), line('Zebra', 'EX.1')]).termos[0]?.entradas).toHaveLength(1);
  });

  test('a synonym has the entries of its headword', () => {
    const { termos } = composeIndice([line('Alimentos', 'CC.1694')]);
    expect(termos.map(({ termo }) => termo)).toContain('Pensão alimentícia');
    for (const { entradas } of termos) expect(entradas).toEqual([{ subtermo: null, ref_key: 'CC.1694' }]);
  });

  test('a reader is sent on to what goes with a term', () => {
    const { termos } = composeIndice([line('Direito adquirido', 'EX.1'), line('Coisa julgada', 'EX.2')]);
    const adquirido = termos.find(({ termo }) => termo === 'Direito adquirido');
    expect(adquirido?.entradas).toEqual([
      { subtermo: null, ref_key: 'EX.1' },
      { subtermo: 'ver também coisa julgada', ref_key: 'EX.1' },
    ]);
  });

  test('a reference stands at a provision that is about both terms where there is one', () => {
    const { termos } = composeIndice([
      line('Direito adquirido', 'EX.1'),
      line('Direito adquirido', 'EX.2', PESO.raro),
      line('Coisa julgada', 'EX.2'),
    ]);
    const adquirido = termos.find(({ termo }) => termo === 'Direito adquirido');
    expect(adquirido?.entradas.at(-1)).toEqual({ subtermo: 'ver também coisa julgada', ref_key: 'EX.2' });
  });

  test('a term that no provision is about is none, whatever it refers to', () => {
    const { termos } = composeIndice([line('Banco de dados de consumidores', 'EX.1')]);
    expect(termos.map(({ termo }) => termo)).not.toContain('Cadastro de consumidores');
  });

  test('a synonym of a great headword refers to it, by whatever name its entries came', () => {
    const many = Array.from({ length: 30 }, (_, i) => line(i % 2 ? 'Alimentos' : 'Pensão alimentícia', `CC.${i + 1}`));
    const { termos } = composeIndice(many);
    expect(termos.find(({ termo }) => termo === 'Alimentos')?.entradas).toHaveLength(30);
    expect(termos.find(({ termo }) => termo === 'Pensão alimentícia')?.entradas).toEqual([
      { subtermo: 'ver também alimentos', ref_key: 'CC.1' },
    ]);
  });

  test('a synonym of one word may be a word of another sense, and keeps its own entries', () => {
    const { termos } = composeIndice([line('Remissão', 'ECA.126'), line('Remissão de dívida', 'CC.385')]);
    const keys = (nome: string) => termos.find(({ termo }) => termo === nome)?.entradas.map(({ ref_key }) => ref_key);
    expect(keys('Remissão de dívida')).toEqual(['CC.385']);
    expect(keys('Remissão')).toEqual(['ECA.126', 'CC.385']);
  });

  test('of too many entries the weightiest stay, in their order', () => {
    const many = Array.from({ length: 200 }, (_, i) => line('Zebra', `EX.${i}`, i % 2 ? PESO.raro : PESO.titulo));
    const { termos, excedentes } = composeIndice(many);
    const [zebra] = termos;
    expect(zebra?.entradas).toHaveLength(150);
    const keys = zebra?.entradas.map(({ ref_key }) => Number(ref_key.slice(3))) ?? [];
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
    expect(keys.filter((n) => n % 2 === 0)).toHaveLength(100);
    expect(excedentes).toHaveLength(50);
    expect(new Set([...keys, ...excedentes.map(({ ref_key }) => Number(ref_key.slice(3)))]).size).toBe(200);
  });

  test('kinds that are terms themselves make room first', () => {
    const own = Array.from({ length: 140 }, (_, i) => line('Zebra', `EX.${i}`, PESO.raro));
    const kinds = Array.from({ length: 20 }, (_, i): Remissao => {
      return { ...line('Zebra', `EX.${200 + i}`), subtermo: 'listrada', derivada: true };
    });
    const { termos, excedentes } = composeIndice([...own, ...kinds]);
    expect(termos[0]?.entradas.filter(({ subtermo }) => subtermo === null)).toHaveLength(140);
    expect(termos[0]?.entradas.filter(({ subtermo }) => subtermo === 'listrada')).toHaveLength(3);
    expect(excedentes).toHaveLength(17);
  });

  test('an act’s closing articles are under its subject and not under its synonyms', () => {
    const { termos } = composeIndice([{ ...line('Alimentos', 'EX.9'), subtermo: 'alteração de outras leis' }]);
    expect(termos.map(({ termo }) => termo)).toEqual(['Alimentos']);
  });

  test('the same lines make the same index', () => {
    const lines = [line('Zebra', 'EX.1'), line('Alimentos', 'CC.1694')];
    expect(JSON.stringify(composeIndice(lines))).toBe(JSON.stringify(composeIndice(lines)));
  });
});
