import type { Documento } from '../answer.ts';

/**
 * Smaller bodies are sent uncompressed. Nine provisions in ten are shorter than 1.2 KB and fit one packet. Half of the
 * articles are longer than this limit, and gzip takes 30 µs to reduce them to a quarter.
 */
const MIN_BYTES = 2048;
/** As small as level 6 in two thirds of its time. Level 1 halves the time again, but its output is a third larger. */
const LEVEL = 3;

/** Whether `Accept-Encoding` allows gzip (RFC 9110, section 12.5.3) and prefers it to no coding at all. */
export const acceptsGzip = (acceptEncoding: string | null): boolean => prefers(acceptEncoding, 'gzip');

/** The same for the given coding. */
export function prefers(acceptEncoding: string | null, coding: 'gzip' | 'br'): boolean {
  if (acceptEncoding === null) return false;
  const weights = readWeights(acceptEncoding);
  const any = weights.get('*');
  const weight = weights.get(coding) ?? weights.get(`x-${coding}`) ?? any ?? 0;
  const identity = weights.get('identity') ?? 0;
  return weight > 0 && weight >= identity;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const element of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = element.split(';').map((part) => part.trim());
    if (coding === '') continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(coding, weight === undefined ? 1 : readWeight(weight.slice(2)));
  }
  return weights;
}

/** An invalid weight (`q=x`, `q=2`) counts as a refusal, because every client understands an uncompressed body. */
function readWeight(value: string): number {
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(value) ? Number(value) : 0;
}

/** Whether a body is long enough to be compressed, or was baked compressed. */
export function isWorthCompressing({ body, gzip }: Documento): boolean {
  return gzip !== undefined || body.length >= MIN_BYTES;
}

const compressed = new WeakMap<Documento, Uint8Array<ArrayBuffer>>();

/**
 * Compresses a document. The result is kept with the document, so that one that a handler returns repeatedly is
 * compressed once.
 */
export function compress(answer: Documento): Uint8Array<ArrayBuffer> {
  let bytes = answer.gzip ?? compressed.get(answer);
  if (!bytes) {
    bytes = Bun.gzipSync(answer.body, { level: LEVEL });
    compressed.set(answer, bytes);
  }
  return bytes;
}
