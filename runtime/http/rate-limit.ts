import type { Saldo } from '../access/saldo.ts';

/**
 * Says what is left, in the fields of draft-ietf-httpapi-ratelimit-headers: the policies that the request was held
 * against (`q` requests in `w` seconds), and of each what remains and in how many seconds there is more.
 */
export function setRateLimit(headers: Headers, saldos: readonly Saldo[]): void {
  if (saldos.length === 0) return;
  headers.set('ratelimit-policy', saldos.map(policy).join(', '));
  headers.set('ratelimit', saldos.map(remaining).join(', '));
}

function policy({ politica, limite, segundos }: Saldo): string {
  return `"${politica}";q=${limite};w=${segundos}`;
}

function remaining({ politica, restante, renova_em }: Saldo): string {
  return `"${politica}";r=${restante};t=${renova_em}`;
}
