/** Packs a file of the index: a JSON header and bytes, compressed together. */
export function packArquivo(cabeca: unknown, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(JSON.stringify(cabeca));
  const file = new Uint8Array(4 + head.length + bytes.length);
  new DataView(file.buffer).setUint32(0, head.length, true);
  file.set(head, 4);
  file.set(bytes, 4 + head.length);
  return file;
}

/** The inverse of `packArquivo`. */
export function openArquivo<T>(file: Uint8Array): { cabeca: T; bytes: Uint8Array } {
  const end = 4 + new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  return { cabeca: JSON.parse(new TextDecoder().decode(file.subarray(4, end))) as T, bytes: file.subarray(end) };
}
