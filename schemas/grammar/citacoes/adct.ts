import { endAt } from '../sticky.ts';
import { skipBranco } from './lexico.ts';

const DE = /\s{1,3}d[ao]\s{1,3}/iy;
/** `da Carta Estadual`, `da Lei Orgânica`: names that no act of the Union has. */
const LOCAL = /carta\s{1,3}(?:estadual|pol[íi]tica\s{1,3}(?:estadual|do\s{1,3}estado))|lei\s{1,3}org[âa]nica/iy;

/**
 * Past the act of a state or a town whose transitory provisions an `ADCT` that ends at `fim` is, or -1: `do ADCT | da
 * Constituição do Estado de Minas Gerais`.
 * @param readNome reads a name at an offset
 */
export function endOfAdctLocal(
  text: string,
  fim: number,
  readNome: (at: number) => { tipo: string; sigla?: string | null; fim: number } | null,
): number {
  if (!'dD'.includes(text[skipBranco(text, fim)] ?? '-')) return -1;
  const at = endAt(DE, text, fim);
  if (at < 0) return -1;
  const ato = readNome(at);
  return ato?.sigla?.startsWith('X-') ? ato.fim : endAt(LOCAL, text, at);
}
