import { endAt } from '../sticky.ts';
import { skipBranco } from './lexico.ts';

/** Contracts, bills, company statutes, and codes known by their foreign acronym. */
const ALHEIO =
  /(?:(?:presente|referido|mencionado|citado|aludido|pr[óo]prio|respectivo)\s+)?(?:contrato|edital|estatuto\s+(?:social|d[oae]\s+(?:p[a-z]{1,4}b?(?!\p{L})|mdb|dem(?!\p{L})|partido|clube|companhia|empresa|entidade|associa[çc]|funda[çc]|cooperativa|sindicato|ag?remia)|partid[áa]rio|da\s+(?:companhia|empresa|entidade|associa))|(?:ante)?projeto|proposta\s+de|conven[çc][ãa]o\s+(?:coletiva|de\s+condom[íi]nio|condominial)|acordo\s+coletivo|termo\s+de|instrumento\s+(?:particular|contratual|convocat)|cl[áa]usula|PL(?=\s|[SC]?\s?n?[º°.\s]*\d)|PEC|(?:BGB|CCF|ZPO|StGB|StPO|GG)(?!\p{L})|Lei\s+Fundamental\s+(?:de\s+Bonn|alem[ãa]))/iuy;

/** Past what is no law of the country where an act may stand (`contrato`, `estatuto social`, `PL 5/2020`), or -1. */
export const endOfAlheio = (text: string, at: number): number => (mayBegin(text, at) ? endAt(ALHEIO, text, at) : -1);

/** `Projeto de Lei 2.338/2023`, `PL nº 5/2020`: bills, which stand alone only with a number. */
const PROJETO =
  /(?:projetos?\s{1,3}de\s{1,3}lei(?:\s{1,3}complementar)?|PL[SCP]?|PEC)\s{1,3}(?:n[.º°o]{1,3}\s?)?\d[\d.]*(?:\s?[/⁄]\s?\d{2,4}|,?\s{1,3}de\s{1,3}\d{4})?/iuy;

/** Past a bill that is told by its number, or -1. */
export const endOfProjeto = (text: string, at: number): number => endAt(PROJETO, text, at);

/** Asked behind every list: whether its letters may begin one of these, and not `Código`, `Constituição`, `Lei`. */
function mayBegin(text: string, at: number): boolean {
  const first = (text[at] ?? '-').toLowerCase();
  const second = (text[at + 1] ?? '-').toLowerCase();
  if (first === 'l') return 'fF'.includes(text[skipBranco(text, at + 3)] ?? '-');
  if (first !== 'c') return SEGUNDA[first]?.includes(second) ?? false;
  return second === 'o' ? 'tvTV'.includes(text[at + 3] ?? '-') : !'pfó'.includes(second);
}

/** The second letter of each, by the first. */
const SEGUNDA: Readonly<Record<string, string>> = {
  ...{ p: 'rle', r: 'e', m: 'e', a: 'cln', e: 'ds', t: 'e', i: 'n', b: 'g', z: 'p', s: 't', g: 'g' },
};
