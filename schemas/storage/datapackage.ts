import { type Static, Type } from '@sinclair/typebox';
import type { Arquivo } from './artifacts.ts';
import { BANCO } from './layout.ts';

/** Of `datapackage.json` (Data Package v2, readable as v1) what this project reads: every file of a snapshot but itself. */
export const DataPackage = Type.Object({
  resources: Type.Array(
    Type.Object({
      path: Type.String({ description: 'Relative to the folder that holds the descriptor.' }),
      bytes: Type.Integer({ minimum: 0 }),
      hash: Type.String({ pattern: '^sha256:[0-9a-f]{64}$' }),
    }),
  ),
});
export type DataPackage = Static<typeof DataPackage>;

/** The files that a descriptor names, but for the database. */
export const artefatosDe = ({ resources }: DataPackage): Arquivo[] =>
  resources
    .filter(({ path }) => path !== BANCO)
    .map(({ path, bytes, hash }) => ({ path, bytes, sha256: hash.slice('sha256:'.length) }));

/** The name of the snapshot that a descriptor is of. */
export const nomeDoSnapshot = ({ sha256 }: Pick<Arquivo, 'sha256'>): string => sha256.slice(0, 16);
