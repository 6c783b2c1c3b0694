import type { Failure } from '../answer.ts';

/** A body that is sent whole at once: it is gone before anybody can hold many of them. */
const SMALL = 256 << 10;
/** Of bodies that wait for one client to read them, and for all. */
const PER_ADDRESS = 32 << 20;
const ALL = 64 << 20;
/** What is handed over at a time. */
const CHUNK = 64 << 10;
/** Whoever reads more slowly than this holds memory for longer than anybody needs: a body may take as long to come. */
const MIN_BYTES_PER_MS = 50;
const GRACE_MS = 10_000;
/** Of what nobody has read any more for so long, the room is given to others who need it. */
const STALLED_MS = 2_000;

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream;

/** What may be done about a large body. */
export interface Outgoing {
  /**
   * A body that is counted as its client's until it is read, or was not in time; what is small is given back as it is.
   * A refusal where that client, or all of them, have too much to read already.
   */
  take(endereco: () => string, body: string | Uint8Array<ArrayBuffer>): Body | Failure;
  /** Bytes that wait to be read. */
  pending(): number;
}

/** Bounds the memory that answers take which nobody reads. */
export function createOutgoing({
  perAddress = PER_ADDRESS,
  all = ALL,
  graceMs = GRACE_MS,
  stalledMs = STALLED_MS,
} = {}): Outgoing {
  const held = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let total = 0;

  /** Gives up the body that was not read for longest; says whether there was one. */
  function makeRoom(): boolean {
    let oldest: Waiting | undefined;
    for (const each of waiting) if (!oldest || each.readAt < oldest.readAt) oldest = each;
    if (!oldest || performance.now() - oldest.readAt < stalledMs) return false;
    oldest.giveUp('others need the room');
    return true;
  }

  return {
    take(endereco, body) {
      if (body.length < SMALL) return body;
      const bytes = typeof body === 'string' ? Buffer.from(body) : body;
      const owner = endereco();
      const own = held.get(owner) ?? 0;
      if (own + bytes.length > perAddress) return unread;
      while (total + bytes.length > all) if (!makeRoom()) return unread;
      held.set(owner, (held.get(owner) ?? 0) + bytes.length);
      total += bytes.length;
      const one = new Waiting(bytes, graceMs + bytes.length / MIN_BYTES_PER_MS, () => {
        waiting.delete(one);
        const left = (held.get(owner) ?? 0) - bytes.length;
        if (left > 0) held.set(owner, left);
        else held.delete(owner);
        total -= bytes.length;
      });
      waiting.add(one);
      return one.stream;
    },
    pending: () => total,
  };
}

/** Bytes as they are asked for; `done` is called once, when they are read, given up, or not read in time. */
class Waiting {
  readonly stream: ReadableStream;
  /** When they were last asked for (`performance.now`). */
  readAt = performance.now();
  private at = 0;
  private controller!: ReadableStreamDefaultController;
  private readonly timer: Timer;
  private done: (() => void) | null;

  constructor(bytes: Uint8Array<ArrayBuffer>, patience: number, done: () => void) {
    this.done = done;
    this.timer = setTimeout(() => this.giveUp('nobody read it in time'), patience);
    this.timer.unref();
    this.stream = new ReadableStream(
      {
        start: (controller) => {
          this.controller = controller;
        },
        pull: (controller) => {
          this.readAt = performance.now();
          if (this.at >= bytes.length) {
            controller.close();
            this.end();
            return;
          }
          controller.enqueue(bytes.subarray(this.at, this.at + CHUNK));
          this.at += CHUNK;
        },
        cancel: () => this.end(),
      },
      { highWaterMark: 0 },
    );
  }

  giveUp(why: string): void {
    if (!this.done) return;
    this.end();
    this.controller.error(new Error(why));
  }

  private end(): void {
    clearTimeout(this.timer);
    this.done?.();
    this.done = null;
  }
}

const unread: Failure = {
  kind: 'failure',
  code: 'rate_limited',
  message: 'Há respostas grandes demais à espera de serem lidas; leia-as e tente de novo em 10 s.',
  details: { limite: PER_ADDRESS, janela: 'agora', tente_em: 10 },
};
