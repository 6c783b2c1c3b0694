import { Recusa } from './recusa.ts';

/** How long to wait for an answer. */
const PRAZO_MS = 30_000;
/** More than any answer of a service has. */
const MAX_ANSWER = 16 << 20;

/**
 * Calls a service and returns the body of its answer. A failure is thrown as a `Recusa` with the service's own message.
 */
export async function pedir(
  url: string,
  path: string,
  query: Record<string, string | undefined> = {},
): Promise<unknown> {
  const address = new URL(`${url}${path}`);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, value);
  const { response, bytes } = await baixar(address.href, MAX_ANSWER);
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Recusa(`${address.origin} respondeu ${response.status}, e não em JSON: é um serviço Vigente?`);
  }
  if (response.ok) return body;
  const message = (body as { error?: { message?: string } } | null)?.error?.message;
  throw new Recusa(message ?? `${address.origin} respondeu ${response.status}`);
}

/** Downloads a file. Throws a `Recusa` unless it comes whole, and with no more than `most` bytes. */
export async function baixarBytes(address: string, most: number): Promise<Uint8Array> {
  const { response, bytes } = await baixar(address, most);
  if (!response.ok) throw new Recusa(`${address} respondeu ${response.status}`);
  return bytes;
}

/** Why a connection failed, by Node's error code. */
const MOTIVOS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nada atende nesse endereço; o serviço está no ar?',
  ENOTFOUND: 'não há esse endereço na rede',
  EAI_AGAIN: 'não se pôde procurar esse endereço: há conexão?',
  TimeoutError: `não respondeu em ${PRAZO_MS / 1000} segundos`,
};

/**
 * Fetches an address with its body, of at most `most` bytes, and waits 30 seconds at most. Any HTTP status is returned;
 * if there is no whole answer, throws a `Recusa` that says why.
 */
async function baixar(address: string, most: number): Promise<{ response: Response; bytes: Uint8Array }> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PRAZO_MS) });
    return { response, bytes: await readUpTo(response, most, address) };
  } catch (error) {
    if (error instanceof Recusa) throw error;
    const { cause, message, name } = error as Error & { cause?: NodeJS.ErrnoException };
    const why = MOTIVOS[cause?.code ?? name] ?? `não responde (${cause?.message ?? message})`;
    throw new Recusa(`${address}: ${why}`);
  }
}

async function readUpTo({ body }: Response, most: number, address: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > most) throw new Recusa(`${address} tem mais de ${most} bytes: é grande demais`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
