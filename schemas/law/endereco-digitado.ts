import { fold } from '../text/fold.ts';
import { artigoNumbers } from './artigo-number.ts';

const SECOES = new Set([
  'diplomas',
  'areas',
  'sumulas',
  'indice',
  'busca',
  'verificar',
  'alteracoes',
  'downloads',
  'api',
  'sobre',
]);
const TRIBUNAIS = new Set(['stf', 'stj']);
/** Path segments that may stand between an act and an article, or in place of one. */
const PARTES = new Set(['artigos', 'texto', 'integra', 'anexos']);
/** More segments than any address of the site has. */
const MAX_PARTES = 9;
const MAX_LETRAS = 40;
const ROMANO = /^[ivxlcdm]+$/i;

/**
 * The pages that a wrong address may have meant, likeliest first: in any letter case (`/diplomas/cp/artigos/121`) and
 * as short as people type (`/cp/121`, `/cf/5/lxxviii`, `/CC.1.003`, `/stj/7`). The caller checks which of them exist.
 */
export function enderecosPossiveis(path: string): string[] {
  const partes = readPartes(path);
  const [first = '', ...rest] = partes ?? [];
  const secao = fold(first).toLowerCase();
  if (secao === '' || secao === '404') return [];
  if (secao === 'diplomas') return doAto(rest);
  if (secao === 'sumulas') return write(secao, ...rest.map((parte) => parte.toUpperCase()));
  if (SECOES.has(secao)) return write(secao, ...rest.map((parte) => parte.toLowerCase()));
  if (TRIBUNAIS.has(secao)) return write('sumulas', ...[first, ...rest].map((parte) => parte.toUpperCase()));
  return doAto([first, ...rest]);
}

function doAto([sigla = '', ...rest]: readonly string[]): string[] {
  const [first = '', ...below] = rest;
  const parte = fold(first).toLowerCase();
  const ato = sigla.toUpperCase();
  if (ato === '') return ['/diplomas/'];
  if (parte === '') return write('diplomas', ato);
  if (PARTES.has(parte) && below.length === 0) return write('diplomas', ato, parte);
  const [artigo = '', ...niveis] = PARTES.has(parte) ? below : rest;
  const pasta = parte === 'texto' ? 'texto' : 'artigos';
  return artigoNumbers(artigo).flatMap((numero) => {
    const lugar = niveis.length === 0 ? '' : `#${[numero, ...niveis.map(readNivel)].map(encodeURIComponent).join('.')}`;
    return write('diplomas', ato, pasta, numero).map((pagina) => pagina + lugar);
  });
}

/** A Roman numeral is an inciso, unless an inciso precedes it: `I/c` is its alínea. */
function readNivel(nivel: string, place: number, niveis: readonly string[]): string {
  if (/^[uú]nico$/i.test(nivel)) return 'unico';
  const below = niveis.slice(0, place).some((other) => ROMANO.test(other));
  return ROMANO.test(nivel) && !below ? nivel.toUpperCase() : nivel.replace(/^\p{L}$/u, (letra) => letra.toLowerCase());
}

/** A single segment may be a ref_key. A thousands dot does not split it. */
function readPartes(path: string): string[] | null {
  let name: string;
  try {
    name = decodeURIComponent(path).normalize('NFC');
  } catch {
    return null;
  }
  const parts = name.split('/').filter((parte) => parte !== '' && parte !== 'index.html');
  const [only = ''] = parts;
  const split = parts.length === 1 ? only.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '').split('.') : parts;
  const sound =
    split.length <= MAX_PARTES && split.every((parte) => parte.length <= MAX_LETRAS && !/[\\\0]/.test(parte));
  return sound ? split : null;
}

/** An empty segment, as in `//`, gives no address. */
const write = (...partes: string[]): string[] =>
  partes.includes('') ? [] : [`/${partes.map(encodeURIComponent).join('/')}/`];
