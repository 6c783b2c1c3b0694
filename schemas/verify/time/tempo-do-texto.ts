import { tabelas } from '../../epoca/codigos/tabelas.ts';
import type { Lido } from '../../epoca/nomeados.ts';
import type { LidoNoTempo } from '../../epoca/settle-tempo.ts';
import type { Acervo } from '../acervo/acervo.ts';
import { readTempoPor } from './tempo-por-tabelas.ts';

/** Returns the citations of a text, with undated names read as the acts of the time that the text speaks of. */
export const readTempo = (texto: string, lido: Lido, acervo: Acervo, em: string | null = null): LidoNoTempo =>
  readTempoPor(texto, lido, acervo, { em, tabelas });
