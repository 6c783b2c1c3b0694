import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** Why a body was not had whole. */
export type BodyFailure = { kind: 'too_large' } | { kind: 'damaged'; reason: string };

/**
 * The body of a response asked for with `decompress: false`, at most `maxBytes` of it as sent and as many unpacked: what
 * is larger is given up where it passes the bound, so that neither an endless page nor a small one that unpacks to
 * gigabytes costs more memory than that. Rejects as the connection does.
 */
export async function readBounded(response: Response, maxBytes: number): Promise<Uint8Array | BodyFailure> {
  const sent = await readStream(response, maxBytes);
  if (sent === null) return { kind: 'too_large' };
  const encoding = response.headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || encoding === '') return sent;
  const unpack = UNPACK[encoding];
  if (!unpack) return { kind: 'damaged', reason: `compressão desconhecida (${encoding})` };
  try {
    return unpack(sent, { maxOutputLength: maxBytes });
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    return code === 'ERR_BUFFER_TOO_LARGE' ? { kind: 'too_large' } : { kind: 'damaged', reason: message };
  }
}

type Unpack = (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array;

/** By the name of the content coding (RFC 9110, § 8.4.1). */
const UNPACK: Readonly<Record<string, Unpack>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** The bytes as sent; null when they are more than `maxBytes`, and the rest is not waited for. */
async function readStream({ body, headers }: Response, maxBytes: number): Promise<Uint8Array | null> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) {
    await body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (const reader = body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks, length);
}
