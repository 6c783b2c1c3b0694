import { isBranco } from './lexico.ts';

/** Where a text may have to be written otherwise before it is read. */
export interface Sinais {
  /** The ends of lines. */
  linhas: number[];
  /** White space other than the space and the end of a line: web pages and word processors put it between any words. */
  raros: number[];
  /** What another form of the characters, or markup, is told by. */
  formas: number[];
}

/**
 * What tells a form of a text that some program made: accents set apart from their letters (PDF readers, macOS), characters
 * that are not seen, a hyphen for where a word may break, letters and digits as wide as ideographs, marks of emphasis
 * (`**art. 5º**`, `_CDC_`, `<b>CF</b>`), of links (`[CLT](https://…)`), of quoted mail, and characters that a page calls
 * by a name (`5&ordm;`, `art.~5º`).
 */
const FORMAS = ['\u0300\u036f', '\u200b\u200d', '\ufeff\uff5e', '\u00ad', '*', '_', '>', '`', '<', '[', ']', '&', '~'];
const [LINHA, DE_FORMA, RARO] = [1, 2, 3];
const CLASSE = new Uint8Array(0x10000);
for (let code = 0; code <= 0x3000; code++) if (isBranco(String.fromCharCode(code), 0)) CLASSE[code] = RARO;
CLASSE[0x20] = 0;
CLASSE[0x0a] = LINHA;
for (const range of FORMAS) CLASSE.fill(DE_FORMA, range.charCodeAt(0), range.charCodeAt(range.length - 1) + 1);

/** One look at each character. */
export function findSinais(texto: string): Sinais {
  const found: Sinais = { linhas: [], raros: [], formas: [] };
  for (let at = skipComuns(texto, 0); at < texto.length; at = skipComuns(texto, at + 1)) {
    const classe = CLASSE[texto.charCodeAt(at)];
    if (classe === LINHA) found.linhas.push(at);
    else if (classe === DE_FORMA) found.formas.push(at);
    else found.raros.push(at);
  }
  return found;
}

/** Past letters, spaces and all that says nothing: apart from the rest, since so it takes half the time. */
function skipComuns(texto: string, from: number): number {
  const { length } = texto;
  let at = from;
  while (at < length && CLASSE[texto.charCodeAt(at)] === 0) at += 1;
  return at;
}
