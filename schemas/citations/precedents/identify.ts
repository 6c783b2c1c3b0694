import type { PrecedenteCitado } from '../../contract/model/verification/citacao.ts';
import { textOf } from '../tokens/locate.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isOfTst, TRANSITORY } from './bodies.ts';
import type { Head, HeadKind } from './heads.ts';
import type { Numbered } from './numbers.ts';
import { hasCourt, systemBefore } from './scope.ts';

/** A member of a list as read, with its announcing word, before its kind is decided. */
export interface Found extends Numbered {
  head: Head;
}

/** A precedent without its number and place. */
type Identity = PrecedenteCitado extends infer C
  ? C extends unknown
    ? Omit<C, 'rotulo' | 'offset' | 'fim' | 'numero'>
    : never
  : never;

const sumula = (tribunal: string | null): Identity => ({ tipo: 'sumula', tribunal, vinculante: false });
const enunciado = (orgao: string | null): Identity => ({ tipo: 'enunciado', orgao });

/** Decides what a member of a list is by its announcing word. Null if it is not a precedent. */
const BY_KIND: Readonly<Record<HeadKind, (found: Found, tokens: Tokens) => Identity | null>> = {
  sumula: ({ scope }) => sumula(scope.court ?? scope.body),
  enunciado: identifyStatement,
  verbete: identifyStatement,
  oj: identifyOj,
  tema: identifyTheme,
  irdr: identifyTheme,
  iac: identifyTheme,
  irr: identifyTheme,
};

/** Returns the kind of a precedent, and its court or body; null if it is none. */
export function identify(found: Found, tokens: Tokens): Identity | null {
  const { head, scope } = found;
  // Only the STF has binding súmulas. If the text gives another court, it is kept, so that the citation is not
  // confirmed.
  if (head.qualifiers.binding || scope.binding)
    return { tipo: 'sumula', tribunal: scope.court ?? 'STF', vinculante: true };
  return BY_KIND[head.kind](found, tokens);
}

/** The courts whose súmulas are also called enunciados. The enunciados of a state court are those of its chambers. */
export const HAS_SUMULAS = /^(?:ST[FJM]|T[SC][TEU]|TFR|TNU|CARF|AGU|CRPS|TR[FT]\d+)$/;

function identifyStatement(found: Found, tokens: Tokens): Identity | null {
  const { head, scope } = found;
  const { court, body } = scope;
  if (head.qualifiers.administrative) return enunciado(body ?? court);
  if (head.qualifiers.sumular || scope.ofSumula) return sumula(court);
  if (body !== null) return enunciado(court === null ? body : `${body} do ${court}`);
  if (hasCourt(scope)) return court === null || HAS_SUMULAS.test(court) ? sumula(court) : enunciado(court);
  // `o enunciado 3 da questão`: in small letters and without a court or body it is not a citation.
  return head.kind === 'enunciado' && head.capital && !isHeading(found, tokens) ? enunciado(null) : null;
}

function identifyOj({ head, scope }: Found): Identity {
  const orgao = head.qualifiers.transitory ? TRANSITORY : scope.body;
  return { tipo: 'oj', tribunal: scope.court ?? (isOfTst(orgao) ? 'TST' : null), orgao };
}

/** The system that the announcing word itself names. */
const SYSTEM_OF = { irdr: 'irdr', iac: 'iac', irr: 'repetitivo' } as const;

function identifyTheme(found: Found, tokens: Tokens): Identity | null {
  const { head, scope } = found;
  const ofWord = head.kind in SYSTEM_OF ? SYSTEM_OF[head.kind as keyof typeof SYSTEM_OF] : null;
  const sistematica = ofWord ?? scope.system ?? systemBefore(tokens, head.at);
  if (sistematica === null && !hasCourt(scope) && !isTheme(found, tokens)) return null;
  return { tipo: 'tema', tribunal: scope.court ?? (sistematica === 'repercussao_geral' ? 'STF' : null), sistematica };
}

/** Words that occur near the themes of decisions. */
const OF_DECISIONS =
  /repercuss[ãa]o geral|repetitiv|\bteses?\b|\bSTF\b|\bSTJ\b|\bTST\b|supremo tribunal|superior tribunal|julgamento|julgad|paradigma|precedente|IRDR|\bIAC\b|sobrest|\bRE\b|\bREsp\b/i;
/**
 * How many characters before a theme without court or system are searched for words of decisions, which distinguish it
 * from the theme of a chapter.
 */
const REACH = 100;
/** From this number on, a theme cannot be a book's chapter. */
const MOST_CHAPTERS = 100;

function isTheme(found: Found, tokens: Tokens): boolean {
  const { head, numbers, to } = found;
  const [number = 0] = numbers;
  // `o tema 2022`: a bare number that looks like a year is not a theme.
  if (number >= MOST_CHAPTERS)
    return !(number >= 1900 && number < 2100 && /^\S+ \d{4}$/.test(textOf(tokens, head.at, to)));
  if (!head.capital || isHeading(found, tokens)) return false;
  const offset = tokens.start[head.at] as number;
  return OF_DECISIONS.test(tokens.text.slice(Math.max(0, offset - REACH), offset));
}

/**
 * Whether the citation is a heading of the text itself: `Tema 3: …`, `Enunciado 1 – …`, or a line with nothing else.
 */
function isHeading({ head, to }: Found, { text, start, end }: Tokens): boolean {
  const offset = start[head.at] as number;
  const past = end[to - 1] as number;
  return (
    /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, offset - 5), offset)) &&
    /^[ \t]{0,3}(?:[:–—\n-]|$)/.test(text.slice(past, past + 4))
  );
}
