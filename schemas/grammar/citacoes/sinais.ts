import { isBranco } from './lexico.ts';

/** Where a text may have to be written otherwise before it is read. */
export interface Sinais {
  /** The ends of lines. */
  linhas: number[];
  /** The second character of each blank that has more than one. */
  brancos: number[];
  /** Whether a blank has characters other than the space and the end of a line. */
  raros: boolean;
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
const [BRANCO, LINHA, DE_FORMA, RARO] = [1, 2, 4, 8];
const CLASSE = new Uint8Array(0x10000);
for (let code = 0; code <= 0x3000; code++) if (isBranco(String.fromCharCode(code), 0)) CLASSE[code] = BRANCO | RARO;
CLASSE[0x20] = BRANCO;
CLASSE[0x0a] = BRANCO | LINHA;
for (const range of FORMAS) CLASSE.fill(DE_FORMA, range.charCodeAt(0), range.charCodeAt(range.length - 1) + 1);

/** One look at each character, and no decision where it is a letter or a blank. */
export function findSinais(texto: string): Sinais {
  const found: Sinais = { linhas: [], brancos: [], raros: false, formas: [] };
  const { length } = texto;
  let brancos = 0;
  for (let at = 0; at < length; at++) {
    const classe = CLASSE[texto.charCodeAt(at)] as number;
    brancos = (brancos + 1) & -(classe & BRANCO);
    if (classe > BRANCO) {
      if (classe & DE_FORMA) found.formas.push(at);
      else if (classe & LINHA) found.linhas.push(at);
      else found.raros = true;
    }
    if (brancos === 2) found.brancos.push(at);
  }
  return found;
}
