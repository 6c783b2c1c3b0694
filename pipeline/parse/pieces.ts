import type { Line } from './lines.ts';
import type { Conservacao, Destino, Peca } from './types.ts';
import { DESTINOS } from './types.ts';

/** Where the law inside a line goes; its notes go to `anotacoes` but for those that are words of a quoted block. */
export interface Destinacao {
  destino: Destino;
  /** Struck stretches of a wording that stands belong to the earlier one. */
  riscado: Destino;
  ref_key: string | null;
  /** Notes of the line that are notes here. */
  notas: Line['notas'];
}

/** Cuts every line of the page by destination, in page order; no piece spans two lines. */
export function cutPieces(lines: readonly Line[], destine: (line: Line) => Destinacao): Peca[] {
  const pecas: Peca[] = [];
  let first = 0;
  const add = (destino: Destino, ref_key: string | null, texto: string) => {
    const last = pecas.at(-1);
    const same = pecas.length > first && last?.destino === destino && destino !== 'anotacoes';
    // White space says nothing of its own.
    if (last && (same || texto.trim() === '')) last.texto += texto;
    else pecas.push({ destino, ref_key, texto });
  };
  for (const line of lines) {
    first = pecas.length;
    const { destino, riscado, ref_key, notas } = destine(line);
    const { text } = line.block;
    let at = line.start;
    while (at < line.end) {
      const nota = notas.find((candidate) => candidate.start <= at && at < candidate.end);
      if (nota) {
        add('anotacoes', ref_key, text.slice(at, nota.end));
        at = nota.end;
        continue;
      }
      const struck =
        riscado !== destino ? line.trechos.find((trecho) => trecho.start <= at && at < trecho.end) : undefined;
      const edges = notas.map((other) => other.start).filter((start) => start > at);
      if (riscado !== destino) {
        edges.push(...line.trechos.flatMap((trecho) => [trecho.start, trecho.end]).filter((edge) => edge > at));
      }
      const until = Math.min(line.end, ...edges);
      add(struck?.struck ? riscado : destino, ref_key, text.slice(at, until));
      at = until;
    }
  }
  return pecas;
}

/** White space and invisible characters, which the conservation law leaves out. */
const LEFT_OUT = /[\p{White_Space}\u00ad\u200b-\u200d\ufeff]+/gu;

/** Characters by destination, after NFC and without what the conservation law leaves out. */
export function measure(pecas: readonly Peca[]): Conservacao {
  const conservacao = Object.fromEntries([['total', 0], ...DESTINOS.map((destino) => [destino, 0])]) as Conservacao;
  for (const { destino, texto } of pecas) {
    const { length } = texto.normalize('NFC').replace(LEFT_OUT, '');
    conservacao[destino] += length;
    conservacao.total += length;
  }
  return conservacao;
}
