import { parseRefKeySumula } from '../../contract/model/corpus/ref-key-sumula.ts';
import type { CitacaoExtraida } from '../../contract/model/verification/citacao.ts';
import { LEXICON } from '../lexicon/lexicon.ts';
import type { Nomes } from '../mentions/names.ts';
import { findPrecedents } from '../precedents/precedents.ts';
import { textOf } from '../tokens/locate.ts';
import { partsAhead, pattern } from '../tokens/pattern.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { rewrite, rewritings } from './rewrite.ts';
import { NUMBER, TYPED } from './typed-words.ts';
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

/** The word of a súmula that a query leaves out or cuts short. */
export const SUMULAS = rewritings(`
  ^ (<court> :court ) (<upToFour> :number ) (! :any ) → Súmula <upToFour> do <court> # stj 7
  ^ (<upToFour> :number ) :slash? (<court> :court ) (! :any ) → Súmula <upToFour> do <court> # 331/tst
  ^ sum (= ${NUMBER} ) → Súmula # sum 7 stj
  ^ ( sum vinc | vinculante ) (= ${NUMBER} ) → Súmula Vinculante # vinculante 10
`);

/** A query that is of a súmula without saying so as a text would: `stj 7`, `sum 7 stj`. */
export function readShortSumula(q: string, names: Nomes): CitacaoExtraida[] {
  const written = rewrite(q, SUMULAS, names);
  const [sumula] = written === q ? [] : readPrecedents(written);
  return sumula ? [{ ...sumula, ...spanOf(q) }] : [];
}
