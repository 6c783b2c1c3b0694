import { parentPort, workerData } from 'node:worker_threads';
import { readPdfPages } from '../../schemas/documents/pdf.ts';

/** What the thread that reads a PDF says: that a page was read, all of them, or why they could not be read. */
export type Recado = { lida: number } | { paginas: readonly string[] } | { erro: { name: string; message: string } };

const say = (recado: Recado) => parentPort?.postMessage(recado);

try {
  say({ paginas: await readPdfPages(workerData as Uint8Array, (lida) => say({ lida })) });
} catch (error) {
  const { name, message } = error as Error;
  say({ erro: { name, message } });
}
