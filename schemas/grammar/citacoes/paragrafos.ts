import { Caracteres } from '../caracteres.ts';
import { endAt } from '../sticky.ts';
import { BARREIRA, type Corte } from './corte.ts';
import { isBranco, skipBranco } from './lexico.ts';

/** What begins a member of a list of lines: `- `, `• `, `2. `, `b) `. */
const MARCADOR = /(?:[-–—•▪●◦·*]\s(?![A-Z](?!\p{L}))|\d{1,2}[.)]\s|[a-zA-Z]\)\s)/uy;
/** A line that is cut off in the midst of a citation, or announces one: the next goes on with it. */
const CORTADA =
  /(?:[,:(–—/-]|§|(?:^|\P{L})(?:e|ou|c\/c|combinad[oa]s?|com|em|[oa]s?|[dn][ao]s?|de|ao?s?|à|às|pel[oa]s?|nos\s+termos|arts?\.?|artigos?|inc(?:isos?|\.)|al[íi]neas?|par[áa]grafos?|caput|n[.º°o]{1,2}|leis?|decretos?(?:-lei)?|complementar|s[úu]mulas?|temas?|enunciados?))$/iu;
/** With what a line goes on, though the one before seems whole: `art. 5º⏎⏎da Constituição`. */
const PROSSEGUE = /(?:d[aoe]s?|n[oa]s?|e|ou|c\/c|todos|ambos)\s/uy;
const INICIO = new Caracteres('dneocta', true);
/** With what such a line ends, told before the pattern is tried. */
const TERMINA = new Caracteres('eucoaàmstir.º°,:(–—/-§');
/** Behind a sentence's end nothing goes on anyway. */
const FRASE = new Caracteres('.!?');
/** No word that a cut line ends in is longer. */
const ALCANCE = 16;

/**
 * Where a paragraph, or a member of a list of lines, ends: no citation goes on past it.
 * @param linhas where the lines end
 */
export function fimDeParagrafos(texto: string, linhas: readonly number[]): Corte[] {
  const found: Corte[] = [];
  let fim = 0;
  for (const end of linhas) {
    if (end < fim || isPalavra(texto, end + 1)) continue;
    // A blank of many lines is looked at once.
    fim = skipBranco(texto, end);
    let inicio = end;
    while (inicio > 0 && isBranco(texto, inicio - 1)) inicio -= 1;
    // Most paragraphs end with a sentence, which is told without a pattern.
    if (inicio === 0 || FRASE.at(texto, inicio - 1)) continue;
    const vazia = texto.indexOf('\n', end + 1);
    const ends = (vazia >= 0 && vazia < fim) || (mayBeMarcador(texto, fim) && endAt(MARCADOR, texto, fim) >= 0);
    if (!ends || (INICIO.at(texto, fim) && endAt(PROSSEGUE, texto, fim) >= 0)) continue;
    if (!isCortada(texto, inicio)) found.push({ inicio, fim, troca: FIM });
  }
  return found;
}

/** Told by a character or two: most lines begin with a word. */
const mayBeMarcador = (texto: string, at: number): boolean => !isLetra(texto.charCodeAt(at)) || texto[at + 1] === ')';

const FIM = `\n${BARREIRA}\n`;

const isCortada = (texto: string, fim: number): boolean =>
  TERMINA.at(texto, fim - 1) && CORTADA.test(texto.slice(Math.max(0, fim - ALCANCE), fim));

/** A letter, and no mark such as `b)`: the line goes on. */
function isPalavra(texto: string, at: number): boolean {
  return isLetra(texto.charCodeAt(at)) && texto[at + 1] !== ')';
}

const isLetra = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
