import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistroDeFatos } from '../../schemas/contract/model/artifacts/registro-de-fatos.ts';
import { REGISTRO_DE_FATOS } from '../../schemas/fatos/arquivo.ts';
import { type Fatos, openFatos } from '../../schemas/fatos/fatos.ts';
import { isAmostra } from '../../schemas/storage/amostra.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import type { Snapshot } from '../snapshot/open.ts';

const ROOT = join(import.meta.dir, '../..');

const abertos = new WeakMap<Acervo, Fatos>();
let lido: RegistroDeFatos | null = null;

/**
 * Returns the register of facts if only the sample is published: real citations are verified by it until the law itself
 * has been ingested. Null if the snapshot contains the law. The register is read at the first call, because most
 * services never need it.
 */
export function fatosDe({ manifest, acervo }: Pick<Snapshot, 'manifest' | 'acervo'>): Fatos | null {
  if (!isAmostra(manifest)) return null;
  const known = abertos.get(acervo);
  if (known) return known;
  lido ??= JSON.parse(readFileSync(join(ROOT, REGISTRO_DE_FATOS), 'utf8')) as RegistroDeFatos;
  // The register shares the snapshot's vocabulary, because candidates and suggestions compare stems of both.
  const fatos = openFatos(lido, acervo.vocabulario);
  abertos.set(acervo, fatos);
  return fatos;
}
