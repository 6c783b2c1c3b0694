import { createHash, timingSafeEqual } from 'node:crypto';

/** A shorter one can be guessed, or is a word. */
const MIN_LENGTH = 16;

/** The administrative token as the environment has it; null for none. Throws at one that is too short. */
export function readAdminToken(token: string | undefined): string | null {
  if (!token) return null;
  if (token.length < MIN_LENGTH) throw new Error(`it must have at least ${MIN_LENGTH} characters`);
  return token;
}

/** Whether a credential is the administrative token. Without one nobody is the administrator: there is no default to be guessed. */
export function createAdmin(token: string | null): (credencial: string | null) => boolean {
  const expected = token ? digest(token) : null;
  // Digests are of one length, so that neither the length nor a prefix of the token shows in the time taken.
  return (credencial) => expected !== null && credencial !== null && timingSafeEqual(digest(credencial), expected);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
