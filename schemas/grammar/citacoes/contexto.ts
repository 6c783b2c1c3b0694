import type { Nivel } from '../rotulos.ts';
import type { Separador } from './conectores.ts';
import { type Elemento, type NivelCitado, readValor } from './elementos.ts';
import { readFaixa } from './faixa.ts';
import { type Lido, skipBranco } from './lexico.ts';

/** What a value without the word for its level may be read as. */
export interface Contexto {
  /** The deepest level of the citation under way. */
  folha: NivelCitado;
  /** The last word for a level. */
  termo: NivelCitado;
  /** The last number of the articles under way. */
  artigo: number;
  artigosNoPlural: boolean;
  /** `§§` was said of the article under way: bare numbers are its paragraphs, up to the one behind the first `e`. */
  paragrafos: 'abertos' | 'fechados' | null;
  /** The letter of the last article, where it has one: `3º-A`. */
  sufixo: string | null;
  /** The last inciso of the list. */
  inciso: string | null;
  /** The last value was in digits. */
  algarismo: boolean;
  /** What stands between: a comma, a conjunction or the like, a semicolon, or a space alone. */
  ligacao: 'virgula' | 'conjuncao' | 'ponto_e_virgula' | 'nenhuma';
}

/** The letter of `3-A`. */
export const sufixoOf = (valor: string): string | null => (valor.at(-2) === '-' ? (valor.at(-1) as string) : null);

/** What a separator that begins at `at` is to a value behind it. */
export function ligacaoOf(text: string, at: number, { virgula, conjuncao, abre }: Separador): Contexto['ligacao'] {
  if (conjuncao) return text[skipBranco(text, at)] === ';' ? 'ponto_e_virgula' : 'conjuncao';
  return virgula || abre ? 'virgula' : 'nenhuma';
}

/** Whether bare numbers may still be paragraphs behind one more: a single `§` ends it. */
export function nextParagrafos(
  { paragrafos, ligacao }: Contexto,
  { nomeado, plural }: Elemento,
): Contexto['paragrafos'] {
  if (nomeado) return plural ? 'abertos' : null;
  return paragrafos && ligacao === 'conjuncao' ? 'fechados' : paragrafos;
}

/** What a value without its word cites, or the range that begins with it. */
export function loose(nivel: Nivel, text: string, inicio: number, first: Lido<string>, plural = false): Elemento {
  return { nivel, inicio, ...readFaixa(nivel, text, first, plural, readValor), nomeado: false, plural: false };
}
