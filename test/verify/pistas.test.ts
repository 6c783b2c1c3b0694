import { describe, expect, test } from 'bun:test';
import { hintsOf } from '../../schemas/verify/identify/pistas.ts';
import { resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';
import { memoryAcervo } from './memory-acervo.ts';

/** `[what a text says, the act that it points to most, by which expression]` */
const TEXTOS: [texto: string, sigla: string, expressao: string][] = [
  ['A reclamante pede horas extras e o adicional noturno.', 'CLT', 'reclamante'],
  ['Os consumidores foram induzidos por publicidade enganosa.', 'CDC', 'consumidor'],
  ['O apenado requer a progressão de regime e a remição.', 'LEP', 'apenado'],
  ['A autoridade coatora negou o pedido da impetrante.', 'LMS', 'autoridade coatora'],
  ['O usucapião do imóvel depende da posse mansa.', 'CC', 'usucapião'],
  ['Os contribuintes impugnam o lançamento por homologação.', 'CTN', 'contribuinte'],
  ['Foi proposta execução fiscal com base em certidão de dívida ativa.', 'LEF', 'execução fiscal'],
  ['O adolescente cumpre medida socioeducativa de internação.', 'ECA', 'adolescente'],
  ['O locatário não pagou o aluguel; pede-se o despejo.', 'LEI-8245-1991', 'locatário'],
  ['A recuperanda apresentou o plano de recuperação.', 'LREF', 'recuperanda'],
  ['O segurado requer aposentadoria por tempo de contribuição.', 'LBPS', 'segurado'],
  ['Houve dispensa de licitação e sobrepreço no pregão.', 'LLC', 'dispensa de licitação'],
  ['O vazamento de dados pessoais atingiu os titulares.', 'LGPD', 'vazamento de dados'],
  ['Foi decretada a prisão preventiva para garantia da ordem pública.', 'CPP', 'prisão preventiva'],
  ['O candidato teve o registro de candidatura indeferido.', 'LEI-9504-1997', 'registro de candidatura'],
  ['A vítima de violência doméstica pediu medidas protetivas de urgência.', 'LMP', 'violência doméstica'],
];

describe('what a text points to', () => {
  test.each(TEXTOS)('%p: %s', (texto, sigla, expressao) => {
    expect(hintsOf(texto).get(sigla)).toEqual({ expressao, forca: 1 });
  });

  test('the longer expression hides the shorter that begins with it, or lies in it', () => {
    expect(hintsOf('violência doméstica').has('LC-150-2015')).toBe(false);
    expect([...hintsOf('crime eleitoral').keys()]).toEqual(['CE']);
    expect([...hintsOf('o crime, depois').keys()]).toEqual(['CP']);
    expect(hintsOf('denúncia espontânea').has('CP')).toBe(false);
  });

  test('an act that more expressions point to weighs more', () => {
    const hints = hintsOf('O consumidor e o fornecedor discutem a locação.');
    expect(hints.get('CDC')?.forca).toBe(1);
    expect(hints.get('LEI-8245-1991')).toEqual({ expressao: 'locação', forca: 0.5 });
  });

  test.each(['', 'transitado em julgado o voto', 'visto o relatório', 'xconsumidor consumidorx'])(
    '%p points nowhere',
    (texto) => expect(hintsOf(texto).size).toBe(0),
  );
});

test('candidates of the area come first, and say by which expression', () => {
  const ato = (sigla: string) => ({ sigla, nome: sigla, tipo: 'lei' as const, numero: '1', nomes: [] });
  const row = (sigla: string) => ({ ref_key: `${sigla}.9`, sigla, texto: 'Este artigo é igual em todos.' });
  const siglas = ['CP', 'CDC', 'CLT', 'LEI-8245-1991'];
  const acervo = memoryAcervo(siglas.map(ato), siglas.map(row));
  const citacao = { tipo: 'dispositivo' as const, sigla: null, artigo: '9', paragrafo: null, inciso: null } as const;
  const contexto = 'O empregador demitiu o empregado por justa causa; o aluguel venceu.';
  const { candidatos, status } = resolveCitacao(
    {
      ...citacao,
      ...{ alinea: null, item: null, caput: false, diploma_inferido: false, rotulo: 'art. 9º', offset: 0, fim: 7 },
    },
    acervo,
    { contexto },
  );
  expect(status).toBe('ambiguo');
  expect(candidatos?.map(({ sigla, pista_area }) => [sigla, pista_area])).toEqual([
    ['CLT', 'empregador'],
    ['LEI-8245-1991', 'aluguel'],
    ['CP', undefined],
    ['CDC', undefined],
  ]);
});
