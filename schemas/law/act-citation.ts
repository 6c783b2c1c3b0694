import { Caracteres } from '../text/caracteres.ts';
import { compact } from '../text/compact.ts';
import { detach } from '../text/detach.ts';
import { endAt, matchAt } from '../text/sticky.ts';
import { type AtoNumerado, expandAno, type FormaNumerada, printNumero } from './act-name.ts';

/** An act as a text cites it. `inicio` and `fim` (exclusive) are UTF-16 offsets, and include the date. */
export interface AtoCitado extends AtoNumerado {
  inicio: number;
  fim: number;
}

/** Plain words in any case. Abbreviations stay case-sensitive, because `ec` and `mp` are not acts. */
const words = (text: string) =>
  text.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`).replaceAll(' ', '\\s{1,20}');

// Every repetition is bounded, so that the search is linear for any text.
const S = '\\s{0,20}';
const TRACO = '[-\u2010-\u2014]';
const DE = words('de');

/** Order matters: a longer name comes before a shorter one that it begins with. */
const FORMAS: readonly (readonly [FormaNumerada, string])[] = [
  ['lei_complementar', `${words('lei complementar')}|${words('leis complementares')}|LC|L\\.\\s?C\\.|L[Cc][Pp]`],
  [
    'decreto_lei',
    `${words('decreto')}[sS]?${S}${TRACO}?${S}${words('lei')}[sS]?|[dD][eE][cC]\\.${S}${TRACO}?${S}[lL][eE][iI]|DL|D\\.\\s?L\\.|D[eE][lL]`,
  ],
  [
    'medida_provisoria',
    `${words('medida')}[sS]?\\s{1,20}${words('provis')}[oOóÓ]${words('ria')}[sS]?|M[pP][vV]|MP|M\\.\\s?P\\.`,
  ],
  [
    'emenda_constitucional',
    `${words('emenda')}[sS]?\\s{1,20}${words('constituciona')}(?:[lL]|[iI][sS])|EC|E\\.\\s?C\\.`,
  ],
  ['decreto', `${words('decreto')}[sS]?|D[eE][cC]\\.?|D\\.(?=\\s?(?:n\\S{0,2}\\s?)?\\d{1,3}\\.?\\d{3}(?!\\d))`],
  ['lei', `${words('lei')}[sS]?|L\\.(?=\\s?[n\\d])`],
];

const NAO_E_PROJETO = `(?<!(?:${words('projeto')}[sS]?|${words('proposta')}[sS]?)\\s{1,5}${DE}\\s{1,5})`;
const FEDERAL = `(?:\\s{1,20}${words('federa')}(?:[lL]|[iI][sS]))?`;
const MARCA = `(?:${DE}\\s{1,5})?(?:[nN](?:[rR]|(?:[.\\s]{0,3}[º°ª˚oO])?\\s?[sS]?)|[nN][uUúÚ]${words('mero')})[.:-]{0,2}`;
const NUMERO =
  '(?<numero>\\d{1,3}(?:\\.\\s?|,)\\d{3}|\\d{1,2}\\s\\d{3}(?=,?\\sde\\s)|\\d{1,5})(?:-?(?<letra>[A-Za-d])|-(?<edicao>\\d{1,2}))?(?![\\p{L}\\dºª°]|\\.\\d)';

const MES = `(?:${words('janeiro|fevereiro|março|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro')}|(?:${words('jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez')})\\.?)`;
/** `de 90 dias`, `de 10 artigos`: two digits that are not a year. */
const UNIDADE = `\\s{0,3}(?:[%º°ª/]|[.,]\\d|(?:${words('dia|ano|mes|mês|hora|minuto|artigo|página|vezes|por')}|R\\$|${words('janeiro|fevereiro|março|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|de')}(?!\\p{L})))`;
const DIA = '\\d{1,2}\\s?[º°ªoO]?';
// `, de`, ` de`, a comma alone, and the misprint `8.870. de 1994`.
const LIGA = `(?:${S}(?:,${S})?${DE}|${S},|\\.\\s{0,5}de)${S}`;
const ANO = [
  '\\s?[/\\\\\u2044]{1,2}\\s?(?<barra>\\d\\.\\d{3}|\\d{4}|\\d{2})',
  '\\s?[-–]\\s?(?<traco>(?:18|19|20)\\d{2})(?![.\\d/-]\\d|-\\d)',
  `\\s?,?\\s?[([]\\s?(?:de\\s)?(?:\\d{1,2}[./-](?:\\d{1,2}|[IVX]{1,4})[./-]|${DIA}\\s(?:${DE}\\s)?${MES}\\s(?:${DE}\\s)?)?(?<entre>(?:18|19|20)\\d{2})\\s?[)\\]]`,
  '\\s?,?\\s{1,5}(?:(?:d?o\\s)?ano\\s(?:de\\s)?|(?:publicad|editad|sancionad|promulgad)[oa]s?\\s(?:em|de)\\s)(?<feita>(?:18|19|20)\\d{2})',
  `${LIGA}(?:${DIA}${S}(?:${DE})?${S})?(?:${MES})${S}(?:${DE})?${S}(?<extenso>\\d\\.?\\d{3}|\\d{2})`,
  `${LIGA}${DIA}\\s?[./-]\\s?(?:\\d{1,2}|[IVX]{1,4})\\s?[./-]\\s?(?<data>\\d{4}|\\d{2})`,
  `${LIGA}(?<solto>(?:1\\.?[89]|2\\.?0)\\d{2})`,
  // Only at the end of a phrase, where the number cannot belong to anything else: `Lei 8.078 90.`
  ' (?<espaco>(?:18|19|20)\\d{2}|\\d{2})(?=\\s?(?:[.,;:)](?!\\d)|$))',
  `\\s{1,5}${DE}\\s{1,5}(?<curto>\\d{2})(?!\\d|${UNIDADE})`,
].join('|');

const IDENTIDADE = `${S}(?<marca>${MARCA})?${S}${NUMERO}(?:(?:${ANO})(?!\\d))?`;

/** `da lc 123`: in lower case it is an act only with its number. */
const LC_MINUSCULA = 'lc(?=\\s?(?:n[º°.\\s]|\\d))';

const ATO = `(?:${FORMAS.map(([forma, nomes]) => `(?<${forma}>${nomes})`).join('|')})${FEDERAL}${IDENTIDADE}`;
const CITACAO = compact(new RegExp(`(?<![\\p{L}\\p{N}-])${NAO_E_PROJETO}${ATO}`, 'gu'));
/**
 * Without a look-behind, which would force the engine to interpret the pattern. The caller checks what precedes the
 * match.
 */
const AQUI = ATO.replace('(?<lei_complementar>', `(?<lei_complementar>${LC_MINUSCULA}|`);
const CITACAO_AQUI = compact(new RegExp(AQUI, 'uy'));
/** Finds only where the citation ends. Keeping the groups takes most of the time. */
const FIM_AQUI = compact(new RegExp(AQUI.replace(/\(\?<\w+>/g, '(?:'), 'uy'));
const ANTES = compact(
  new RegExp(`[\\p{L}\\p{N}-]$|(?:${words('projeto')}|${words('proposta')})[sS]?\\s{1,5}${DE}\\s{1,5}$`, 'u'),
);

/** How a list of acts of one type goes on: `(Lei dos Crimes Hediondos), e 8.069, de 13 de julho de 1990`. */
const CONTINUACAO = compact(
  new RegExp(`(?:${S}\\([^()\\d]{0,120}\\))?${S}(?:[,;]|(?:,${S})?${words('e')}\\s)${IDENTIDADE}`, 'duy'),
);

type Grupos = Record<string, string | undefined>;

function readIdentidade(forma: FormaNumerada, grupos: Grupos): AtoNumerado {
  const { numero = '', letra, edicao, barra, traco, entre, feita, extenso, data, solto, espaco, curto } = grupos;
  const dito = (barra ?? traco ?? entre ?? feita ?? extenso ?? data ?? solto ?? espaco ?? curto)?.replace('.', '');
  // A number after a hyphen is the issue of a provisional measure, and the year of any other act (`Lei 9.099-95`). If
  // the year is already given, or the number cannot be one, it is part of the act's number.
  const emitida = forma === 'medida_provisoria' || dito !== undefined || edicao?.length === 1 ? edicao : undefined;
  const sufixo = letra ?? emitida;
  const impresso = printNumero(sufixo === undefined ? numero : `${numero}-${sufixo}`);
  const ano = dito ?? (emitida === undefined ? edicao : undefined);
  if (ano === undefined || ano.length === 1) return { forma, numero: impresso, ano: null };
  return {
    forma,
    numero: impresso,
    ano: ano.length === 2 ? expandAno({ forma, numero: impresso }, Number(ano)) : Number(ano),
  };
}

/** `em lei no 5`, `o decreto 30 dias depois`: a small number with neither mark nor year is not an act's. */
function isStray({ forma, numero, ano }: AtoNumerado, marca = ''): boolean {
  const extenso = forma === 'lei' || forma === 'decreto';
  return extenso && ano === null && /^\d+$/.test(numero) && !/[º°ª.]/.test(marca);
}

/**
 * Finds every act that the text cites by type and number, in order: `Lei nº 8.072, de 25 de julho de 1990`, `LC
 * 101/2000`, `Decreto-lei n.º 229, de 28.2.1967`, and each member of a list (`Leis nºs 8.212, de 1991, e 9.504, de
 * 1997`). Bills, legislative decrees and resolutions are not included. Takes time linear in the length of the text.
 */
export function findActCitations(text: string): AtoCitado[] {
  const found: AtoCitado[] = [];
  for (const match of text.matchAll(CITACAO)) found.push(...readMatch(text, match));
  return found;
}

/** Reads the act, or list of acts, whose citation begins exactly at an offset. Empty if there is none. */
export function readActCitations(text: string, inicio: number): AtoCitado[] {
  const fim = leadsToNumero(text, inicio) ? endAt(FIM_AQUI, text, inicio) : -1;
  if (fim < 0 || isJoined(text, inicio)) return [];
  const written = text.slice(inicio, fim);
  const known = identidades.get(written);
  if (known !== undefined)
    return known === null ? [] : [{ forma: known.forma, numero: known.numero, ano: known.ano, inicio, fim }];
  const found = readMatch(text, matchAt(CITACAO_AQUI, text, inicio) as RegExpExecArray);
  const [only] = found;
  // A list goes on beyond the matched words.
  if (found.length < 2 && !PLURAL.test(written) && identidades.size < MAX_IDENTIDADES) {
    identidades.set(detach(written), only ? { forma: only.forma, numero: detach(only.numero), ano: only.ano } : null);
  }
  return found;
}

/**
 * Whether the characters before an act make it something else, such as a bill. Only a letter, a digit, a hyphen or `de`
 * can.
 */
const isJoined = (text: string, inicio: number): boolean =>
  (text.charCodeAt(inicio - 1) !== SPACE || E.at(text, inicio - 2) || text.charCodeAt(inicio - 2) === SPACE) &&
  ANTES.test(text.slice(Math.max(0, inicio - 24), inicio));

const SPACE = 0x20;
const E = new Caracteres('e');

/**
 * Whether a digit comes before any character that cannot stand between an act's type and its number. Most mentions of a
 * law have no number.
 */
function leadsToNumero(text: string, inicio: number): boolean {
  if (!INICIAIS.at(text, inicio)) return false;
  const end = Math.min(text.length, inicio + ATE_O_NUMERO);
  for (let at = inicio; at < end && !SEM_NUMERO.at(text, at); at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) return true;
  }
  return false;
}

/** The first letters of the types. */
const INICIAIS = new Caracteres('ldme');
/** The marks that end an act without a number, and the letters that are in no type, `federal` or `de número`. */
const SEM_NUMERO = new Caracteres(',();bghjkqwxyzáàãâçéêíõô');
/** The longest type, `federal`, `de número`, and all the blanks that the pattern allows between them. */
const ATE_O_NUMERO = 160;

const PLURAL = compact(/^\p{L}+s(?!\p{L})/iu);
/** Caches each citation as written, because a text cites a few acts again and again. */
const identidades = new Map<string, AtoNumerado | null>();
const MAX_IDENTIDADES = 5_000;

function readMatch(text: string, match: RegExpExecArray): AtoCitado[] {
  const grupos: Grupos = match.groups ?? {};
  const forma = FORMAS.find(([nome]) => grupos[nome] !== undefined)?.[0];
  if (forma === undefined) return [];
  const ato = readIdentidade(forma, grupos);
  if (isStray(ato, grupos.marca)) return [];
  const fim = match.index + match[0].length;
  const list = /s(?:$|[-\s])/i.test(grupos[forma] ?? '') ? readList(text, forma, fim) : [];
  return [{ ...ato, inicio: match.index, fim }, ...list];
}

function readList(text: string, forma: FormaNumerada, inicio: number): AtoCitado[] {
  const found: AtoCitado[] = [];
  CONTINUACAO.lastIndex = inicio;
  for (let match = CONTINUACAO.exec(text); match !== null; match = CONTINUACAO.exec(text)) {
    const grupos: Grupos = match.groups ?? {};
    const ato = readIdentidade(forma, grupos);
    // `e 30 dias`: a number without year or dot does not continue the list.
    if (ato.ano === null && !grupos.numero?.includes('.')) break;
    found.push({
      ...ato,
      inicio: match.indices?.groups?.numero?.[0] ?? match.index,
      fim: match.index + match[0].length,
    });
  }
  return found;
}

/** The first act that the text cites, or null. */
export function parseActCitation(text: string): AtoCitado | null {
  return findActCitations(text)[0] ?? null;
}
