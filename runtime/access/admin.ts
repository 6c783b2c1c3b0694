import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a credential is the administrative token. Without one nobody is the administrator: there is no default to be guessed. */
export function createAdmin(token: string | undefined): (credencial: string | null) => boolean {
  const expected = token ? digest(token) : null;
  // Digests are of one length, so that neither the length nor a prefix of the token shows in the time taken.
  return (credencial) => expected !== null && credencial !== null && timingSafeEqual(digest(credencial), expected);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
