import type { Failure } from '../answer.ts';

/** Smaller bodies are sent at once and not counted: they are gone before a client can hold many of them. */
const SMALL = 256 << 10;
/** The most bytes that may wait to be read, for one address and for all. */
const PER_ADDRESS = 32 << 20;
const ALL = 64 << 20;
/** The bytes that are handed to the server at a time. */
const CHUNK = 64 << 10;
/**
 * The slowest reading speed allowed. A slower client holds memory for too long. Request bodies may arrive as slowly.
 */
const MIN_BYTES_PER_MS = 50;
const GRACE_MS = 10_000;
/** A body that was not read for this long may be given up if other bodies need its room. */
const STALLED_MS = 2_000;

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream;

/** Limits the memory of large bodies that clients have not read yet. */
export interface Outgoing {
  /**
   * Counts a large body as its address's until it is read or given up, and returns it as a stream. Small bodies are
   * returned as they are. If all addresses together have too much left to read, a body is given up that nobody reads
   * any more, else one of the address that holds the most. Returns a failure if this address would itself hold too
   * much, or the most.
   */
  take(endereco: () => string, body: string | Uint8Array<ArrayBuffer>): Body | Failure;
  /** The number of bytes that wait to be read. */
  pending(): number;
}

/** Creates the limits of memory for answers that nobody reads. */
export function createOutgoing({
  perAddress = PER_ADDRESS,
  all = ALL,
  graceMs = GRACE_MS,
  stalledMs = STALLED_MS,
} = {}): Outgoing {
  const held = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let total = 0;

  /** Gives up one body for an address that would then hold `wanted` bytes. Returns false if that would not be fair. */
  function makeRoom(wanted: number): boolean {
    const stalled = readLongestAgo(waiting);
    const hasStalled = stalled && performance.now() - stalled.readAt >= stalledMs;
    const dropped = hasStalled ? stalled : readLongestAgo(waiting, heaviest(held, wanted));
    dropped?.giveUp('others need the room');
    return dropped !== undefined;
  }

  return {
    take(endereco, body) {
      if (body.length < SMALL) return body;
      const bytes = typeof body === 'string' ? Buffer.from(body) : body;
      const owner = endereco();
      const own = held.get(owner) ?? 0;
      if (own + bytes.length > perAddress) return refusal(PROPRIAS, perAddress);
      while (total + bytes.length > all) if (!makeRoom(own + bytes.length)) return refusal(DE_TODOS, all);
      held.set(owner, (held.get(owner) ?? 0) + bytes.length);
      total += bytes.length;
      const one = new Waiting(owner, bytes, graceMs + bytes.length / MIN_BYTES_PER_MS, () => {
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

/** The address that holds the most, if it holds more than `wanted` bytes; otherwise null. */
function heaviest(held: ReadonlyMap<string, number>, wanted: number): string | null {
  let most = wanted;
  let owner: string | null = null;
  for (const [each, bytes] of held) {
    if (bytes <= most) continue;
    most = bytes;
    owner = each;
  }
  return owner;
}

/** The body that has gone unread for longest: of one address, or of all if `owner` is not given. */
function readLongestAgo(waiting: ReadonlySet<Waiting>, owner?: string | null): Waiting | undefined {
  let oldest: Waiting | undefined;
  for (const each of waiting) {
    if (owner !== undefined && each.owner !== owner) continue;
    if (!oldest || each.readAt < oldest.readAt) oldest = each;
  }
  return oldest;
}

/** A body that is read in chunks. `done` is called once, when the body was read, given up or not read in time. */
class Waiting {
  readonly owner: string;
  readonly stream: ReadableStream;
  /** When a chunk was last asked for (`performance.now`). */
  readAt = performance.now();
  private at = 0;
  private controller!: ReadableStreamDefaultController;
  private readonly timer: Timer;
  private done: (() => void) | null;

  constructor(owner: string, bytes: Uint8Array<ArrayBuffer>, patience: number, done: () => void) {
    this.owner = owner;
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

const PROPRIAS = 'Há respostas grandes demais à espera de serem lidas; leia-as e tente de novo em 10 s.';
const DE_TODOS = 'O serviço já guarda respostas demais que outros ainda não leram; tente de novo em 10 s.';

const refusal = (message: string, limite: number): Failure => ({
  ...{ kind: 'failure', code: 'rate_limited', message },
  details: { limite, janela: 'agora', tente_em: 10 },
});
