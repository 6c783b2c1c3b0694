import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePage } from '../../pipeline/fetch/decode.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { Random } from '../growth/random.ts';
import { broken } from '../properties/broken-page.ts';

/** Ways to damage the bytes of a page, by name. */
const DAMAGE: Readonly<Record<string, (bytes: Buffer, random: Random) => Buffer>> = {
  cut: (bytes, random) => bytes.subarray(0, random.between(0, bytes.length)),
  'without a stretch': (bytes, random) => {
    const [from, to] = stretch(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  'a stretch elsewhere': (bytes, random) => {
    const [from, to] = stretch(bytes, random);
    const at = random.between(0, bytes.length);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(from, to), bytes.subarray(at)]);
  },
  'other bytes': (bytes, random) => {
    const damaged = Buffer.from(bytes);
    for (let n = random.between(1, 200); n > 0; n--)
      damaged[random.between(0, damaged.length - 1)] = random.between(0, 255);
    return damaged;
  },
  'without the ends of tags': (bytes, random) => replaceSome(bytes, /<\/[a-z]+>/gi, '', random),
  'another tag': (bytes, random) =>
    replaceSome(
      bytes,
      /<(?:p|span|a|font|strike|table|td)\b/gi,
      `<${random.pick(['strike', 'table', 'li', 'svg', 'template', 'x-y'])}`,
      random,
    ),
  'another label': (bytes, random) =>
    replaceSome(
      bytes,
      /Art\. |§ |\b[IVX]+ - /g,
      random.pick(['§ ', 'Art. ', 'a) ', 'TÍTULO I', 'Pena - ', '(Revogado) ', '1. ']),
      random,
    ),
};

/**
 * Damages pages of a folder, chosen by the seed, until `bytes` bytes were read. The parser must not throw on any of
 * them, lose text, or give a key twice.
 * @returns what went wrong, each with what is needed to reproduce it
 */
export function torturePages(dir: string, bytes: number, seed: number): string[] {
  const random = new Random(seed);
  const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.html?$/i.test(path))
    .sort();
  if (pages.length === 0) throw new Error(`${dir} has no pages`);
  const problems: string[] = [];
  for (let read = 0, nth = 0; read < bytes; nth++) {
    const path = random.pick(pages);
    const kinds = Array.from({ length: random.between(1, 3) }, () => random.pick(Object.keys(DAMAGE)));
    let damaged: Buffer = readFileSync(join(dir, path));
    for (const kind of kinds) damaged = (DAMAGE[kind] as (typeof DAMAGE)[string])(damaged, random);
    read += damaged.length + 1;
    const { html } = decodePage(damaged);
    try {
      for (const problem of broken(html, parsePagina(html, 'EX-A'))) {
        problems.push(`seed ${seed}, page ${nth} (${path}, ${kinds.join(', ')}): ${problem}`);
      }
    } catch (error) {
      problems.push(`seed ${seed}, page ${nth} (${path}, ${kinds.join(', ')}): ${(error as Error).stack}`);
    }
  }
  return problems;
}

function stretch(bytes: Buffer, random: Random): [number, number] {
  const from = random.between(0, bytes.length);
  return [from, Math.min(bytes.length, from + random.between(1, 5000))];
}

/** In Latin-1 every byte is a character and is restored unchanged. */
function replaceSome(bytes: Buffer, what: RegExp, by: string, random: Random): Buffer {
  const text = bytes
    .toString('latin1')
    .replace(what, (found) => (random.chance(0.02) ? Buffer.from(by).toString('latin1') : found));
  return Buffer.from(text, 'latin1');
}
