import { Database } from 'bun:sqlite';
import type { Dispositivo } from '../schemas/contract/model/corpus/dispositivo.ts';

/** Every provision of a snapshot's database, act after act in reading order. */
export function readDispositivos(banco: string): Dispositivo[] {
  const db = new Database(banco, { readonly: true });
  try {
    const docs = db.query<{ doc: string }, []>(
      'SELECT p.doc FROM dispositivo p JOIN diploma a USING (sigla) ORDER BY a.ordem, p.ordem',
    );
    return docs.all().map(({ doc }) => JSON.parse(doc) as Dispositivo);
  } finally {
    db.close();
  }
}
