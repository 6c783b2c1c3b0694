import type { WhichYear } from '../../citations/mentions/other-year.ts';
import { compact } from '../../text/compact.ts';
import { endAt, matchAt } from '../../text/sticky.ts';
import type { AtoCitadoNoTexto } from './ato-no-texto.ts';
import type { Folha } from './folha.ts';
import type { Nomes } from './nomes.ts';

const ANO = '((?:1[89]|20)\\d\\d)(?!\\d)';
/** `, e o de 2002, no | art. 186`. */
const DE_ANO = compact(
  new RegExp(`(?:^|[^\\p{L}])[oa]\\s{1,3}de\\s{1,3}${ANO}\\s?[,(\\s](?:[^.;:()\\d]{0,30}[\\s,])?\\s{0,2}$`, 'iu'),
);
/** `; o atual (| art. 186`: with no noun, which would name something else. */
const QUALIFICADO = compact(
  /(?:^|[^\p{L}])[oa]\s{1,3}(?:(atual|vigente|nov[oa]|novel)|anterior|antig[oa]|revogad[oa]|velh[oa])\s?[,(]\s{0,3}(?:(?:n?[oa]|em\s{1,3}seu)\s{1,3})?$/iu,
);
/** `art. 186 | do de 2002`. */
const DEPOIS = compact(new RegExp(`\\s{1,3}d[oa]\\s{1,3}de\\s{1,3}${ANO}`, 'iuy'));
/** No more than this, with the words between, stands before a list. */
const ALCANCE = 56;

/** @param desde where the act of that name was mentioned */
export function readDeAno(text: string, inicio: number, fim: number, desde: number): WhichYear | null {
  const behind = text[fim + 1] === 'd' ? matchAt(DEPOIS, text, fim) : null;
  if (behind) return Number(behind[1]);
  const before = text.slice(Math.max(desde, inicio - ALCANCE), inicio);
  // Spares most lists the pattern.
  if (!/\d{4}|atual|vigente|nov|anterior|antig|revogad|velh/i.test(before)) return null;
  const ano = DE_ANO.exec(before)?.[1];
  if (ano !== undefined) return Number(ano);
  const [whole, hoje] = QUALIFICADO.exec(before) ?? [];
  if (whole === undefined) return null;
  return hoje === undefined ? 'former' : 'today';
}

/** Past `do de 2002`, or `fim`. */
export const endOfDeAno = (text: string, fim: number): number => Math.max(fim, endAt(DEPOIS, text, fim));

/** `o antigo | art. 273 do CPC`, `o então | art. 557`, `o ex-| art. 12`. */
const ANTIGO = compact(/(?<!\p{L})(?:(?:antig[oa]s?|velh[oa]s?|vetust[oa]s?|[oa]s?\s{1,3}ent[ãa]o)\s{1,3}|ex-)$/iu);
/** Whether the list at `inicio` is said to be what it was once. */
export function isDeOutrora(text: string, inicio: number): boolean {
  // The last letters of `antigo`, `velhas`, `vetusto`, `então`, `ex-` spare most lists the pattern.
  const end = text[inicio - 1] === ' ' ? inicio - 2 : inicio - 1;
  const last = 'sS'.includes(text[end] ?? '.') ? end - 1 : end;
  const letters = 'oaOA'.includes(text[last] ?? '.') && 'ghtãaGHTÃA'.includes(text[last - 1] ?? '.');
  if (!letters && text[end] !== '-') return false;
  return ANTIGO.test(text.slice(Math.max(0, inicio - 16), inicio));
}
/** `art. 535 do CPC |, hoje art. 1.022`. */
const HOJE =
  /\s?[,(]\s{0,3}(?:hoje|agora|atual(?:mente)?|atuais|correspondentes?\s{1,3}aos?)\s{1,3}(?:[oa]s?\s{1,3})?art/iy;

/** Whether a list is said to be of the code that had the name before, or of what the act at hand was before. */
export function isAntigo(text: string, folhas: readonly Folha[], ato: AtoCitadoNoTexto, nomes: Nomes): boolean {
  const { sigla, homonimo, fim } = ato;
  if (homonimo !== undefined || !nomes.ano.has(sigla) || nomes.anteriores.has(sigla)) return false;
  if (isDeOutrora(text, folhas[0]?.inicio ?? 0)) return true;
  return nomes.anosAnteriores.has(sigla) && nomes.codigos.has(sigla) && endAt(HOJE, text, fim) >= 0;
}
