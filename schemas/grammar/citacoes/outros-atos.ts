import { fold } from '../../text/fold.ts';
import { endAt, matchAt } from '../sticky.ts';

/** An act that is no federal act of the catalogue's forms. */
export interface OutroAto {
  sigla: string;
  fim: number;
}

const UFS = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');
const ESTADOS: Record<string, string> = {
  acre: 'AC',
  alagoas: 'AL',
  amazonas: 'AM',
  amapa: 'AP',
  bahia: 'BA',
  ceara: 'CE',
  'distrito federal': 'DF',
  'espirito santo': 'ES',
  goias: 'GO',
  maranhao: 'MA',
  'minas gerais': 'MG',
  'mato grosso do sul': 'MS',
  'mato grosso': 'MT',
  para: 'PA',
  paraiba: 'PB',
  pernambuco: 'PE',
  piaui: 'PI',
  parana: 'PR',
  'rio de janeiro': 'RJ',
  'rio grande do norte': 'RN',
  rondonia: 'RO',
  roraima: 'RR',
  'rio grande do sul': 'RS',
  'santa catarina': 'SC',
  sergipe: 'SE',
  'sao paulo': 'SP',
  tocantins: 'TO',
  paulista: 'SP',
  mineira: 'MG',
  fluminense: 'RJ',
  gaucha: 'RS',
  baiana: 'BA',
  catarinense: 'SC',
  paranaense: 'PR',
};

const CONSTITUICAO_ESTADUAL =
  /(?:constitui[çc][ãa]o|carta)\s+(?:(?:pol[íi]tica\s+)?estadual(?:\s+(?:d[oae]s?\s+)?)?|d[oe]\s+(?:estado|e\.)(?!\p{L})(?:\s+(?:d[oae]s?\s+)?)?|(?=paulista|mineira|fluminense|ga[úu]cha|baiana|catarinense|paranaense))/iuy;
const CE_COM_ESTADO = new RegExp(`CE\\s?[-/]\\s?(${UFS.join('|')})(?![\\p{L}\\p{N}])`, 'uy');
const CE_DE = /CE\s+d[oae]s?\s+(?:estado\s+d[oae]s?\s+)?(?=\p{Lu})/uy;
const NOME_DE_ESTADO = /\p{L}+(?:\s+\p{L}+){0,4}/uy;

/** `Constituição do Estado de São Paulo`, `CE/SP`, `Constituição Estadual`. */
export function readConstituicaoEstadual(text: string, at: number): OutroAto | null {
  const short = matchAt(CE_COM_ESTADO, text, at);
  if (short) return { sigla: `X-CE-${short[1]}`, fim: at + short[0].length };
  const acronym = matchAt(CE_DE, text, at);
  const head = acronym ?? matchAt(CONSTITUICAO_ESTADUAL, text, at);
  if (!head) return null;
  const from = at + head[0].length;
  const words = matchAt(NOME_DE_ESTADO, text, from)?.[0] ?? '';
  const parts = words.split(/\s+/);
  for (let take = Math.min(4, parts.length); take > 0; take--) {
    const uf = ESTADOS[fold(parts.slice(0, take).join(' '))];
    if (uf) return { sigla: `X-CE-${uf}`, fim: from + parts.slice(0, take).join(' ').length };
  }
  return acronym ? null : { sigla: 'X-CE', fim: at + head[0].replace(/(?:\s+d[oae]s?)?\s*$/iu, '').length };
}

const LOCAL =
  /(?:leis?(?:\s+complementar(?:es)?)?|decretos?(?:[-\s]lei)?)\s+(?:estadua(?:l|is)|municipa(?:l|is)|distrita(?:l|is)|org[âa]nica(?:\s+(?:d[oae]s?\s+)?(?:distrito\s+federal|munic[íi]pio(?:\s+d[eoa]\s+\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)*)?|tribunal\s+de\s+contas[^,.;()\ufffc]{0,40}|\p{Lu}{2,6}))?)/iuy;
const NORMA =
  /(?:resolu[çc](?:[ãa]o|[õo]es)|res\.|portarias?(?:\s+(?:interministerial|conjunta|normativa))?|instru[çc][ãa]o\s+normativa|IN(?=[\s-]?(?:n[.º°]|\d|[A-Z]{2}))|provimentos?|regimento(?:\s+interno|\s+de\s+custas)?|regulamento(?:\s+(?:geral|interno))?|circular|delibera[çc][ãa]o|ato\s+(?:normativo|regimental|conjunto|declarat[óo]rio|institucional)|decreto\s+legislativo|estatuto|c[óo]digo|conven[çc][ãa]o|protocolo|tratado|consolida[çc][ãa]o|RI(?=\/)|norma\s+regulamentadora|NR)(?!\p{Ll})/iuy;
/** `Lei Rouanet`, `Lei de Licitações`. */
const LEI_COM_NOME = /[Ll]ei(?=\s+(?:d[aoe]s?\s+)?\p{Lu}\p{Ll})|LEI(?=\s+(?:D[AOE]S?\s+)?\p{Lu}{4})/uy;
/** What names an act further: `-TSE`, ` Interno do TST`, ` de Ética da OAB`, ` nº 23.376/2012`. */
const NOME =
  /(?:\s?[-/]\s?[A-Z]{2,6}(?![a-z])|[ \t]*\n?[ \t]*(?<=\s)(?:(?:d[oae]s?|e|sobre|contra)\s+(?:[oa]\s+)?){0,2}(?:(?!N[º°.o]|\p{Lu}{1,2}\.\s)\p{Lu}[\p{L}\p{N}]*(?:[-/]\p{Lu}\p{L}*)?|(?:colendo|egr[ée]gi[oa]|e\.|c\.)(?=\s)|(?:n?d?est[ea]|ess[ea])\s+(?:colend[oa]\s+|egr[ée]gi[oa]\s+|e\.\s+)?(?:Corte|Tribunal|Casa)(?!\p{L})))/uy;
const NUMERO =
  /\s*,?\s*(?:n[.º°o]{0,3}\s?)?\d[\d.]*(?:-[A-Z])?(?:\s?[/⁄]\s?\d{2,4}|,?\s+de\s+(?:\d{1,2}[º°]?\s+de\s+\p{L}+\s+de\s+)?\d{4})?(?:\s?[-/]\s?[A-Z]{2,6}(?![a-z]))?(?:,?\s+d[oa]\s+(?:[A-Z]{2,6}(?:[-/][A-Z]{2})?(?![a-z])))?/uy;

/** Regulations, internal rules, acts of states and towns, treaties and codes that the catalogue does not have. */
export function readOutroAto(text: string, at: number): OutroAto | null {
  const first = (text[at] ?? '').toLowerCase();
  const local = first === 'l' || first === 'd' ? endAt(LOCAL, text, at) : -1;
  if (local >= 0) return withNumber(text, at, local);
  let fim = endAt(first === 'l' ? LEI_COM_NOME : NORMA, text, at);
  if (fim < 0) return null;
  for (let words = 0; words < 8; words++) {
    const word = endAt(NOME, text, fim);
    if (word < 0) break;
    fim = word;
  }
  return withNumber(text, at, fim);
}

function withNumber(text: string, at: number, fim: number): OutroAto {
  return { sigla: makeX(text.slice(at, fim)), fim: Math.max(fim, endAt(NUMERO, text, fim)) };
}

const SIGLA =
  /(?:RI|RG|LO|RC|CN|EA|CE|DI)[A-Z]{1,7}(?:[-/][A-Z]{2,6})?(?![\p{L}\p{N}])|[A-Z]{3,8}(?:[-/][A-Z]{2,6})?(?![\p{L}\p{N}])/uy;
/** Bodies, not acts. */
const ORGAO =
  /^(?:STF|STJ|TST|TSE|STM|TCU|TJ[A-Z]{0,4}|TRF|TRT|TRE|OAB|INSS|MPF?|MPE|CNJ|CNMP|DOU|DJE?|DJU|PGR|AGU|PGFN|ONU|FGTS|RE|ARE|ADI|ADPF|HC|RHC|AIRR|RR|REsp|ART|ARTS|DOS|DAS|QUE|NOS|NAS|LEI|COM|POR|UMA|SEM)/;

/** An acronym that nobody told us of: `RITJSP`. */
export function readSigla(text: string, at: number): OutroAto | null {
  const match = matchAt(SIGLA, text, at);
  if (!match || ORGAO.test(match[0])) return null;
  return { sigla: makeX(match[0]), fim: at + match[0].length };
}

const LIGACAO = /^(?:d[oae]s?|e|o|a|sobre|contra|colendo|egregio|c|e)$/;

/** `X-` and the capitals of a name: `Regimento Interno do TST` → `X-RITST`. */
export function makeX(nome: string): string {
  const words = nome.split(/[\s\-/.,]+/).filter((word) => word !== '' && !LIGACAO.test(fold(word)));
  const shouted = words.length > 1 && words.every((word) => word === word.toUpperCase());
  const letters = words.map((word) => {
    const acronymLike = word === word.toUpperCase() && (shouted ? word.length <= 5 : true);
    return acronymLike ? word : (word[0] ?? '').toUpperCase();
  });
  const plain = fold(letters.join(''))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return `X-${plain}`.slice(0, 20);
}
