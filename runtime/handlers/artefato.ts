import type { Artefato } from '../answer.ts';
import type { Snapshot } from '../snapshot/open.ts';

/** Returns a served artifact. Every one was located when the snapshot was opened. */
export function artefato(snapshot: Snapshot, path: string): Artefato {
  const located = snapshot.artefatos.get(path);
  if (!located) throw new Error(`the snapshot ${snapshot.rotulo} was opened without ${path}`);
  return located;
}
