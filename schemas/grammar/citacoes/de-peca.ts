import { INSTRUMENTO } from './donos.ts';

/** How far before a list what it is a part of may be told. */
const ALCANCE = 110;
const ONDE = String.raw`(?:^|[^\p{L}])(?:n[oa]s?|em\s{1,3}(?:seu|sua)s?|(?:segundo|conforme)\s{1,3}[oa])\s{1,3}(?:\p{Ll}{4,11}[oa]s?\s{1,3})?`;
/** `No edital, o |`, `No manual do aluno, |`, `Na apólice (|`; not `No contrato de adesão, o |`, where the law of it may speak. */
const NO_INSTRUMENTO = new RegExp(
  String.raw`${ONDE}(?:(?:${INSTRUMENTO}|edital\s[^.;:()]{1,50}),\s{1,3}(?:n?[oa]s?|em)\s{1,3}|(?:${INSTRUMENTO})(?!\p{L})[^.;:()]{0,50}(?:,\s{1,3}|\(\s?))$`,
  'iu',
);
const PECA =
  'contesta[çc][ãa]o|peti[çc][ãa]o|inicial|exordial|senten[çc]a|ac[óo]rd[ãa]o|voto|livro|obra|r[ée]plica|defesa|recurso|apela[çc][ãa]o|' +
  'agravo|manifesta[çc][ãa]o|(?:contrar)?raz[õo]es|laudo|den[úu]ncia|queixa|memoriais|escritura|monografia|tese|disserta[çc][ãa]o|relat[óo]rio';
/** `em sua contestação, |`: in a pleading, a book, a judgment `o art. 5º` may be a law's, but what stands beside it is its own. */
const NA_PECA = new RegExp(String.raw`${ONDE}(?:${PECA})(?!\p{L})[^.;:()]{0,30}(?:,\s{1,3}|\(\s?)$`, 'iu');

/**
 * Whether a list at `inicio` is said to be in what is no law: `No edital, o | art. 10`, `em sua contestação, | art. 5º`.
 * @param desde where the last act that the text named ends
 */
export function isDePeca(text: string, inicio: number, desde: number): boolean {
  // Asked of every list without an act: a comma or a bracket stands right before these.
  if (!/[,(]/.test(text.slice(Math.max(desde, inicio - 6), inicio))) return false;
  const before = text.slice(Math.max(desde, inicio - ALCANCE), inicio);
  return NO_INSTRUMENTO.test(before) || NA_PECA.test(before);
}
