import type { Failure } from '../answer.ts';
import type { Resposta } from '../call.ts';
import type { Snapshot } from '../snapshot/open.ts';
import { FairQueue } from './queue.ts';
import type { FromWorker, Lane, Told, ToWorker, Work } from './work.ts';

export interface PoolOptions {
  /** The number of threads of each lane. */
  workers: Readonly<Record<Lane, number>>;
  /** The snapshot being served. A worker that starts opens it. */
  current(): Snapshot;
  log(line: string): void;
  /** Milliseconds that one call may take. After that, its worker is terminated. */
  patience?: number;
  /** Milliseconds that an idle worker is kept. */
  idle?: number;
}

/**
 * Threads that answer calls that would block the event loop. A thread starts when a call needs one, which takes about
 * 0.3 s, and ends after being idle for a while. With its heap and its compiled code it takes 60 MiB after a search, and
 * 170 MiB after long texts that cite all acts of the mirror. Only ending it gives that memory back.
 */
export interface Pool {
  /** Answers a call of `owner` when its turn comes. Answers `rate_limited` at once if there is no room for it. */
  run(lane: Lane, owner: string, work: Work): Promise<Resposta>;
  /** Makes every worker open the current snapshot after its present call. */
  swap(): void;
  close(): void;
}

/** The most calls that wait in a lane. Each may hold a text of 400 kB. */
const MAX_WAITING = 64;
/** The most calls of one key or address, waiting or running. */
export const MAX_PER_OWNER = 4;
/** The longest expected wait in milliseconds with which a call is accepted. Clients do not give up within this time. */
const MAX_WAIT_MS = 8_000;
/** The longest text takes two seconds, and comparing what it quotes may take four. */
const PATIENCE_MS = 10_000;
/**
 * People who write with the service send the next text within two minutes. Search workers are kept for longer, because
 * readers wait for results and the worker takes less memory.
 */
const IDLE_MS: Readonly<Record<Lane, number>> = { leituras: 600_000, textos: 120_000 };

interface Task {
  work: Work;
  resolve(resposta: Resposta): void;
  reject(error: Error): void;
}

/** Makes a pool of two lanes, so that long texts never hold up searches. No thread is started before the first call. */
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
  /** Used as a stack: the last thread gets the next call, so that threads that are not needed stay idle and end. */
  const idle: Thread[] = [];
  const threads = new Set<Thread>();
  let closed = false;
  /** The recent average duration of a call, in milliseconds. */
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
        // If nobody waits, a call is run however long the last ones took: only a new call can show that they are short
        // again.
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

/** One worker, which runs one call at a time. */
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
    // An idle worker must not keep the process alive.
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

  /** Ends the worker after `ms` milliseconds, unless `keep` is called before. */
  endAfter(ms: number): void {
    this.ending = setTimeout(() => this.end(), ms);
    this.ending.unref();
  }

  keep(): void {
    clearTimeout(this.ending);
  }

  /** @param why null if the worker is no longer needed */
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
