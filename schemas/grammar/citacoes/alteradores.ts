import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import { lookFor } from './automato.ts';

/** How the law that changed another is told: `na redação da`, `com a redação dada pela`, `incluído pela`, or `no CP pela`. */
const ALTERA = compact(
  /(?:^|[^\p{L}])(?:(reda[çc][ãa]o|altera[çc][õo]es)(?:\s{1,3}\p{L}{3,12}){0,3}|(?:inclu[íi]d|alterad|introduzid|acrescid|acrescentad|modificad|inserid|atualizad|reformad|emendad)[oa]s?(?:\s{1,3}em\s{1,3}(?:19|20)\d\d)?(\s{1,3}(?:ao?s?|n[oa]s?|à)\s[^.;:,]{2,24},?)?)\s{1,3}(?:pel[oa]|d[oa])\s{1,3}$/iu,
);
/** `A CLT|, recentemente alterada pela `: said between commas of the whole act, with which the sentence goes on. */
const ENTRE_VIRGULAS = compact(
  /,\s{1,3}(?:(?:j[áa]|(?:tal\s{1,3})?como|conforme|depois|\p{Ll}{4,12}mente)\s{1,3})?\p{L}{5,12}[oa]s?\s{1,3}(?:em\s{1,3}(?:19|20)\d\d\s{1,3})?pel[oa]\s{1,3}$/iu,
);
/** By these a law gives more than a wording, or takes the place of another one: what was said before tells. */
const FEZ = compact(/(?:^|[^\p{L}])(?:(dad|conferid|determinad)|(?:rev|derr|ab-?r)ogad)[oa]s?\s{1,3}pel[oa]\s{1,3}$/iu);
/** `a redação do art. 59 do CP foi`: up to the end of the sentence. */
const DA_REDACAO = compact(/(?<!\p{L})reda[çc][ãa]o\s(?:[^.;]|\.(?!\s{1,3}\p{Lu}))*$/iu);
/** How far before the act the wording may be spoken of. */
const ALCANCE = 160;
/** The sentence goes on with it: `alterada pela Lei X, cujo art. 2º`. */
const PROSSEGUE = /\s{0,3},\s{0,3}(?:cuj|que\s|[oa]\s{1,3}qual)/iy;

/** What an act that changed another is here. */
export interface Alterador {
  /** Provisions right behind it are the changed act's: `a CLT, na redação da Lei X, art. 71`. */
  redacao: boolean;
}

/**
 * An act named only as the one that changed what was cited: no provision that follows is its own for want of another act.
 * @param deArtigo whether what was named right before is a provision: a law that revoked a whole act takes its place
 */
export function readAlterador(text: string, inicio: number, fim: number, deArtigo: () => boolean): Alterador | null {
  // `da`, `pelo`: where one space follows the word before, its last letters tell whether the pattern need be tried.
  const may = text[inicio - 1] !== ' ' || (isAny(text, inicio - 2, 'aoAO') && isAny(text, inicio - 3, 'dlDL'));
  if (!may) return null;
  const before = text.slice(Math.max(0, inicio - 48), inicio);
  if (!mayAlter(before)) return null;
  const match = ALTERA.exec(before);
  const fez = match ? null : FEZ.exec(before);
  if (!match && !fez) return null;
  if (fez && !(fez[1] === undefined ? deArtigo() : isDaRedacao(text, inicio))) return null;
  if (endAt(PROSSEGUE, text, fim) >= 0) return null;
  const redacao = (match?.[1] ?? match?.[2]) !== undefined;
  return { redacao: redacao || (match !== null && ENTRE_VIRGULAS.test(before) && !deArtigo()) };
}

const isAny = (text: string, at: number, letters: string): boolean => letters.includes(text[at] ?? '-');

/** The words of the two patterns. */
const mayAlter = lookFor([
  ...'redação alterações'.split(' '),
  ...'incluíd alterad introduzid acrescid acrescentad modificad inserid atualizad reformad emendad dad conferid determinad revogad derrogad abrogad rogad'
    .split(' ')
    .flatMap((stem) => ['o', 'a', 'os', 'as'].map((end) => stem + end)),
]);

const isDaRedacao = (text: string, inicio: number): boolean =>
  DA_REDACAO.test(text.slice(Math.max(0, inicio - ALCANCE), inicio));

const MUDAR = 'revog|alter|acrescent|modific|reform|inclu|introduz|insir|inser|acresc|suprim|mud|renumer|atualiz';
/** `alterou o`, `revogou-se a`, `foi revogado o`, `mudou a redação do`, `deu nova redação ao`. */
const ALTEROU = compact(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:${MUDAR})(?:(?:ou|aram|a|am|iu|iram|i|em|e|eu|eram|ando|indo|endo)?(?:-se)?|[ai]d[oa]s?)(?:\s{1,3}\p{Ll}{4,14}mente)?\s{1,3}(?:(?:[oa]s?\s{1,3}\p{Ll}{4,12}\s{1,3}d|n)?[oa]s?|aos?)|(?:deu|d[áa]|dando|conferiu|trouxe)\s{1,3}(?:nova\s{1,3}|outra\s{1,3})?reda[çc][ãa]o\s{1,3}(?:aos?|[àa]s?|para\s{1,3}[oa]s?))\s{1,3}$`,
    'iu',
  ),
);
/** No words of that kind are longer. */
const ALCANCE_DO_VERBO = 48;

/**
 * `A Lei X alterou o | art. 5º`, `deu nova redação ao | art. 5º`: whether what changed it is the act named last, of which it
 * is no article then.
 */
export const isAlteradoPor = (text: string, at: number, desde: number): boolean =>
  at - desde < 120 &&
  ALTEROU.test(text.slice(Math.max(desde, at - ALCANCE_DO_VERBO), at)) &&
  !/[.;:]\s/.test(text.slice(desde, at));

/** `Após a |EC 45/2004, o art. 5º`: the act tells since when, and not of what the article is. */
const DESDE_QUANDO = compact(
  /(?:^|[^\p{L}])(?:(?:antes|depois|a\s{1,3}partir(?:\s{1,3}da\s{1,3}(?:vig[êe]ncia|edi[çc][ãa]o))?|advento|promulga[çc][ãa]o|edi[çc][ãa]o|entrada\s{1,3}em\s{1,3}vigor)\s{1,3}d|(?:ap[óo]s|desde|at[ée])\s{1,3}|(?:^|[.;]\s{1,3})com\s{1,3})[oa]\s{1,3}$/iu,
);

/** `A CF|, após a |EC 45/2004, art. 5º`: right behind the act that it changed. */
const APOS =
  /^,\s{1,3}(?:(?:j[áa]\s{1,3})?(?:ap[óo]s|com|conforme|segundo)\s|(?:depois|na\s{1,3}forma|nos\s{1,3}termos|por\s{1,3}for[çc]a)\s{1,3}d)[oa]?\s{0,3}[oa]?\s{0,3}$/i;

/**
 * @param desde where the act named before it ends
 * @param lista where what follows the act begins
 */
export function isSoData(text: string, inicio: number, fim: number, lista: number, desde: number): boolean {
  if (text[fim] !== ',') return false;
  const dito = /^,\s{1,3}[oa]s?\s{1,3}$/i.test(text.slice(fim, lista));
  if (dito && DESDE_QUANDO.test(text.slice(Math.max(0, inicio - 36), inicio))) return true;
  return EMENDA.test(text.slice(inicio, inicio + 9)) && inicio - desde < 30 && APOS.test(text.slice(desde, inicio));
}

const EMENDA = compact(/^(?:EC|[Ee]menda|EMENDA)(?!\p{L})/u);
