import type { Failure } from '../answer.ts';

/** A body that is sent whole at once: it is gone before anybody can hold many of them. */
const SMALL = 256 << 10;
/** Of bodies that wait for one client to read them, and for all. */
const PER_ADDRESS = 32 << 20;
const ALL = 256 << 20;
/** What is handed over at a time. */
const CHUNK = 64 << 10;
/** Whoever reads more slowly than this holds memory for longer than anybody needs. */
const MIN_BYTES_PER_MS = 20;
const GRACE_MS = 10_000;

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
export function createOutgoing({ perAddress = PER_ADDRESS, all = ALL, graceMs = GRACE_MS } = {}): Outgoing {
  const held = new Map<string, number>();
  let total = 0;

  return {
    take(endereco, body) {
      if (body.length < SMALL) return body;
      const bytes = typeof body === 'string' ? Buffer.from(body) : body;
      const owner = endereco();
      const own = held.get(owner) ?? 0;
      if (own + bytes.length > perAddress || total + bytes.length > all) return unread;
      held.set(owner, own + bytes.length);
      total += bytes.length;
      return stream(bytes, graceMs + bytes.length / MIN_BYTES_PER_MS, () => {
        const left = (held.get(owner) ?? 0) - bytes.length;
        if (left > 0) held.set(owner, left);
        else held.delete(owner);
        total -= bytes.length;
      });
    },
    pending: () => total,
  };
}

/** Bytes as they are asked for; `done` is called once, when they are read, given up, or not read in time. */
function stream(bytes: Uint8Array<ArrayBuffer>, patience: number, done: () => void): ReadableStream {
  let at = 0;
  let over = false;
  let timer: Timer | undefined;
  const end = () => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    done();
  };
  return new ReadableStream(
    {
      start(controller) {
        timer = setTimeout(() => {
          if (over) return;
          end();
          controller.error(new Error('nobody read it in time'));
        }, patience);
        timer.unref();
      },
      pull(controller) {
        if (at >= bytes.length) {
          controller.close();
          end();
          return;
        }
        controller.enqueue(bytes.subarray(at, at + CHUNK));
        at += CHUNK;
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}

const unread: Failure = {
  kind: 'failure',
  code: 'rate_limited',
  message: 'Há respostas grandes demais à espera de serem lidas; leia-as e tente de novo em 10 s.',
  details: { limite: PER_ADDRESS, janela: 'agora', tente_em: 10 },
};
