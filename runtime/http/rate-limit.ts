import type { Excesso } from '../../schemas/contract/model/service/limites.ts';
import type { Veredito } from '../access/access.ts';
import type { Saldo } from '../access/saldo.ts';

/**
 * Sets the headers of draft-ietf-httpapi-ratelimit-headers: the policies that the request was counted against (`q`
 * requests in `w` seconds), and for each what remains and in how many seconds more becomes available.
 */
export function setRateLimit(headers: Headers, { recusa, saldos }: Veredito): void {
  if (saldos.length === 0) return;
  headers.set('ratelimit-policy', listOf(saldos, policyOf));
  headers.set('ratelimit', listOf(saldos, leftOf));
  // A refusal inside MCP has HTTP status 200, so `failureResponse` did not set this header.
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
