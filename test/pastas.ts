import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const pastas: string[] = [];

/** A new folder that tests of several files share: it is there until the last of them ends. */
export function novaPasta(nome: string): string {
  if (pastas.length === 0) process.once('exit', apagarPastas);
  const pasta = mkdtempSync(join(tmpdir(), `vigente-${nome}-`));
  pastas.push(pasta);
  return pasta;
}

export function apagarPastas(): void {
  for (const pasta of pastas.splice(0)) rmSync(pasta, { recursive: true, force: true });
}
