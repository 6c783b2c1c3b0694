import type { Artigo } from '../../schemas/contract/model/corpus/artigo.ts';
import type { DiplomaDetalhado } from '../../schemas/contract/model/corpus/diploma.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';

export const INGESTED_AT = '2026-01-02T03:04:05.000Z';

/** In catalogue order; no act is in the last. */
export const fixtureAreas = [
  { slug: 'exemplar', label: 'Direito Exemplar', ordem: 1 },
  { slug: 'geral', label: 'Direito Geral', ordem: 2 },
  { slug: 'vazio', label: 'Direito Vazio', ordem: 3 },
];

/** An act of the fixture with every document that is baked of it. */
export interface FixtureAct {
  detalhe: DiplomaDetalhado;
  nomes: string[];
  linhas: Dispositivo[];
  artigos: Artigo[];
}

type Linha = Partial<Dispositivo> & Pick<Dispositivo, 'ref_key' | 'texto'>;

const LONGO = 'Fica instituído o cadastro de exemplos, na forma do regulamento. '.repeat(100).trim();

function codigo(artigo2: string): Linha[] {
  return [
    { ref_key: 'EX-COD.1', texto: `Este Código é fictício.\nParágrafo único. ${LONGO}` },
    { ref_key: 'EX-COD.1.unico', paragrafo: 'unico', texto: LONGO },
    {
      ref_key: 'EX-COD.2',
      texto: artigo2,
      anotacoes: ['Redação dada pela Lei nº 2, de 2020'],
      alterado_por: 'Lei nº 2, de 2020',
    },
    { ref_key: 'EX-COD.5', texto: 'Dos exemplos:\n§ 1º São exemplos:\nI – o primeiro:\na) o menor;\n1. o mínimo;' },
    { ref_key: 'EX-COD.5.1', paragrafo: '1', texto: 'São exemplos:' },
    { ref_key: 'EX-COD.5.1.I', paragrafo: '1', inciso: 'I', texto: 'o primeiro:' },
    { ref_key: 'EX-COD.5.1.I.a', paragrafo: '1', inciso: 'I', alinea: 'a', texto: 'o menor;' },
    { ref_key: 'EX-COD.5.1.I.a.1', paragrafo: '1', inciso: 'I', alinea: 'a', item: '1', texto: 'o mínimo;' },
    { ref_key: 'EX-COD.5-A', texto: 'Duas letras iguais:\nII – maiúscula;\nii) minúscula.' },
    { ref_key: 'EX-COD.5-A.II', inciso: 'II', texto: 'maiúscula;' },
    { ref_key: 'EX-COD.5-A.ii', alinea: 'ii', texto: 'minúscula.' },
    { ref_key: 'EX-COD.121-A', texto: 'Artigo acrescido.\nXL – só um.' },
    { ref_key: 'EX-COD.121-A.XL', inciso: 'XL', texto: 'só um.' },
    { ref_key: 'EX-COD.359-O', texto: 'A letra O, que não é o ordinal.' },
    { ref_key: 'EX-COD.1003', texto: 'Milésimo terceiro.\nParágrafo único. Com parágrafo.' },
    { ref_key: 'EX-COD.1003.unico', paragrafo: 'unico', texto: 'Com parágrafo.' },
    {
      ref_key: 'EX-COD.1004',
      texto: 'Redação revogada.',
      revogado: true,
      anotacoes: ['Revogado pela Lei nº 3, de 2021'],
      revogado_por: 'Lei nº 3, de 2021',
    },
  ];
}

const lei: Linha[] = [{ ref_key: 'EX-LEI-2-2020.1', texto: 'Esta Lei altera o Código de Exemplo.' }];

const atos = (artigo2: string) => [
  {
    sigla: 'EX-COD',
    nome: 'Código de Exemplo',
    tipo: 'codigo' as const,
    numero: '1',
    areas: ['exemplar', 'geral'],
    linhas: codigo(artigo2),
    nomes: ['EX-COD', 'Código de Exemplo', 'COD-EX', 'Lei 9.999'],
  },
  {
    sigla: 'EX-LEI-2-2020',
    nome: 'Lei de Exemplo',
    tipo: 'lei' as const,
    numero: '2',
    areas: [],
    linhas: lei,
    nomes: ['EX-LEI-2-2020', 'EX-L2'],
  },
];

/** Two fictional acts; `artigo2` is the wording of `EX-COD.2`. */
export function fixtureActs(artigo2: string): FixtureAct[] {
  return atos(artigo2).map(compose);
}

function compose({ linhas, nomes, ...ato }: ReturnType<typeof atos>[number]): FixtureAct {
  const dispositivos = linhas.map((linha, ordem) => completar(ato.sigla, linha, ordem));
  const articles = dispositivos.filter((linha) => linha.caput_texto !== null);
  const detalhe: DiplomaDetalhado = {
    ...ato,
    fonte_url: 'https://exemplo.invalid/ato.htm',
    ingested_at: INGESTED_AT,
    classificacao: 'autonoma',
    artigos: articles.length,
    sumario: [
      {
        hierarquia: 'TÍTULO I – Dos Exemplos',
        artigo_inicial: articles[0]?.artigo ?? '',
        artigo_final: articles.at(-1)?.artigo ?? '',
        artigos: articles.length,
      },
    ],
  };
  const views = articles.map((linha, i): Artigo => {
    const { ref_key, artigo, hierarquia, revogado, texto, anotacoes, alterado_por, revogado_por, ordem } = linha;
    return {
      diploma: { sigla: ato.sigla, nome: ato.nome },
      ...{
        ref_key,
        artigo,
        hierarquia,
        revogado,
        caput: linha.caput_texto,
        texto,
        anotacoes,
        alterado_por,
        revogado_por,
        ordem,
      },
      dispositivos: dispositivos.filter((other) => other.artigo === artigo),
      anterior: articles[i - 1]?.artigo ?? null,
      proximo: articles[i + 1]?.artigo ?? null,
    };
  });
  return { detalhe, nomes, linhas: dispositivos, artigos: views };
}

function completar(sigla: string, linha: Linha, ordem: number): Dispositivo {
  const artigo = linha.ref_key.slice(sigla.length + 1).split('.', 1)[0] ?? '';
  return {
    ...{ sigla, artigo, ordem, paragrafo: null, inciso: null, alinea: null, item: null },
    caput_texto: linha.ref_key === `${sigla}.${artigo}` ? (linha.texto.split('\n', 1)[0] ?? null) : null,
    ...{
      revogado: false,
      hierarquia: 'TÍTULO I – Dos Exemplos',
      anotacoes: [],
      alterado_por: null,
      revogado_por: null,
    },
    ...{ alterador: false, comando: null, altera: [] },
    ...linha,
  };
}
