import type { Copia } from '../../../schemas/documents/copy.ts';
import type { Formato, Leitura } from '../../../schemas/documents/documento.ts';
import type { Feito, Tarefa } from './documento-worker.ts';

/** Longer than the slowest PDF that a reader would wait for. */
const ESPERA_MS = 120_000;

/**
 * Runs a task in a worker of its own. A large document would freeze the page, and the worker's memory is freed when it
 * ends.
 */
function run(tarefa: Tarefa): Promise<Feito> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./documento-worker.ts', import.meta.url), { type: 'module' });
    const done = (settle: () => void) => {
      clearTimeout(relogio);
      worker.terminate();
      settle();
    };
    const relogio = setTimeout(() => done(() => reject(new Error('too long'))), ESPERA_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<Feito | { sourceName: string }>) => {
      // pdf.js takes this worker for one of its own and sends a greeting, which is ignored.
      if (!('sourceName' in data)) done(() => resolve(data));
    });
    worker.addEventListener('error', () => done(() => reject(new Error('the worker does not run'))));
    worker.postMessage(tarefa);
  });
}

/** Reads the text of a file, or returns why it cannot be read. Throws if the worker fails. */
export async function lerDocumento(bytes: Uint8Array): Promise<Leitura> {
  const feito = await run({ ler: bytes });
  if (!('lido' in feito)) throw new Error('erro' in feito ? feito.erro : 'no text');
  return feito.lido;
}

/** Copies the original file with comments and changes. Throws if the worker fails. */
export async function copiarDocumento(
  original: { bytes: Uint8Array; formato: Exclude<Formato, 'pdf'>; texto: string },
  copia: Copia,
): Promise<Uint8Array> {
  const { bytes, formato, texto } = original;
  const feito = await run({ copiar: bytes, formato, texto, copia });
  if (!('copiado' in feito)) throw new Error('erro' in feito ? feito.erro : 'no copy');
  return feito.copiado;
}
