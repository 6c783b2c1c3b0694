import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDoor } from '../../runtime/call.ts';
import { handlers } from '../../runtime/handlers/index.ts';
import { openAcervo } from '../../runtime/snapshot/acervo.ts';
import type { Snapshot } from '../../runtime/snapshot/open.ts';
import { MANIFEST, type Manifest } from '../../schemas/artifacts.ts';
import type { ResultadoBusca } from '../../schemas/model/busca.ts';
import { operations } from '../../schemas/operations/index.ts';

/** Search over a published snapshot, through its handler with its validation. */
export function openBuscador(data: string) {
  const { banco } = JSON.parse(readFileSync(join(data, MANIFEST), 'utf8')) as Manifest;
  const acervo = openAcervo(join(data, banco.path));
  const contexto = { snapshot: { acervo } as Snapshot, credencial: null, now: () => new Date(), log: () => {} };
  const door = createDoor(operations, handlers);
  /** The body as it is sent. */
  const responder = (q: string): string => {
    const answer = door.buscar({ params: {}, query: { q }, body: undefined }, contexto);
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
