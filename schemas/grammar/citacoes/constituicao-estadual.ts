import { readConstituicaoEstadual } from './outros-atos.ts';

const INICIO = /constitui[çc][ãa]o\s|carta\s|\bCE(?=[\s/-])/giu;

/** The first state constitution that a text names, wherever; null when it names none. */
export function findConstituicaoEstadual(text: string): string | null {
  for (const { index } of text.matchAll(INICIO)) {
    const found = readConstituicaoEstadual(text, index);
    if (found) return found.sigla;
  }
  return null;
}
