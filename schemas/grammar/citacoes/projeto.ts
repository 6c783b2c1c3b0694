import { compact } from '../compact.ts';
import { PrimeirasLetras } from '../primeiras-letras.ts';
import { endAt } from '../sticky.ts';
import { endBefore } from './lexico.ts';

/** What is no law yet, in words and by its acronym. */
const PROJETO = '(?:ante)?projeto';
const SIGLA = '(?:PL[SCP]?|PEC)';

/** A bill where an act may stand, `do projeto`, `da proposta de`, `do PL 5/2020`: part of a pattern. */
export const PROJETO_ATRAS = String.raw`${PROJETO}|proposta\s+de|${SIGLA}(?=\s|\s?n?[º°.\s]*\d)`;

/** `Projeto de Lei 2.338/2023`, `PL nº 5/2020`: bills, which stand alone only with a number. */
const NUMERADO = compact(
  new RegExp(
    String.raw`(?:projetos?\s{1,3}de\s{1,3}lei(?:\s{1,3}complementar)?|${SIGLA})\s{1,3}(?:n[.º°o]{1,3}\s?)?\d[\d.]*(?:\s?[/⁄]\s?\d{2,4}|,?\s{1,3}de\s{1,3}\d{4})?`,
    'iuy',
  ),
);

/** Past a bill that is told by its number, or -1. */
export const endOfProjeto = (text: string, at: number): number => endAt(NUMERADO, text, at);

/** `o projeto de |Código Penal`: the name of what is no act yet. */
const ANTES = compact(
  new RegExp(String.raw`(?:${PROJETO}|proposta|minuta|esbo[çc]o)\s{1,3}(?:d[aeo]\s{1,3})?(?:nov[oa]\s{1,3})?$`, 'iu'),
);
/** Whether what stands before a name makes it that of a bill. */
export function isProjeto(text: string, at: number): boolean {
  let end = endBefore(text, at);
  if (NOVO_OU_NOVA.at(text, end - 4)) end = endBefore(text, end - 4);
  if (DE.at(text, end - 2)) end = endBefore(text, end - 2);
  return FIM_DE_PROJETO.at(text, end - 3) && ANTES.test(text.slice(Math.max(0, at - ALCANCE), at));
}

/** The last letters of `projeto`, `proposta`, `minuta`, `esboço`. */
const FIM_DE_PROJETO = new PrimeirasLetras('eto sta uta oco');
const NOVO_OU_NOVA = new PrimeirasLetras('novo nova');
const DE = new PrimeirasLetras('de da do');
const ALCANCE = 40;

/** `novo |Código Penal`: of those that are old and took no other's place, a bill. */
const NOVO = compact(/(?<!\p{L})novo\s{1,3}$/iu);
/** No code of an earlier year is called new. */
const DESDE = 1988;
export const isNovoProjeto = (text: string, at: number, ano: number): boolean =>
  ano < DESDE && 'oO'.includes(text[at - 2] ?? '-') && NOVO.test(text.slice(Math.max(0, at - 8), at));
