import { type Static, Type } from '@sinclair/typebox';

/** The content of `conferido.json`: which file was hashed whole when it was published, and what it hashes to. */
export const Conferido = Type.Object({
  path: Type.String({ description: 'Relative to the folder that holds the manifest.' }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  identidade: Type.String(),
});
export type Conferido = Static<typeof Conferido>;

/**
 * What no file has but one that nobody has written to since: a copy has another inode, and whoever writes, or sets back the
 * time of writing, moves the time of change.
 */
export const identidadeDe = (stat: { ino: bigint; size: bigint; mtimeNs: bigint; ctimeNs: bigint }): string =>
  `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
