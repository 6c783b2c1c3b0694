import { radicaisDe } from '../text/radicais-em-ordem.ts';
import dados from './institutos.json' with { type: 'json' };

/** By the stems of a name → ref_keys; by article or súmula → how well it is known. Made at the first search. */
let institutos: { porNome: ReadonlyMap<string, readonly string[]>; notorios: ReadonlyMap<string, number> } | null =
  null;

/** A provision that is not the first that comes to mind. */
const TAMBEM = 0.4;

/** A name is the same in whatever order its words are typed. */
const keyOf = (radicais: readonly string[]) => [...radicais].sort().join(' ');

/** What search numbers: an article with all that is in it, or a súmula. */
export const artigoOuSumula = (refKey: string): string =>
  refKey.startsWith('SUM.') ? refKey : refKey.split('.', 2).join('.');

/**
 * Where the law treats of an institute that doctrine has a name for, articles and súmulas, the principal one first: as the
 * index of a printed code has it, whether or not the law says that name.
 */
export function dispositivosDoInstituto(radicais: readonly string[]): readonly string[] {
  institutos ??= readInstitutos();
  return institutos.porNome.get(keyOf(radicais)) ?? [];
}

/** 1 for an article or súmula that an institute is known by, less for what also treats of one, else 0. */
export function notoriedadeDe(refKey: string): number {
  institutos ??= readInstitutos();
  return institutos.notorios.get(refKey) ?? 0;
}

function readInstitutos() {
  const porNome = new Map<string, string[]>();
  const notorios = new Map<string, number>();
  for (const [nomes, chaves] of Object.entries(dados)) {
    const [principal, ...outros] = [...new Set(chaves.split(' ').map(artigoOuSumula))] as [string, ...string[]];
    notorios.set(principal, 1);
    for (const outro of outros) notorios.set(outro, Math.max(notorios.get(outro) ?? 0, TAMBEM));
    for (const nome of nomes.split(', ')) {
      const key = keyOf(radicaisDe(nome).split(' '));
      porNome.set(key, [...new Set([...(porNome.get(key) ?? []), principal, ...outros])]);
    }
  }
  return { porNome, notorios };
}
