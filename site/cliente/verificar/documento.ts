import type { Copia } from '../../../schemas/documents/copy.ts';
import type { Formato, Leitura } from '../../../schemas/documents/documento.ts';
import type { Feito, Tarefa } from './documento-worker.ts';

/** Longer than the longest PDF that a reader waits for. */
const ESPERA_MS = 120_000;

/** A worker for one document: a large one would hold the page, and what it took is given back when it is done. */
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
      // pdf.js takes the worker for one of its own, and greets it.
      if (!('sourceName' in data)) done(() => resolve(data));
    });
    worker.addEventListener('error', () => done(() => reject(new Error('the worker does not run'))));
    worker.postMessage(tarefa);
  });
}

/** The text of a file, or why it is not read. */
export async function lerDocumento(bytes: Uint8Array): Promise<Leitura> {
  const feito = await run({ ler: bytes });
  if (!('lido' in feito)) throw new Error('erro' in feito ? feito.erro : 'no text');
  return feito.lido;
}

/** The file that was read, with comments and changes. */
export async function copiarDocumento(
  original: { bytes: Uint8Array; formato: Exclude<Formato, 'pdf'>; texto: string },
  copia: Copia,
): Promise<Uint8Array> {
  const { bytes, formato, texto } = original;
  const feito = await run({ copiar: bytes, formato, texto, copia });
  if (!('copiado' in feito)) throw new Error('erro' in feito ? feito.erro : 'no copy');
  return feito.copiado;
}
