import { parseRefKeySumula } from '../contract/model/corpus/ref-key-sumula.ts';
import { writtenForms } from './act-name.ts';
import { parseMadeSigla } from './made-sigla.ts';
import { parseRefKey } from './ref-key.ts';
import { printPartes } from './rotulo-extenso.ts';

/** The marks of a second series of articles, that of the act which approves the one with plain numbers: `CLT.1-DL`. */
export const SERIE = /-(DL|DEC|LEI)$/;
export const SERIES: Record<string, string> = { DL: 'do decreto-lei', DEC: 'do decreto', LEI: 'da lei' };

/** Names what a key stands for, as in a sentence or list: `CC, art. 1.003, parágrafo único`; `Súmula 7 do STJ`. */
export function printRefKey(refKey: string): string {
  const sumula = parseRefKeySumula(refKey);
  if (sumula) return printSumula(sumula);
  const partes = parseRefKey(refKey);
  if (!partes) return refKey;
  const serie = SERIES[SERIE.exec(partes.artigo)?.[1] ?? ''];
  const onde = printPartes({ ...partes, artigo: partes.artigo.replace(SERIE, '') });
  return `${printSigla(partes.sigla)}, ${serie === undefined ? onde : onde.replace(/^art\. [^,]+/, `$& ${serie}`)}`;
}

/** `CC`; for an act with only a generated sigla, `Lei 9.784/1999`. */
export function printSigla(sigla: string): string {
  const known = escritas.get(sigla);
  if (known !== undefined) return known;
  const ato = /\d/.test(sigla) ? parseMadeSigla(sigla) : null;
  const written = ato === null || ato.ano === null ? sigla : (writtenForms({ ...ato, ano: ato.ano })[0] ?? sigla);
  escritas.set(sigla, written);
  return written;
}
/** A cache, because an index names the same acts thousands of times. */
const escritas = new Map<string, string>();

/** `Súmula Vinculante 11 do STF`, `Súmula 7 do STJ`. */
export const printSumula = ({
  tribunal,
  numero,
  vinculante,
}: {
  tribunal: string;
  numero: number;
  vinculante: boolean;
}) => (vinculante ? `Súmula Vinculante ${numero} do ${tribunal}` : `Súmula ${numero} do ${tribunal}`);
