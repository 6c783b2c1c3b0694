import { Caracteres } from '../caracteres.ts';
import { endAt } from '../sticky.ts';

/** Short words in which a line is cut off: whatever they announce comes with the next. */
const ANUNCIAM = new Set(
  (
    'o a os as do da dos das no na nos nas ao à aos às de em e ou que um uma pelo pela com por sem sob seu sua seus suas este esta ' +
    'art. arts. art arts § §§ inc. incs. al. n. nº n° no. c/c lei leis'
  )
    .split(' ')
    .flatMap((word) => [word, word.toUpperCase()]),
);
/** The longest of them. */
const MAX_PALAVRA = 5;

const [MINUSCULA, ABERTA, PAUSA] = [1, 2, 4];
/** What a character tells at one end of a line or the other: nearly all are told by it. */
const CLASSE = Uint8Array.from({ length: 0x100 }, (_, code) => {
  const char = String.fromCharCode(code);
  return (
    (/[a-zß-ÿ]/.test(char) ? MINUSCULA : 0) | (',('.includes(char) ? ABERTA : 0) | (';:!?\n'.includes(char) ? PAUSA : 0)
  );
});

/** What stands before a word. */
const [BRANCO, PARENTESE] = [0x20, 0x28];
/** By the codes of its last two characters, whether a line may end in one of those words. */
const FINAIS = new Uint8Array(0x10000);
for (const word of ANUNCIAM)
  for (const antes of word.length > 1 ? [word.charCodeAt(word.length - 2)] : [...Array(BRANCO + 1).keys(), PARENTESE])
    FINAIS[(antes << 8) | word.charCodeAt(word.length - 1)] = 1;

/** To ask a table for what it does not have makes every later question slow. */
const classeOf = (code: number): number => (code < 0x100 ? (CLASSE[code] as number) : 0);

/**
 * Whether a line only goes on in the next: it is cut off, or the next begins with a small letter and no label.
 * @param inicio where the line ends
 * @param fim where the next begins
 */
export function isEmenda(texto: string, inicio: number, fim: number): boolean {
  const next = fim < texto.length ? texto.charCodeAt(fim) : 0;
  if (next <= 0x20) return false;
  const last = inicio > 0 ? classeOf(texto.charCodeAt(inicio - 1)) : 0;
  if (classeOf(next) & MINUSCULA && !(last & PAUSA) && !isRotulo(texto, fim)) return true;
  if (last & ABERTA) return (next | 0x20) !== 0x61 || endAt(ARTIGO, texto, fim) < 0;
  return mayAnnounce(texto, inicio) && ANUNCIAM.has(lastWord(texto, inicio));
}

function mayAnnounce(texto: string, fim: number): boolean {
  if (fim < 2) return false;
  const antes = texto.charCodeAt(fim - 2);
  const last = texto.charCodeAt(fim - 1);
  return antes < 0x100 && last < 0x100 && FINAIS[(antes << 8) | last] === 1;
}

/** Behind a comma too it may be the label of the next line's own. */
const ARTIGO = /art/iy;

/** No label of a line has more letters. */
const MAX_ROTULO = 5;
/** The words for levels that have lines of their own. */
const TERMO = /a(?:rt|l[íi])|i(?:nc|te)|p[aá]r/y;
const SEGUNDA_LETRA = new Caracteres('rlntaá', true);
/** What ends a label. */
const FECHO = new Caracteres(').–—-');

/** `b)`, `ii - `, `art. 2º`, `inciso X`: what begins a line of its own. */
function isRotulo(texto: string, at: number): boolean {
  const first = texto.charCodeAt(at);
  const mayBeTermo = (first === 0x61 || first === 0x69 || first === 0x70) && SEGUNDA_LETRA.at(texto, at + 1);
  if (mayBeTermo && endAt(TERMO, texto, at) >= 0) return true;
  let fim = at + 1;
  const max = Math.min(texto.length, fim + MAX_ROTULO);
  while (fim < max && classeOf(texto.charCodeAt(fim)) & MINUSCULA) fim += 1;
  if (fim - at > MAX_ROTULO) return false;
  if (fim < texto.length && texto.charCodeAt(fim) === 0x20) fim += 1;
  return fim === texto.length || FECHO.at(texto, fim);
}

/** The last word before `fim`, unless it is a longer one. */
function lastWord(texto: string, fim: number): string {
  for (let inicio = fim - 2; inicio >= fim - MAX_PALAVRA - 1; inicio--) {
    const code = texto.charCodeAt(inicio);
    if (code <= BRANCO || code === PARENTESE) return texto.slice(inicio + 1, fim);
  }
  return '';
}
