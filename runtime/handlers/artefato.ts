import { join } from 'node:path';
import { INDICE } from '../../schemas/storage/artifacts.ts';
import type { Artefato } from '../answer.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import type { Arquivo } from '../snapshot/arquivo.ts';
import type { Snapshot } from '../snapshot/open.ts';

/** Those that were asked for: each is hashed once (`conferir`). */
const located = new WeakMap<Acervo, Map<string, Artefato>>();

/** A file of the snapshot, by its path in the snapshot's folder, with its gzip twin. */
export function artefato(snapshot: Snapshot, path: string): Artefato {
  const known = located.get(snapshot.acervo) ?? new Map<string, Artefato>();
  located.set(snapshot.acervo, known);
  const found = known.get(path) ?? locate(snapshot, path);
  known.set(path, found);
  return found;
}

function locate(snapshot: Snapshot, path: string): Artefato {
  const [plain, twin] = [arquivo(snapshot, path), arquivo(snapshot, `${path}.gz`)];
  const tag = path === INDICE ? snapshot.acervo.indice.versao : plain.sha256.slice(0, 32);
  return { kind: 'artefato', plain, twin, tag };
}

function arquivo({ acervo, pasta, rotulo }: Snapshot, path: string): Arquivo {
  const found = acervo.arquivo(path);
  if (!found) throw new Error(`the snapshot ${rotulo} does not name ${path}`);
  return { file: join(pasta, path), bytes: found.bytes, sha256: found.sha256 };
}
