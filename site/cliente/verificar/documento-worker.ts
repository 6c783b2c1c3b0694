import { type Copia, writeCopy } from '../../../schemas/documents/copy.ts';
import type { Formato, Leitura } from '../../../schemas/documents/documento.ts';
import { readDocument } from '../../../schemas/documents/read-document.ts';

/** A file to read, or to copy with comments and changes. */
export type Tarefa =
  | { ler: Uint8Array }
  | { copiar: Uint8Array; formato: Exclude<Formato, 'pdf'>; texto: string; copia: Copia };
export type Feito = { lido: Leitura } | { copiado: Uint8Array } | { erro: string };

const say = (feito: Feito) => postMessage(feito);

addEventListener('message', async ({ data }: MessageEvent<Tarefa>) => {
  try {
    if ('ler' in data) say({ lido: await readDocument(data.ler) });
    else say({ copiado: writeCopy(data.copiar, data.formato, data.texto, data.copia) });
  } catch (error) {
    say({ erro: String(error) });
  }
});
