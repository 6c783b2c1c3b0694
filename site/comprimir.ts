import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What shrinks by being compressed; whatever else there is, is compressed already or is small. */
const TEXTO = /\.(?:html|css|js|json|xml|txt|svg)$/;
/** Shorter files go out as they are: with their headers they fit a packet or two. */
const MIN_BYTES = 1_400;
/** Twice as fast as the best there is, and a twentieth larger. */
const GZIP = { level: 6 };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Done at a time, in the threads that the system library has for it. */
const AT_ONCE = 8;

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** Writes beside each text of a folder what it is compressed, `.gz` and `.br`, so that no request has it done. */
export async function comprimir(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && TEXTO.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const work = files.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of work) await twins(file);
    }),
  );
}

async function twins(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < MIN_BYTES) return;
  const [gz, br] = await Promise.all([gzipped(plain, GZIP), brotlied(plain, BROTLI)]);
  await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
}
