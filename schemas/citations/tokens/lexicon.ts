import { fold } from '../../text/fold.ts';
import { CASE, FIRST_WORD, MOST_FORMS, smallCode } from './codes.ts';
import { LetterTrie } from './letter-trie.ts';

/** A row of the lexicon: the forms of one lemma and their classes. */
export interface LexiconRow {
  /** The lemma. Patterns use it, like a class, for all its forms. */
  lemma: string;
  /**
   * The forms, separated by blanks, letters only. `art.` is an abbreviation: the stop and the raised letter behind
   * `art` belong to the word (`n.` is also `nº`, `n.º` and `nºs`). `^MP` counts only in capitals. `=é` counts only with
   * this accent.
   */
  forms: string;
  classes: readonly string[];
}

export const row = (lemma: string, forms = lemma, ...classes: readonly string[]): LexiconRow => ({
  lemma,
  forms,
  classes,
});

/** One written form. */
export interface Form {
  /** The form in small letters without accents. */
  text: string;
  /** The code of its tokens in small letters; for other cases `CASE` is added. */
  code: number;
  lemma: string;
  classes: ReadonlySet<string>;
  abbreviation: boolean;
  /** Whether it is this word only if written in capitals. */
  capitalsOnly: boolean;
  /** The form in small letters with accents, if these distinguish it from another word. */
  accented: string | null;
}

/**
 * Flags in `Lexicon.rows`, added to the code of the form that has no conditions (0 if there is no such form).
 * `ABBREVIATION`: the stop behind the word belongs to it. The others say when `formOf` must decide which form it is: if
 * the word is in capitals, if it has accents, or always.
 */
export const [ABBREVIATION, BY_CAPITALS, BY_ACCENTS, BY_BOTH] = [1 << 16, 1 << 17, 1 << 18, 1 << 19];
export const CODE_OF_ROW = 0xffff;

/** `art.`, `^MP`, `=é`, `§`: sign, word, stop. */
const FORM = /^([\^=]?)(.*?)([.º]?)$/u;

/** The words with their forms, and the codes of their tokens. */
export class Lexicon {
  private readonly forms: Form[] = [];
  private readonly byText = new Map<string, Form[]>();
  private byClass: Map<string, number[]> | null = null;
  /** By word as spelled in a pattern, its codes. Patterns use the same words many times. */
  private readonly byWord = new Map<string, readonly number[]>();
  /** The forms as a trie of letters. */
  readonly trie: LetterTrie<readonly Form[]>;
  /** By row of the trie, the code and flags of the word that ends there. */
  readonly rows: Int32Array;

  constructor(rows: readonly LexiconRow[]) {
    for (const { lemma, forms, classes } of rows) {
      const own = new Set([...classes, lemma]);
      for (const written of forms.trim().split(/\s+/)) this.addForm(written, lemma, own);
    }
    if (this.forms.length > MOST_FORMS) throw new RangeError('the lexicon has more forms than there are codes');
    for (const forms of this.byText.values()) shareClasses(forms);
    this.trie = new LetterTrie(this.byText);
    this.rows = new Int32Array(this.trie.values.length);
    // Nine rows of ten end no word.
    for (const [row, forms] of this.trie.values.entries()) if (forms) this.rows[row] = rowOf(forms);
  }

  private addForm(written: string, lemma: string, classes: ReadonlySet<string>): void {
    const [, sign = '', word = '', stop] = FORM.exec(written) ?? [];
    // `c/c` and `decreto-lei` are several tokens, so a row for them would never match.
    const text = fold(word);
    if (!/^(?:[a-z]+|§)$/.test(text))
      throw new SyntaxError(`the row ${lemma} has ${written}, which is no word of letters`);
    const accented = sign === '=' ? word.toLowerCase() : null;
    const known = this.byText.get(text) ?? [];
    const same = known.find((form) => form.accented === accented && form.capitalsOnly === (sign === '^'));
    if (same) {
      same.classes = new Set([...same.classes, ...classes]);
      same.abbreviation ||= stop !== '';
      return;
    }
    const form: Form = {
      text,
      code: FIRST_WORD + this.forms.length,
      lemma,
      classes,
      abbreviation: stop !== '',
      capitalsOnly: sign === '^',
      accented,
    };
    this.forms.push(form);
    // Forms with conditions come first, so that the plain form is what is left.
    if (isStrict(form)) known.splice(known.filter(isStrict).length, 0, form);
    else known.push(form);
    this.byText.set(text, known);
  }

  get entries(): readonly Form[] {
    return this.forms;
  }

  get texts(): ReadonlyMap<string, readonly Form[]> {
    return this.byText;
  }

  /** Returns the form of a code; undefined for signs and unknown words. */
  formOf(code: number): Form | undefined {
    return code < FIRST_WORD ? undefined : this.forms[smallCode(code) - FIRST_WORD];
  }

  /** Returns the codes of a class or lemma, in every case. */
  codesOf(name: string): readonly number[] {
    return inEveryCase(this.ofClass(name));
  }

  /** The same in small letters only. */
  ofClass(name: string): readonly number[] {
    this.byClass ??= this.groupByClass();
    return this.byClass.get(name) ?? [];
  }

  private groupByClass(): Map<string, number[]> {
    const groups = new Map<string, number[]>();
    for (const { code, classes } of this.forms)
      for (const name of classes) {
        const group = groups.get(name);
        if (group) group.push(code);
        else groups.set(name, [code]);
      }
    return groups;
  }

  /** Returns the codes of a word as spelled, in every case. `é` is not `e` if a row distinguishes them. */
  codesOfWord(word: string): readonly number[] {
    return inEveryCase(this.ofWord(word));
  }

  /** The same in small letters only. */
  ofWord(word: string): readonly number[] {
    const known = this.byWord.get(word);
    if (known) return known;
    const forms = this.byText.get(fold(word)) ?? [];
    const accented = word.toLowerCase();
    const wanted = forms.some((form) => form.accented === accented) ? accented : null;
    const codes: number[] = [];
    for (const form of forms) if (form.accented === wanted) codes.push(form.code);
    this.byWord.set(word, codes);
    return codes;
  }
}

function rowOf(forms: readonly Form[]): number {
  let row = 0;
  for (const form of forms) {
    if (!isStrict(form)) row |= form.abbreviation ? form.code | ABBREVIATION : form.code;
    if (form.capitalsOnly) row |= BY_CAPITALS;
    if (form.accented !== null) row |= form.accented === form.text ? BY_BOTH : BY_ACCENTS;
  }
  return row;
}

const inEveryCase = (codes: readonly number[]): number[] =>
  codes.flatMap((code) => [code, code + CASE.capitalized, code + CASE.upper]);

/**
 * Gives forms that count only in capitals the classes of the plain form too, since a word in capitals may also be the
 * plain word.
 */
function shareClasses(forms: readonly Form[]): void {
  const plain = forms.find((form) => !isStrict(form));
  if (!plain) return;
  for (const form of forms) if (form.capitalsOnly) form.classes = new Set([...form.classes, ...plain.classes]);
}

const isStrict = ({ accented, capitalsOnly }: Form): boolean => accented !== null || capitalsOnly;
