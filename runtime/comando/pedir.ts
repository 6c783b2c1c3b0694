import { Recusa } from './recusa.ts';

/** How long to wait for an answer. */
const PRAZO_MS = 30_000;

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
  const response = await baixar(address.href);
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    throw new Recusa(`${address.origin} respondeu ${response.status}, e não em JSON: é um serviço Vigente?`);
  }
  if (response.ok) return body;
  const { error } = body as { error?: { message?: string } };
  throw new Recusa(error?.message ?? `${address.origin} respondeu ${response.status}`);
}

/** Why a connection failed, by Node's error code. */
const MOTIVOS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nada atende nesse endereço; o serviço está no ar?',
  ENOTFOUND: 'não há esse endereço na rede',
  EAI_AGAIN: 'não se pôde procurar esse endereço: há conexão?',
  TimeoutError: `não respondeu em ${PRAZO_MS / 1000} segundos`,
};

/**
 * Fetches an address, and waits 30 seconds at most. Any HTTP status is returned; if there is no answer, throws a
 * `Recusa` that says why.
 */
export async function baixar(address: string): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(PRAZO_MS) });
  } catch (error) {
    const { cause, message, name } = error as Error & { cause?: NodeJS.ErrnoException };
    const why = MOTIVOS[cause?.code ?? name] ?? `não responde (${cause?.message ?? message})`;
    throw new Recusa(`${address}: ${why}`);
  }
}
