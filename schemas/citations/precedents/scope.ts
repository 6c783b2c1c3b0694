import type { Sistematica } from '../../contract/model/verification/citacao.ts';
import { CODE } from '../tokens/codes.ts';
import { isGlued, textOf } from '../tokens/locate.ts';
import { endAhead, type Parts, partsAhead, partsBehind, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { readBody, TRANSITORY } from './bodies.ts';
import { readCourt } from './courts.ts';

/** The court, body or system to whose numbering a precedent's number belongs, as far as the text says. */
export interface NumberScope {
  /** Null if no court is named. */
  court: string | null;
  /** The tokens that point to a court without naming it: `do mesmo tribunal`. */
  pointing: readonly [from: number, to: number] | null;
  body: string | null;
  system: Sistematica | null;
  /** `da Súmula`, `da jurisprudência predominante`: the number is that of a statement of the súmula. */
  ofSumula: boolean;
  /** `da Súmula Vinculante`, `Súmula 14 vinculante`. */
  binding: boolean;
  /** `ambas do TST`, `todas do STJ`: applies to every citation of the run. */
  ofAll: boolean;
}

export const NO_SCOPE: NumberScope = {
  court: null,
  pointing: null,
  body: null,
  system: null,
  ofSumula: false,
  binding: false,
  ofAll: false,
};

/** Whether the text names a court or points to one (`desta Corte`). */
export const hasCourt = ({ court, pointing }: NumberScope): boolean => court !== null || pointing !== null;

/** Whether the text names or points to a court, body or system. */
export const isSaid = (scope: NumberScope): boolean => hasCourt(scope) || scope.body !== null || scope.system !== null;

/** Completes the first scope with what only the second says. */
export function mergeScopes(first: NumberScope, second: NumberScope): NumberScope {
  const { court, pointing } = hasCourt(first) ? first : second;
  return {
    court,
    pointing,
    // `OJ Transitória 75 da SBDI-1`: the series before the number is more specific than the section after it.
    body: second.body === TRANSITORY ? TRANSITORY : (first.body ?? second.body),
    system: first.system ?? second.system,
    ofSumula: first.ofSumula || second.ofSumula,
    binding: first.binding || second.binding,
    ofAll: first.ofAll || second.ofAll,
  };
}

/** What besides a court may number the precedents of a kind: a body, or a system of themes. */
export type Numbering = 'body' | 'system' | null;

/** The words that tie a court, body or system to what comes before it. A bracket must close again. */
const LINK = phrase(
  // Twice, for the typing error `do do TST`.
  `( (<mark> :open|:slash|:dash|:comma ) ( :dash|:slash|:comma )? )? (<all> :all-of-them )?
  (<by> ( :de|em|deste|desta|desse|dessa|daquele|daquela | aprovado|aprovada|aprovados|aprovadas no|na ) ( do|da )? )?`,
);
const CLOSE = phrase(':close');
const OF_SUMULA = phrase(
  `( súmula|súmulas (<binding> :vinculante )? ( da|de )? jurisprudência? | jurisprudência ) ( pre? dominante | predominante|uniforme|consolidada )?
  (! :numero? :number )`,
);
/** `do CRPS`, `/CSMP`: an acronym that is in no list here. */
const OTHER_ACRONYM = phrase(':word^ ( :dash|:slash :word^ )? (! :numero? :number )');
/** `24ITSE`: a slash that was misread as a letter, as by OCR. */
const MISREAD = phrase(':misread-court|:mixed | :bar :national-court');
const READ_AS_SLASH = /^[Il|]\s?(ST[FJM]|TS[TE]|TCU)$/;

/** No scope has more parts than this: `do TST da SBDI-1, todas da jurisprudência`. */
const MOST_PARTS = 5;

interface ScopeAt {
  scope: NumberScope;
  to: number;
}

/**
 * Reads the scope after the numbers or, in a head, before them: `da SBDI-1 do TST`, `/STF`, `, STJ`, `da repercussão
 * geral`.
 * @param anyAcronym whether an acronym that is in no list may be a court
 */
export function readNumberScope(tokens: Tokens, at: number, numbering: Numbering, anyAcronym: boolean): ScopeAt {
  let found: ScopeAt = { scope: NO_SCOPE, to: at };
  for (let i = 0; i < MOST_PARTS; i++) {
    const next = readPart(tokens, found, numbering, anyAcronym);
    if (next === null) break;
    found = next;
  }
  return found;
}

function readPart(tokens: Tokens, { scope, to }: ScopeAt, numbering: Numbering, anyAcronym: boolean): ScopeAt | null {
  if (to >= tokens.count) return null;
  const courtless = !hasCourt(scope);
  if (courtless && isGlued(tokens, to)) {
    const past = endAhead(tokens, to, MISREAD);
    const court = READ_AS_SLASH.exec(textOf(tokens, to, past))?.[1];
    if (court !== undefined) return { scope: { ...scope, court }, to: past };
  }
  const link = partsAhead(tokens, to, LINK);
  if (!link) return null;
  const { mark, all, by } = link.parts;
  const sign = mark ? tokens.codes[mark[1] - 1] : 0;
  const part =
    readNumbering(tokens, link.to, scope, numbering) ??
    (courtless ? readNamedCourt(tokens, link, scope) : null) ??
    (courtless && anyAcronym && (by || sign === CODE.slash) ? readAcronym(tokens, link.to, scope) : null) ??
    (by ? readOfSumula(tokens, link.to, scope) : null);
  if (part === null) return null;
  if (all) part.scope.ofAll = true;
  if (sign !== CODE.open) return part;
  const past = endAhead(tokens, part.to, CLOSE);
  return past < 0 ? null : { ...part, to: past };
}

function readNumbering(tokens: Tokens, at: number, scope: NumberScope, numbering: Numbering): ScopeAt | null {
  if (numbering === null || scope[numbering] !== null) return null;
  const found = numbering === 'system' ? readSystem(tokens, at) : readBody(tokens, at);
  return found && { scope: { ...scope, [numbering]: found.name }, to: found.to };
}

function readNamedCourt(tokens: Tokens, link: Parts, scope: NumberScope): ScopeAt | null {
  const found = readCourt(tokens, link.to, link.parts.by !== undefined);
  if (!found) return null;
  const { court, to } = found;
  return { scope: { ...scope, court, pointing: court === null ? [link.from, to] : null }, to };
}

function readAcronym(tokens: Tokens, at: number, scope: NumberScope): ScopeAt | null {
  const to = endAhead(tokens, at, OTHER_ACRONYM);
  const court = /^[A-Z]{3,8}(?:[-/][A-Z]{2}$|$|(?=\W))/.exec(textOf(tokens, at, to))?.[0];
  return court === undefined ? null : { scope: { ...scope, court }, to: /[-/]/.test(court) ? to : at + 1 };
}

function readOfSumula(tokens: Tokens, at: number, scope: NumberScope): ScopeAt | null {
  const found = scope.ofSumula ? null : partsAhead(tokens, at, OF_SUMULA);
  const binding = scope.binding || found?.parts.binding !== undefined;
  return found && { scope: { ...scope, ofSumula: true, binding }, to: found.to };
}

/** The names of each system of themes. */
const SYSTEMS: Readonly<Record<Sistematica, string>> = {
  repercussao_geral: 'repercussão geral | rg',
  irdr: 'irdr | :incidente de resolução de demandas repetitivas ( :dash|:open irdr :close? )?',
  iac: 'iac | :incidente de assunção de competência ( :dash|:open iac :close? )?',
  repetitivo:
    'irr | ( :tema|recurso|recursos )? ( especial|especiais | de revista )? :repetitivo | :incidente de recurso|recursos ( de revista )? :repetitivo',
};
const SYSTEM_NAME = Object.entries(SYSTEMS)
  .map(([system, names]) => `(<${system}> ${names} )`)
  .join(' | ');

const OF = ':de|em';
/**
 * `Tabela de`, `sistemática da`, `rol de temas dos`, `gestão por temas da`: words that may come before the system's
 * name.
 */
const SYSTEM = phrase(`( ( :list-of-themes ( temático | por :tema )? | :tema ) ${OF} ){0,2} ( ${SYSTEM_NAME} )`);
/**
 * `Repercussão Geral (Tema 69`, `recurso repetitivo – Tema 444`: only marks, or words such as `no` and `do`, come
 * between.
 */
const SYSTEM_BEFORE = phrase(`( ${SYSTEM_NAME} ) ( :comma|:open|:colon|:dash ){0,2} ( reconhecida? no|do|ao|pelo )?`);

const systemOf = ({ parts }: Parts): Sistematica => Object.keys(parts)[0] as Sistematica;

/** Returns the system of themes named right at a token: `repercussão geral`, `recursos repetitivos`, `IRDR`, `IAC`. */
function readSystem(tokens: Tokens, at: number): { name: Sistematica; to: number } | null {
  const found = partsAhead(tokens, at, SYSTEM);
  return found && { name: systemOf(found), to: found.to };
}

/** Returns the system that the words right before a token name. */
export function systemBefore(tokens: Tokens, at: number): Sistematica | null {
  const found = partsBehind(tokens, 0, at, SYSTEM_BEFORE);
  return found && systemOf(found);
}
