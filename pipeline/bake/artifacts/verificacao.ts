import type Database from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { verificacao } from '../../../schemas/storage/tables.ts';
import { type AtoDaPagina, composeVerificacao } from '../../views/verificacao.ts';
import type { SnapshotDb } from '../draft/snapshot-db.ts';

/** Bakes what verification reads of one act. */
export function bakeVerificacao({ insert }: Pick<SnapshotDb, 'insert'>, ato: AtoDaPagina): void {
  insert.verificacao({ sigla: ato.diploma.sigla, ...composeVerificacao(ato) });
}

/** Copies the verification data of an unchanged act from the previous snapshot. */
export function takeOverVerificacao({ raw }: SnapshotDb, sigla: string): void {
  raw.prepare('INSERT INTO verificacao SELECT * FROM anterior.verificacao WHERE sigla = ?').run(sigla);
}

/** Whether the baked verification data of an act is what its provisions give. */
export function isVerificacaoOf(raw: Database.Database, ato: AtoDaPagina): boolean {
  const { sigla } = ato.diploma;
  const [found] = drizzle({ client: raw }).select().from(verificacao).where(eq(verificacao.sigla, sigla)).all();
  return Bun.deepEquals(found, { sigla, ...composeVerificacao(ato) });
}
