import { fold } from '../../text/fold.ts';
import { CASE, FIRST_WORD, MOST_FORMS } from './codes.ts';
import { LetterTrie } from './letter-trie.ts';

/** A row of the lexicon: the forms of one lemma and what they are to the stages. */
export interface LexiconRow {
  /** The lemma; patterns name all its forms by it, as they do a class. */
  lemma: string;
  /**
   * Apart by blanks, letters only. `art.` is an abbreviation: the stop, and the raised letter, behind `art` belong to the
   * word (`n.` is also `nº`, `n.º` and `nºs`). `^MP` counts in capitals only. `=é` counts with this accent only.
   */
  forms: string;
  classes: readonly string[];
}

/** One written form. */
export interface Form {
  /** Folded: small letters without accents. */
  text: string;
  /** What a token of it has for a code, in small letters; `CASE` is added for others. */
  code: number;
  lemma: string;
  classes: ReadonlySet<string>;
  abbreviation: boolean;
  /** Only written in capitals is it this word. */
  capitalsOnly: boolean;
  /** Small letters with accents, where these tell it from another word. */
  accented: string | null;
}

/**
 * In `Lexicon.rows`, beside the code of the form that asks for nothing (0 where there is none): the stop behind it is its own;
 * where it is written in capitals, with accents, or however, `formOf` tells which form it is.
 */
export const [ABBREVIATION, BY_CAPITALS, BY_ACCENTS, BY_BOTH] = [1 << 16, 1 << 17, 1 << 18, 1 << 19];
export const CODE_OF_ROW = 0xffff;

/** `art.`, `^MP`, `=é`, `§`. */
const FORM = /^([\^=]?)(.*?)([.º]?)$/u;

/** Words by their forms, and the codes that tokens have for them. */
export class Lexicon {
  private readonly forms: Form[] = [];
  private readonly byText = new Map<string, Form[]>();
  private byClass: Map<string, number[]> | null = null;
  /** By word as it is spelled: patterns name the same ones again and again. */
  private readonly byWord = new Map<string, readonly number[]>();
  /** The forms letter by letter. */
  readonly trie: LetterTrie<readonly Form[]>;
  /** By row of that, what the words are that end there. */
  readonly rows: Int32Array;

  constructor(rows: readonly LexiconRow[]) {
    for (const { lemma, forms, classes } of rows)
      for (const written of forms.trim().split(/\s+/)) this.addForm(written, lemma, classes);
    if (this.forms.length > MOST_FORMS) throw new RangeError('the lexicon has more forms than there are codes');
    for (const forms of this.byText.values()) shareClasses(forms);
    this.trie = new LetterTrie(this.byText);
    this.rows = Int32Array.from(this.trie.values, rowOf);
  }

  private addForm(written: string, lemma: string, classes: readonly string[]): void {
    const [, sign = '', word = '', stop] = FORM.exec(written) ?? [];
    // `c/c` and `decreto-lei` are several tokens: no text would ever have them as one.
    const text = fold(word);
    if (!/^(?:[a-z]+|§)$/.test(text))
      throw new SyntaxError(`the row ${lemma} has ${written}, which is no word of letters`);
    const accented = sign === '=' ? word.toLowerCase() : null;
    const same = (this.byText.get(text) ?? []).find(
      (form) => form.accented === accented && form.capitalsOnly === (sign === '^'),
    );
    if (same) {
      same.classes = new Set([...same.classes, ...classes, lemma]);
      same.abbreviation ||= stop !== '';
      return;
    }
    const form: Form = {
      text,
      code: FIRST_WORD + this.forms.length,
      lemma,
      classes: new Set([...classes, lemma]),
      abbreviation: stop !== '',
      capitalsOnly: sign === '^',
      accented,
    };
    this.forms.push(form);
    // Those that ask for more come first: the plain one is what is left.
    const others = [...(this.byText.get(text) ?? []), form];
    others.sort((a, b) => Number(isStrict(b)) - Number(isStrict(a)));
    this.byText.set(text, others);
  }

  get entries(): readonly Form[] {
    return this.forms;
  }

  get texts(): ReadonlyMap<string, readonly Form[]> {
    return this.byText;
  }

  /** The form that a code is of; undefined for signs and unknown words. */
  formOf(code: number): Form | undefined {
    return code < FIRST_WORD ? undefined : this.forms[(code - FIRST_WORD) % MOST_FORMS];
  }

  /** The codes of a class or lemma, all cases. */
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

  /** The codes of a word as it is spelled, all cases: `é` is not `e` where a row tells them apart. */
  codesOfWord(word: string): readonly number[] {
    return inEveryCase(this.ofWord(word));
  }

  /** The same in small letters only. */
  ofWord(word: string): readonly number[] {
    const known = this.byWord.get(word);
    if (known) return known;
    const forms = this.byText.get(fold(word)) ?? [];
    const accented = forms.filter((form) => form.accented === word.toLowerCase());
    const meant = accented.length > 0 ? accented : forms.filter((form) => form.accented === null);
    const codes = meant.map(({ code }) => code);
    this.byWord.set(word, codes);
    return codes;
  }
}

function rowOf(forms: readonly Form[] = []): number {
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

/** What a word is in any case it is in capitals too. */
function shareClasses(forms: readonly Form[]): void {
  const plain = forms.find((form) => !isStrict(form));
  if (!plain) return;
  for (const form of forms) if (form.capitalsOnly) form.classes = new Set([...form.classes, ...plain.classes]);
}

const isStrict = ({ accented, capitalsOnly }: Form): boolean => accented !== null || capitalsOnly;
