/** Fetches the gzip twin of a JSON document of the snapshot. Any host can serve it as it is. */
export async function fetchGzip<T>(path: string): Promise<T> {
  return unpackGzip<T>(await fetchBytes(path));
}

/** Fetches a file without unpacking it. */
export async function fetchBytes(path: string): Promise<ArrayBuffer> {
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.arrayBuffer();
}

/** Unpacks a JSON document. Rejects if the bytes are cut off or are not JSON. */
export const unpackGzip = <T>(bytes: ArrayBuffer): Promise<T> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).json() as Promise<T>;
