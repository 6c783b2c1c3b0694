import { LIMITE, plana } from '../letras.ts';

/** A word that is looked for, with any accents; a letter alone is found before a stop or a digit only. */
export interface Palavra {
  texto: string;
  /** Whether its capitals count; else it is found in any case. */
  exata: boolean;
}

/** In a word, any capital of the alphabet. */
export const QUALQUER = '?';

/** Every character is one of so many kinds: a letter of the alphabet in small or in capital, another one, a mark, or none. */
const CLASSES = 64;
const [OUTRA_LETRA, CAPITAL, ULTIMA_LETRA] = [27, 28, 54];
const [PONTO, ALGARISMO, VIRGULA, PARAGRAFO] = [60, 61, 62, 63];
const CLASSE = new Uint8Array(0x10000);
for (let code = 0; code < LIMITE; code++) CLASSE[code] = classOf(String.fromCharCode(code));

/** The plain letter, 1 to 26, and 29 to 54 for its capital. */
function classOf(char: string): number {
  if (char === '.') return PONTO;
  if (char === ',') return VIRGULA;
  if (char === '§') return PARAGRAFO;
  // The ordinal marks are letters to Unicode, and part a number from a word: `5ºCF`.
  if (/[\dº°]/.test(char)) return ALGARISMO;
  if (!/\p{L}/u.test(char) || char === 'ª') return 0;
  const plain = plana(char.charCodeAt(0)) - 0x60;
  if (plain < 1 || plain > 26) return OUTRA_LETRA;
  return char === char.toLowerCase() ? plain : plain + CAPITAL;
}

/** Told of a sign behind no word that is looked for: as of the first state, in which none ends. */
const SO_O_SINAL = ~0;

/** How far a word is read, and which ones it may still be. */
interface Estado {
  /** Letters; where it can be none that is looked for, two stand for more. */
  lidas: number;
  vivas: readonly number[];
  /** Whether a comma is told here: behind a number, a capital, or a letter alone. */
  virgula: boolean;
}

/**
 * A deterministic automaton over the characters of a text: one look-up for each, and no decision but where something is
 * found, which is twice as fast as to part a text into words and to look these up.
 */
export class Automato {
  /** By state and class of character, where the next state's row begins; below 0, that something is told, and in which state. */
  private readonly passos: Int32Array;
  /** By state, the words that are whole there. */
  private readonly inteiras: (readonly number[])[] = [];

  constructor(palavras: readonly Palavra[]) {
    const classes = palavras.map(classesOf);
    const todas = palavras.map((_, palavra) => palavra);
    const estados: Estado[] = [];
    const known = new Map<string, number>();
    const rowOf = (estado: Estado): number => {
      const key = `${estado.lidas}:${estado.virgula}:${estado.vivas}`;
      const state = known.get(key) ?? estados.push(estado) - 1;
      known.set(key, state);
      return state * CLASSES;
    };
    const fora = rowOf({ lidas: 0, vivas: todas, virgula: false });
    const aposNumero = rowOf({ lidas: 0, vivas: todas, virgula: true });
    // Most letters lead to no word: a letter alone, and any other, by whether the last is a capital.
    const soLetra = rowOf({ lidas: 1, vivas: [], virgula: true });
    const outras = [false, true].map((virgula) => rowOf({ lidas: 2, vivas: [], virgula }));
    const passos: number[] = [];
    for (let state = 0; state < estados.length; state++) {
      const { lidas, vivas, virgula } = estados[state] as Estado;
      const inteiras = lidas === 0 ? [] : vivas.filter((palavra) => classes[palavra]?.length === lidas);
      this.inteiras.push(inteiras);
      const next = groupByClasse(vivas, lidas, classes);
      for (let classe = 0; classe < CLASSES; classe++) {
        if (classe > 0 && classe <= ULTIMA_LETRA) {
          const vivas = next.get(classe);
          const capital = classe > CAPITAL;
          if (vivas) passos.push(rowOf({ lidas: lidas + 1, vivas, virgula: lidas === 0 || capital }));
          else passos.push(lidas === 0 ? soLetra : (outras[capital ? 1 : 0] as number));
          continue;
        }
        const inteira = inteiras.length > 0 && (lidas > 1 || classe === PONTO || classe === ALGARISMO);
        if (inteira) passos.push(~state);
        else if (classe === PARAGRAFO || (classe === VIRGULA && virgula)) passos.push(SO_O_SINAL);
        else passos.push(classe === ALGARISMO ? aposNumero : fora);
      }
    }
    this.passos = Int32Array.from(passos);
  }

  /**
   * Tells where each word that is looked for ends, every sign of a paragraph, and commas behind a number, a capital or a
   * letter alone.
   * @param take is given the offset past the word, which may be that of the sign, and the words that it may be
   */
  scan(text: string, take: (fim: number, palavras: readonly number[]) => void): void {
    const meio = endOfWord(text, text.length >> 1);
    for (const told of this.readHalves(text, meio))
      for (let next = 0; next < told.length; next += 2)
        take(told[next] as number, this.inteiras[told[next + 1] as number] as readonly number[]);
  }

  /**
   * What is told in either half of a text, as offsets, each with the state in which it is. A look-up waits for the one
   * before it: two that do not wait for each other take little more time than one.
   */
  private readHalves(text: string, meio: number): [number[], number[]] {
    const { passos } = this;
    const [antes, depois]: [number[], number[]] = [[], []];
    const resto = text.length - meio;
    let row = 0;
    let outra = 0;
    for (let at = 0; at < resto; at++) {
      const classe = CLASSE[text.charCodeAt(at)] as number;
      const mais = CLASSE[text.charCodeAt(meio + at)] as number;
      row = passos[row + classe] as number;
      outra = passos[outra + mais] as number;
      if ((row | outra) >= 0) continue;
      if (row < 0) {
        antes.push(at, ~row);
        row = Math.max(0, passos[classe] as number);
      }
      if (outra < 0) {
        depois.push(meio + at, ~outra);
        outra = Math.max(0, passos[mais] as number);
      }
    }
    this.readOn(text, resto, meio, row, antes);
    this.readOn(text, text.length, text.length, outra, depois);
    return [antes, depois];
  }

  /** The same from an offset to another, behind which no word goes on. */
  private readOn(text: string, inicio: number, fim: number, from: number, told: number[]): void {
    const { passos } = this;
    let row = from;
    for (let at = inicio; at < fim; at++) {
      const classe = CLASSE[text.charCodeAt(at)] as number;
      row = passos[row + classe] as number;
      if (row >= 0) continue;
      told.push(at, ~row);
      row = Math.max(0, passos[classe] as number);
    }
    const last = passos[row] as number;
    if (last < 0) told.push(fim, ~last);
  }

  /** Whether a text has one of the words. */
  has(text: string): boolean {
    const { passos, inteiras } = this;
    let row = 0;
    for (let at = 0; at < text.length; at++) {
      const classe = CLASSE[text.charCodeAt(at)] as number;
      row = passos[row + classe] as number;
      if (row >= 0) continue;
      if ((inteiras[~row] as readonly number[]).length > 0) return true;
      row = Math.max(0, passos[classe] as number);
    }
    const last = passos[row] as number;
    return last < 0 && (inteiras[~last] as readonly number[]).length > 0;
  }
}

/**
 * Tells whether a text has one of these words, or the first one of several: to look is cheap, and spares most texts the
 * patterns.
 * @param more words whose capitals count
 */
export function lookFor(words: readonly string[], more: readonly Palavra[] = []): (text: string) => boolean {
  // Made when first asked for, and not while the service starts.
  let automato: Automato | null = null;
  const make = () => {
    const primeiras = new Set(words.map((each) => each.replace(/[ -].*$/, '')));
    return new Automato([...[...primeiras].map((texto) => ({ texto, exata: false })), ...more]);
  };
  return (text) => {
    automato ??= make();
    return automato.has(text);
  };
}

/** Past the word that an offset is in. */
function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && CLASSE[text.charCodeAt(at)] !== 0) at += 1;
  return at;
}

/** What each letter of a word may be written as. */
function classesOf({ texto, exata }: Palavra): number[][] {
  return [...texto].map((char) => {
    if (char === QUALQUER) return CAPITAIS;
    const small = classOf(char.toLowerCase());
    return exata ? [classOf(char)] : [small, small + CAPITAL];
  });
}

const CAPITAIS = Array.from({ length: 26 }, (_, letter) => CAPITAL + 1 + letter);

function groupByClasse(vivas: readonly number[], lidas: number, classes: readonly number[][][]): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const palavra of vivas) {
    for (const classe of classes[palavra]?.[lidas] ?? []) {
      const group = groups.get(classe);
      if (group) group.push(palavra);
      else groups.set(classe, [palavra]);
    }
  }
  return groups;
}
