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
