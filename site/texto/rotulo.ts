import type { Dispositivo } from '../../schemas/contract/model/dispositivo.ts';
import { parseRefKeySumula } from '../../schemas/contract/model/ref-key-sumula.ts';
import { writtenForms } from '../../schemas/law/act-name.ts';
import { parseMadeSigla } from '../../schemas/law/made-sigla.ts';
import { parseRefKey } from '../../schemas/law/ref-key.ts';
import { printPartes } from '../../schemas/law/rotulo-extenso.ts';

const REPETIDO = /-(?:bis|ter|quater|quinquies|sexies|septies|octies|nonies)$/;
/** The marks of a second series in a key, of the act that approves the one with the bare numbers: `CLT.1-DL`. */
const SERIE = /-(DL|DEC|LEI)$/;
const SERIES: Record<string, string> = { DL: 'do decreto-lei', DEC: 'do decreto', LEI: 'da lei' };

/** `Art. 1.003`, `Art. 5º-A` (LC 95/1998, art. 10). */
export function printArtigo(artigo: string): string {
  if (artigo.startsWith('unico')) return 'Artigo único';
  return `Art. ${ordinal(artigo.replace(SERIE, '').replace(REPETIDO, ''))}`;
}

/** `Art. 1º do decreto-lei`, where the same number is an article of the code as well. */
export function printArtigoDaSerie(artigo: string): string {
  const serie = SERIES[SERIE.exec(artigo)?.[1] ?? ''];
  return serie === undefined ? printArtigo(artigo) : `${printArtigo(artigo)} ${serie}`;
}

/** `Art. 18 a 43`; one article alone is named alone. */
export const printExtensao = (primeiro: string, ultimo: string): string =>
  primeiro === ultimo
    ? printArtigo(primeiro)
    : `${printArtigo(primeiro)} a ${printArtigo(ultimo).replace(/^Art\. /, '')}`;

/** The label that stands before a provision. A treaty numbers its paragraphs without the sign. */
export function printRotulo({ artigo, paragrafo, inciso, alinea, item }: Dispositivo, tratado: boolean): string {
  if (item !== null) return listed(item.replace(/^item-/, ''));
  if (alinea !== null) return listed(alinea);
  if (inciso !== null) return `${inciso.replace(REPETIDO, '')} –`;
  if (paragrafo === null) return stopped(printArtigo(artigo));
  if (paragrafo.startsWith('unico')) return 'Parágrafo único.';
  const numero = paragrafo.replace(REPETIDO, '');
  return tratado ? `${numero}.` : stopped(`§ ${ordinal(numero)}`);
}

/** A cardinal is followed by a stop, an ordinal is not. */
const stopped = (rotulo: string) => (/º/.test(rotulo) ? rotulo : `${rotulo}.`);

const listed = (valor: string) => `${valor.replace(REPETIDO, '')}${/^\d/.test(valor) ? '.' : ')'}`;

function ordinal(numero: string): string {
  const [digits = '', ...suffix] = numero.split('-');
  const tail = suffix.length === 0 ? '' : `-${suffix.join('-')}`;
  return Number(digits) < 10 ? `${digits}º${tail}` : `${digits.replace(/\B(?=(\d{3})+$)/g, '.')}${tail}`;
}

/** How a sentence or a list names what a key stands for: `CC, art. 1.003, parágrafo único`; `Súmula 7 do STJ`. */
export function printRefKey(refKey: string): string {
  const sumula = parseRefKeySumula(refKey);
  if (sumula) return printSumula(sumula);
  const partes = parseRefKey(refKey);
  if (!partes) return refKey;
  const serie = SERIES[SERIE.exec(partes.artigo)?.[1] ?? ''];
  const onde = printPartes({ ...partes, artigo: partes.artigo.replace(SERIE, '') });
  return `${printSigla(partes.sigla)}, ${serie === undefined ? onde : onde.replace(/^art\. [^,]+/, `$& ${serie}`)}`;
}

/** `CC`; `Lei 9.784/1999` of an act that has no sigla but the made one. */
export function printSigla(sigla: string): string {
  const known = escritas.get(sigla);
  if (known !== undefined) return known;
  const ato = /\d/.test(sigla) ? parseMadeSigla(sigla) : null;
  const written = ato === null || ato.ano === null ? sigla : (writtenForms({ ...ato, ano: ato.ano })[0] ?? sigla);
  escritas.set(sigla, written);
  return written;
}
/** An index names the same acts thousands of times. */
const escritas = new Map<string, string>();

export const printSumula = ({
  tribunal,
  numero,
  vinculante,
}: {
  tribunal: string;
  numero: number;
  vinculante: boolean;
}) => (vinculante ? `Súmula Vinculante ${numero} do ${tribunal}` : `Súmula ${numero} do ${tribunal}`);
