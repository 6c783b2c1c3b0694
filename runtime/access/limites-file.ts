import { readFileSync } from 'node:fs';
import { Value } from '@sinclair/typebox/value';
import { LIMITES, Limites } from '../../schemas/contract/model/service/limites.ts';

/** The limits in force: those of the contract, or those of a file. Throws with the reason if the file is invalid. */
export function readLimites(file: string | undefined): Limites {
  if (file === undefined) return LIMITES;
  let table: unknown;
  try {
    table = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file}: cannot be read as JSON`, { cause });
  }
  const problem = Value.Errors(Limites, table).First();
  if (problem) throw new Error(`${file}: ${problem.path || '/'}: ${problem.message}`);
  return table as Limites;
}
