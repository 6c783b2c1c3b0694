import type { Failure } from '../answer.ts';
import type { Resposta } from '../call.ts';
import type { Snapshot } from '../snapshot/open.ts';
import { FairQueue } from './queue.ts';
import type { FromWorker, Lane, Told, ToWorker, Work } from './work.ts';

export interface PoolOptions {
  /** Threads of each lane. */
  workers: Readonly<Record<Lane, number>>;
  /** The snapshot of the moment, which a worker that begins is told of. */
  current(): Snapshot;
  log(line: string): void;
  /** Milliseconds that one call may take; its worker is ended then. */
  patience?: number;
  /** Milliseconds that a worker waits for another call before it is ended. */
  idle?: number;
}

/**
 * Threads that answer what would hold the event loop. One begins when there is a call for it, which takes some three
 * tenths of a second, and ends when there was none for a while: with its heap and its compiled code it takes 60 MiB after
 * a search, and 170 after long texts that cite all acts of the mirror, which only its end gives back.
 */
export interface Pool {
  /** Answers a call of somebody, in turn; `rate_limited` at once where there is no room for it. */
  run(lane: Lane, owner: string, work: Work): Promise<Resposta>;
  /** Has every worker open the snapshot of the moment, after what it is at. */
  swap(): void;
  close(): void;
}

/** Calls that may wait in a lane: each may hold a text of 400 kB. */
const MAX_WAITING = 64;
/** Of one key or address, what is at work included. */
export const MAX_PER_OWNER = 4;
/** Milliseconds that a call may have to wait, as it looks when it comes: whoever asks is still there then. */
const MAX_WAIT_MS = 8_000;
/** The longest text takes two seconds, and comparing what it quotes may take four. */
const PATIENCE_MS = 10_000;
/** Whoever writes with the service at hand asks again within it; searches are waited for, and their worker takes less. */
const IDLE_MS: Readonly<Record<Lane, number>> = { leituras: 600_000, textos: 120_000 };

interface Task {
  work: Work;
  resolve(resposta: Resposta): void;
  reject(error: Error): void;
}

export function createPool({ workers, current, log, patience = PATIENCE_MS, idle }: PoolOptions): Pool {
  const each = { current, log, patience };
  const lanes = {
    leituras: createLane('leituras', workers.leituras, { ...each, idle: idle ?? IDLE_MS.leituras }),
    textos: createLane('textos', workers.textos, { ...each, idle: idle ?? IDLE_MS.textos }),
  };
  const all = Object.values(lanes);
  return {
    run: (lane, owner, work) => lanes[lane].run(owner, work),
    swap() {
      for (const lane of all) lane.swap();
    },
    close() {
      for (const lane of all) lane.close();
    },
  };
}

function createLane(
  name: Lane,
  size: number,
  { current, log, patience, idle: most }: Required<Omit<PoolOptions, 'workers'>>,
) {
  const queue = new FairQueue<Task>({ waiting: MAX_WAITING, perOwner: MAX_PER_OWNER });
  /** The last is the next to be asked: of several, those that are not needed end. */
  const idle: Thread[] = [];
  const threads = new Set<Thread>();
  let closed = false;
  /** How long a call takes of late, in milliseconds. */
  let usual = 100;

  function begin(): Thread {
    const thread = new Thread(name, (why) => {
      if (why !== null) log(`a worker of ${name} was ended: ${why}`);
      threads.delete(thread);
      const at = idle.indexOf(thread);
      if (at >= 0) idle.splice(at, 1);
      turn();
    });
    thread.tell(current());
    threads.add(thread);
    return thread;
  }

  function turn(): void {
    while (!closed && queue.length > 0 && (idle.length > 0 || threads.size < size)) {
      const thread = idle.pop() ?? begin();
      thread.keep();
      const { owner, item } = queue.shift() as { owner: string; item: Task };
      void attend(thread, owner, item);
    }
  }

  async function attend(thread: Thread, owner: string, { work, resolve, reject }: Task): Promise<void> {
    const start = performance.now();
    try {
      resolve(await thread.ask(work, patience));
    } catch (error) {
      reject(error as Error);
    }
    if (threads.has(thread)) {
      idle.push(thread);
      thread.endAfter(most);
    }
    usual += (performance.now() - start - usual) / 8;
    queue.done(owner);
    turn();
  }

  return {
    run: (owner: string, work: Work) =>
      new Promise<Resposta>((resolve, reject) => {
        const wait = ((queue.ahead(owner) + 1) * usual) / size;
        // Where nobody waits a call is run, however long the last ones took: only a run tells that they are short again.
        const free = queue.length === 0;
        if ((free || wait <= MAX_WAIT_MS) && queue.push(owner, { work, resolve, reject })) turn();
        else resolve({ resultado: crowded(name, Math.max(1, Math.ceil(wait / 1000))), rotulo: current().rotulo });
      }),
    swap() {
      for (const thread of threads) thread.tell(current());
    },
    close() {
      closed = true;
      for (const thread of threads) thread.end();
    },
  };
}

/** One worker, at one call at a time. */
class Thread {
  private readonly worker: Worker;
  private readonly lane: Lane;
  private readonly gone: (why: string | null) => void;
  private waiting: { resolve(resposta: Resposta): void; reject(error: Error): void } | null = null;
  private ended = false;
  private ending: ReturnType<typeof setTimeout> | undefined;

  constructor(lane: Lane, gone: (why: string | null) => void) {
    this.lane = lane;
    this.gone = gone;
    this.worker = new Worker(new URL('./worker.ts', import.meta.url).href);
    // What has nothing to do keeps no process alive.
    this.worker.unref();
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.take(data);
    this.worker.onerror = ({ message }) => this.end(message);
    this.worker.addEventListener('close', () => this.end('it ended by itself'));
  }

  tell({ acervo: _, ...told }: Snapshot): void {
    this.post({ kind: 'snapshot', lane: this.lane, snapshot: told satisfies Told });
  }

  async ask(work: Work, patience: number): Promise<Resposta> {
    if (this.ended) throw new Error('it is no more');
    const { promise, resolve, reject } = Promise.withResolvers<Resposta>();
    this.waiting = { resolve, reject };
    const timer = setTimeout(() => this.end(`a call took more than ${patience / 1000} s`), patience);
    this.post({ kind: 'work', work });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends it after so many milliseconds, unless it is told to `keep` before. */
  endAfter(ms: number): void {
    this.ending = setTimeout(() => this.end(), ms);
    this.ending.unref();
  }

  keep(): void {
    clearTimeout(this.ending);
  }

  /** @param why null where it is no longer needed */
  end(why: string | null = null): void {
    if (this.ended) return;
    this.ended = true;
    this.keep();
    this.worker.terminate();
    this.waiting?.reject(new Error(why ?? 'the service is stopping'));
    this.waiting = null;
    this.gone(why);
  }

  private post(message: ToWorker): void {
    if (!this.ended) this.worker.postMessage(message);
  }

  private take(data: FromWorker): void {
    if (data.kind === 'broken') this.end(data.error);
    else if (data.kind === 'failed') this.waiting?.reject(new Error(data.error));
    else this.waiting?.resolve({ resultado: data.resultado, rotulo: data.rotulo });
    this.waiting = null;
  }
}

const NOMES: Record<Lane, string> = { leituras: 'buscas', textos: 'textos' };

function crowded(lane: Lane, tente_em: number): Failure {
  return {
    kind: 'failure',
    code: 'rate_limited',
    message: `Há ${NOMES[lane]} demais à espera, seus ou de outros (até ${MAX_PER_OWNER} de cada um por vez); tente de novo em ${tente_em} s.`,
    details: { limite: MAX_PER_OWNER, janela: 'agora', tente_em },
  };
}
