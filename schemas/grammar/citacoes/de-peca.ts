import { Caracteres } from '../caracteres.ts';
import { Comecos } from '../comecos.ts';
import { compact } from '../compact.ts';
import { isCapital } from '../letras.ts';
import { endAt } from '../sticky.ts';
import { lookFor } from './automato.ts';
import { anyOf, comecosOf, INSTRUMENTO, INSTRUMENTOS, listOf, PECAS } from './instrumentos.ts';

/** How far before a list what it is a part of may be told. */
const ALCANCE = 110;
/** A noun alone stands nearer. */
const METADE = 60;
const ONDE = String.raw`(?:^|[^\p{L}])(?:n[oa]s?|em\s{1,3}(?:seu|sua)s?|(?:segundo|conforme|de\s{1,3}acordo\s{1,3}com)\s{1,3}[oa]|pel[oa]|(?:[àa]\s{1,3}luz|nos\s{1,3}termos|na\s{1,3}forma)\s{1,3}d[oa]s?)\s{1,3}(?:\p{Ll}{4,11}[oa]s?\s{1,3})?`;
/** `No edital, o |`, `No manual do aluno, |`, `Na apólice (|`; not `No contrato de adesão, o |`, where the law of it may speak. */
const NO_INSTRUMENTO = compact(
  new RegExp(
    String.raw`${ONDE}(?:(?:${INSTRUMENTO}|edital\s[^.;:()]{1,50}),\s{1,3}(?:n?[oa]s?|em)\s{1,3}|(?:${INSTRUMENTO})(?!\p{L})[^.;:()]{0,50}(?:,\s{1,3}|\(\s?))$`,
    'iu',
  ),
);
const PECA = anyOf(PECAS);
const mayBeDePeca = lookFor([
  ...INSTRUMENTOS,
  ...PECAS,
  ...listOf('portaria, estadual, municipal, distrital, local, contratual, regimental, regulamentar, convencional'),
  ...listOf('estatutário, estatutária, editalício, editalícia'),
]);
const LOCAL = String.raw`\s{1,3}(?:estadual|municipal|distrital|local)`;
/** `; contrato, |`, ` e apólice (|`, `vide contrato (doc. 3), |`: with no article of speech; `do código municipal (|` with any. */
const SO_INSTRUMENTO = compact(
  new RegExp(
    String.raw`(?:(?:^|[.;,(]\s{1,3}|\s{1,3}e\s{1,3}|(?<!\p{L})(?:cf\.|vide|ver|conforme|segundo|consoante)\s{1,3})(?:${INSTRUMENTO}|portaria|(?:lei|decreto)${LOCAL})|(?<!\p{L})(?:d[oa]|pel[oa]|n[oa])\s{1,3}(?:lei|decreto|c[óo]digo|estatuto)${LOCAL}|(?<!\p{L})(?:norma|regra|previs[ãa]o|dispositivo|disposi[çc][ãa]o|preceito)\s{1,3}(?:contratual|estatut[áa]ri[oa]|regimental|regulamentar|edital[íi]ci[oa]|convencional))(?!\p{L})(?:[^.;:()]|(?<=fls?)\.){0,40}(?:\s?\([^()]{1,30}\))?(?:,\s{1,3}|\s?\(\s?|\s{1,3})$`,
    'iu',
  ),
);
/** `em sua contestação, |`: in a pleading, a book, a judgment `o art. 5º` may be a law's, but what stands beside it is its own. */
const NA_PECA = compact(new RegExp(String.raw`${ONDE}(?:${PECA})(?!\p{L})[^.;:()]{0,30}(?:,\s{1,3}|\(\s?)$`, 'iu'));

/** `social`, `da licitação`: no more than a name, and no clause. */
const QUALIFICADO = String.raw`(?:\s{1,3}(?:social|coletiv[oa]|particular|padr[ãa]o|inicial|d[aeo]s?\s{1,3}\p{L}{3,20})){0,2}\s?`;
/** `. O contrato social; |`, `. A petição, o |`: beside what is told alone. */
const AO_LADO = compact(
  new RegExp(
    String.raw`[.;:!?\n]\s{0,3}(?:[oa]s?\s{1,3})?(?:(?:${INSTRUMENTO}|${PECA})${QUALIFICADO}(?:;\s{1,3}(?:[oa]s?\s{1,3})?|,\s{1,3}[oa]s?\s{1,3})|(?:${INSTRUMENTO})${QUALIFICADO}\.\s{1,3}(?:[oa]s?\s{1,3})?)$`,
    'iu',
  ),
);
/** `Veja o contrato. O |`, `Leia-se o disposto no edital: |`: what is shown may be what is told next. */
const MOSTRADO = compact(
  new RegExp(
    String.raw`(?<!\p{L})(?:v[êe]|veja(?:m|mos)?|vide|ver|cf\.|l[êe]|leiam?|observ[ea]m?|notem?|confiram?|consultem?|eis|seguem?|transcrev[eo]|atentem?|examinem?|analisem?|cit[aeo])(?:-se)?\s{1,3}(?:[oa]s?\s{1,3}(?:dispost[oa]|previst[oa]|teor|texto|termos|reda[çc][ãa]o|cl[áa]usulas?)\s{1,3})?(?:(?:[nd]?[oa]s?|aos?|[àa]s?)\s{1,3})?(?:(?:presente|pr[óo]pri[oa]|referid[oa]|citad[oa])\s{1,3})?(?:${INSTRUMENTO})${QUALIFICADO}[.:]["”]?\s{1,3}["“]?(?:n?[oa]s?\s{1,3})?$`,
    'iu',
  ),
);

/**
 * Whether a list at `inicio` is said to be in what is no law: `No edital, o | art. 10`, `em sua contestação, | art. 5º`.
 * @param desde where the last act that the text named ends
 */
export function isDePeca(text: string, inicio: number, desde: number): boolean {
  // Asked of every list without an act: most have none of these words before them.
  const before = text.slice(Math.max(desde, inicio - 6), inicio);
  const mark = /[,(;:.]/.test(before);
  const near = text.slice(Math.max(desde, inicio - ALCANCE), inicio);
  if (!mayBeDePeca(near)) return false;
  if (SO_INSTRUMENTO.test(near.slice(-METADE))) return true;
  return mark && [NO_INSTRUMENTO, NA_PECA, AO_LADO, MOSTRADO].some((pattern) => pattern.test(near));
}

const PEQUENA = /\p{Ll}/u;
/** `; RPS |art. 8º`: the acronym of nothing that is known, where not all is in capitals. */
const SIGLA_ANTES = compact(/(?<!\p{L})\p{Lu}{2,6}(?:[/-]\p{Lu}{2,6})?\s$/u);

/** Whether an acronym that was not understood stands right before a list. */
export const isDeSiglaAntes = (text: string, inicio: number, desde: number): boolean =>
  isCapital(text, inicio - 2) &&
  isCapital(text, inicio - 3) &&
  SIGLA_ANTES.test(text.slice(Math.max(desde, inicio - 15), inicio)) &&
  PEQUENA.test(text.slice(Math.max(0, inicio - 40), inicio + 6));

/** `A escritura, em seu |`, `, a doutrina, no seu |`: but not what calls the act by its kind. */
const SUJEITO_ANTES = compact(
  /(?:^|[.,;:!?]\s{1,3}|\n|(?<!\p{L})(?:e|mas|que|pois)\s{1,3})[oa]s?\s{1,3}(?!(?:\p{Ll}{3,11}[oa]s?\s{1,3})?(?:lei|c[óo]digo|diploma|constitui[çc][ãa]o|carta|estatuto|consolida[çc][ãa]o|texto|legisla[çc][ãa]o|legislador|norma|decreto|medida|emenda)(?!\p{L}))[^,.;:()]{2,60},\s{1,3}(?:[^,.;:()]{2,30}\s)?(?:em|n[oa]s?)\s{1,3}seus?\s{1,3}$/iu,
);

/** Whether the subject right before the possessive owns the list, and is no act. */
export const isDoSujeitoAntes = (text: string, inicio: number, desde: number): boolean =>
  /seus?\s{1,3}$/i.test(text.slice(Math.max(desde, inicio - 8), inicio)) &&
  SUJEITO_ANTES.test(text.slice(Math.max(desde, inicio - ALCANCE), inicio));

/** `o art. 7º |contratual`, `o art. 7º |estatutário`, `art. 7º|, contrato,`, `art. 7º| - contrato`, `art. 5º|, p. 30` of a book. */
const ATRAS = compact(
  new RegExp(
    String.raw`\s{1,3}(?:contratua|estatut[áa]ri|regimenta|edital[íi]ci)\p{L}{1,3}(?!\p{L})|\s?(?:[,(–—-]\s{0,3}|\s)(?:${INSTRUMENTO}|estatuto|regimento)(?!\p{L})(?:\s(?:social|coletiv[oa]))?\s?(?:[,.;)–—-]|$)|,\s{1,3}p(?:p|[áa]gs?)?\.\s?\d{1,4}(?![\dº°])`,
    'iuy',
  ),
);

const COMECA_ATRAS = new Comecos([
  ...comecosOf(INSTRUMENTOS),
  'estatu',
  'regime',
  'contratua',
  'edital',
  'p.',
  'pp.',
  'pag',
]);

/** Whether a list is said, right behind it, to be of what is no law. */
export function isDePecaAtras(text: string, fim: number): boolean {
  let at = fim;
  while (at - fim < MAX_SEPARA && SEPARA.at(text, at)) at += 1;
  return at > fim && COMECA_ATRAS.at(text, at) && endAt(ATRAS, text, fim) >= 0;
}

const MAX_SEPARA = 6;
const SEPARA = new Caracteres(' \n,(–—-');
