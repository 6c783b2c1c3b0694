import { readAto } from './atos.ts';
import type { Nomes } from './nomes.ts';

const INICIO = /constitui[çc][ãa]o\s|carta\s|\bCE(?=[\s/-])/giu;

/** The first state constitution that a text names, wherever; null when it names none. */
export function findConstituicaoEstadual(text: string, nomes: Nomes): string | null {
  for (const { index } of text.matchAll(INICIO)) {
    const ato = readAto(text, index, nomes, 'depois');
    if (ato?.tipo === 'ato' && ato.sigla.startsWith('X-CE')) return ato.sigla;
  }
  return null;
}
