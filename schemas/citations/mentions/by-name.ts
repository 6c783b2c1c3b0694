import { expandAno } from '../../law/act-name.ts';
import { isGlued, textOf } from '../tokens/locate.ts';
import { beginBehind, endAhead, findWithin, type Pattern, partsAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isUpper } from '../tokens/words.ts';
import { looksLikeAcronym, mayStand } from './acronym.ts';
import { readNumberOfName } from './beside.ts';
import { readLongerName } from './longer-name.ts';
import { type ActMention, actAt, type NamedMention, outsideSigla, type Place } from './mention.ts';
import { findName, type NameRead, type Nomes } from './names.ts';
import { FORMER_BEFORE, FORMER_BEHIND, REPEALED, replacedBy, siglaOfYear } from './other-year.ts';
import { isForeignLaw } from './whose/foreign-law.ts';
import { endsName, readScope, type Scope } from './whose/scope.ts';
import { readYear, type WrittenYear } from './year.ts';

/** `a constituição do crédito`, `constituição em mora`: the word means "formation" and names no act. */
const COMING_TO_BE = phrase('constituicao ( em mora | :de (! :state-like ) :word_ )');
/** Text in capitals does not distinguish a place from a thing, so this is tried only after no place was found. */
const COMING_TO_BE_IN_CAPITALS = phrase('constituicao ( em mora | :de (! :state-like ) :word )');
/** `Código de Processo Penal - CPP`. */
const DASH = phrase(':dash (= :cap )');
const MAGNA_CARTA = phrase(
  'magna carta ( :slash|:comma? :de? (<year> :number ) | :open :de? (<year> :number ) :close )',
);
/** `contrato de CDC`: a loan (crédito direto ao consumidor). */
const LOAN_BEFORE = phrase(':loan ( de|do | em | via | por meio de | em modalidade )');

/** Reads an act by its name, with the year, place and number that say which act of that name is meant. */
export function readByName(tokens: Tokens, at: number, names: Nomes, place: Place): ActMention | null {
  const found = findName(tokens, at, names);
  if (!found || (found.sigla === 'CF' && endAhead(tokens, at, COMING_TO_BE) >= 0)) return null;
  const acronym = looksLikeAcronym(tokens, at, found.to);
  if (acronym) {
    // `CE/SP`: the constitution of a state.
    const state = found.sigla === 'CE' ? readScope(tokens, found.to, false) : null;
    if (state?.of === 'state') return mentionOf(at, 'CF', state, place);
    if (!mayStand(tokens, at, found, place)) return null;
    const defined = names.doTexto?.sigla(at, found.to);
    if (defined?.startsWith('X-')) return actAt(at, found.to, defined);
    if (defined) found.sigla = defined;
  }
  const english = found.sigla === 'CF' ? endOfMagnaCarta(tokens, at) : -1;
  if (english >= 0) return actAt(at, english, outsideSigla('CF', 'EXT'));
  const apposed = endAhead(tokens, found.to, DASH);
  const twin = apposed < 0 ? null : findName(tokens, apposed, names);
  if (twin?.sigla === found.sigla) found.to = twin.to;
  const scope = isOwnAcronym(tokens, found, acronym) ? null : readScope(tokens, found.to, false);
  if (scope) return mentionOf(at, found.sigla, scope, place);
  const local = found.sigla === 'ADCT' ? endOfLocal(tokens, found.to, names) : -1;
  if (local >= 0) return actAt(at, local, outsideSigla('ADCT', 'EST'));
  if (found.sigla === 'CF' && isUpper(tokens, at) && endAhead(tokens, at, COMING_TO_BE_IN_CAPITALS) >= 0) return null;
  const bound = place === 'behind' || place === 'whole';
  if (!bound && found.sigla === 'CDC' && acronym && isBehind(tokens, at, LOAN_BEFORE)) return null;
  if ((!bound && isBehind(tokens, at, DRAFT_BEFORE)) || isNewCode(tokens, at, found.sigla, names))
    return actAt(at, found.to, outsideSigla(found.sigla, 'PROJETO'));
  const foreign = isOfMany(found.sigla, names) ? isForeignLaw(tokens, at, found.to) : null;
  if (foreign) return mentionOf(at, found.sigla, { of: 'abroad', to: found.to }, foreign === 'yes' ? place : 'whole');
  const former = !bound && isBehind(tokens, at, FORMER_BEFORE);
  if (!former && endsName(tokens, found.to)) return actAt(at, found.to, found.sigla);
  const dated = readDate(tokens, at, found, names, { acronym, place, former });
  const whose = dated.to === found.to ? null : readScope(tokens, dated.to, false);
  const other = whose ?? readLongerName(tokens, at, dated.to, names);
  if (other) return mentionOf(at, dated.homonym ?? dated.sigla, other, place);
  // `CC/12`: no Código Civil has that year, so it may be a case, and `CP/84` the law that changed the code.
  const aCase = found.contextual && dated.sigla.startsWith('X-') && !/\d{4}$/.test(textOf(tokens, at, dated.to));
  if (aCase && !bound) return { kind: 'unread', sigla: null, from: at, to: dated.to };
  return readNumberOfName(tokens, dated, names);
}

/** Returns the token after `Magna Carta de 1215`, the English one, or -1. `readYear` reads no year so old. */
function endOfMagnaCarta(tokens: Tokens, at: number): number {
  const match = partsAhead(tokens, at, MAGNA_CARTA);
  const year = match?.parts.year;
  return year && textOf(tokens, ...year) === '1215' ? match.to : -1;
}

const isBehind = (tokens: Tokens, at: number, wanted: Pattern): boolean =>
  beginBehind(tokens, tokens.sentence[at] as number, at, wanted) >= 0;

/** In `Código Eleitoral (CE)` the acronym does not mean Ceará: states have no electoral code. */
const isOwnAcronym = (tokens: Tokens, { sigla, to }: NameRead, acronym: boolean): boolean =>
  sigla === 'CE' && !acronym && /^\(CE\)/.test(textOf(tokens, to, to + 3));

const OF_LOCAL = phrase('do|da');
/** `da Carta Estadual`, `da Lei Orgânica`: names that no federal act has. */
const LOCAL = phrase('carta ( estadual | politica estadual | politica do estado ) | lei organica');

/**
 * Returns the token after the act of a state or town to which an ADCT belongs, or -1: `do ADCT | da Constituição do
 * Estado de Minas Gerais`.
 */
function endOfLocal(tokens: Tokens, to: number, names: Nomes): number {
  const at = endAhead(tokens, to, OF_LOCAL);
  if (at < 0) return -1;
  const whole = readByName(tokens, at, names, 'behind');
  return whole?.sigla?.startsWith('X-') ? whole.to : endAhead(tokens, at, LOCAL);
}

/** `o projeto de |Código Penal`: a draft with the name of a code. */
const DRAFT_BEFORE = phrase(':draft :de? novo|nova?');
const NEW_BEFORE = phrase('novo');
/** Codes from before this year are never called new. */
const SINCE = 1988;

/** `novo |Código Penal`: a draft, because the code is old and replaced no other. */
const isNewCode = (tokens: Tokens, at: number, sigla: string, names: Nomes): boolean =>
  beginBehind(tokens, at - 1, at, NEW_BEFORE) >= 0 &&
  names.codigos.has(sigla) &&
  !names.anosAnteriores.has(sigla) &&
  !names.anteriores.has(sigla) &&
  (names.ano.get(sigla) ?? SINCE) < SINCE;

/** Whether other countries have an act of the same name: codes and the constitution. */
const isOfMany = (sigla: string, names: Nomes): boolean => sigla === 'CF' || names.codigos.has(sigla);

/** Makes the mention of an act of a state, a town or another country whose name is also that of a federal act. */
function mentionOf(from: number, sigla: string, scope: Scope, place: Place): ActMention {
  const { to } = scope;
  const of = (...parts: readonly string[]): ActMention => actAt(from, to, outsideSigla(...parts));
  switch (scope.of) {
    case 'state':
      if (sigla === 'CF') return scope.uf === null ? of('CE') : of('CE', scope.uf);
      return of(sigla, scope.uf ?? 'EST');
    case 'town':
      return of(sigla, 'MUN');
    case 'other':
      return of(sigla, lettersOf(scope.whom));
    case 'abroad':
      // If provisions stand before the name, the mention is kept as `foreign`: the provisions belong to it, and not to
      // the act named before.
      return place === 'behind' ? { ...of(sigla, 'EXT'), kind: 'foreign' } : of(sigla, 'EXT');
  }
}

const lettersOf = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();

interface Where {
  acronym: boolean;
  place: Place;
  /** A word before the name says that an older act is meant: `o antigo CPC`. */
  former: boolean;
}

/** Before this year no act was Brazilian: `Código Civil de 1804`. */
const INDEPENDENCE = 1822;

function readDate(tokens: Tokens, from: number, found: NameRead, names: Nomes, where: Where): NamedMention {
  const { sigla, to, year: own } = found;
  const repealed = names.anosAnteriores.has(sigla) ? endAhead(tokens, to, REPEALED) : -1;
  const older = Math.max(endAhead(tokens, to, FORMER_BEHIND), repealed);
  const past = Math.max(to, older);
  const former = older >= 0 || where.former;
  const meant = names.ano.get(sigla) ?? null;
  // If the year of the act is not known, a number after the name is not read as a year.
  const written = meant === null ? null : readYear(tokens, past, where.acronym);
  const year = written && yearOf(tokens, from, written, found, names, where.place);
  if (written && year !== null) {
    if (year === meant && !former) return actAt(from, written.to, sigla);
    if (year < INDEPENDENCE) return actAt(from, written.to, outsideSigla(sigla, 'EXT'));
    return { ...actAt(from, written.to, siglaOfYear(sigla, year, names)), homonym: sigla, year };
  }
  if (!former) return actAt(from, to, sigla);
  // `CPC/15 revogado`: the act of that year is not repealed, so another one is meant.
  if (own !== undefined && own === meant)
    return { ...actAt(from, past, outsideSigla(sigla, own)), homonym: sigla, year: own };
  return { ...actAt(from, past, sigla), ...replacedBy(sigla, names) };
}

/** `do CPC 30 dias`: a number that counts something is not part of the name. `CPC 25` is read as an act of another year. */
const COUNTED = phrase('( :open ( !:open|:close ){1,4} :close )? :counted');
/** `cpc 1973 535`: another number follows the year. */
const OTHER_NUMBER = phrase(':comma? ( :artigo :stop? )? :number|:ordinal');
const DIGITS = phrase(':number|:ordinal');
const BY_YEAR = phrase('de :number');

/** Returns the year that the number means, or null if it is not a year. */
function yearOf(
  tokens: Tokens,
  from: number,
  { digits, to, uncertain }: WrittenYear,
  { sigla }: NameRead,
  names: Nomes,
  place: Place,
): number | null {
  const own = names.ano.get(sigla) as number;
  const known = [own, ...(names.anosAnteriores.get(sigla) ?? [])].find((year) => String(year).endsWith(digits));
  // In a query the number may be that of an article. It is read as a year only if there is a second number, and if it
  // looks like a year or is a known one.
  if (place === 'typed' && !isGlued(tokens, to - 1) && beginBehind(tokens, from, to, BY_YEAR) < 0) {
    const others = endAhead(tokens, to, OTHER_NUMBER) >= 0 || findWithin(tokens, 0, from, DIGITS) >= 0;
    return others && (known !== undefined || digits.length === 4) ? (known ?? Number(digits)) : null;
  }
  if (known !== undefined) return known;
  if (digits.length === 4) return Number(digits);
  if (uncertain && endAhead(tokens, to, COUNTED) >= 0) return null;
  return expandAno({ forma: 'lei', numero: '10000' }, Number(digits));
}
