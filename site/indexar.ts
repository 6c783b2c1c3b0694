import { join } from 'node:path';
import { close, createIndex } from 'pagefind';

/** What is found: an article or a súmula, each a result of its own. */
const ACHADOS = '{diplomas/*/artigos,sumulas/*}/*/index.html';

/** Makes the search index of a built site, which browsers search without a server. */
export async function indexar(folder: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'pt-br', writePlayground: false });
  if (!index) throw new Error(`pagefind: ${errors.join('; ')}`);
  const added = await index.addDirectory({ path: folder, glob: ACHADOS });
  const written = await index.writeFiles({ outputPath: join(folder, 'pagefind') });
  const failed = [...added.errors, ...written.errors];
  if (failed.length > 0) throw new Error(`pagefind: ${failed.join('; ')}`);
  await close();
}
