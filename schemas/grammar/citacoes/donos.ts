import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import { lookFor } from './automato.ts';
import { isBranco } from './lexico.ts';
import { letterBehind } from './ligacao.ts';

/** Made of an act of ours, and another than it: `o regulamento do CDC`, `o decreto que regulamenta a LGPD`. */
const DE_REGULAMENTO = compact(
  /(?:regulament\p{L}*|minuta|reforma|proposta|(?<!\p{L})(?:decreto|resolu[çc][ãa]o|portaria|instru[çc][ãa]o|(?:protocolo|aditivo)(?:\s{1,3}\p{L}{6,12})?))\s{1,3}(?:d[oa]|ao|[oàa])\s{1,3}$/iu,
);

/** Whether the act at `at` only tells what another is about. */
export const isDeRegulamento = (text: string, at: number): boolean =>
  DE_REGULAMENTO.test(text.slice(Math.max(0, at - 32), at));

const DESTE = compact(
  /\s{0,3}d(?:est|ess|aquel)[ea]s?(?!\p{L})(?!\s{1,3}(?:forma|modo|maneira|sorte|feita|vez|jeito)(?!\p{L}))/iuy,
);

/** Whether a list is of what was said last, be it an act or not: `o art. 6º deste`. */
const isDeste = (text: string, at: number): boolean => endAt(DESTE, text, at) >= 0;

/** What stands before an act that is only set against another: `a CF, ao contrário do CP, art. 12`, `sucessor do CC/16`. */
const COMPARADO =
  /(?:ao\s{1,3}contr[áa]rio|diversamente|diferentemente|[àa]\s{1,3}diferen[çc]a|em\s{1,3}vez|e\s{1,3}n[ãa]o|sucessor[ae]?|substitut[oa])\s{1,3}d[oa]s?\s$/i;

const mayCompare = lookFor(
  'contrário diversamente diferentemente diferença vez não sucessor sucessora sucessore substituto substituta'.split(
    ' ',
  ),
);

/** Whether the act at `at` is named only beside the one that is spoken of: what follows is not its own. */
export function isComparado(text: string, at: number): boolean {
  // Asked of every act: most stand behind no `do`, `da`.
  if (!'oasOAS'.includes(text[at - 2] ?? '-') || !isBranco(text, at - 1)) return false;
  // Behind `do`, `da` the letter tells before which of them they stand.
  const word = isBranco(text, at - 4) ? at - 4 : at - 5;
  if (!'oeazrOEAZR'.includes(text[word - 1] ?? '-')) return false;
  const before = text.slice(Math.max(0, at - 32), at);
  return mayCompare(before) && COMPARADO.test(before);
}

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
