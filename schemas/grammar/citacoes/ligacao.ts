import { Caracteres } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { isLetra } from '../letras.ts';
import { endAt } from '../sticky.ts';
import { isAlgarismo, isBranco, skipBranco } from './lexico.ts';

/** From a list to its act: `, todos do`, ` da`, ` c/c o` …, or nothing but a space or a bracket. */
const LIGACAO =
  /[\s”"’']*(?:[,;]|[-–—](?=\s?d[aoe]s?\s))?\s*(?:[([]?\s*(?:(?:e\s+)?(?:tod[oa]s|ambos|ambas|tudo)(?:\s+(?:eles|os\s+dois))?\s*,?\s*)?(?:(?:(?:constantes?|previst[oa]s?|contid[oa]s?|inscrit[oa]s?|inserid[oa]s?|insculpid[oa]s?|descrit[oa]s?|tipificad[oa]s?)\s+)?(?:(?:d|n)?(?:es|ess)t?[ea]s?\s+|(?:d|n|àqu|daqu|naqu)el[ea]s?\s+|(?:de\s+su[ao]s?|de\s+seus?|d[oae]s?|n[oa]s?|[oa]s?)\s+){0,3}))/iy;
/** `186-CC`, `art. 5º - CF`, `37/CF`, `art. 186 – Código Civil`, `art. 186 | CC`. */
const TRACOS = new Caracteres('-–—/|');
const TRACO = compact(
  /\s?[-–—/|]\s?(?=[A-Z]{2,6}(?![\p{L}\p{N}]))|\s?[-–—|]\s(?=(?:Lei|LEI|Decreto|DECRETO|C[óo]digo|C[ÓO]DIGO|Constitui[çc][ãa]o|CONSTITUI[ÇC][ÃA]O|Consolida[çc][ãa]o|Estatuto|ESTATUTO)\s)/uy,
);
/** `desta Lei`, `daquele diploma`: past the preposition. */
const DEMONSTRATIVO = /\s*,?\s*[dn](?=(?:es|ess)t?[ea]s?\s|aquel[ea]s?\s)/iy;
/** What joins one list to another under one act. */
const ENTRE_LISTAS =
  /\s*[,;]?\s*(?:(?:e|ou|c\s?[/.]\s?c\.?|combinad[oa]s?\s+com|bem\s+como)\s*)?(?:[oa]s?\s+|d?[oa]s?\s+)?/iy;
/** From an act to the provisions named right after it: `CF, art. 102`. */
const NIVEL_LOGO =
  /\s*[,:(–—|-]?\s*(?:(?:[oa]s?|n[oa]s?|em\s+seus?|n[oa]s?\s+seus?)\s+)?(?=art|§|par[áa]g|inc|al[íi]n)/iy;
/** With what that may begin. */
const LOGO = new Caracteres(',:(–—-|§oanepi');
/** `Lei 4.320/1964 prevê, em seus artigos 62`; not `o CC, o contrato, em seu art. 12`, `o CPP e a LEP, em seu art. 112`, which are another's. */
const EM_SEUS =
  /(?:(?!,\s{1,3}[oa]s?\s|\s(?:e|ou|nem)\s{1,3}[oa]s?\s)[^.;:()\n]){0,40}?\b(?:em|n[oa]s?)\s+seus?\s+(?=art)/iy;
/** `CF, 5º, X`. */
const NUMERO_LOGO = /\s?[,(]\s*(?=\d{1,4}(?:[º°]|-[A-Z])?\s*,\s*(?:§|inc|[IVX]|par|caput))/iy;
/** `CC, 186`, `CPC, 373 e 374`: nothing else follows the number, which is no year. */
const NUMERO_SO =
  /\s?,\s{1,3}(?=(?!(?:18|19|20)\d\d(?!\d))(?:\d\.\d{3}|\d{1,4})(?:[º°]|-[A-Z])?(?:\s?[;)]|\s?\.(?!\d)|\s?,\s(?!\d)|\s{1,3}e\s{1,3}\d|$))/y;
const ACRONIMO_ANTES = compact(/(?<![\p{L}\p{N}])[A-Z]{2,5}$/u);
const FIM_DE_ORACAO = new Caracteres('.;:()\n');
/** How far behind an act the possessive may end. */
const ATE_SEUS = 56;

/** `art. 3º do manual`: it is of something, and nothing that was mentioned before. */
const DE_ALGO = compact(
  /\s*,?\s*de\s+(?:amb[oa]s|outr[oa]s?|(?:cada\s+)?uma?\s+d(?:as|os|el[ea]s))(?!\p{L})|\s*,?\s*(?:(?:acima|supra|retro|abaixo|infra)(?:\s{1,3}\p{L}{3,14})?\s?,?\s)?d(?:[oa]s?|e\s+(?:seus?|suas?))\s+(?!(?:mesm[oa]\s+(?=artigo|dispositivo|preceito|norma|diploma))?(?:qual|quais|que|artigo|dispositivo|preceito|norma(?!\s{1,3}(?:coletiva|interna|t[ée]cnica|regulamentar|regulamentadora|estatut[áa]ria|regimental|contratual|convencional|empresarial|brasileira|internacional|estrangeira|estadual|municipal|distrital|local|impugnada|questionada))|diploma|leis?(?!\s{1,3}(?:estadua|municipa|distrita|locais|local|impugnad|questionad|objurgad|que\s{1,3}(?:institu|cri|disp|estabelec)))|legisla[çc][ãa]o)(?![\p{L}-]))["“‘'«[(]?\p{L}/iuy,
);
/** `art. 38 da Lei`: some law named before. */
const DA_LEI = compact(/\s*,?\s*da\s+(?=lei(?![\p{L}-]))/iuy);

/** What leads from a list to the act behind it. */
export interface Ligacao {
  /** Where the act would begin. */
  fim: number;
  /** A preposition or the like ties them, not a blank, a mark or an article alone. */
  atada: boolean;
  /** A semicolon or an article parts them: what follows begins something else. */
  apartada: boolean;
  /** The act stands in a bracket of its own. */
  abre: boolean;
}

/** As most lists are joined to their act, told without a pattern. */
const USUAIS = new Set(['', ' ', ',', ', ', ' do ', ' da ', ' dos ', ' das ', ', do ', ', da ']);
const TODOS = /(?:tod|amb|tudo)/i;
const DE = compact(/(?:^|[\s,(])(?:d|const|prev|contid|inscrit|inser|inscul|tipif)\p{L}/iu);
const PREPOSICAO = compact(/(?:^|[\s,(])(?:[dn]|àqu|const|prev|contid|inscrit|inser|inscul|tipif)\p{L}/iu);
const ABRE_ASPAS = new Caracteres('"“‘«');
const SO_ARTIGO = /(?:^|[\s,])[oa]s?\s+$/i;

/** With what a name may begin so that no further word that ties does: `Código`, `Lei`, not `Este`, `No`, `Pela`. */
const COMECA_NOME = new Caracteres('BCFGHIJKLMQRSTUVWXYZ', true);
/** Words that tie have them first, `pela`, `seus`, or third, `dos`, `deste`, `dele`, `daquela`; `a`, `o` have no second letter. */
const COMECA_LIGACAO = new Caracteres('ps');
const TERCEIRA_DE_LIGACAO = new Caracteres('pslq');
const VOGAL = new Caracteres('aoe');

/** Past ` do `, `, das `, where such a name follows; or -1. As most lists are joined to their act. */
function endOfUsual(text: string, at: number): number {
  const { length } = text;
  const word = at < length && text.charCodeAt(at) === VIRGULA ? at + 2 : at + 1;
  if (word + 6 > length || text.charCodeAt(word - 1) !== ESPACO) return -1;
  if ((text.charCodeAt(word) | 0x20) !== 0x64 || !VOGAL.at(text, word + 1)) return -1;
  const end = (text.charCodeAt(word + 2) | 0x20) === 0x73 ? word + 3 : word + 2;
  if (text.charCodeAt(end) !== ESPACO) return -1;
  const nome = end + 1;
  const usual =
    (COMECA_NOME.at(text, nome) && text.charCodeAt(word) === 0x64) ||
    (isLetra(text, nome) &&
      !COMECA_LIGACAO.at(text, nome) &&
      isLetra(text, nome + 1) &&
      isLetra(text, nome + 2) &&
      !TERCEIRA_DE_LIGACAO.at(text, nome + 2));
  return usual ? nome : -1;
}

/** With what the words and marks that tie begin. */
const COMECA = new Caracteres('”"’\',;-–—([etacpidnào');

/** Past a blank, or a comma and a blank, where nothing follows that ties or parts; or -1. */
function endOfNada(text: string, at: number): number {
  const sign = at < text.length && text.charCodeAt(at) === VIRGULA ? at + 1 : at;
  const end = sign < text.length && text.charCodeAt(sign) === ESPACO ? sign + 1 : sign;
  return end < text.length && !COMECA.at(text, end) && !isBranco(text, end) ? end : -1;
}

/** @param led whether the list follows an act already: then `, no CPC` begins something else */
export function readLigacao(text: string, at: number, led: boolean): Ligacao {
  const usual = endOfUsual(text, at);
  if (usual >= 0) return { fim: usual, atada: true, apartada: false, abre: false };
  const sign = at < text.length && text.charCodeAt(at) === ESPACO ? at + 1 : at;
  const dash = TRACOS.at(text, sign) ? endAt(TRACO, text, at) : -1;
  if (dash >= 0) return { fim: dash, atada: false, apartada: false, abre: false };
  const nada = endOfNada(text, at);
  if (nada >= 0) return { fim: nada, atada: false, apartada: false, abre: false };
  const fim = Math.max(at, endAt(LIGACAO, text, at));
  const between = text.slice(at, fim);
  if (USUAIS.has(between) && !ABRE_ASPAS.at(text, fim))
    return { fim, atada: between.length > 2, apartada: false, abre: false };
  const todos = TODOS.test(between);
  const atada = todos || (led && between.includes(',') ? DE : PREPOSICAO).test(between);
  // `da “CLT”`
  const aspas = atada && ABRE_ASPAS.at(text, fim) ? 1 : 0;
  const apartada = !todos && (between.includes(';') || (!atada && SO_ARTIGO.test(between)));
  return { fim: fim + aspas, atada, apartada, abre: between.includes('(') || between.includes('[') };
}

export function endOfDemonstrativo(text: string, at: number): number {
  const blank = at < text.length && text.charCodeAt(at) === ESPACO;
  const word = blank ? at + 1 : skipBranco(text, VIRGULAS.at(text, at) ? at + 1 : at);
  // `desta`, `naquele`: their third letter spares the pattern.
  return TERCEIRA_DE_ESTE.at(text, word + 2) || VIRGULAS.at(text, word) ? endAt(DEMONSTRATIVO, text, at) : -1;
}

const VIRGULAS = new Caracteres(',');
const TERCEIRA_DE_ESTE = new Caracteres('sq');
const PONTUACAO = new Caracteres(',;');
const LETRA_ENTRE_LISTAS = new Caracteres('eocbad');

/** Past what may join bare numbers to the list before them, or -1: asked behind every act, and told by a letter. */
export function endOfEntreListas(text: string, at: number): number {
  const sign = skipBranco(text, at);
  const next = PONTUACAO.at(text, sign) ? skipBranco(text, sign + 1) : sign;
  return isAlgarismo(text, next) || LETRA_ENTRE_LISTAS.at(text, next) ? endAt(ENTRE_LISTAS, text, at) : -1;
}

/** Past what leads from an act to the provisions after it, or -1: asked of every act. */
export function endOfDepoisDoAto(text: string, at: number): number {
  const logo = LOGO.at(text, skipBranco(text, at)) ? endAt(NIVEL_LOGO, text, at) : -1;
  if (logo >= 0) return logo;
  // What ends a clause ends its subject.
  const near = FIM_DE_ORACAO.at(text, at) ? '' : text.slice(at, at + ATE_SEUS);
  const seus = near.includes('seu') || near.includes('SEU') ? endAt(EM_SEUS, text, at) : -1;
  if (seus >= 0 || (text[at] !== ',' && text[at + 1] !== '(')) return seus;
  const numero = endAt(NUMERO_LOGO, text, at);
  if (numero >= 0) return numero;
  const so = text[at] === ',' ? endAt(NUMERO_SO, text, at) : -1;
  return so >= 0 && ACRONIMO_ANTES.test(text.slice(Math.max(0, at - 7), at)) ? so : -1;
}

/** The first plain letter behind a list, past a comma or a bracket: asked of every list without an act, it spares the patterns. */
export function letterBehind(text: string, at: number): string {
  const sign = skipBranco(text, at);
  const code = text.charCodeAt(sign);
  const next = code === VIRGULA || code === ABRE ? skipBranco(text, sign + 1) : sign;
  return text.charCodeAt(next) < 0x80 ? (text[next] as string).toLowerCase() : '-';
}

const [VIRGULA, ABRE, ESPACO] = [0x2c, 0x28, 0x20];

/** Whether a list is of something that is no act named before. */
export const isOfSomethingElse = (text: string, at: number): boolean =>
  'dasri'.includes(letterBehind(text, at)) && endAt(DE_ALGO, text, at) >= 0;

const SUPERADO = compact(
  /\s{0,3},?\s{0,3}(?:d[oa]\s{1,3}(?:lei|diploma|norma|legisla[çc][ãa]o)\s{1,3})?(?:anterior|antig[oa]|revogad[oa]|derrogad[oa]|ab-rogad[oa]|pret[ée]rit[oa]|passad[oa]|velh[oa]|superad[oa]|de\s{1,3}1[89]\d\d)(?!\p{L})/iuy,
);

/** Whether a list is of an act that is no longer, known by that alone: `do Código | anterior`, `| da lei revogada`. */
export const isOfSuperado = (text: string, at: number): boolean =>
  'darpvs'.includes(letterBehind(text, at)) && endAt(SUPERADO, text, at) >= 0;

/** The common name behind a list, `lei`; empty when there is none. */
export const comumBehind = (text: string, at: number): string =>
  letterBehind(text, at) === 'd' && endAt(DA_LEI, text, at) >= 0 ? 'lei' : '';

const QUAL_ANTES = compact(
  /(?<!\p{L})(?:n?(aquel|est)[ea](?:\s{1,3}(?:(primeir|segund)|[úu]ltim)[oa])?|[nd]?[oa]\s{1,3}(?:primeir|segund)[oa])(?:\s{1,3}(?:lei|diploma|norma|c[óo]digo|estatuto|decreto|ato)(?:\s{1,3}\p{L}{4,12})?)?,\s{1,3}(?:em\s{1,3}seus?|n?[oa]s?)?\s{0,3}$/iu,
);

/**
 * What before the list at `at` says of which of several acts it is: `Naquela lei, o art. 6º`, `Na primeira lei, …`, which are
 * not the nearer one, or `Esta, no art. 6º`.
 */
export function tellsQualAntes(text: string, at: number): 'aquele' | 'ordinal' | 'este' | null {
  const before = text.slice(Math.max(0, at - 60), at);
  const match = before.includes(',') ? QUAL_ANTES.exec(before) : null;
  if (!match) return null;
  const [, mostrado, ordinal] = match;
  if (mostrado === undefined || ordinal !== undefined) return 'ordinal';
  return mostrado.toLowerCase() === 'est' ? 'este' : 'aquele';
}

/** `cujo | art. 5º` is of what was named right before it: of no act named further back than `desde`, where that ends. */
export const isCujoDeOutro = (text: string, at: number, desde: number): boolean =>
  /cuj[oa]s?\s{1,3}$/i.test(text.slice(Math.max(desde, at - 10), at)) &&
  !/^[\s,)\]"”’–—-]{1,6}cuj/i.test(text.slice(desde, at));

const ACIMA = compact(/\s{0,3},?\s{0,3}(?:logo\s|j[áa]\s)?(?:acima|abaixo|supra|infra|retro)(?!\p{L}|-)/iuy);

/** Whether a list is one that the text has elsewhere: `art. 10 | supra`, in its own articles where it was not cited there. */
export const isDoProprioTexto = (text: string, at: number): boolean => endAt(ACIMA, text, at) >= 0;
