import type { FileSink } from 'bun';

/** One line for each request: what was asked of whom and what came of it, never what was in it. */
export interface Pedido {
  pedido: string;
  metodo: string;
  /** The route as the table writes it, since a path may name what somebody looks for; null when there is none. */
  rota: string | null;
  status: number;
  ms: number;
  /** The id of the key that was used; of an address nothing is kept. */
  chave: string | null;
}

/** The log of the process, a JSON object a line. */
export interface Registro {
  linha(entry: Pedido | { mensagem: string }): void;
  /** Resolves when everything is written. */
  flush(): Promise<void>;
}

/** Lines are written together: one by one they would cost more than an answer. */
const INTERVALO_MS = 50;
/** What waits for a reader that does not read; lines past it are counted and lost, rather than fill the memory. */
const MAX_PENDENTE = 1 << 20;

export function createRegistro(sink: Pick<FileSink, 'write' | 'flush'>, now: () => Date): Registro {
  let pending = '';
  let lost = 0;
  let writing: Promise<void> | null = null;
  let timer: Timer | null = null;

  function linha(entry: Pedido | { mensagem: string }): void {
    if (pending.length > MAX_PENDENTE) lost += 1;
    else pending += `${JSON.stringify({ em: momento(now().getTime()), ...entry })}\n`;
    timer ??= setTimeout(() => void flush(), INTERVALO_MS);
  }

  async function write(): Promise<void> {
    const text = pending;
    const before = lost;
    pending = '';
    lost = 0;
    sink.write(text);
    await sink.flush();
    if (before > 0) linha({ mensagem: `${before} lines of the log were lost` });
  }

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    while (writing) await writing;
    if (pending === '') return;
    writing = write().finally(() => {
      writing = null;
    });
    await writing;
  }

  return { linha, flush };
}

/** Many lines are of one millisecond. */
let ultimo = { instante: Number.NaN, texto: '' };
function momento(instante: number): string {
  if (instante !== ultimo.instante) ultimo = { instante, texto: new Date(instante).toISOString() };
  return ultimo.texto;
}
