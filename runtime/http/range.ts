import type { HttpFailure } from './errors.ts';

/**
 * Bun serves a part of a file by itself, but answers a part that lies outside it without a body: this says beforehand
 * that it would, so that the refusal has the body that every failure has. Null when there is nothing to refuse.
 */
export function refuseRange({ method, headers }: Request, bytes: number): HttpFailure | null {
  const range = headers.get('range');
  if (range === null || method !== 'GET' || headers.has('if-range')) return null;
  const [, first, last] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(range) ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  const outside = first === '' ? Number(last) === 0 : Number(first) >= bytes;
  if (!outside) return null;
  return {
    kind: 'failure',
    code: 'invalid_request',
    message: `O trecho pedido está fora do arquivo, que tem ${bytes} bytes.`,
    status: 416,
    headers: { 'content-range': `bytes */${bytes}` },
  };
}
