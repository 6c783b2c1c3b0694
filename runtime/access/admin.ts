import { createHash, timingSafeEqual } from 'node:crypto';

/** A shorter token could be guessed. */
const MIN_LENGTH = 16;

/** The administrative token of the environment; null if there is none. Throws if it is too short. */
export function readAdminToken(token: string | undefined): string | null {
  if (!token) return null;
  if (token.length < MIN_LENGTH) throw new Error(`it must have at least ${MIN_LENGTH} characters`);
  return token;
}

/**
 * Creates the check for the administrative token. Without a token nobody is the administrator: there is no default to
 * guess.
 */
export function createAdmin(token: string | null): (credencial: string | null) => boolean {
  const expected = token ? digest(token) : null;
  // Compares digests, which have equal length, so that the time taken reveals neither the length nor a prefix of the
  // token.
  return (credencial) => expected !== null && credencial !== null && timingSafeEqual(digest(credencial), expected);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
