import type Database from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { DiplomaExportado } from '../../schemas/model/diploma.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import { verificacao } from '../../schemas/tables.ts';
import { composeVerificacao } from '../views/verificacao.ts';
import type { SnapshotDb } from './snapshot-db.ts';

/**
 * Bakes what verification reads of one act, from its provisions in reading order.
 * @param lidoEm when its page was read
 */
export function bakeVerificacao(
  { insert }: Pick<SnapshotDb, 'insert'>,
  sigla: string,
  dispositivos: readonly Dispositivo[],
  lidoEm: string | null = null,
): void {
  insert.verificacao({ sigla, ...composeVerificacao(dispositivos, lidoEm) });
}

/** The same of an act that did not change, as the previous snapshot has it. */
export function takeOverVerificacao({ raw }: SnapshotDb, sigla: string): void {
  raw.prepare('INSERT INTO verificacao SELECT * FROM anterior.verificacao WHERE sigla = ?').run(sigla);
}

/** Whether what was baked of an act is what its provisions make. */
export function isVerificacaoOf(
  raw: Database.Database,
  { sigla, dispositivos, ingested_at }: Pick<DiplomaExportado, 'sigla' | 'dispositivos' | 'ingested_at'>,
): boolean {
  const [found] = drizzle({ client: raw }).select().from(verificacao).where(eq(verificacao.sigla, sigla)).all();
  return Bun.deepEquals(found, { sigla, ...composeVerificacao(dispositivos, ingested_at) });
}
