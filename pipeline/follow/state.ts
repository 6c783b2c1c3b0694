import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import { type AliasIndex, aliasIndex } from '../../schemas/catalog/aliases.ts';
import type { AtoCatalogado, Catalogo } from '../../schemas/contract/model/corpus/catalogo.ts';
import { FORMAS_ATO } from '../../schemas/contract/model/corpus/diploma.ts';
import { SEGUIDOS, Seguidos } from '../../schemas/storage/seguidos.ts';
import { replaceSynced } from '../files.ts';

/** What a folder of snapshots knows about links; empty if none was ever followed. Throws if the file is damaged. */
export function readSeguidos(out: string): Seguidos {
  const path = join(out, SEGUIDOS);
  if (!existsSync(path)) return { atos: [], fila: [], mortos: {}, parser: 0, lidas: {} };
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path} cannot be read`, { cause });
  }
  if (Value.Check(Seguidos, value)) return value;
  const error = Value.Errors(Seguidos, value).First();
  throw new Error(`${path} is not of this format at ${error?.path || '/'}: ${error?.message}`);
}

/** Written completely and then renamed. Equal content gives equal bytes. */
export function writeSeguidos(out: string, { atos, fila, mortos, parser, lidas }: Seguidos): void {
  const sorted: Seguidos = {
    atos: atos.toSorted((a, b) => inListOrder(a.ato, b.ato)),
    fila: fila.toSorted((a, b) => (a.url < b.url ? -1 : 1)),
    mortos: sortKeys(mortos),
    parser,
    lidas: sortKeys(lidas),
  };
  replaceSynced(join(out, SEGUIDOS), `${JSON.stringify(sorted, null, 1)}\n`);
}

const sortKeys = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The catalogue followed by the acts found by links. An act that was added to the catalogue since is read as the
 * catalogue describes it.
 */
export function withSeguidos(catalogo: Catalogo, { atos }: Pick<Seguidos, 'atos'>): Catalogo {
  const index = aliasIndex(catalogo);
  const own = atos.map(({ ato }) => ato).filter(({ sigla }) => !isCatalogued(index, sigla));
  return own.length === 0 ? catalogo : { ...catalogo, atos: [...catalogo.atos, ...own.sort(inListOrder)] };
}

/** Whether an act of the catalogue has that generated sigla, as its name or not. */
export const isCatalogued = (index: AliasIndex, made: string): boolean => index.has(made.toLowerCase());

/** By type in the catalogue's order, then oldest first. */
export function inListOrder(a: AtoCatalogado, b: AtoCatalogado): number {
  const form = FORMAS_ATO.indexOf(a.forma) - FORMAS_ATO.indexOf(b.forma);
  return form || a.ano - b.ano || orderOf(a) - orderOf(b) || (a.sigla < b.sigla ? -1 : 1);
}

/** The number as a number: `13.105` is 13105. */
export const orderOf = ({ numero }: Pick<AtoCatalogado, 'numero'>): number =>
  Number.parseInt(numero.replaceAll('.', ''), 10);
