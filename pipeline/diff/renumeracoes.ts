import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { ownWording } from '../../schemas/referencias/own-wording.ts';
import { renumeracaoDe } from '../views/renumerados.ts';
import { lettersOf } from './letters.ts';

type Rows = ReadonlyMap<string, Dispositivo>;

/** The earlier rows under the keys that later renumberings gave them. Each row still holds its old key. */
export interface Rekeyed {
  antes: Rows;
  /** Maps the new key to the old one, for each provision that was renumbered itself and not with its parent. */
  renumerados: ReadonlyMap<string, string>;
}

/**
 * Gives earlier rows that were renumbered, with everything below them, their new keys. So a change of keys is one
 * change, and each provision can be compared with itself.
 */
export function rekey(antes: Rows, depois: Rows): Rekeyed {
  const noted = [...depois.values()].flatMap((linha) => {
    const lida = renumeracaoDe(linha);
    return lida === null || lida.antiga === linha.ref_key ? [] : [{ ...lida, nova: linha.ref_key }];
  });
  const renumerados = new Map<string, string>();
  let held = antes;
  // From the articles down, because a note gives the former label relative to the provision's present parent.
  for (const depth of new Set(noted.map(({ nova }) => depthOf(nova)).sort())) {
    const moves = new Map<string, string>();
    for (const { antiga, nova, nota } of noted) {
      const was = held.get(antiga);
      if (depthOf(nova) !== depth || !was || isTold(held.get(nova), nota) || stays(was, depois.get(antiga))) continue;
      moves.set(antiga, nova);
      renumerados.set(nova, was.ref_key);
    }
    if (moves.size > 0) held = move(held, moves, depth);
  }
  return { antes: held, renumerados };
}

const depthOf = (key: string): number => key.split('.').length;

/** Whether the note was already there. */
const isTold = (linha: Dispositivo | undefined, nota: string): boolean =>
  linha !== undefined && renumeracaoDe(linha)?.nota === nota;

/** Whether the old label still has its provision. Then the note is an old one, which the other page did not show. */
const stays = (before: Dispositivo, after: Dispositivo | undefined): boolean =>
  after !== undefined &&
  after.revogado === before.revogado &&
  lettersOf(ownWording(after)) === lettersOf(ownWording(before));

function move(held: Rows, moves: ReadonlyMap<string, string>, depth: number): Map<string, Dispositivo> {
  const moved = new Map<string, Dispositivo>();
  const arrived = new Set<string>();
  for (const [key, linha] of held) {
    const old = key.split('.').slice(0, depth).join('.');
    const nova = moves.get(old);
    const now = nova === undefined ? key : nova + key.slice(old.length);
    // A provision that takes over a label displaces the one that had it.
    if (nova === undefined && arrived.has(now)) continue;
    if (nova !== undefined) arrived.add(now);
    moved.set(now, linha);
  }
  return moved;
}
