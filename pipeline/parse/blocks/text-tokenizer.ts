import { Token, Tokenizer, TokenizerMode } from 'parse5';

const { CHARACTER } = Token.TokenType;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const AMPERSAND = 0x26;
const LESS_THAN = 0x3c;
const SURROGATES = 0xd800;

/**
 * Tokenizes text from its first word to the next tag or reference at once: parse5 goes on character by character, and
 * makes a token of every word and of every space between two, a fourth of the time of building a tree. The tree is the
 * same, for white space behind a word goes where the word does (`test/properties/tree.test.ts`); but for that of a
 * `frameset`, or of a column in a `template`, which drop all words and keep white space, and hold no law.
 */
export class TextTokenizer extends Tokenizer {
  protected override _emitCodePoint(cp: number): void {
    if (cp === 0 || this.state !== TokenizerMode.DATA || this.currentCharacterToken?.type !== CHARACTER) {
      super._emitCodePoint(cp);
      return;
    }
    this._extendRun(cp);
    const { preprocessor } = this;
    let { pos } = preprocessor;
    // The second half of a line break is dropped where it is read.
    if (preprocessor.html.charCodeAt(pos) === CR) return;
    while (isText(preprocessor.html.charCodeAt(pos + 1))) pos += 1;
    preprocessor.pos = pos;
    this.runEnd = pos + 1;
  }
}

/** Whether a character is nothing but itself, wherever it stands in a text; false at the end of the page (NaN). */
function isText(code: number): boolean {
  return (code >= SPACE && code < SURROGATES && code !== LESS_THAN && code !== AMPERSAND) || code === LF;
}
