import type { Static, TSchema } from '@sinclair/typebox';
import type Database from 'better-sqlite3';
import { createGate } from '../../views/gate.ts';

/** A snapshot under examination; every rule adds what it finds wrong to `problems`. */
export interface Examination {
  db: Database.Database;
  folder: string;
  problems: string[];
}

/** Parses a document and passes it through its gate; what does not pass is a problem, not an exception. */
export function createReader<T extends TSchema>({ problems }: Pick<Examination, 'problems'>, schema: T, what: string) {
  const gate = createGate(schema, what);
  return (json: string, name: string): Static<T> | null => {
    try {
      return gate(JSON.parse(json), name);
    } catch (error) {
      problems.push((error as Error).message);
      return null;
    }
  };
}
