import { Token, Tokenizer, TokenizerMode } from 'parse5';

const { CHARACTER } = Token.TokenType;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const AMPERSAND = 0x26;
const LESS_THAN = 0x3c;
const SURROGATES = 0xd800;

/**
 * Tokenizes text from its first word to the next tag or reference in one step. parse5 reads character by character and
 * makes a token of every word and of every space between two, which takes a fourth of the time of building a tree. The
 * tree is the same, because white space after a word goes where the word goes (`test/properties/tree.test.ts`). The
 * exceptions are a `frameset` and a column in a `template`: they drop all words and keep white space, and they hold no
 * law.
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
    // The preprocessor drops the second half of a CR LF pair only when it reads it, so the run must end here.
    if (preprocessor.html.charCodeAt(pos) === CR) return;
    while (isText(preprocessor.html.charCodeAt(pos + 1))) pos += 1;
    preprocessor.pos = pos;
    this.runEnd = pos + 1;
  }
}

/** Whether a character stands only for itself, wherever it is in a text; false at the end of the page (NaN). */
function isText(code: number): boolean {
  return (code >= SPACE && code < SURROGATES && code !== LESS_THAN && code !== AMPERSAND) || code === LF;
}
