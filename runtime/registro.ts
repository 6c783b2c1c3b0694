import type { FileSink } from 'bun';

/** The log line of a request: its route, its key and its outcome, never its content. */
export interface LinhaDoPedido {
  pedido: string;
  metodo: string;
  /**
   * The route as the operation table writes it, because a path may reveal what somebody looks for. Null if no route
   * matched.
   */
  rota: string | null;
  status: number;
  ms: number;
  /** The id of the key that was used. Addresses are never logged. */
  chave: string | null;
}

type Entrada = LinhaDoPedido | { mensagem: string };

/** The log of the process, one JSON object per line. */
export interface Registro {
  linha(entry: Entrada): void;
  /** Resolves when everything is written. */
  flush(): Promise<void>;
}

/** Lines are composed and written together. Writing each one separately would cost as much as an answer. */
const INTERVALO_MS = 50;
/**
 * The most lines that wait to be written. If the reader of the log stalls, further lines are counted and dropped
 * instead of filling the memory.
 */
const MAX_PENDENTES = 5_000;

/** Logs to a sink, such as standard error. `now` gives milliseconds since 1970, for the time of each line. */
export function createRegistro(sink: Pick<FileSink, 'write' | 'flush'>, now: () => number): Registro {
  let pending: { em: number; entry: Entrada }[] = [];
  let lost = 0;
  let writing: Promise<void> | null = null;
  let timer: Timer | null = null;

  function linha(entry: Entrada): void {
    if (pending.length === MAX_PENDENTES) lost += 1;
    else pending.push({ em: now(), entry });
    timer ??= setTimeout(() => void flush(), INTERVALO_MS);
  }

  async function write(): Promise<void> {
    const lines = pending;
    const before = lost;
    pending = [];
    lost = 0;
    sink.write(textOf(lines));
    await sink.flush();
    if (before > 0) linha({ mensagem: `${before} lines of the log were lost` });
  }

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    while (writing) await writing;
    if (pending.length === 0) return;
    writing = write().finally(() => {
      writing = null;
    });
    await writing;
  }

  return { linha, flush };
}

/** Composes the lines. Many lines share a millisecond, so the instant is formatted once for each. */
function textOf(lines: readonly { em: number; entry: Entrada }[]): string {
  let text = '';
  let last = Number.NaN;
  let beginning = '';
  for (const { em, entry } of lines) {
    if (em !== last) {
      last = em;
      beginning = `{"em":"${new Date(em).toISOString()}",`;
    }
    text += `${beginning}${JSON.stringify(entry).slice(1)}\n`;
  }
  return text;
}
