import type { CitacaoExtraida } from '../../contract/model/citacao.ts';
import { parseRefKeySumula } from '../../contract/model/ref-key-sumula.ts';
import { LEXICON } from '../lexicon/lexicon.ts';
import type { Nomes } from '../mentions/names.ts';
import { findPrecedents } from '../precedents/precedents.ts';
import { textOf } from '../tokens/locate.ts';
import { partsAhead, pattern } from '../tokens/pattern.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { type Rewriting, rewrite, rewriting, type Said } from './rewrite.ts';
import { digitsOf, NUMBER, TYPED } from './typed-words.ts';
import { spanOf, upper } from './whole-query.ts';

/** `SUM.STF.735`, `tema 1046`: alone in a query a tema is one of a court, which a text would tell. */
export function readPrecedentKey(q: string): CitacaoExtraida[] {
  const key = parseRefKeySumula(q.trim());
  if (key) return [{ tipo: 'sumula', ...spanOf(q), ...key }];
  const tokens = tokenize(q, TYPED);
  const [at] = partsAhead(tokens, 0, TEMA)?.parts.number ?? [];
  const number = at === undefined ? '' : textOf(tokens, at, at + 1).replace('.', '');
  if (!/^[1-9]\d{0,4}$/.test(number)) return [];
  return [{ tipo: 'tema', ...spanOf(q), tribunal: null, numero: Number(number), sistematica: null }];
}

const TEMA = pattern('^ :tema :numero? (<number> :number ) (! :any )');

/** The precedents that a query has, in capitals or small letters. */
export const readPrecedents = (q: string): CitacaoExtraida[] =>
  findPrecedents(tokenize(upper(q), LEXICON)).map((citacao) => ({
    ...citacao,
    rotulo: q.slice(citacao.offset, citacao.fim),
  }));

const ofCourt = (said: Said): string | null =>
  digitsOf(said('number')) > 4 ? null : `Súmula ${said('number')} do ${said('court')}`;

/** The word of a súmula that a query leaves out or cuts short. */
export const SUMULAS: readonly Rewriting[] = [
  rewriting('stj 7', '^ (<court> :court ) (<number> :number ) (! :any )', ofCourt),
  rewriting('331/tst', '^ (<number> :number ) :slash? (<court> :court ) (! :any )', ofCourt),
  rewriting('sum 7 stj', `^ sum (= ${NUMBER} )`, 'Súmula'),
  rewriting('vinculante 10', `^ ( sum vinc | vinculante ) (= ${NUMBER} )`, 'Súmula Vinculante'),
];

/** A query that is of a súmula without saying so as a text would: `stj 7`, `sum 7 stj`. */
export function readShortSumula(q: string, names: Nomes): CitacaoExtraida[] {
  const written = rewrite(q, SUMULAS, names);
  const [sumula] = written === q ? [] : readPrecedents(written);
  return sumula ? [{ ...sumula, ...spanOf(q) }] : [];
}
