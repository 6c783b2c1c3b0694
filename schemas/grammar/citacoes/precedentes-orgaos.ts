import { romanValue, toRoman } from '../numerais.ts';
import { matchAt } from '../sticky.ts';

/** The body, inside a court or apart from one, whose numbering a citation follows. */
export interface OrgaoCitado {
  orgao: string;
  /** One of the sections of the TST, whose name alone tells the court. */
  doTst: boolean;
  fim: number;
}

const S = '\\s{0,20}';
const W = '\\s{1,20}';
const END = '(?![\\p{L}\\d])';
const SECAO = 'Se[çc][ãa]o|Se[çc][õo]es';
const DISSIDIOS = `(?:em|de)${W}Diss[íi]dios${W}`;

/** `SBDI-1`, `SDI-I`, `SDBI1`, `SBDI-1-T`, `Subseção I Especializada em Dissídios Individuais`. */
const INDIVIDUAIS = new RegExp(
  `(?:S(?:B|D|DB|BD)?DI|SDBI)(?:${S}[-–]?${S}(?<sigla>[12]|II?)(?![\\dIVX]))?(?<plena>-?${S}Plena)?` +
    `(?:${S}[-–(]?${S}(?<transitoria>T|Transit[óo]rias?)${END}\\)?)?(?![\\p{L}])` +
    `|Subse[çc][ãa]o${W}(?<subsecao>[12]ª?|II?)${W}(?:da${W}(?:${SECAO})${W})?(?:Especializada${W})?${DISSIDIOS}Individuais` +
    `(?:${S}[-–(]${S}SB?DI${S}-?${S}(?:[12]|II?)\\)?)?` +
    `|(?:${SECAO})${W}(?:Especializada${W})?${DISSIDIOS}Individuais(?:${S}[-–]?${S}(?<secao>[12]|II?)${END})?`,
  'iuy',
);
const TRANSITORIA = new RegExp(`Transit[óo]rias?${END}`, 'iuy');
const COLETIVOS = new RegExp(`(?:SDC|(?:${SECAO})${W}(?:Especializada${W})?${DISSIDIOS}Coletivos)${END}`, 'iuy');
const PLENO = new RegExp(`(?:Tribunal${W}Pleno|Pleno|TP)${END}`, 'iuy');
const EXECUCAO = new RegExp(`(?:Se[çc][ãa]o${W}Especializada${W}em${W}Execu[çc][ãa]o|SEEX)${END}`, 'iuy');

function readSecao(texto: string, inicio: number): OrgaoCitado | null {
  const match = matchAt(INDIVIDUAIS, texto, inicio);
  if (match) {
    const { sigla, subsecao, secao, transitoria } = match.groups ?? {};
    const numero = (sigla ?? subsecao ?? secao)?.replace('ª', '');
    const base = numero === undefined ? 'SDI' : `SBDI-${/\d/.test(numero) ? numero : romanValue(numero)}`;
    const orgao = transitoria === undefined ? base : 'SBDI-1 Transitória';
    return { orgao, doTst: true, fim: inicio + match[0].length };
  }
  const outras = [
    [TRANSITORIA, 'SBDI-1 Transitória', true],
    [COLETIVOS, 'SDC', true],
    [PLENO, 'Tribunal Pleno', true],
    [EXECUCAO, 'SEEx', false],
  ] as const;
  for (const [pattern, orgao, doTst] of outras) {
    const found = matchAt(pattern, texto, inicio);
    if (found) return { orgao, doTst, fim: inicio + found[0].length };
  }
  return null;
}

/** Meetings of judges and scholars, with the words for them. */
const FOROS: readonly (readonly [string, string])[] = [
  ['FONAJEF', `F[óo]rum Nacional d[oe]s? Juizados Especiais Federais`],
  ['FONAJE', `F[óo]rum Nacional d[oe]s? Juizados Especiais(?: Estaduais)?`],
  ['FPPC', `F[óo]rum Permanente d[eo]s? Processualistas(?: Civis)?`],
  ['CJF', `Conselho da Justi[çc]a Federal`],
  ['ENFAM', `Escola Nacional de Forma[çc][ãa]o e Aperfei[çc]oamento de Magistrados`],
  ['FONAVID', `F[óo]rum Nacional d[eo]s? Ju[íi]zes de Viol[êe]ncia Dom[ée]stica`],
  ['IBDFAM', `Instituto Brasileiro de Direito de Fam[íi]lia`],
];
const SIGLA_FORO =
  /(FONAJEF|FONAJE|FONAVID|FONAREF|FONAJUS|FONACRIM|FPPC|CJF|ENFAM|IBDFAM|ANAMATRA|CEAPRO|FNPP|PGFN|CGU)(?![\p{L}\d])/iuy;
const FORO = FOROS.map(
  ([sigla, nome]) =>
    [sigla, new RegExp(`${nome.replaceAll(' ', W)}${END}(?:${S}[-–(]${S}${sigla}\\s?\\)?)?`, 'iuy')] as const,
);

const RAMO = [
  'Direito Penal e (?:de )?Processo Penal',
  'Direito Material e Processual do Trabalho',
  'Direito (?:Processual )?(?:Civil|Penal|Comercial|Administrativo|Tribut[áa]rio|do Trabalho|Constitucional|Eleitoral|Notarial e Registral)',
  'Direito d[ao] (?:Sa[úu]de|Consumidor|Inf[âa]ncia)',
  'Processo Civil',
  'Preven[çc][ãa]o e Solu[çc][ãa]o Extrajudicial de Lit[íi]gios',
].join('|');
/** `I Jornada de Direito Civil (CJF)`, `3ª Jornada de Direito Comercial do CJF`. */
const JORNADA = new RegExp(
  `(?:(?<romano>[IVX]{1,5})|(?<numero>\\d{1,2})\\s?[ªa°]?)${W}Jornadas?${W}(?:de|sobre)${W}(?<ramo>${RAMO})${END}`.replaceAll(
    ' ',
    W,
  ) +
    `(?:${S}(?:[-–/,(]|d[oa]${W})${S}(?:CJF|Conselho${W}da${W}Justi[çc]a${W}Federal)${END}(?:${S}[-/]${S}CJF)?(?:${S}\\))?)?`,
  'iuy',
);
const TURMAS = new RegExp(`Turmas?${W}Recurs(?:al|ais)(?:${W}Reunidas)?${END}`, 'iuy');

/** `DIREITO  CIVIL` → `Direito Civil`: one spelling for capitals, line breaks and small letters. */
const titleCase = (words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (/^(?:d[aeo]|e)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

function readForo(texto: string, inicio: number): OrgaoCitado | null {
  const jornada = matchAt(JORNADA, texto, inicio);
  if (jornada) {
    const { romano, numero, ramo = '' } = jornada.groups ?? {};
    const edicao = romano?.toUpperCase() ?? toRoman(Number(numero));
    return { orgao: `${edicao} Jornada de ${titleCase(ramo)}`.trim(), doTst: false, fim: inicio + jornada[0].length };
  }
  const sigla = matchAt(SIGLA_FORO, texto, inicio);
  if (sigla) return { orgao: sigla[0].toUpperCase(), doTst: false, fim: inicio + sigla[0].length };
  const turmas = matchAt(TURMAS, texto, inicio);
  if (turmas) return { orgao: 'Turmas Recursais', doTst: false, fim: inicio + turmas[0].length };
  for (const [orgao, nome] of FORO) {
    const match = matchAt(nome, texto, inicio);
    if (match) return { orgao, doTst: false, fim: inicio + match[0].length };
  }
  return null;
}

/** The section or the forum named right at an offset: `SDI-1` → `SBDI-1`, `FONAJE`, `I Jornada de Direito Civil`. */
export function readOrgao(texto: string, inicio: number): OrgaoCitado | null {
  return readSecao(texto, inicio) ?? readForo(texto, inicio);
}
