import { join } from 'node:path';
import { checkSnapshot } from '../../pipeline/bake/check/check-snapshot.ts';
import { createWorkspace, page, type Workspace } from '../ingest/workspace.ts';

const SCRIPT = join(import.meta.dir, 'ingest-killed.ts');
const SIGLAS = ['EX-A', 'EX-B', 'EX-C', 'EX-CT'];

/** Big enough that a kill at any moment has something to break. */
const act = (sigla: string, word: string) =>
  Array.from({ length: 150 }, (_, index) => `<p k="${index + 1}">${word} ${index}: ${'redação '.repeat(30)}</p>`)
    .join('')
    .replace(/^/, `<h1>${sigla}</h1>`);

/** A workspace whose acts all begin with one word, so that a snapshot of two words is one half published. */
export interface KilledWorkspace extends Workspace {
  /** Has every page say that word. */
  putAll(word: string): void;
  /** An ingestion in a process of its own, which kills itself at a moment of `ingest-killed.ts`. */
  spawnIngest(moment?: string): Bun.Subprocess<'ignore', 'pipe', 'pipe'>;
  /** What is wrong with what is published, or the word that it says in every act. */
  inspect(): { problems: string[]; words: Set<string | undefined> };
}

export function createKilledWorkspace(): KilledWorkspace {
  const space = createWorkspace();
  return {
    ...space,
    putAll(word) {
      space.put('ex-a.htm', page(act('EX-A', word)));
      space.put('ex-b.htm', page(act('EX-B', word)));
      space.put('dupla.htm', page(act('EX-C', word) + act('EX-CT', word)));
    },
    spawnIngest: (moment = '') =>
      Bun.spawn([process.execPath, SCRIPT, space.mirror, space.out, moment], { stdout: 'pipe', stderr: 'pipe' }),
    inspect: () => ({
      problems: checkSnapshot(space.out).problems,
      words: new Set(SIGLAS.map((sigla) => space.row(`${sigla}.7`)?.texto.split(' ')[0])),
    }),
  };
}
