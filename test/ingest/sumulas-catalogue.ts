import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Lista = 'stf' | 'vinculantes' | 'stj';
export type Entry = [numero: number, enunciado: string, status?: string];

/** Writes a catalogue of súmulas into a mirror; null removes it. */
export function putSumulas(mirror: string, lista: Lista, entries: Entry[] | null): void {
  const path = join(mirror, 'sumulas', `sumulas_${lista}.json`);
  if (entries === null) {
    rmSync(path);
    return;
  }
  const sumulas = entries.map(([numero, enunciado, status = 'ativa']) => [
    String(numero),
    { numero, enunciado, status, data: '13/12/1963' },
  ]);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ sumulas: Object.fromEntries(sumulas) }));
}
