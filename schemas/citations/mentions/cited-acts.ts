import { readActCitations } from '../../grammar/act-citation.ts';
import type { AtoNumerado } from '../../grammar/act-name.ts';
import { tokenAt } from '../tokens/locate.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { readByName } from './by-name.ts';
import type { ActMention, NamedMention } from './mention.ts';
import type { Nomes } from './names.ts';
import { readAct } from './read-act.ts';
import { readScope } from './scope.ts';
import { type ActStart, findActStarts } from './starts.ts';
import { TextNames } from './text-names.ts';

/**
 * The acts that a text names where they may stand alone, in order, none within another: by their number, by a name of the
 * catalogue, or by one that year or number contradict (`Lei 8.078/1991`, `CPC/73`, `CDC (Lei 8.079/90)`). Acts of states,
 * other countries, contracts and bills are none of these. Time is linear in the number of tokens.
 */
export function* findCitedActs(tokens: Tokens, names: Nomes): Generator<NamedMention> {
  const starts = findActStarts(tokens, names);
  const known = {
    ...names,
    doTexto: new TextNames(
      tokens,
      starts.map(({ at }) => at),
      names,
    ),
  };
  let past = 0;
  for (const start of starts) {
    if (start.at < past) continue;
    const act = readAlone(tokens, start, known);
    if (!act) continue;
    past = pastOf(act);
    if (!isNamed(act)) continue;
    yield act;
    for (const further of readList(tokens, act, known)) {
      yield further;
      past = further.to;
    }
  }
}

const readAlone = (tokens: Tokens, { at, named }: ActStart, names: Nomes): ActMention | null =>
  (named ? readByName : readAct)(tokens, at, names, 'alone');

/** A later act that stands beside one is told for itself: `CP (Lei 14.994/2024)`. */
export const pastOf = ({ to, beside, readTo }: ActMention): number => (beside === undefined ? (readTo ?? to) : to);

/** What is made up of letters of a name (`X-…`) is an act that nobody told us of, unless it has the name of one. */
const isNamed = (act: ActMention): act is NamedMention =>
  act.kind === 'act' && act.sigla !== null && (!act.sigla.startsWith('X-') || act.homonym !== undefined);

/** `Leis nº 8.078/90, | 9.099/95 e | 10.259/01`: the acts of a list behind its first one. */
function* readList(tokens: Tokens, { from, numbered }: NamedMention, names: Nomes): Generator<NamedMention> {
  if (numbered === undefined) return;
  for (const { forma, numero, ano, inicio, fim } of readActCitations(tokens.text, tokens.start[from] as number).slice(
    1,
  )) {
    const to = tokenAt(tokens, fim);
    if (readScope(tokens, to, true)) return;
    const member: AtoNumerado = { forma, numero, ano };
    yield { kind: 'act', sigla: names.numerado(member), from: tokenAt(tokens, inicio), to, numbered: member };
  }
}
