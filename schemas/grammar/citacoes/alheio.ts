import { Caracteres } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { PrimeirasLetras } from '../primeiras-letras.ts';
import { endAt } from '../sticky.ts';
import { skipBranco } from './lexico.ts';
import { PROJETO_ATRAS } from './projeto.ts';

/** Contracts, bills, company statutes, and codes known by their foreign acronym. */
const ALHEIO = compact(
  new RegExp(
    String.raw`(?:(?:presente|referido|mencionado|citado|aludido|pr[óo]prio|respectivo)\s+)?(?:contrato|edital|estatuto\s+(?:social|d[oae]\s+(?:p[a-z]{1,4}b?(?!\p{L})|mdb|dem(?!\p{L})|partido|clube|companhia|empresa|entidade|associa[çc]|funda[çc]|cooperativa|sindicato|ag?remia)|partid[áa]rio|da\s+(?:companhia|empresa|entidade|associa))|conven[çc][ãa]o\s+(?:coletiva|de\s+condom[íi]nio|condominial)|acordo\s+coletivo|termo\s+de|instrumento\s+(?:particular|contratual|convocat)|cl[áa]usula|${PROJETO_ATRAS}|(?:BGB|CCF|ZPO|StGB|StPO|GG)(?!\p{L})|Lei\s+Fundamental\s+(?:de\s+Bonn|alem[ãa]))`,
    'iuy',
  ),
);

/** Past what is no law of the country where an act may stand (`contrato`, `estatuto social`, `PL 5/2020`), or -1. */
export const endOfAlheio = (text: string, at: number): number => (mayBegin(text, at) ? endAt(ALHEIO, text, at) : -1);

/** Asked behind every list: whether its letters may begin one of these, and not `Código`, `Constituição`, `Regimento`. */
const mayBegin = (text: string, at: number): boolean =>
  SIGLAS.at(text, at) ||
  PALAVRAS.at(text, at) ||
  (LEI.at(text, at) && FUNDAMENTAL.at(text, skipBranco(text, at + 3))) ||
  (CON.at(text, at) && CONTRATO.at(text, at + 3));

const SIGLAS = new PrimeirasLetras('pl pe cc bg zp st gg');
const PALAVRAS = new PrimeirasLetras('pre ref men cit alu pro res edi est cla aco ter ins ant');
const LEI = new PrimeirasLetras('lei');
const FUNDAMENTAL = new Caracteres('f');
const CON = new PrimeirasLetras('con');
const CONTRATO = new Caracteres('tv');
