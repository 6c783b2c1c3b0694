import { statSync } from 'node:fs';
import { identidadeDe } from '../../schemas/storage/conferido.ts';
import { sha256Of } from './sha256.ts';

/** A file of a snapshot, as the manifest names it. */
export interface Arquivo {
  file: string;
  bytes: number;
  sha256: string;
}

/** The files that matched the manifest, with the identity that each had then. */
const conferidos = new WeakMap<Arquivo, string>();

/**
 * Hashes a file before it is first sent, which takes some milliseconds per megabyte, and again only after it was
 * touched. Hashing all files at startup would take longer than the database. Returns the path, and throws if the file
 * does not match the manifest.
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
