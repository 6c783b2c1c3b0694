import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import { letterBehind } from './ligacao.ts';

const DESTE = compact(
  /\s{0,3}d(?:est|ess|aquel)[ea]s?(?!\p{L})(?!\s{1,3}(?:forma|modo|maneira|sorte|feita|vez|jeito)(?!\p{L}))/iuy,
);

/** Whether a list is of what was said last, be it an act or not: `o art. 6º deste`. */
const isDeste = (text: string, at: number): boolean => endAt(DESTE, text, at) >= 0;

const DE_OUTRO = compact(
  /\s{0,3}[,(]?\s{0,3}(?:respectivamente|de\s{1,3}(?:seus?|suas?)\s{1,3}\p{L}|d[oa]s?\s{1,3}(?:primeir|segund|terceir|[úu]ltim)[oa]s?(?!\p{L}|\s{1,3}(?:parte|figura|turma|se[çc][ãa]o|grau))|d[oa]\s{1,3}\p{L}+\s{1,3}(?:anterior|revogad[oa]|antig[oa])(?!\p{L}))/iuy,
);

/**
 * Whether what stands behind a list says that the act right before it is not simply its own: `no CC e no CPC, arts. 186 e
 * 300, | respectivamente`, `art. 155 | do primeiro`, `art. 300 | daquele`, `art. 48 | de
 * suas Disposições Transitórias`.
 */
export const isDeOutro = (text: string, at: number): boolean =>
  'dr'.includes(letterBehind(text, at)) && (endAt(DE_OUTRO, text, at) >= 0 || isDeste(text, at));
