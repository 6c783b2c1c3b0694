import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEstadoSqlite } from '../../runtime/access/estado-sqlite.ts';
import type { Limites } from '../../schemas/contract/model/service/limites.ts';
import { criarChave } from '../contract/service.ts';
import { type Served, startServer } from './process.ts';

/**
 * Limits above what any bench reaches: every check is active, and none refuses. A key raises the limit of reads, so
 * that the key is counted.
 */
export const FOLGADOS: Limites = {
  leitura: { por_minuto: 30_000_000 },
  planos: { bench: { por_minuto: 60_000_000, por_mes: Number.MAX_SAFE_INTEGER } },
};

type Runtime = Served & { chave: string };

/** Starts the service as it is run in production, with its log in a file, raised limits, and a key. */
export async function startRuntime(
  data: string,
  folder: string,
  env: Record<string, string> = {},
  more: string[] = [],
): Promise<Runtime> {
  const start = await prepareRuntime(data, folder, env, more);
  return start();
}

/** Prepares the same with its limits and its key already written, so that only the start of the service is left. */
export async function prepareRuntime(
  data: string,
  folder: string,
  env: Record<string, string> = {},
  more: string[] = [],
): Promise<() => Promise<Runtime>> {
  const [limites, file] = [join(folder, 'limites.json'), join(folder, 'estado.sqlite')];
  writeFileSync(limites, JSON.stringify(FOLGADOS));
  const estado = createEstadoSqlite(file);
  const chave = await criarChave(estado, 'bench');
  await estado.close();
  const args = ['--data', data, '--port', '0', '--limites', limites, '--estado', file, ...more];
  return async () => ({ ...(await startServer('runtime/main.ts', { args, log: join(folder, 'log'), env })), chave });
}
