import { type AtoCitado, findActCitations } from '../../../schemas/law/act-citation.ts';
import { makeSigla, printAto } from '../../../schemas/law/act-name.ts';

/** An act as a command names it. */
export interface Ato {
  /** The made sigla; if no number is given, the same as `citado`. */
  ato: string;
  citado: string;
  /** `[inicio, fim)` of the number and the name together. */
  inicio: number;
  fim: number;
}

const NAMED =
  /(?:Código|Consolidação|Estatuto|Lei de Introdução|Lei Orgânica|Lei Geral|Constituição|Ato das Disposições Constitucionais)(?:\s+(?:d[aoe]s?|e|à|às|de)\s+\p{Lu}[\p{L}-]*|\s+\p{Lu}[\p{L}-]*)*(?:\s+de\s+(?:18|19|20)\d\d\b)?/gu;
/** Acts of a form that has no sigla, and acts that have no number. */
const OTHER =
  /\b(?:Decreto(?=(?:\s+s\/n[º°o.]*)?,?\s+de\s+\d{1,2}[º°o]?\s+de\s)|(?:Decreto Legislativo|Lei Delegada|Ato (?:Institucional|Complementar)|Resolução|Portaria|Instrução Normativa)(?=[^,.;]{0,60}\s\d))(?:\s+\p{Lu}[\p{Lu}/-]*)*(?:\s+(?:s\/n|n)[.º°os]{0,3}\s?[\d.]*(?:[/-]\w+)?)?(?:,?\s+de\s+(?:\d{1,2}[º°o]?\s+de\s+\p{L}+\s+de\s+)?\d{4})?/gu;
/** The words between a name and the number after it: `(CLT), aprovada pelo`. */
const NAME_THEN_NUMBER = /^[\s,(–-]*(?:\([^)]*\))?[\s,]*(?:aprovad\p{L}* pel[oa])?[\s(–-]*$/u;
/** The words between a number and the name after it: `Decreto-Lei nº 2.848 - Código Penal`. */
const NUMBER_THEN_NAME = /^[\s,:(–—-]{0,5}$/u;

/**
 * Returns the acts that a command names, by number or by usual name, in order. A name next to its number is not a
 * second act.
 */
export function readAtos(text: string): Ato[] {
  const numbered: Ato[] = findActCitations(text).map((act) => ({
    ato: makeSigla(act),
    citado: printCitado(text, act),
    inicio: act.inicio,
    fim: act.fim,
  }));
  const named: Ato[] = [];
  for (const match of text.matchAll(NAMED)) {
    const nome = match[0].replace(/\s+/gu, ' ');
    const inicio = match.index;
    const fim = inicio + match[0].length;
    const behind = numbered.find(
      (act) => fim <= act.inicio && act.inicio - fim < 40 && NAME_THEN_NUMBER.test(text.slice(fim, act.inicio)),
    );
    const before = numbered.find((act) => inicio >= act.fim && NUMBER_THEN_NAME.test(text.slice(act.fim, inicio)));
    if (behind) behind.inicio = inicio;
    else if (before) before.fim = fim;
    else if (nome.includes(' ') || nome === 'Constituição') named.push({ ato: nome, citado: nome, inicio, fim });
  }
  for (const match of text.matchAll(OTHER)) {
    const citado = match[0].replace(/\s+/gu, ' ');
    named.push({ ato: citado, citado, inicio: match.index, fim: match.index + match[0].length });
  }
  return [...numbered, ...named].sort((a, b) => a.inicio - b.inicio);
}

/**
 * Prints a citation as the command has it. One of several in a list (`Leis nºs 4.513, de 1964, e 6.697, de 1979`) is
 * printed as it would be if cited alone.
 */
function printCitado(text: string, act: AtoCitado): string {
  const citado = text.slice(act.inicio, act.fim).replace(/\s+/gu, ' ');
  const among = /^(?:\p{L}+s(?!\p{L})\D*)?\d[\d.]*(?:-[A-Z\d]+)?/u.exec(citado)?.[0];
  return among === undefined ? citado : `${printAto({ ...act, ano: null })}${citado.slice(among.length)}`;
}
