import { statSync } from 'node:fs';
import { identidadeDe } from '../../schemas/storage/conferido.ts';
import { sha256Of } from './sha256.ts';

/** A file of a snapshot, as the manifest names it. */
export interface Arquivo {
  file: string;
  bytes: number;
  sha256: string;
}

/** Of files that were found to be what the manifest says, which they were then. */
const conferidos = new WeakMap<Arquivo, string>();

/**
 * Has a file be hashed before it is first sent, some milliseconds a megabyte, and again only when anybody has touched it
 * since: all of them at the start would take longer than the database. Throws when it is not what the manifest says.
 */
export function conferir(arquivo: Arquivo): string {
  const { file, bytes, sha256 } = arquivo;
  const stat = statSync(file, { bigint: true });
  const identidade = identidadeDe(stat);
  if (conferidos.get(arquivo) === identidade) return file;
  const found = sha256Of(file);
  if (stat.size !== BigInt(bytes) || found !== sha256)
    throw new Error(`${file}: SHA-256 is ${found}, the manifest says ${sha256}`);
  conferidos.set(arquivo, identidade);
  return file;
}
