import { invalidRequest } from '../answer.ts';
import type { HttpFailure } from './errors.ts';

export type DecodedBody = { ok: true; value: unknown } | { ok: false; failure: HttpFailure };

const MAX_BYTES = 1 << 20;
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads the JSON body of a request. Fails with 415 if it is not JSON, with 413 if it is longer than 1 MiB (without
 * reading the rest), and with 400 if it is malformed.
 */
export async function readBody(request: Request): Promise<DecodedBody> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') return fail(415, 'O corpo deve ser `application/json`.');
  if (isEncoded(request)) return fail(415, 'O corpo deve vir sem compressão (`Content-Encoding`).');
  const length = request.headers.get('content-length');
  if (Number(length) > MAX_BYTES) return tooLarge();
  // Bun reads no more than the announced length. Reading chunk by chunk takes several times as long.
  const bytes = length === null ? await readUpTo(request, MAX_BYTES) : await request.bytes();
  if (!bytes) return tooLarge();
  try {
    return { ok: true, value: JSON.parse(decoder.decode(bytes)) };
  } catch {
    return { ok: false, failure: invalidRequest([{ campo: 'body', problema: 'não é JSON válido em UTF-8' }]) };
  }
}

/** Whether the body is compressed. The length of such a body is not known before it is unpacked, so it is refused. */
export function isEncoded({ headers }: Request): boolean {
  const coding = headers.get('content-encoding');
  return coding !== null && coding.trim().toLowerCase() !== 'identity';
}

/** Returns the whole body, or null as soon as it is longer than `limit`. */
export async function readUpTo(request: Request, limit: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of request.body ?? []) {
    total += chunk.length;
    if (total > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, total);
}

const tooLarge = () => fail(413, 'O corpo passa de 1 MiB.');

function fail(status: 413 | 415, message: string): DecodedBody {
  return { ok: false, failure: { kind: 'failure', code: 'invalid_request', message, status } };
}
