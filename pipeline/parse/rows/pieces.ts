import type { Block } from '../blocks/blocks.ts';
import type { Line } from '../lines/lines.ts';
import { sweep } from '../lines/sweep.ts';
import type { Conservacao, Destino, Peca } from '../types.ts';
import { DESTINOS } from '../types.ts';

/** Where the law text of a line goes. Its notes go to `anotacoes`, except those that are words of a quoted block. */
export interface Destinacao {
  destino: Destino;
  /** The destination of the struck stretches: in a wording in force, they belong to the earlier one. */
  riscado: Destino;
  ref_key: string | null;
  /** The notes of the line that count as notes here. */
  notas: Line['notas'];
}

/**
 * Cuts every line of the page into pieces by destination, in page order. Apart from white space, no piece spans two
 * lines.
 */
export function cutPieces(lines: readonly Line[], destine: (line: Line) => Destinacao): Peca[] {
  const pecas: Peca[] = [];
  let first = 0;
  const add = (destino: Destino, ref_key: string | null, texto: string) => {
    const last = pecas.at(-1);
    const same = pecas.length > first && last?.destino === destino && destino !== 'anotacoes';
    // White space alone goes with the piece before it.
    if (last && (same || texto.trim() === '')) last.texto += texto;
    else pecas.push({ destino, ref_key, texto });
  };
  for (const line of lines) {
    first = pecas.length;
    const { destino, riscado, ref_key, notas } = destine(line);
    const text = writtenOf(line.block);
    // If struck words have the destination of the rest, strikes cut nothing.
    const trechos = riscado === destino ? [] : line.trechos;
    const borders = [...notas.map(({ start }) => start), ...trechos.flatMap(({ start, end }) => [start, end])];
    borders.sort((a, b) => a - b);
    const notaAt = sweep(notas);
    const struckAt = sweep(trechos.filter((trecho) => trecho.struck));
    let border = 0;
    let at = line.start;
    while (at < line.end) {
      const nota = notaAt(at);
      if (nota) {
        add('anotacoes', ref_key, text.slice(at, nota.end));
        at = nota.end;
        continue;
      }
      while (border < borders.length && (borders[border] as number) <= at) border += 1;
      const until = Math.min(line.end, borders[border] ?? line.end);
      add(struckAt(at) ? riscado : destino, ref_key, text.slice(at, until));
      at = until;
    }
  }
  return pecas;
}

/** Returns the text of a block in the page's own characters. */
function writtenOf({ text, letters }: Block): string {
  let written = '';
  let from = 0;
  for (const { at, letter } of letters) {
    written += text.slice(from, at) + letter;
    from = at + 1;
  }
  return written + text.slice(from);
}

/** Counts characters by destination, after NFC and without what the conservation law leaves out. */
export function measure(pecas: readonly Peca[]): Conservacao {
  const conservacao = Object.fromEntries([['total', 0], ...DESTINOS.map((destino) => [destino, 0])]) as Conservacao;
  for (const { destino, texto } of pecas) {
    const counted = countCharacters(texto.normalize('NFC'));
    conservacao[destino] += counted;
    conservacao.total += counted;
  }
  return conservacao;
}

/** White space and invisible characters, which the conservation law leaves out. */
const LEFT_OUT = /[\p{White_Space}\u00ad\u200b-\u200d\ufeff]/u;

/**
 * Counts the UTF-16 code units outside `LEFT_OUT`, one by one: replacing every space of a page costs many times as
 * much.
 */
function countCharacters(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const plain = (code > 0x20 && code < 0x7f) || (code > 0xad && code < 0x1680);
    if (plain || (code !== 0x20 && !LEFT_OUT.test(text[i] as string))) count += 1;
  }
  return count;
}
