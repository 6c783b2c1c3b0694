import { existsSync, linkSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Arquivo } from '../../../schemas/storage/artifacts.ts';
import { sha256 } from '../../fetch/page.ts';
import { hashFile, writeParts, writeSynced } from '../../files.ts';

/** Writes one file of the snapshot; `path` is relative to the snapshot's folder. */
export function writeArtifact(folder: string, path: string, content: string | Uint8Array): Arquivo {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  writeSynced(join(folder, path), bytes);
  return { path, bytes: bytes.length, sha256: sha256(bytes) };
}

/** Writes a JSON document and its gzip twin. */
export function writeJson(folder: string, path: string, json: string): Arquivo[] {
  const bytes = Buffer.from(json);
  return [writeArtifact(folder, path, bytes), writeArtifact(folder, `${path}.gz`, gzip(bytes))];
}

/**
 * Writes a JSON document that grows with the corpus, and its gzip twin. Of the document only its bytes are ever in
 * memory, and only while they are compressed.
 * @param parts the document in order, cut anywhere
 */
export function writeLongJson(folder: string, path: string, parts: Iterable<string>): Arquivo[] {
  const file = join(folder, path);
  writeParts(file, parts);
  const bytes = readFileSync(file);
  const packed = writeArtifact(folder, `${path}.gz`, gzip(bytes));
  return [{ path, bytes: bytes.length, sha256: sha256(bytes) }, packed];
}

/**
 * libdeflate at level 5 compresses as well as zlib's default in a third of the time, and writes no date, so that equal
 * documents make equal files.
 */
const gzip = (bytes: Buffer<ArrayBuffer>): Uint8Array => Bun.gzipSync(bytes, { level: 5, library: 'libdeflate' });

/**
 * Takes an unchanged file over from the previous snapshot as a hard link: two names of one immutable file.
 * @returns null if the file no longer matches its manifest and has to be made again
 */
export function linkArtifact(from: string, folder: string, arquivo: Arquivo): Arquivo | null {
  const [source, target] = [join(from, arquivo.path), join(folder, arquivo.path)];
  if (!existsSync(source) || hashFile(source) !== arquivo.sha256) return null;
  try {
    linkSync(source, target);
  } catch {
    // Not every file system has hard links. A copy serves as well, and it reports any other error.
    writeSynced(target, readFileSync(source));
  }
  return arquivo;
}
