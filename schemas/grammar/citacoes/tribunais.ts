import { Caracteres } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { matchAt } from '../sticky.ts';
import { isBranco } from './lexico.ts';

/** A court as a text names it: its acronym, or null when the words only point at one (`esta Corte`). */
export interface TribunalCitado {
  tribunal: string | null;
  fim: number;
}

const UFS: Record<string, string> = {
  acre: 'AC',
  alagoas: 'AL',
  amapa: 'AP',
  amazonas: 'AM',
  bahia: 'BA',
  ceara: 'CE',
  'distrito federal': 'DF',
  'espirito santo': 'ES',
  goias: 'GO',
  maranhao: 'MA',
  'mato grosso do sul': 'MS',
  'mato grosso': 'MT',
  'minas gerais': 'MG',
  paraiba: 'PB',
  parana: 'PR',
  para: 'PA',
  pernambuco: 'PE',
  piaui: 'PI',
  'rio de janeiro': 'RJ',
  'rio grande do norte': 'RN',
  'rio grande do sul': 'RS',
  rondonia: 'RO',
  roraima: 'RR',
  'santa catarina': 'SC',
  'sao paulo': 'SP',
  sergipe: 'SE',
  tocantins: 'TO',
};
const SIGLAS_UF = [...new Set(Object.values(UFS))].join('|');

/** A pattern of unaccented words that also matches them with accents, and any white space between them. */
const words = (text: string) =>
  text
    .replaceAll('a', '[aáâã]')
    .replaceAll('e', '[eéê]')
    .replaceAll('i', '[ií]')
    .replaceAll('o', '[oóôõ]')
    .replaceAll('u', '[uú]')
    .replaceAll('c', '[cç]')
    .replaceAll(' ', '\\s{1,20}');

const END = '(?![\\p{L}\\d])';
const DE = '(?:d[oae]s?\\s{1,20})';

/** `C.TST`, `colendo Superior Tribunal`, `E. STF`: what courtesy puts before a court. */
const CORTESIA = compact(
  new RegExp(
    `(?:(?:[ec]|eg|egr|col|exc|ex|v)\\.\\s{0,5}|(?:${words('colend|egregi|august|excels|propri|mesm|extint|antig|referid|citad|insign')})[oa]\\s{1,20}){1,3}`,
    'iuy',
  ),
);

/** The courts and councils that have one name each: the words for them, by acronym. */
const NOMES: Record<string, string> = {
  STF: 'supremo(?! tribunal (?:militar|de justica))(?: tribunal(?: federal)?)?|pretorio (?:excelso|maximo)|excelso pretorio|suprema corte|excelsa corte|corte (?:suprema|maior|constitucional)',
  STJ: 'superior tribunal de justica|tribunal da cidadania|corte cidada|corte superior de justica',
  TST: 'tribunal superior do trabalho|corte superior (?:trabalhista|do trabalho)',
  TSE: '(?:tribunal|corte) superior eleitoral',
  STM: 'superior tribunal militar',
  TCU: '(?:tribunal|corte) de contas da uniao',
  TFR: 'tribunal federal de recursos',
  TNU: 'turma nacional de uniformizacao',
  CARF: 'conselho administrativo de recursos fiscais',
  CNJ: 'conselho nacional de justica',
  CSJT: 'conselho superior da justica do trabalho',
  AGU: 'advocacia.geral da uniao',
  CRPS: 'conselho de recursos da previdencia social',
};
const SIGLAS_NACIONAIS = Object.keys(NOMES).join('|');

const SIGLA = compact(
  new RegExp(`(?:(?:${SIGLAS_NACIONAIS})|(?:s\\.\\s?t\\.\\s?[fjm]|t\\.\\s?s\\.\\s?[te])\\.?)${END}`, 'iuy'),
);
/** The acronym in brackets after the name is part of it: `Supremo Tribunal Federal (STF)`. */
const NOME = compact(
  new RegExp(
    Object.entries(NOMES)
      .map(([sigla, nomes]) => `(?<${sigla}>${words(nomes)})${END}(?:\\s{0,20}[-–(]\\s{0,20}${sigla}${END}\\s?\\)?)?`)
      .join('|'),
    'iuy',
  ),
);

/** `TRF4`, `TRT da 2ª Região`, `Tribunal Regional Federal da Quarta Região`. */
const ORDINAIS = 'primeira segunda terceira quarta quinta sexta'.split(' ');
const REGIONAL = compact(
  new RegExp(
    `(?:(TRF|TRT)|${words('tribunal regional')}\\s{1,20}(?:(federal)|${words('do trabalho')}))` +
      `(?:\\s{0,5}[-/]?\\s{0,5}|\\s{1,20}${DE})(?:(\\d{1,2})(?:${END}|\\s?[ªa°º.]{1,2})|(${ORDINAIS.join('|')}))` +
      `(?:\\s{0,20}(?:${words('regiao')}${END}|R\\.)|${END})`,
    'iuy',
  ),
);
/** `TJSP`, `TJ/RS`, `Tribunal de Justiça do Estado de São Paulo`, `TRE-MG`. */
const ESTADUAL = compact(
  new RegExp(
    `(?:(TJ|TRE|TCE)|(${words('tribunal de justica')}|${words('tribunal regional eleitoral')}|${words('tribunal de contas')}))` +
      `(?:\\s{0,3}[-/]?\\s{0,3}(?:(DFT)|(${SIGLAS_UF}))${END}|\\s{1,20}(?:${DE}estado\\s{1,20})?${DE}` +
      `(${words(Object.keys(UFS).join('|'))})${END}(?:\\s{1,20}e\\s{1,20}(?:dos\\s{1,20})?${words('territorios')})?)`,
    'iuy',
  ),
);
/** What only points at a court; said of one after `do`, `desta`, `daquele`. */
const GENERICO = compact(
  new RegExp(
    `(?:(?:tribunal|corte|${words('pretorio')})(?:\\s{1,20}(?:superior|regional|militar|eleitoral|federal|trabalhista|${words('de justica|de contas|do trabalho')}))` +
      `{0,2}|${words('superior tribunal')}|casa|${words('sodalicio')}|regional|${words('colegiado')})${END}`,
    'iuy',
  ),
);

const unaccented = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ');

/** With what a court's name begins, its courtesies and what only points at one: all are asked of whatever follows a number. */
const INICIO_DE_NOME = new Caracteres('acçãáâeéêpstſ');
const INICIO_DE_REGIONAL = new Caracteres('t');
const INICIO_DE_CORTESIA = new Caracteres('aáâãcçeéêiímprv');
const INICIO_DE_GENERICO = new Caracteres('cçprstſ');

function readNomeado(texto: string, inicio: number): TribunalCitado | null {
  if (!INICIO_DE_NOME.at(texto, inicio)) return null;
  const sigla = matchAt(SIGLA, texto, inicio);
  if (sigla) return { tribunal: sigla[0].replace(/[.\s]/g, '').toUpperCase(), fim: inicio + sigla[0].length };
  const mayBeRegional = INICIO_DE_REGIONAL.at(texto, inicio);
  const regional = mayBeRegional ? matchAt(REGIONAL, texto, inicio) : null;
  if (regional) {
    const [, curta, federal, numero, ordinal] = regional;
    const regiao = numero === undefined ? ORDINAIS.indexOf(unaccented(ordinal ?? '')) + 1 : Number(numero);
    const tribunal = curta?.toUpperCase() ?? (federal === undefined ? 'TRT' : 'TRF');
    return { tribunal: `${tribunal}${regiao}`, fim: inicio + regional[0].length };
  }
  const estadual = mayBeRegional ? matchAt(ESTADUAL, texto, inicio) : null;
  if (estadual) {
    const [, curta, longa = '', dft, sigla, estado] = estadual;
    const uf = dft ?? sigla ?? (UFS[unaccented(estado ?? '')] as string);
    return { tribunal: printEstadual(curta ?? LONGAS[unaccented(longa)] ?? '', uf), fim: inicio + estadual[0].length };
  }
  const nome = matchAt(NOME, texto, inicio);
  const tribunal = Object.keys(NOMES).find((sigla) => nome?.groups?.[sigla] !== undefined);
  return nome && tribunal !== undefined ? { tribunal, fim: inicio + nome[0].length } : null;
}

const LONGAS: Record<string, string> = {
  'tribunal de justica': 'TJ',
  'tribunal regional eleitoral': 'TRE',
  'tribunal de contas': 'TCE',
};

/** `TJSP`, `TJDFT`, `TRE-MG`: as each kind of court writes itself. */
function printEstadual(tipo: string, uf: string): string {
  if (tipo.toUpperCase() !== 'TJ') return `${tipo}-${uf}`.toUpperCase();
  return uf.toUpperCase() === 'DF' ? 'TJDFT' : `TJ${uf}`.toUpperCase();
}

/**
 * The court named right at an offset, after any preposition: `STJ`, `C. TST`, `colendo Superior Tribunal de Justiça`,
 * `Pretório Excelso`, `TRF da 4ª Região`, `TJ/RS`. With `generico`, also the words that only point at one.
 */
export function readTribunal(texto: string, inicio: number, generico: boolean): TribunalCitado | null {
  // No name is a letter alone: most often `e`, `a`, or the number of another thing.
  if (inicio + 1 >= texto.length || isBranco(texto, inicio + 1)) return null;
  // `Excelso Pretório` is a name, `excelso Supremo Tribunal` a courtesy and a name: the name is tried first.
  const nomeado = readNomeado(texto, inicio);
  if (nomeado) return nomeado;
  const cortesia = INICIO_DE_CORTESIA.at(texto, inicio) ? matchAt(CORTESIA, texto, inicio) : null;
  const depois = inicio + (cortesia?.[0].length ?? 0);
  const cortes = depois > inicio ? readNomeado(texto, depois) : null;
  if (cortes) return cortes;
  const match = generico && INICIO_DE_GENERICO.at(texto, depois) ? matchAt(GENERICO, texto, depois) : null;
  return match && { tribunal: null, fim: depois + match[0].length };
}

const ANTES = compact(
  new RegExp(
    `(?<![\\p{L}\\d/-])(?:${SIGLAS_NACIONAIS}|TR[FT]-?\\d{1,2}|TJ[-/]?(?:DFT|${SIGLAS_UF}))\\s{0,5}[,:–—-]\\s{0,5}$`,
    'u',
  ),
);
const ALCANCE = 24;

/** The court that stands right before an offset with only a mark between (`STJ, `, `TST – `), not before `minimo`. */
export function tribunalBefore(
  texto: string,
  inicio: number,
  minimo: number,
): { tribunal: string | null; inicio: number } | null {
  const from = Math.max(minimo, inicio - ALCANCE);
  const match = ANTES.exec(texto.slice(from, inicio));
  const lido = match && readNomeado(texto, from + match.index);
  return lido && { tribunal: lido.tribunal, inicio: from + match.index };
}
