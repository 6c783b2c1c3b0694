import { compact } from '../../text/compact.ts';
import { endAt } from '../../text/sticky.ts';
import type { Folha } from './folha.ts';

/** `aos arts. 186 do CC, 927 e 944`: of several articles one alone stood before the act, and the others come behind it. */
export const promisesMore = (text: string, folhas: readonly Folha[]): boolean =>
  folhas.length === 1 && folhas[0]?.faixa === null && endAt(NO_PLURAL, text, folhas[0].inicio) >= 0;
/** `arts. 1.723 e seguintes`: the plural has what it promised. */
const E_SEGUINTES = /\s(?:seguintes|ss|segs?|seqq?)[.\s]/i;
export const hasSeguintes = (text: string): boolean => E_SEGUINTES.test(text);
/** Neither `c/c` nor a semicolon, behind which another act's may begin; and nothing goes on to say whose they are. */
const SO_MAIS = /^(?:,\s+(?:e\s+)?|\s+e\s+)(?:o\s+)?$/;
/** `art. 5º, I, da CF, 6º e 7º`: what has the mark of an ordinal and counts nothing. */
const ORDINAL = /\d{1,3}[º°]/y;
const FIM_DE_LISTA = compact(/\s*(?:[;)]|\.(?!\d)|,\s+(?!(?:tod|amb)[oa]s\s+d[aoe])\p{Ll}|$)/uy);
const NO_PLURAL = /art(?:igo)?s[.\s]/iy;

/** Whether a bare list behind the act of another goes on with that act: `arts. 186 do CC, 927 e 944`, `art. 5º da CF, 6º e 7º`. */
export const goesOnSemAto = (
  text: string,
  folhas: readonly Folha[],
  { fim, inicio, fimDaLista }: { fim: number; inicio: number; fimDaLista: number },
): boolean =>
  (promisesMore(text, folhas) || endAt(ORDINAL, text, inicio) >= 0) &&
  SO_MAIS.test(text.slice(fim, inicio)) &&
  endAt(FIM_DE_LISTA, text, fimDaLista) >= 0;
