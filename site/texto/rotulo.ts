import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { SERIE, SERIES } from '../../schemas/law/ref-key-por-extenso.ts';

const REPETIDO = /-(?:bis|ter|quater|quinquies|sexies|septies|octies|nonies)$/;

/** `Art. 1.003`, `Art. 5º-A` (LC 95/1998, art. 10). */
export function printArtigo(artigo: string): string {
  if (artigo.startsWith('unico')) return 'Artigo único';
  return `Art. ${ordinal(artigo.replace(SERIE, '').replace(REPETIDO, ''))}`;
}

/** `Art. 1º do decreto-lei`, if the code also has an article with this number. */
export function printArtigoDaSerie(artigo: string): string {
  const serie = SERIES[SERIE.exec(artigo)?.[1] ?? ''];
  return serie === undefined ? printArtigo(artigo) : `${printArtigo(artigo)} ${serie}`;
}

/** `Art. 18 a 43`. A range of one article is printed as that article. */
export const printExtensao = (primeiro: string, ultimo: string): string =>
  primeiro === ultimo
    ? printArtigo(primeiro)
    : `${printArtigo(primeiro)} a ${printArtigo(ultimo).replace(/^Art\. /, '')}`;

/** Returns the label before a provision. Treaties number their paragraphs without the sign `§`. */
export function printRotulo({ artigo, paragrafo, inciso, alinea, item }: Dispositivo, tratado: boolean): string {
  if (item !== null) return listed(item.replace(/^item-/, ''));
  if (alinea !== null) return listed(alinea);
  if (inciso !== null) return `${inciso.replace(REPETIDO, '')} –`;
  if (paragrafo === null) return stopped(printArtigo(artigo));
  if (paragrafo.startsWith('unico')) return 'Parágrafo único.';
  const numero = paragrafo.replace(REPETIDO, '');
  return tratado ? `${numero}.` : stopped(`§ ${ordinal(numero)}`);
}

/** Adds a full stop after a cardinal number, but not after an ordinal. */
const stopped = (rotulo: string) => (/º/.test(rotulo) ? rotulo : `${rotulo}.`);

const listed = (valor: string) => `${valor.replace(REPETIDO, '')}${/^\d/.test(valor) ? '.' : ')'}`;

function ordinal(numero: string): string {
  const [digits = '', ...suffix] = numero.split('-');
  const tail = suffix.length === 0 ? '' : `-${suffix.join('-')}`;
  return Number(digits) < 10 ? `${digits}º${tail}` : `${digits.replace(/\B(?=(\d{3})+$)/g, '.')}${tail}`;
}
