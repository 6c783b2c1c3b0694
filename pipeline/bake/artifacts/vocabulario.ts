import type Database from 'better-sqlite3';
import type { SnapshotDb } from '../draft/snapshot-db.ts';

/** Bakes the stems that spelling suggestions are drawn from. Run it when all acts are baked for verification. */
export function bakeVocabulario({ raw, insert }: Pick<SnapshotDb, 'raw' | 'insert'>): void {
  for (const radical of vocabularioOf(raw)) insert.radical({ radical });
}

/** Returns every stem of the acts, in order of first occurrence. */
export function vocabularioOf(raw: Database.Database): Set<string> {
  const siglas = raw.prepare<[], string>('SELECT sigla FROM diploma ORDER BY ordem').pluck().all();
  const termosOf = raw.prepare<[string], string>('SELECT termos FROM verificacao WHERE sigla = ?').pluck();
  const found = new Set<string>();
  for (const sigla of siglas) for (const termo of (termosOf.get(sigla) ?? '').split('\n')) found.add(termo);
  found.delete('');
  return found;
}
