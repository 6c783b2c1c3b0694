import type { FonteSumulas } from '../../schemas/contract/model/corpus/sumula.ts';
import type { Dita } from './situacao.ts';

/** A súmula as its source prints it. */
export interface SumulaLida extends Dita {
  numero: number;
  texto: string;
  cancelada: boolean;
  /** When the court adopted it, ISO 8601; null where the source does not tell. */
  data: string | null;
}

/** What reading one source came to. */
export type LeituraSumulas =
  | { outcome: 'lida'; sumulas: SumulaLida[]; relatorio: Record<string, unknown> }
  | { outcome: 'ausente' }
  | { outcome: 'erro'; erro: string };

/** One source of súmulas. */
export interface LeitorSumulas {
  fonte: FonteSumulas;
  read(): Promise<LeituraSumulas>;
}

/** What makes a source unreadable: its markup or its words are not those that are known. Never leaves this folder. */
export class Ilegivel extends Error {
  override name = 'Ilegivel';
}

/** Runs a reading; a source that cannot be read is an outcome, a defect of ours is not. */
export async function readSafely(read: () => Promise<LeituraSumulas>): Promise<LeituraSumulas> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof Ilegivel) return { outcome: 'erro', erro: cause.message };
    throw cause;
  }
}
