import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** Why a body was not read completely. */
export type BodyFailure = { kind: 'too_large' } | { kind: 'damaged'; reason: string };

/**
 * Reads the body of a response that was requested with `decompress: false`, up to `maxBytes` both as sent and
 * decompressed. A larger body is abandoned where it exceeds the limit, so neither an endless page nor a small one that
 * decompresses to gigabytes needs more memory. Rejects if the connection fails.
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

/** The bytes as sent; null as soon as they exceed `maxBytes`. */
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
