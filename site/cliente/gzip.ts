/** A JSON document of the snapshot by its gzip twin, which any host serves as it is. */
export async function fetchGzip<T>(path: string): Promise<T> {
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
  const stream = response.body.pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).json() as Promise<T>;
}
