import { describe, expect, test } from 'bun:test';
import { composeAssuntos } from '../../pipeline/views/assuntos.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { radicais } from '../../schemas/text/radicais.ts';
import { Assuntos } from '../../schemas/verify/acervo/assuntos.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveTexto, summarize } from '../../schemas/verify/resolve-texto.ts';
import { memoryAcervo } from './memory-acervo.ts';

const TEXTOS: Record<string, string> = {
  1: 'Toda pessoa é capaz de direitos e deveres na ordem civil.',
  2: 'Aquele que possuir o pomar por quinze anos adquire-lhe a propriedade pela usucapião.',
  3: 'Feita por doação, a transferência da muda depende de escritura.',
  60: 'A locação do trator extingue-se com o prazo.',
  90: 'O fiador do arrendatário responde pelo aluguel do galpão.',
};
/** So many more that a word of one of them tells it from the others. */
for (let artigo = 100; artigo < 200; artigo++) TEXTOS[artigo] = `Cabe ao morador da casa ${artigo} varrer a calçada.`;
const linhas = Object.entries(TEXTOS).map(([artigo, texto]) => ({ ref_key: `EX-P.${artigo}`, artigo, texto }));
const atos = [
  { sigla: 'EX-P', nome: 'Código do Pomar', tipo: 'lei' as const, numero: '1', nomes: ['Código do Pomar'] },
];

const document = composeAssuntos({
  sigla: 'EX-P',
  artigos: linhas.map(({ artigo, texto }) => ({
    ...{ numero: artigo, hierarquia: 'TÍTULO I', provisoes: [[...radicais(texto)]] },
    entradas: artigo === '2' ? ['Usucapião'] : artigo === '90' ? ['Fiança', 'Fiador'] : [],
  })),
  remissoes: [['3', '1']],
});
const assuntos = new Assuntos(document);
const acervo = { ...memoryAcervo(atos, linhas), assuntos: () => assuntos };

const verify = (texto: string) => resolveTexto(texto, extractCitacoes(texto, nomesOf(acervo)), acervo);
const alertas = (texto: string) => verify(texto).map(({ resolucao: { alerta } }) => alerta);

describe('what articles are about', () => {
  test('is told by words, by headings and by the index, which names the subject', () => {
    expect(assuntos.artigos.slice(0, 6)).toEqual(['1', '2', '3', '60', '90', '100']);
    const [usucapiao = ''] = radicais('usucapião');
    expect(assuntos.tem(usucapiao, 1)).toMatchObject({ assunto: true });
    expect(assuntos.tem([...radicais('pomar')][0] as string, 1)).toMatchObject({ assunto: false });
    expect(assuntos.tem(usucapiao, 0)).toBeNull();
    expect(assuntos.liga(0, 2)).toBe(true);
    expect(assuntos.liga(0, 1)).toBe(false);
  });
});

describe('an alert', () => {
  test('says which words are of which article, and keeps the status', () => {
    const [found] = verify('A usucapião vem prevista no art. 60 do Código do Pomar.');
    expect(found?.resolucao).toMatchObject({
      status: 'verificado',
      gravidade: 'duvida',
      alerta: { tipo: 'assunto_diverso', sugestao: [{ ref_key: 'EX-P.2', artigo: '2' }] },
    });
    const motivo = 'O texto em volta fala em “usucapião”, de que trata o art. 2º (EX-P), e o art. 60 não.';
    expect(found?.resolucao.alerta?.motivo).toBe(motivo);
    expect(found?.resolucao.mensagem).toBe(motivo);
  });

  test('is against the whole being in order', () => {
    const resolucoes = verify('Cabe o art. 60 do Código do Pomar, que trata da usucapião.').map(
      ({ resolucao }) => resolucao,
    );
    expect(summarize(resolucoes, [])).toMatchObject({
      ...{ todas_confirmadas: true, tudo_confere: false, por_gravidade: { duvida: 1 } },
    });
  });

  test.each([
    ['the article itself says it', 'A usucapião está prevista no art. 2º do Código do Pomar.'],
    ['nothing is said', 'Aplica-se o art. 60 do Código do Pomar.'],
    ['the words are no subject of any', 'Na ordem civil, tal como prevista no art. 60 do Código do Pomar.'],
    ['a line is all that is said', 'O autor pede a usucapião, nos termos do art. 60 do Código do Pomar.'],
    ['it stands for many', 'A usucapião, prevista nos arts. 60 a 90 do Código do Pomar.'],
    ['the article is not there', 'A usucapião está prevista no art. 61 do Código do Pomar.'],
  ])('is not given where %s', (_, texto) => {
    expect(alertas(texto).filter((alerta) => alerta !== undefined)).toEqual([]);
  });

  test('is not given where the text says elsewhere what the article is about', () => {
    const [first] = alertas(
      'A usucapião e o art. 60 do Código do Pomar.\n\n' +
        'Há outra coisa a dizer, e demorada, do que se seguiu àquela tarde sem que ninguém a contasse a quem quer que fosse.\n\n'.repeat(
          6,
        ) +
        'A locação do trator extingue-se com o prazo (art. 60 do Código do Pomar).',
    );
    expect(first).toBeUndefined();
  });
});

test('an article on how the law is applied to any case is cited beside any subject', () => {
  const cpp = [
    { sigla: 'CPP', nome: 'Código de Processo Penal', tipo: 'codigo' as const, numero: '1', nomes: ['CPP'] },
  ];
  const rows = linhas.map(({ artigo, texto }) => ({ ref_key: `CPP.${artigo}`, artigo, texto }));
  const outro = { ...memoryAcervo(cpp, rows), assuntos: () => assuntos };
  const alertado = (artigo: string) => {
    const texto = `A usucapião vem prevista no art. ${artigo} do CPP.`;
    return resolveTexto(texto, extractCitacoes(texto, nomesOf(outro)), outro).some(({ resolucao }) => resolucao.alerta);
  };
  expect(alertado('60')).toBe(true);
  expect(alertado('3')).toBe(false);
});

test('the sigla of a cited act is no subject, even of an article that speaks of the act', () => {
  const cpp = [
    { sigla: 'CPP', nome: 'Código de Processo Penal', tipo: 'codigo' as const, numero: '1', nomes: ['CPP'] },
  ];
  const rows = linhas.map(({ artigo, texto }) => ({
    ...{ ref_key: `CPP.${artigo}`, artigo, texto: artigo === '2' ? 'O CPP chama usucapião a isto.' : texto },
  }));
  const composed = composeAssuntos({
    sigla: 'CPP',
    artigos: rows.map(({ artigo, texto }) => ({
      ...{ numero: artigo, hierarquia: 'TÍTULO I', provisoes: [[...radicais(texto)]] },
      entradas: artigo === '2' ? ['CPP', 'Usucapião'] : [],
    })),
    remissoes: [],
  });
  const outro = { ...memoryAcervo(cpp, rows), assuntos: () => new Assuntos(composed) };
  const alertado = (palavra: string) => {
    const texto = `Diz-se ${palavra}, prevista no art. 60 do CPP: ("${palavra}60", "${palavra}").`;
    return resolveTexto(texto, extractCitacoes(texto, nomesOf(outro)), outro).some(({ resolucao }) => resolucao.alerta);
  };
  expect(alertado('usucapião')).toBe(true);
  expect(alertado('cpp')).toBe(false);
});
