import { readActCitations } from '../../law/act-citation.ts';
import { CASE, CODE } from '../tokens/codes.ts';
import { isGlued, textOf, tokenAt } from '../tokens/locate.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { caseOf, isUpper } from '../tokens/words.ts';
import { readByName } from './by-name.ts';
import { type ActMention, isNamed, type NamedMention } from './mention.ts';
import type { Nomes } from './names.ts';
import { readAct } from './read-act.ts';
import { startsOf } from './text-names.ts';
import { readScope } from './whose/scope.ts';

/**
 * Yields the acts that a text cites, also without a provision, in order and without overlap: by number, by a name of
 * the catalogue, or by a name that a year or number contradicts (`CPC/73`, `CDC (Lei 8.079/90)`). Acts of states and
 * other countries, contracts and bills are left out. Time is linear in the number of tokens.
 */
export function* findCitedActs(tokens: Tokens, names: Nomes): Generator<NamedMention> {
  const { starts, names: known } = startsOf(tokens, names);
  let past = 0;
  let last: string | null = null;
  for (const { at, named } of starts) {
    if (at < past) continue;
    const act = (named ? readByName : readAct)(tokens, at, known, 'alone');
    if (!act) continue;
    // `Consolidação das Leis do Trabalho (| CLT)`: the acronym repeats the act.
    const isGloss = at === past + 1 && tokens.codes[past] === CODE.open && act.sigla === last;
    past = pastOf(tokens, act);
    last = act.sigla;
    if (isGloss || !isToldByName(act) || isOnlyWord(tokens, act, known)) continue;
    yield act;
    for (const further of readList(tokens, act, known)) {
      yield further;
      past = further.to;
    }
  }
}

/**
 * Returns the token after an act and what is written next to it: `Lei 8.078/90 (CDC) |`, `CP (Lei 14.994/2024) |`. A
 * bracket that opened before the act is not part of it: `(Lei 8.078/90 - CDC |)`.
 */
export function pastOf(tokens: Tokens, { from, to, readTo }: ActMention): number {
  const past = readTo ?? to;
  const closed = tokens.codes[past - 1] === CODE.close;
  const opens = tokens.codes.subarray(from, past).includes(CODE.open);
  if (closed) return opens ? past : past - 1;
  return opens && tokens.codes[past] === CODE.close ? past + 1 : past;
}

/** An `X-…` sigla means an unknown act. It counts only if a known act has the name (`homonym`). */
const isToldByName = (act: ActMention): act is NamedMention =>
  isNamed(act) && (!act.sigla.startsWith('X-') || act.homonym !== undefined);

/**
 * Whether a name that stands alone means a thing and not the act: `a constituição da mora`, `o FGTS` (the subject of
 * the `Lei do FGTS`), the initials `(DA/CF)`, the file `leis/codigo-penal.md`.
 */
function isOnlyWord(tokens: Tokens, { from, to, sigla, numbered }: NamedMention, names: Nomes): boolean {
  if (numbered !== undefined) return false;
  if (isGlued(tokens, from) && tokens.codes[from - 1] === CODE.slash) return true;
  if (to > from + 1) return false;
  const word = textOf(tokens, from, to);
  if (isUpper(tokens, from)) return names.escritos.get(sigla)?.includes(`Lei do ${word}`) ?? false;
  return caseOf(tokens, from) === CASE.lower;
}

/** `Leis nº 8.078/90, | 9.099/95 e | 10.259/01`: the acts of a list after the first one. */
function* readList(tokens: Tokens, { from, numbered }: NamedMention, names: Nomes): Generator<NamedMention> {
  if (numbered === undefined) return;
  const [, ...further] = readActCitations(tokens.text, tokens.start[from] as number);
  for (const { forma, numero, ano, inicio, fim } of further) {
    const to = tokenAt(tokens, fim);
    if (readScope(tokens, to, true)) return;
    const member = { forma, numero, ano };
    yield { kind: 'act', sigla: names.numerado(member), from: tokenAt(tokens, inicio), to, numbered: member };
  }
}
