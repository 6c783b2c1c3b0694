import { fold } from '../../text/fold.ts';

/** A word that is looked for, with any accents. */
export interface Palavra {
  texto: string;
  /** Whether its capitals count; else it is found in any case. */
  exata: boolean;
}

/** In a word, any capital of the alphabet. */
export const QUALQUER = '?';

/** Every character is one of so many kinds: a letter of the alphabet in small or in capital, another one, a sign, or none. */
const CLASSES = 64;
const [OUTRA_LETRA, CAPITAL, ULTIMA_LETRA, SINAL] = [27, 28, 54, 63];
/** Past this code letters are other alphabets' or marks, and begin no word here. */
const LIMITE = 0x250;
const CLASSE = new Uint8Array(0x10000);
for (let code = 0; code < LIMITE; code++) CLASSE[code] = classOf(String.fromCharCode(code));

/** The plain letter, 1 to 26, and 29 to 54 for its capital. */
function classOf(char: string): number {
  if (char === ',' || char === '§') return SINAL;
  // The ordinal marks are letters to Unicode, and part a number from a word: `5ºCF`.
  if (!/\p{L}/u.test(char) || char === 'º' || char === 'ª') return 0;
  const plain = fold(char).charCodeAt(0) - 0x60;
  if (plain < 1 || plain > 26) return OUTRA_LETRA;
  return char === char.toLowerCase() ? plain : plain + CAPITAL;
}

/** Between two words, and inside one that is not looked for. */
const [FORA, DENTRO] = [0, 1];

/** How far a word is read, and which ones it may still be. */
interface Estado {
  lidas: number;
  vivas: readonly number[];
}

/**
 * A deterministic automaton over the characters of a text: one look-up for each, and no decision but where something is
 * found, which is twice as fast as to part a text into words and to look these up.
 */
export class Automato {
  /** By state and class of character, where the next state's row begins; below 0, that a word ends, and in which state. */
  private readonly passos: Int32Array;
  /** By state, the words that are whole there. */
  private readonly inteiras: (readonly number[])[] = [];

  constructor(palavras: readonly Palavra[]) {
    const classes = palavras.map(classesOf);
    const estados: Estado[] = [
      { lidas: 0, vivas: palavras.map((_, palavra) => palavra) },
      { lidas: 0, vivas: [] },
    ];
    const known = new Map<string, number>();
    const stateOf = (estado: Estado): number => {
      const key = `${estado.lidas}:${estado.vivas}`;
      const state = known.get(key) ?? estados.push(estado) - 1;
      known.set(key, state);
      return state;
    };
    const passos: number[] = [];
    for (let state = 0; state < estados.length; state++) {
      const { lidas, vivas } = estados[state] as Estado;
      const inteiras = vivas.filter((palavra) => classes[palavra]?.length === lidas);
      this.inteiras.push(inteiras);
      const next = groupByClasse(vivas, lidas, classes);
      for (let classe = 0; classe < CLASSES; classe++) {
        const vivas = next.get(classe);
        if (vivas) passos.push(stateOf({ lidas: lidas + 1, vivas }) * CLASSES);
        else if (classe > 0 && classe <= ULTIMA_LETRA) passos.push(DENTRO * CLASSES);
        else passos.push(inteiras.length > 0 || classe === SINAL ? ~state : FORA);
      }
    }
    this.passos = Int32Array.from(passos);
  }

  /**
   * Tells where each word that is looked for ends, and every comma and sign of a paragraph.
   * @param take is given the offset past the word, which may be that of a sign, and the words that it may be
   */
  scan(text: string, take: (fim: number, palavras: readonly number[]) => void): void {
    const { passos, inteiras } = this;
    const { length } = text;
    let row = FORA;
    for (let at = 0; at < length; at++) {
      row = passos[row + (CLASSE[text.charCodeAt(at)] as number)] as number;
      if (row >= 0) continue;
      take(at, inteiras[~row] as readonly number[]);
      row = FORA;
    }
    const last = passos[row] as number;
    if (last < 0) take(length, inteiras[~last] as readonly number[]);
  }
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
  for (const palavra of vivas)
    for (const classe of classes[palavra]?.[lidas] ?? []) groups.set(classe, [...(groups.get(classe) ?? []), palavra]);
  return groups;
}
