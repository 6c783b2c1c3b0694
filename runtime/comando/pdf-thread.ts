import { Worker } from 'node:worker_threads';
import { PageTooSlow } from '../../schemas/documents/pdf.ts';
import type { Recado } from './pdf-worker.ts';

/** Longer than any page takes that a person made. */
const MAX_PAGE_MS = 60_000;

/**
 * Reads the pages of a PDF in a thread of its own, which can be ended: ten forms in each other, each shown ten times by
 * the one around it, take pdf.js years, and it never lets a timer of its own thread run. Throws `PageTooSlow` after
 * that, and otherwise what pdf.js throws.
 */
export function readPdfInThread(bytes: Uint8Array, maxPageMs = MAX_PAGE_MS): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    // In the package the thread's program lies beside the command, in the repository beside this file.
    const program = import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js';
    const worker = new Worker(new URL(program, import.meta.url), { workerData: bytes });
    const done = (settle: () => void) => {
      clearTimeout(timer);
      void worker.terminate();
      settle();
    };
    const start = () => setTimeout(() => done(() => reject(new PageTooSlow())), maxPageMs);
    let timer = start();
    worker.on('message', (recado: Recado) => {
      if ('paginas' in recado) done(() => resolve(recado.paginas));
      else if ('erro' in recado) done(() => reject(Object.assign(new Error(recado.erro.message), recado.erro)));
      else {
        clearTimeout(timer);
        timer = start();
      }
    });
    worker.on('error', (error) => done(() => reject(error)));
  });
}
