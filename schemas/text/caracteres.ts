/**
 * A set of characters, tested by offset. Testing a one-character string instead would call into the engine several
 * times, and lowering a capital allocates memory.
 */
export class Caracteres {
  /** For each of the first 256 characters, 1 if it is in the set. */
  private readonly latinos = new Uint8Array(0x100);
  private readonly outros: string;

  /** @param chars the characters; if `emCaixa` is false, lower-case letters include their capitals */
  constructor(chars: string, emCaixa = false) {
    const all = emCaixa ? chars : chars + chars.toUpperCase();
    for (const char of all) if (char.charCodeAt(0) < 0x100) this.latinos[char.charCodeAt(0)] = 1;
    this.outros = [...all].filter((char) => char.charCodeAt(0) >= 0x100).join('');
  }

  /** Whether the character at an offset is in the set. False outside the text. */
  at(text: string, offset: number): boolean {
    // Reading a string out of bounds makes later accesses slow.
    if (offset < 0 || offset >= text.length) return false;
    const code = text.charCodeAt(offset);
    return code < 0x100 ? this.latinos[code] === 1 : this.outros.includes(text[offset] as string);
  }
}
