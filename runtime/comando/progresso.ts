import { printableLine } from '../../schemas/text/printable.ts';

/** Progress for a person who waits: one line that is overwritten, and only on a terminal. */
export interface Progresso {
  diz(arquivo: string, quantos: readonly [feitos: number, total: number], citacoes: readonly [number, number]): void;
  /** Prints a line that is not overwritten. */
  avisa(linha: string): void;
  fim(): void;
}

/** Shorter runs show no progress. */
const PACIENCIA_MS = 500;
const INTERVALO_MS = 100;

/**
 * Shows progress on a stream. Writes nothing if that is not a terminal, or if the run takes less than half a second.
 */
export function createProgresso(saida: NodeJS.WriteStream, now: () => number = Date.now): Progresso {
  const start = now();
  let last = 0;
  let shown = false;
  const clear = () => {
    if (shown) saida.write('\r\u001b[K');
    shown = false;
  };
  return {
    diz(arquivo, [feitos, total], [citacao, citacoes]) {
      const at = now();
      if (!saida.isTTY || at - start < PACIENCIA_MS || at - last < INTERVALO_MS) return;
      last = at;
      const which = total > 1 ? `${feitos + 1}/${total} ` : '';
      const text = `${which}${printableLine(arquivo)}: ${citacao} de ${citacoes} citações`;
      saida.write(`\r\u001b[K${text.slice(0, Math.max(20, (saida.columns ?? 80) - 1))}`);
      shown = true;
    },
    avisa(linha) {
      clear();
      saida.write(`${printableLine(linha)}\n`);
    },
    fim: clear,
  };
}
