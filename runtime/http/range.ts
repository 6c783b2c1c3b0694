import type { HttpFailure } from './errors.ts';

/**
 * Returns the refusal of a range outside the file, null if nothing is to be refused. Bun serves ranges of files by
 * itself, but refuses those outside the file without the error body that every failure must have.
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
