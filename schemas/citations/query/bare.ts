import type { DispositivoCitado } from '../../contract/model/citacao.ts';
import { LEXICON } from '../lexicon/lexicon.ts';
import { readByName } from '../mentions/by-name.ts';
import type { NamedMention } from '../mentions/mention.ts';
import type { Nomes } from '../mentions/names.ts';
import { readAct } from '../mentions/read-act.ts';
import { levelOf } from '../provisions/levels.ts';
import type { Provision } from '../provisions/provision.ts';
import { isGlued, textOf } from '../tokens/locate.ts';
import { beginBehind, endAhead, findWithin, pattern } from '../tokens/pattern.ts';
import { type Tokens, tokenize } from '../tokens/tokenize.ts';
import { readBareLevels } from './bare-levels.ts';
import { type Rewriting, rewrite, rewriting } from './rewrite.ts';
import { LETTER, NUMBER, TYPED } from './typed-words.ts';
import { upper, wholeQuery } from './whole-query.ts';

/** `cp 121 cpp 312`: each act with the numbers behind it, or one act with those about it; all of them, or none. */
export function readBare(q: string, names: Nomes): DispositivoCitado[] {
  const one = readOne(q, names);
  if (one.length > 0) return one;
  const numbered = endAhead(tokenize(q, LEXICON), 0, TWO_NUMBERS) < 0 ? [] : readOne(q, names, `lei ${q}`);
  if (numbered.some(({ sigla }) => sigla !== null && names.ano.has(sigla))) return numbered;
  const tokens = tokenize(upper(q), LEXICON);
  const starts = wordsOf(tokens).filter((at) => readAct(tokens, at, names, 'typed')?.kind === 'act');
  if (starts.length < 2 || starts[0] !== 0) return [];
  const parts = starts.map((from, i) => {
    const next = starts[i + 1];
    // What joins the next act to it is no alínea: `clt 482 e cf 7`.
    const joint = next === undefined ? -1 : beginBehind(tokens, from, next, JOINT);
    const start = tokens.start[from] as number;
    const end = joint < 0 ? (tokens.start[next ?? tokens.count] ?? q.length) : (tokens.end[joint - 1] as number);
    return { start, found: readOne(q.slice(start, end), names) };
  });
  if (parts.some(({ found }) => found.length === 0)) return [];
  return parts.flatMap(({ start, found }) =>
    found.map((citacao) => ({ ...citacao, offset: citacao.offset + start, fim: citacao.fim + start })),
  );
}

/** `8078 14`: the number of a law that is known, and that of an article. */
const TWO_NUMBERS = pattern(`:number :comma? ${NUMBER}`);
const JOINT = pattern('( :comma|:semicolon )? ( e|ou|com | c :slash c | cc )?');

const FORM = '(<form> :form )';
const NUMBER_OF_ACT = '(<number> :number ( :dash :word|:number )? )';
/** An act by its form and number, the mark of which people leave out; a second number is no year of two digits. */
const FORMS: readonly Rewriting[] = [
  rewriting('lc 101 16', `${FORM} :numero? ${NUMBER_OF_ACT} (= ${NUMBER} )`, '<form> nº <number>,'),
  rewriting('lei 8078 art 14', `${FORM} :numero? ${NUMBER_OF_ACT}`, '<form> nº <number>'),
];
/** A law by its bare number is one here, where nothing else could be meant. */
const NO_FORM: readonly Rewriting[] = [
  rewriting('8078/90 14', '(<number> :number :slash :number )', (said) =>
    /^\d{1,2}\.?\d{3}\s?\/\s?(?:\d{4}|\d{2})$/.test(said('number')) ? `lei ${said('number')}` : null,
  ),
];
const MARKS: readonly Rewriting[] = [
  rewriting('III "A"', `:openQuote|:closeQuote (<letter> ${LETTER} ) :openQuote|:closeQuote`, (said) =>
    /^\p{L}$/u.test(said('letter')) ? `${said('letter')} ` : null,
  ),
  // `e` joins, where it is no alínea.
  rewriting('121 E 122', `(<before> ${NUMBER}|:roman ) e^ (= ${NUMBER}|:roman )`, '<before> e'),
];

const A_FORM = pattern(':form :numero? :number');

/** Whether an act is told by its form and number: `lc 101`. */
export const hasForm = (q: string): boolean => {
  const tokens = tokenize(q, TYPED);
  return findWithin(tokens, 0, tokens.count, A_FORM) >= 0;
};

const BEGINS_WITH_ARTICLE = pattern(':artigo');
/** `furto 155`: a word in small letters, too long for an acronym, that names no act. */
const WORD_AND_NUMBER = pattern(':word_ :number|:ordinal');
const SHORTEST_WORD = 5;

/** What people leave out of a name: `maria da penha 22`, `drogas 33`, `idoso 71`. */
const PREFIXES = ['LEI ', 'LEI DE ', 'LEI DO ', 'LEI DA ', 'LEI DOS ', 'LEI DAS ', 'ESTATUTO DO ', 'ESTATUTO DA '];

/** An act and numbers in either order: `cp 121`, `121 §2 cp`, `lei 8078 art 14`, `8078/90 14`, `5º, X, CF`. */
function readOne(q: string, names: Nomes, written = q): DispositivoCitado[] {
  const formed = rewrite(hasForm(written) ? written : rewrite(written, NO_FORM, names), FORMS, names);
  const text = rewrite(upper(formed), MARKS, names);
  const read = readOfAct(q, text, names);
  const known = read?.filter((citacao) => !isOutside(citacao)) ?? [];
  if (known.length > 0) return known;
  const tokens = tokenize(q, LEXICON);
  if (endAhead(tokens, 0, BEGINS_WITH_ARTICLE) >= 0) return read ?? citationsOf(q, readBareLevels(text, names), null);
  // Behind such a word anything has the shape of an act: it is one that the catalogue knows.
  const named = PREFIXES.map((prefix) => readOfAct(q, prefix + text.trimStart(), names));
  const complete = named.find((all) => all?.length && !all.some(isOutside));
  const word = endAhead(tokens, 0, WORD_AND_NUMBER) >= 0 && textOf(tokens, 0, 1).length >= SHORTEST_WORD;
  return complete ?? (word ? [] : (read ?? []));
}

/** Of an act that is in no catalogue and has no number. */
const isOutside = ({ sigla }: DispositivoCitado): boolean => sigla?.startsWith('X-') === true;

/** The tokens that words begin at. */
const wordsOf = (tokens: Tokens): number[] =>
  Array.from({ length: tokens.count }, (_, at) => at).filter(
    (at) =>
      endAhead(tokens, at, SAID) >= 0 &&
      levelOf(tokens, at) === null &&
      !(isGlued(tokens, at) && endAhead(tokens, at - 1, SAID) >= 0),
  );
const SAID = pattern(':word|:number|:ordinal');

/** `art 5 da`, before the act or in its place. */
const LINKS = pattern('( :comma|:stop|:semicolon|:closeQuote|do|da|de|dos|das|des|no|na|nos|nas )+');

/** The levels that stand about the first act of a text; null where there is no act. */
function readOfAct(q: string, text: string, names: Nomes): DispositivoCitado[] | null {
  const tokens = tokenize(text, LEXICON);
  const act = firstOf(wordsOf(tokens), (at) => readTyped(tokens, at, names));
  if (!act) return null;
  const before = textWithoutLinks(tokens, 0, act.from);
  const behind = textWithoutLinks(tokens, act.to, tokens.count);
  return citationsOf(q, readBareLevels(`${before} ${behind}`, names), act.sigla);
}

function textWithoutLinks(tokens: Tokens, from: number, to: number): string {
  const links = beginBehind(tokens, from, to, LINKS);
  return textOf(tokens, from, links < 0 ? to : links);
}

function firstOf<T, R>(all: readonly T[], read: (one: T) => R | null): R | null {
  for (const one of all) {
    const found = read(one);
    if (found) return found;
  }
  return null;
}

/** `lcp 21` is the acronym of a law, and no complementary law that is known by its number. */
function readTyped(tokens: Tokens, at: number, names: Nomes): NamedMention | null {
  const act = readAct(tokens, at, names, 'typed');
  if (!isNamed(act)) return null;
  const other = names.ano.has(act.sigla) ? null : readByName(tokens, at, names, 'typed');
  return isNamed(other) && names.ano.has(other.sigla) ? other : act;
}

const isNamed = (act: ReturnType<typeof readAct>): act is NamedMention => act?.kind === 'act' && act.sigla !== null;

/** None where a level has no article: to leave it out would be to verify something else. */
function citationsOf(q: string, provisions: readonly Provision[], sigla: string | null): DispositivoCitado[] {
  const found = provisions.flatMap(({ artigo, ...levels }) => {
    if (artigo === null) return [];
    const item = levels.item !== null && levels.alinea === null ? `item-${levels.item}` : levels.item;
    return [wholeQuery(q, { ...levels, item, artigo, sigla })];
  });
  return found.length === provisions.length ? found : [];
}
