import type { Excesso } from '../../schemas/contract/model/service/limites.ts';
import type { Veredito } from '../access/access.ts';
import type { Saldo } from '../access/saldo.ts';

/**
 * Says what is left, in the fields of draft-ietf-httpapi-ratelimit-headers: the policies that the request was held
 * against (`q` requests in `w` seconds), and of each what remains and in how many seconds there is more.
 */
export function setRateLimit(headers: Headers, { recusa, saldos }: Veredito): void {
  if (saldos.length === 0) return;
  headers.set('ratelimit-policy', listOf(saldos, policyOf));
  headers.set('ratelimit', listOf(saldos, leftOf));
  // An answer by MCP is a success of HTTP, whatever it says.
  if (recusa?.code === 'rate_limited') headers.set('retry-after', String((recusa.details as Excesso).tente_em));
}

function listOf(saldos: readonly Saldo[], write: (saldo: Saldo) => string): string {
  const [only] = saldos;
  return only && saldos.length === 1 ? write(only) : saldos.map(write).join(', ');
}

function policyOf({ politica: { nome, limite, segundos } }: Saldo): string {
  return `"${nome}";q=${limite};w=${segundos}`;
}

function leftOf({ politica, restante, renova_em }: Saldo): string {
  return `"${politica.nome}";r=${restante};t=${renova_em}`;
}
