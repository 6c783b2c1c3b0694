/**
 * A set of characters that is asked by offset. To make a string of one character, to lower it and to look for it in another
 * is a call into the engine each time, and lowering a capital allocates.
 */
export class Caracteres {
  /** Of the first 256, 1 for each that is in the set. */
  private readonly latinos = new Uint8Array(0x100);
  private readonly outros: string;

  /** @param chars those of the set; small letters stand for their capitals too where `emCaixa` is false */
  constructor(chars: string, emCaixa = false) {
    const all = emCaixa ? chars : chars + chars.toUpperCase();
    for (const char of all) if (char.charCodeAt(0) < 0x100) this.latinos[char.charCodeAt(0)] = 1;
    this.outros = [...all].filter((char) => char.charCodeAt(0) >= 0x100).join('');
  }

  /** Whether the character at an offset is one of them; none stands past the ends. */
  at(text: string, offset: number): boolean {
    // To ask a string for a character that it does not have makes every later question slow.
    if (offset < 0 || offset >= text.length) return false;
    const code = text.charCodeAt(offset);
    return code < 0x100 ? this.latinos[code] === 1 : this.outros.includes(text[offset] as string);
  }
}

/** By code of the first 256, that of the small letter. */
const MINUSCULAS = Uint16Array.from({ length: 0x100 }, (_, code) =>
  String.fromCharCode(code).toLowerCase().charCodeAt(0),
);

/** The code of the character at an offset, in small; -1 past the ends. */
export function minusculaAt(text: string, offset: number): number {
  if (offset < 0 || offset >= text.length) return -1;
  const code = text.charCodeAt(offset);
  return code < 0x100 ? (MINUSCULAS[code] as number) : lowerOf(code);
}

const lowerOf = (code: number): number => String.fromCharCode(code).toLowerCase().charCodeAt(0);

/** Whether a word, told in small letters of the first 256, stands at an offset in whatever case. */
export function palavraAt(text: string, offset: number, palavra: string): boolean {
  if (offset + palavra.length > text.length) return false;
  for (let i = 0; i < palavra.length; i++)
    if ((text.charCodeAt(offset + i) | 0x20) !== palavra.charCodeAt(i)) return false;
  return true;
}
