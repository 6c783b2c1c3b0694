import { plana } from '../letras.ts';
import { foldWord } from './palavra-de-nome.ts';

/** A word, what it stands for, and another one that has the same number. */
interface Entrada<T> {
  palavra: string;
  valor: T;
  outra: Entrada<T> | undefined;
}

/**
 * Words that are looked up where a text has them, in any case and with any accents. To cut a word out of the text, to fold it
 * and to look the string up takes far longer than to go over its letters.
 */
export class PalavrasNoTexto<T> {
  private readonly porNumero = new Map<number, Entrada<T>>();
  private readonly palavras: ReadonlyMap<string, T>;

  /** @param palavras folded; those that are not are passed over */
  constructor(palavras: ReadonlyMap<string, T>) {
    this.palavras = palavras;
    for (const [palavra, valor] of palavras) {
      if (!isHere(palavra, palavra, 0, palavra.length)) continue;
      const numero = numeroOf(palavra, 0, palavra.length);
      this.porNumero.set(numero, { palavra, valor, outra: this.porNumero.get(numero) });
    }
  }

  /** What the word between two offsets stands for. */
  find(text: string, from: number, to: number): T | undefined {
    let entrada = this.porNumero.get(numeroOf(text, from, to));
    while (entrada !== undefined && !isHere(entrada.palavra, text, from, to)) entrada = entrada.outra;
    return entrada === undefined ? this.findOutra(text, from, to) : entrada.valor;
  }

  /** Letters of other alphabets may fold to those of this one. */
  private findOutra(text: string, from: number, to: number): T | undefined {
    for (let at = from; at < to; at++)
      if (text.charCodeAt(at) >= 0x250) return this.palavras.get(foldWord(text.slice(from, to)));
    return undefined;
  }
}

function numeroOf(text: string, from: number, to: number): number {
  let numero = 0;
  for (let at = from; at < to; at++) numero = (Math.imul(numero, 31) + plana(text.charCodeAt(at))) | 0;
  return numero;
}

function isHere(palavra: string, text: string, from: number, to: number): boolean {
  if (palavra.length !== to - from) return false;
  for (let at = 0; at < palavra.length; at++)
    if (palavra.charCodeAt(at) !== plana(text.charCodeAt(from + at))) return false;
  return true;
}
