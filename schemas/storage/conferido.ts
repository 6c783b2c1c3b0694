import { type Static, Type } from '@sinclair/typebox';

/** The content of `conferido.json`: the file that was hashed in full when it was published, and its hash. */
export const Conferido = Type.Object({
  path: Type.String({ description: 'Relative to the folder that holds the manifest.' }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  identidade: Type.String(),
});
export type Conferido = Static<typeof Conferido>;

/**
 * Identifies a file that nobody has written to since. A copy has another inode, and any writing, or resetting the
 * modification time, changes the change time.
 */
export const identidadeDe = (stat: { ino: bigint; size: bigint; mtimeNs: bigint; ctimeNs: bigint }): string =>
  `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
