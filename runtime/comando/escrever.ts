import { writeFileSync } from 'node:fs';
import { Recusa } from './recusa.ts';

/** Why a file cannot be written, by Node's error code. */
const MOTIVOS: Readonly<Record<string, string>> = {
  ENOENT: 'não há essa pasta',
  EACCES: 'sem permissão para escrever',
  EROFS: 'o disco é só de leitura',
  EISDIR: 'é uma pasta',
  ENOSPC: 'o disco está cheio',
};

/** Writes a file. Throws a `Recusa` that says why it cannot be written. */
export function escrever(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Recusa(`${file} não pôde ser gravado: ${MOTIVOS[code ?? ''] ?? message}`);
  }
}
