import { readActCitations } from '../../law/act-citation.ts';
import { makeSigla } from '../../law/act-name.ts';
import { readMadeSigla } from '../../law/made-sigla.ts';
import { textOf, tokenAt } from '../tokens/locate.ts';
import { endAhead, findWithin, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { readNameOfNumber } from './beside.ts';
import { readByName } from './by-name.ts';
import { type ActMention, actAt, isNamed, MARK, type NamedMention, outsideSigla, type Place } from './mention.ts';
import type { Nomes } from './names.ts';
import { FORMER_BEFORE, replacedBy } from './other-year.ts';
import { readOutsideAct, readOwnName, readUnknownAcronym } from './outside.ts';
import { readMaker } from './whose/lawmaker.ts';
import { ownerOf, readScope } from './whose/scope.ts';

/** Reads the act that begins at a token, or returns null if none does. */
export function readAct(tokens: Tokens, at: number, names: Nomes, place: Place): ActMention | null {
  const known =
    readOther(tokens, at, names, place) ?? readByNumber(tokens, at, names) ?? readByName(tokens, at, names, place);
  if (known) return known;
  const loose = place === 'before' || place === 'alone';
  return (
    (loose ? null : readPointed(tokens, at, names, place)) ??
    readOwnName(tokens, at) ??
    readOutsideAct(tokens, at, names, loose ? OWN : undefined) ??
    (loose && !textOf(tokens, at, at + 1).startsWith('RI') ? null : readUnknownAcronym(tokens, at))
  );
}

/** Without a provision, an act outside the corpus counts only with a number or with a name of its own. */
const OWN = /\s\S*\d|\p{Ll}\.?\s+(?:\p{Ll}{1,3}\s+)*\p{Lu}|^RI|^NR-/u;

/** Reads words that qualify a name or point to an act: `o antigo CPC`, `desta Consolidação`, `referida lei`. */
const readPointed = (tokens: Tokens, at: number, names: Nomes, place: Place): ActMention | null =>
  readQualified(tokens, at, names, place) ?? readConsolidation(tokens, at, names) ?? readAnaphor(tokens, at, names);

/** `da Lei n. | Lei n. 6.404/76`, written twice by mistake. */
const SAID_TWICE = pattern('lei n? (= lei n? :number ) | decreto n? (= decreto n? :number )');

/**
 * Reads an act by its number: `Lei nº 8.078/1990`, `LEI-8078-1990`. The result is another act if the law is a state's,
 * or if a name next to it belongs to another one.
 */
export function readByNumber(tokens: Tokens, at: number, names: Nomes): ActMention | null {
  const { text } = tokens;
  if (at >= tokens.count) return null;
  const again = endAhead(tokens, at, SAID_TWICE);
  if (again >= 0) {
    const repeated = readByNumber(tokens, again, names);
    return repeated && { ...repeated, from: at };
  }
  const offset = tokens.start[at] as number;
  const cited = readActCitations(text, offset)[0];
  const number = cited ?? readMadeSigla(text, offset);
  if (!number) return null;
  const { forma, numero, ano, fim } = number;
  const sigla = (ano === null && names.publicado(text.slice(offset, fim))) || names.numerado(number);
  // A short form such as `L8078` counts only if the act is known.
  if (!cited && ano === null && sigla === makeSigla(number)) return null;
  const to = tokenAt(tokens, fim);
  const scope = readScope(tokens, to, true);
  const owner = scope ? (ownerOf(scope) ?? 'EST') : (readMaker(tokens, at, to) ?? names.doTexto?.maker(number, at, to));
  if (owner) return actAt(at, scope?.to ?? to, outsideSigla(makeSigla(number), owner));
  const mention: NamedMention = { kind: 'act', sigla, from: at, to, numbered: { forma, numero, ano } };
  return readNameOfNumber(tokens, mention, names, (beside) => readByName(tokens, beside, names, 'whole'));
}

/** Contracts, statutes of companies and parties: `contrato`, `estatuto social`, `convenção de condomínio`. */
const PRIVATE_TEXT = `( :contract | estatuto ( social|sociais|partidario | :de :body )
  | convencao ( coletiva|condominial | de condominio ) )`;
const UNREAD = phrase(PRIVATE_TEXT);
/** Unread acts after provisions: also bills, agreements, and codes known by their foreign acronym. */
const UNREAD_BEHIND = phrase(`
  presente|referido|mencionado|citado|aludido|proprio|respectivo? (
    ${PRIVATE_TEXT} | acordo coletivo | termo de | instrumento particular|contratual|convocatorio
    | projeto|anteprojeto | proposta de | :bill-acronym (! :stop ) )
  | :foreign-code
  | lei fundamental ( de bonn | alema )`);

/** `Projeto de Lei 2.338/2023`, `PL nº 5/2020`: bills. Without a provision they count only with a number. */
const BILL = phrase(
  `( projeto|projetos de lei complementar? | :bill-acronym ) ${MARK}? :number ( :slash :number | :comma? de :number )?`,
);
/** `PEC das Domésticas` is now the name of an amendment, not of a bill. */
const PEC = pattern('pec');

/** Reads words that name no Brazilian law at a place where an act may be named. */
function readOther(tokens: Tokens, at: number, names: Nomes, place: Place): ActMention | null {
  const unread = endAhead(tokens, at, place === 'behind' ? UNREAD_BEHIND : UNREAD);
  const to = unread < 0 ? endAhead(tokens, at, BILL) : unread;
  if (to < 0 || (endAhead(tokens, at, PEC) >= 0 && readByName(tokens, at, names, 'behind'))) return null;
  return { kind: unread < 0 ? 'bill' : 'unread', sigla: null, from: at, to };
}

const ALONE = pattern('( esta|desta|nesta )? consolidacao^ (! :cap | :de )');
/**
 * `Consolidação Normativa`, `Consolidação das Normas da Corregedoria`: a consolidation with another name than the
 * CLT's.
 */
const OTHER = pattern('consolidacao :de? (! leis :de? trabalho|trabalhistas | trabalhista | laboral ) :cap');

/** `art. 7º da Consolidação`, `art. 473 desta Consolidação`: the CLT, if the text names no other consolidation. */
function readConsolidation(tokens: Tokens, at: number, names: Nomes): ActMention | null {
  const to = endAhead(tokens, at, ALONE);
  if (to < 0 || namesOther(tokens)) return null;
  return actAt(at, to, names.numerado({ forma: 'decreto_lei', numero: '5.452', ano: 1943 }));
}

const otherNamed = new WeakMap<Tokens, boolean>();

/** Cached, because it is called many times for one text. */
function namesOther(tokens: Tokens): boolean {
  const told = otherNamed.get(tokens) ?? findWithin(tokens, 0, tokens.count, OTHER) >= 0;
  otherNamed.set(tokens, told);
  return told;
}

/** `mesmo`, `supracitada`, `retro mencionado`. */
const SAID = phrase('( supra|retro|super|pre|sobre :dash? )? :said');
/** `desta`, `aquele mesmo`: the act in which the words are written, or the one under discussion. */
const SHOWN = phrase(':this-or-that mesmo|mesma?');
/** `vigente Código Penal`, `nossa Constituição`. */
const CURRENT = phrase('atual|vigente|novel|nosso|nossa|festejado|festejada|vetusto|vetusta');
const COMMON = phrase(
  '( lei|diploma|codigo|codex|estatuto|norma|normativo|decreto|texto|carta|constituicao|resolucao|regimento|ato|instrumento|legislacao|consolidacao|emenda|regulamento|portaria | medida provisoria ) ( :said-of-act | de ritos | de regencia )*',
);
/**
 * `do Código`, `do Estatuto Processual`: a code named before, if nothing after the words says which. Not `Código de
 * Ética`, `Código 171`.
 */
const CODE_ALONE = phrase(
  `( codigo|codex ( processual|instrumental | de ritos | vigente|atual | em vigor )? | estatuto|diploma ( processual | de ritos ) )
   (! :de | :local-adjective|estrangeiro | :cap | ${MARK}? :number | :dash|:slash :word )`,
);

/** `o antigo CPC`, `o vigente Código Penal`. */
function readQualified(tokens: Tokens, at: number, names: Nomes, place: Place): ActMention | null {
  const former = endAhead(tokens, at, FORMER_BEFORE);
  if (former >= 0) {
    const numbered = readByNumber(tokens, former, names);
    if (numbered) return asFormer(numbered, at, names);
    const named = readByName(tokens, former, names, place === 'whole' || place === 'typed' ? place : 'behind');
    if (!isNamed(named)) return named;
    // A name with its year already says which act is meant.
    const told = named.homonym !== undefined || named.sigla.startsWith('X-');
    return { ...named, ...(told ? {} : replacedBy(named.sigla, names)), from: at };
  }
  const current = endAhead(tokens, at, CURRENT);
  const named = current < 0 ? null : readAct(tokens, current, names, place);
  return named && { ...named, from: at };
}

/** `a revogada Lei nº 8.666/93`. If the law is in force, the words are wrong, and it is unknown which act is meant. */
function asFormer(numbered: ActMention, from: number, names: Nomes): ActMention {
  const { sigla } = numbered;
  const inForce = sigla !== null && names.ano.has(sigla) && !names.anteriores.has(sigla);
  return { ...numbered, from, sigla: inForce ? outsideSigla(sigla, 'ANTERIOR') : sigla };
}

/** `mesmo diploma legal`, `referida Lei`, `esta Lei`. If the words go on to name an act, the result is that act. */
function readAnaphor(tokens: Tokens, at: number, names: Nomes): ActMention | null {
  const code = endAhead(tokens, at, CODE_ALONE);
  if (code >= 0) return { kind: 'anaphor', sigla: null, from: at, to: code };
  const from = Math.max(endAhead(tokens, at, SHOWN), endAhead(tokens, at, SAID));
  if (from < 0) return null;
  const numbered = readByNumber(tokens, from, names);
  if (numbered) return { ...numbered, from: at };
  const named = readByName(tokens, from, names, 'behind');
  const common = endAhead(tokens, from, COMMON);
  if (named && named.to > common) return { ...named, from: at };
  return common < 0 ? null : { kind: 'anaphor', sigla: null, from: at, to: common };
}
