import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { Arquivo, Manifest } from '../../../schemas/storage/artifacts.ts';
import { DATAPACKAGE, MANIFEST, snapshotPath } from '../../../schemas/storage/layout.ts';

/** Format 3 listed every file, the descriptor among them, instead of naming the descriptor alone. */
const Manifest3 = Type.Object({
  ...Type.Omit(Manifest, ['formato', 'datapackage']).properties,
  formato: Type.Literal(3),
  artefatos: Type.Array(Arquivo),
});

/**
 * Reads the manifest of the snapshot that an ingestion starts from. Format 3 is accepted too, so that an upgrade keeps the
 * change feed and earlier wordings; everything of it is composed again. Throws if the file is damaged.
 */
export function readManifest(out: string): Manifest {
  const path = join(out, MANIFEST);
  const value = readJson(path);
  if (!Value.Check(Manifest3, value)) return checked(path, value, Manifest);
  const { artefatos, ...rest } = value;
  const descriptor = artefatos.find((arquivo) => arquivo.path === DATAPACKAGE);
  if (!descriptor) throw new Error(`${path} names no ${DATAPACKAGE}`);
  return { ...rest, formato: 4, datapackage: { ...descriptor, path: `${snapshotPath(value.versao)}/${DATAPACKAGE}` } };
}

/** Reads a document of a snapshot. Throws if it does not have the form of its schema. */
export const readDocument = <T extends TSchema>(path: string, schema: T): Static<T> =>
  checked(path, readJson(path), schema);

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path} cannot be read`, { cause });
  }
}

function checked<T extends TSchema>(path: string, value: unknown, schema: T): Static<T> {
  if (Value.Check(schema, value)) return value;
  const error = Value.Errors(schema, value).First();
  throw new Error(`${path} is not of this format at ${error?.path || '/'}: ${error?.message}`);
}
