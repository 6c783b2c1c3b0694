import type { Static, TSchema } from '@sinclair/typebox';
import type Database from 'better-sqlite3';
import { createGate } from '../../views/gate.ts';

/** A snapshot under examination. Every rule adds what it finds wrong to `problems`. */
export interface Examination {
  db: Database.Database;
  folder: string;
  problems: string[];
}

/**
 * Creates a function that parses a document and passes it through its gate. A document that fails is added to
 * `problems`; no exception is thrown.
 */
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
