import { createHash, randomBytes } from 'node:crypto';

const FORMA = /^vig_[0-9a-f]{40}$/;

/** A new key: 160 random bits. It is shown once, and only its hash is kept. */
export function novaCredencial(): string {
  return `vig_${randomBytes(20).toString('hex')}`;
}

/** What names a key in commands and in the log; nothing can be learnt from it. */
export function novoId(): string {
  return randomBytes(4).toString('hex');
}

/** The hash that a key is kept by; null for what cannot be a key. So many random bits need no salt and no slow hash. */
export function hashDaChave(credencial: string): string | null {
  return FORMA.test(credencial) ? createHash('sha256').update(credencial).digest('hex') : null;
}
