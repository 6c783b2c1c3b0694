import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { ownWording } from '../../schemas/referencias/own-wording.ts';
import { renumeracaoDe } from '../views/renumerados.ts';
import { lettersOf } from './letters.ts';

type Rows = ReadonlyMap<string, Dispositivo>;

/** The rows before, under the keys that renumberings since gave them; each still holds the key that it had. */
export interface Rekeyed {
  antes: Rows;
  /** The new key and the key before of each provision that was renumbered itself, and not with the one above it. */
  renumerados: ReadonlyMap<string, string>;
}

/**
 * Gives what was renumbered between two readings its new key, with all that is below it: a change of keys is one change,
 * and what else became of a provision is told by comparing it with itself.
 */
export function rekey(antes: Rows, depois: Rows): Rekeyed {
  const noted = [...depois.values()].flatMap((linha) => {
    const lida = renumeracaoDe(linha);
    return lida === null || lida.antiga === linha.ref_key ? [] : [{ ...lida, nova: linha.ref_key }];
  });
  const renumerados = new Map<string, string>();
  let held = antes;
  // From the articles down: a note tells the former label, below what the provision stands in today.
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

/** Whether the note stood there before. */
const isTold = (linha: Dispositivo | undefined, nota: string): boolean =>
  linha !== undefined && renumeracaoDe(linha)?.nota === nota;

/** Whether the old label still has what it had: the note is an old one, that another page did not show. */
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
    // What comes to a label takes it from what had it.
    if (nova === undefined && arrived.has(now)) continue;
    if (nova !== undefined) arrived.add(now);
    moved.set(now, linha);
  }
  return moved;
}
