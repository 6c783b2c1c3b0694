import { createHash, randomBytes } from 'node:crypto';

const FORMA = /^vig_[0-9a-f]{40}$/;

/** A new key of 160 random bits. It is shown once, and only its hash is stored. */
export function novaCredencial(): string {
  return `vig_${randomBytes(20).toString('hex')}`;
}

/** A key's name in commands and in the log. It reveals nothing about the key. */
export function novoId(): string {
  return randomBytes(4).toString('hex');
}

/**
 * The hash under which a key is stored; null if the text cannot be a key. With 160 random bits neither a salt nor a
 * slow hash is needed.
 */
export function hashDaChave(credencial: string): string | null {
  return FORMA.test(credencial) ? createHash('sha256').update(credencial).digest('hex') : null;
}
