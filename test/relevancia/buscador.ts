import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handlers } from '../../runtime/handlers/index.ts';
import { openAcervo } from '../../runtime/snapshot/acervo.ts';
import type { Snapshot } from '../../runtime/snapshot/open.ts';
import type { ResultadoBusca } from '../../schemas/contract/model/service/busca.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { MANIFEST, type Manifest } from '../../schemas/storage/artifacts.ts';
import { openDoor } from '../contract/open-door.ts';

/** Search over a published snapshot, through its handler with its validation. */
export function openBuscador(data: string) {
  const { banco } = JSON.parse(readFileSync(join(data, MANIFEST), 'utf8')) as Manifest;
  const acervo = openAcervo(join(data, banco.path));
  const call = openDoor(operations, handlers, { acervo, manifest: { catalogo: 'Atos de teste' } } as Snapshot);
  /** The body as it is sent. */
  const responder = (q: string): string => {
    const answer = call('buscar', { query: { q } });
    if (answer.kind !== 'documento') throw new Error(`${q}: ${JSON.stringify(answer)}`);
    return answer.body as string;
  };
  return {
    acervo,
    banco: join(data, banco.path),
    responder,
    buscar: (q: string): string[] =>
      (JSON.parse(responder(q)) as { resultados: ResultadoBusca[] }).resultados.map(({ ref_key }) => ref_key),
    close: () => acervo.close(),
  };
}
