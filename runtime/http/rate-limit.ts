import type { Politica, Saldo } from '../access/saldo.ts';

/**
 * Says what is left, in the fields of draft-ietf-httpapi-ratelimit-headers: the policies that the request was held
 * against (`q` requests in `w` seconds), and of each what remains and in how many seconds there is more.
 */
export function setRateLimit(headers: Headers, [first, ...others]: readonly Saldo[]): void {
  if (!first) return;
  let policies = policyOf(first.politica);
  let left = remaining(first);
  for (const saldo of others) {
    policies += `, ${policyOf(saldo.politica)}`;
    left += `, ${remaining(saldo)}`;
  }
  headers.set('ratelimit-policy', policies);
  headers.set('ratelimit', left);
}

function policyOf({ nome, limite, segundos }: Politica): string {
  return `"${nome}";q=${limite};w=${segundos}`;
}

function remaining({ politica, restante, renova_em }: Saldo): string {
  return `"${politica.nome}";r=${restante};t=${renova_em}`;
}
