import { createHash, timingSafeEqual } from 'node:crypto';
import type { Acesso } from '../../schemas/operations/operation.ts';
import { type Failure, unauthorized } from '../answer.ts';

/** Why who presents this credential may not call an operation of that access, or null when it may. */
export type Access = (acesso: Acesso, credencial: string | null) => Failure | null;

/** Without an administrative token nobody is the administrator: there is no default to be guessed. */
export function createAccess(adminToken: string | undefined): Access {
  const expected = adminToken ? digest(adminToken) : null;
  return (acesso, credencial) => {
    if (acesso !== 'admin') return null;
    // Digests are of one length, so that neither the length nor a prefix of the token shows in the time taken.
    const allowed = expected !== null && credencial !== null && timingSafeEqual(digest(credencial), expected);
    return allowed ? null : unauthorized('Esta rota exige o token administrativo em `Authorization: Bearer`.');
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
