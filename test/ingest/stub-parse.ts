import type { Alvo, AtoLido, Linha, PaginaLida, Peca } from '../../pipeline/parse/types.ts';

/**
 * A parser for pages in a notation of the tests' own, so that the pipeline is tested apart from the real one:
 *
 *     <h1>SIGLA</h1>            an act begins
 *     <h2>TÍTULO I</h2>         a heading
 *     <s k="1">old wording</s>  an earlier wording of the provision named next
 *     <p k="1">wording</p>      a provision; r="Lei nº 1" makes it repealed, alvos='[…]' amending
 *     <u>text</u>               text without a destination
 *     <i>text</i>               a line of the signature
 *     <throw>                   the parser fails
 */
export function stubParse(html: string, sigla: string): PaginaLida {
  if (html.includes('<throw>')) throw new Error('the stub was told to fail');
  const atos: AtoLido[] = [];
  const pecas: Peca[] = [];
  let hierarquia = '';
  let old: string[] = [];
  for (const [, tag, attributes = '', text = ''] of html.matchAll(/<(h1|h2|s|p|u|i)\b([^>]*)>([^<]*)/g)) {
    const key = /\bk="([^"]*)"/.exec(attributes)?.[1];
    if (tag === 'h1') {
      atos.push(emptyAct(text));
      hierarquia = '';
    }
    if (tag === 'h2') hierarquia = text;
    if (tag === 's') old.push(text);
    if (tag === 'i') for (const act of atos) act.assinatura += `${text}\n`;
    if (tag === 'u') pecas.push({ destino: 'nao_classificado', ref_key: null, texto: text });
    else pecas.push({ destino: 'vigente', ref_key: null, texto: text });
    if (tag !== 'p' || key === undefined) continue;
    const act = atos.at(-1) as AtoLido;
    act.linhas.push(readLinha(`${act.sigla}.${key}`, text, attributes, hierarquia, old));
    old = [];
  }
  for (const { linhas } of atos) for (const linha of linhas) appendChildren(linha, linhas);
  atos.sort((a, b) => Number(b.sigla === sigla) - Number(a.sigla === sigla));
  const nao_classificado = pecas
    .filter(({ destino }) => destino === 'nao_classificado')
    .reduce((total, { texto }) => total + texto.replace(/\s/g, '').length, 0);
  return {
    atos,
    pecas,
    achados: [],
    mencoes: { ditos: [], elos: [] },
    conservacao: { ...NO_CHARACTERS, nao_classificado },
    fechada: true,
    tratadoFechado: true,
  };
}

const NO_CHARACTERS = {
  total: 0,
  vigente: 0,
  anteriores: 0,
  anotacoes: 0,
  titulos: 0,
  frente: 0,
  anexos: 0,
  assinatura: 0,
  nao_classificado: 0,
};

/** The epigraphs of the acts of `workspace.ts`; the notation has none. */
const EPIGRAFES: Record<string, string> = {
  'EX-A': 'LEI Nº 90.001, DE 1º DE JANEIRO DE 2001',
  'EX-B': 'LEI Nº 90.002, DE 1º DE JANEIRO DE 2001',
  'EX-C': 'LEI Nº 90.003, DE 1º DE JANEIRO DE 2001',
  'EX-CT': 'LEI Nº 90.004, DE 1º DE JANEIRO DE 2001',
};

function emptyAct(sigla: string): AtoLido {
  return {
    sigla,
    linhas: [],
    classificacao: 'autonoma',
    epigrafe: EPIGRAFES[sigla] ?? `LEI ${sigla}`,
    ementa: '',
    preambulo: '',
    anexos: [],
    assinatura: '',
  };
}

function readLinha(ref_key: string, texto: string, attributes: string, hierarquia: string, old: string[]): Linha {
  const [, artigo = '', ...levels] = ref_key.split('.');
  const level = (pattern: RegExp) => levels.find((each) => pattern.test(each)) ?? null;
  const revogadoPor = /\br="([^"]*)"/.exec(attributes)?.[1] ?? null;
  const alvos = JSON.parse(/\balvos='([^']*)'/.exec(attributes)?.[1] ?? '[]') as Alvo[];
  const wording = (text: string, vigente: boolean) => ({ texto: text, vigente, anotacoes: [], alterado_por: null });
  return {
    ref_key,
    artigo,
    paragrafo: level(/^(\d|unico)/),
    inciso: level(/^[IVX]+/),
    alinea: level(/^[a-z](-bis)?$/),
    item: null,
    texto,
    caput_texto: levels.length === 0 ? texto : null,
    revogado: revogadoPor !== null,
    hierarquia,
    estrutura: hierarquia,
    anotacoes: [],
    alterado_por: null,
    revogado_por: revogadoPor,
    alterador: alvos.length > 0,
    comando: alvos.length > 0 ? texto : null,
    alvos,
    versoes: [...old.map((text) => wording(text, false)), wording(texto, revogadoPor === null)],
  };
}

/** An article's text repeats its children's, as the real parser's does. */
function appendChildren(linha: Linha, linhas: readonly Linha[]): void {
  if (linha.caput_texto === null) return;
  const children = linhas.filter(({ ref_key, revogado }) => ref_key.startsWith(`${linha.ref_key}.`) && !revogado);
  linha.texto = [linha.caput_texto, ...children.map(({ texto }) => `- ${texto}`)].join('\n');
}
