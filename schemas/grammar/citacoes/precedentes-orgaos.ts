import { Caracteres } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { romanValue, toRoman } from '../numerais.ts';
import { matchAt } from '../sticky.ts';

/** The body, inside a court or apart from one, whose numbering a citation follows. */
export interface OrgaoCitado {
  orgao: string;
  /** One of the sections of the TST, whose name alone tells the court. */
  doTst: boolean;
  fim: number;
}

const S = '\\s{0,4}';
const W = '\\s{1,20}';
const END = '(?![\\p{L}\\d])';
export const TRANSITORIA = 'SBDI-1 Transitória';

const SECAO = 'Se[çc][ãa]o|Se[çc][õo]es';
const DISSIDIOS = `(?:em|de)${W}Diss[íi]dios${W}`;

/** `SBDI-1`, `SDI-I`, `SDBI1`, `SBDI-1-T`, `Subseção I Especializada em Dissídios Individuais`. */
const INDIVIDUAIS = compact(
  new RegExp(
    `(?:S(?:B|D|DB|BD)?DI|SDBI)(?:${S}[-–]?${S}(?<sigla>[12]|II?)(?![\\dIVX]))?(?<plena>-?${S}Plena)?` +
      `(?:${S}[-–(]?${S}(?<transitoria>T|Transit[óo]rias?)${END}\\)?)?(?![\\p{L}])` +
      `|Subse[çc][ãa]o${W}(?<subsecao>[12]ª?|II?)${W}(?:da${W}(?:${SECAO})${W})?(?:Especializada${W})?${DISSIDIOS}Individuais` +
      `(?:${S}[-–(]${S}SB?DI${S}-?${S}(?:[12]|II?)\\)?)?` +
      `|(?:${SECAO})${W}(?:Especializada${W})?${DISSIDIOS}Individuais(?:${S}[-–]?${S}(?<secao>[12]|II?)${END})?`,
    'iuy',
  ),
);

function readIndividuais(texto: string, inicio: number): OrgaoCitado | null {
  const match = matchAt(INDIVIDUAIS, texto, inicio);
  if (!match) return null;
  const { sigla, subsecao, secao, transitoria } = match.groups ?? {};
  const numero = (sigla ?? subsecao ?? secao)?.replace('ª', '');
  const base = numero === undefined ? 'SDI' : `SBDI-${/\d/.test(numero) ? numero : romanValue(numero)}`;
  const orgao = transitoria === undefined ? base : TRANSITORIA;
  return { orgao, doTst: true, fim: inicio + match[0].length };
}

/** The other sections of the TST, then those of other courts and the meetings of judges and scholars. */
const NOMES_DO_TST: readonly (readonly [string, string])[] = [
  [TRANSITORIA, 'Transit[óo]rias?'],
  ['SDC', `SDC|(?:${SECAO})${W}(?:Especializada${W})?${DISSIDIOS}Coletivos`],
  ['Tribunal Pleno', 'Tribunal Pleno|Pleno|TP'],
];
const NOMES_DE_FORA: readonly (readonly [string, string])[] = [
  ['SEEx', 'Se[çc][ãa]o Especializada em Execu[çc][ãa]o|SEEx'],
  ['Turmas Recursais', 'Turmas? Recurs(?:al|ais)(?: Reunidas)?'],
  ['FONAJEF', 'F[óo]rum Nacional d[oe]s? Juizados Especiais Federais|FONAJEF'],
  ['FONAJE', 'F[óo]rum Nacional d[oe]s? Juizados Especiais(?: Estaduais)?|FONAJE'],
  ['FPPC', 'F[óo]rum Permanente d[eo]s? Processualistas(?: Civis)?|FPPC'],
  ['CJF', 'Conselho da Justi[çc]a Federal|CJF'],
  ['ENFAM', 'Escola Nacional de Forma[çc][ãa]o e Aperfei[çc]oamento de Magistrados|ENFAM'],
  ['FONAVID', 'F[óo]rum Nacional d[eo]s? Ju[íi]zes de Viol[êe]ncia Dom[ée]stica|FONAVID'],
  ['IBDFAM', 'Instituto Brasileiro de Direito de Fam[íi]lia|IBDFAM'],
  ...['FONAREF', 'FONAJUS', 'FONACRIM', 'ANAMATRA', 'CEAPRO', 'FNPP', 'PGFN', 'CGU'].map(
    (sigla) => [sigla, sigla] as const,
  ),
];
const NOMES = [...NOMES_DO_TST, ...NOMES_DE_FORA];
/** The acronym in brackets after the name is part of it: `Fórum Permanente de Processualistas Civis (FPPC)`. */
const NOME = compact(
  new RegExp(
    NOMES.map(([sigla, nomes]) => `(${nomes.replaceAll(' ', W)})${END}(?:${S}[-–(]${S}${sigla}\\s?\\)?)?`).join('|'),
    'iuy',
  ),
);

function readNome(texto: string, inicio: number): OrgaoCitado | null {
  const match = matchAt(NOME, texto, inicio);
  if (!match) return null;
  const i = match.slice(1).findIndex((nome) => nome !== undefined);
  return {
    orgao: (NOMES[i] as readonly [string, string])[0],
    doTst: i < NOMES_DO_TST.length,
    fim: inicio + match[0].length,
  };
}

const RAMO = [
  'Direito Penal e (?:de )?Processo Penal',
  'Direito Material e Processual do Trabalho',
  'Direito (?:Processual )?(?:Civil|Penal|Comercial|Administrativo|Tribut[áa]rio|do Trabalho|Constitucional|Eleitoral|Notarial e Registral)',
  'Direito d[ao] (?:Sa[úu]de|Consumidor|Inf[âa]ncia)',
  'Processo Civil',
  'Preven[çc][ãa]o e Solu[çc][ãa]o Extrajudicial de Lit[íi]gios',
].join('|');
/** `I Jornada de Direito Civil (CJF)`, `3ª Jornada de Direito Comercial do CJF`. */
const JORNADA = compact(
  new RegExp(
    `(?:(?<romano>[IVX]{1,5})|(?<numero>\\d{1,2})\\s?[ªa°]?)${W}Jornadas?${W}(?:de|sobre)${W}(?<ramo>${RAMO})${END}`.replaceAll(
      ' ',
      W,
    ) +
      `(?:${S}(?:[-–/,(]|d[oa]${W})${S}(?:CJF|Conselho${W}da${W}Justi[çc]a${W}Federal)${END}(?:${S}[-/]${S}CJF)?(?:${S}\\))?)?`,
    'iuy',
  ),
);
/** `DIREITO  CIVIL` → `Direito Civil`: one spelling for capitals, line breaks and small letters. */
const titleCase = (words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (/^(?:d[aeo]|e)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

function readJornada(texto: string, inicio: number): OrgaoCitado | null {
  const match = matchAt(JORNADA, texto, inicio);
  if (!match) return null;
  const { romano, numero, ramo = '' } = match.groups ?? {};
  const edicao = romano?.toUpperCase() ?? toRoman(Number(numero));
  return { orgao: `${edicao} Jornada de ${titleCase(ramo)}`, doTst: false, fim: inicio + match[0].length };
}

/** With what each begins: it is asked of whatever stands behind a number. */
const INICIO_DE_SECAO = new Caracteres('sſ');
const INICIO_DE_NOME = new Caracteres('acefipstſ');
const INICIO_DE_JORNADA = new Caracteres('ivx0123456789');

/** The section or the forum named right at an offset: `SDI-1` → `SBDI-1`, `FONAJE`, `I Jornada de Direito Civil`. */
export function readOrgao(texto: string, inicio: number): OrgaoCitado | null {
  return (
    (INICIO_DE_SECAO.at(texto, inicio) ? readIndividuais(texto, inicio) : null) ??
    (INICIO_DE_NOME.at(texto, inicio) ? readNome(texto, inicio) : null) ??
    (INICIO_DE_JORNADA.at(texto, inicio) ? readJornada(texto, inicio) : null)
  );
}
