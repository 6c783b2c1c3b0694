import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSource } from 'oazapfts';
import { composeOpenapi } from '../../runtime/openapi/documento.ts';

/** The document as it was last read by a person: a change of the API shows as a difference here. */
export const GOLDEN = join(import.meta.dir, 'openapi.json');
/** The client that the generator made of it. */
export const CLIENTE = join(import.meta.dir, 'cliente.ts');

export const composed = () => `${JSON.stringify(composeOpenapi(), null, 2)}\n`;

/** The generator is not exact about optional properties, as this project is; `cliente.test.ts` compiles it without this. */
export const UNCHECKED = '// @ts-nocheck\n';

/** The client that the generator makes of a document. */
export async function generate(document: string): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'vigente-cliente-'));
  try {
    const file = join(dir, 'openapi.json');
    await Bun.write(file, document);
    return await generateSource(file);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  if (process.env.CI) throw new Error('goldens are not updated under CI');
  await Bun.write(GOLDEN, composed());
  await Bun.write(CLIENTE, UNCHECKED + (await generate(composed())));
}
