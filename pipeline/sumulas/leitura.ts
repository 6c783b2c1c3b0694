import type { FonteSumulas } from '../../schemas/contract/model/corpus/sumula.ts';
import type { Dita } from './situacao.ts';

/** A súmula as its source prints it. */
export interface SumulaLida extends Dita {
  numero: number;
  texto: string;
  cancelada: boolean;
  /** When the court adopted it, ISO 8601; null if the source does not say. */
  data: string | null;
}

/** The result of reading one source. */
export type LeituraSumulas =
  | { outcome: 'lida'; sumulas: SumulaLida[]; relatorio: Record<string, unknown> }
  | { outcome: 'ausente' }
  | { outcome: 'erro'; erro: string };

/** A source of súmulas. */
export interface LeitorSumulas {
  fonte: FonteSumulas;
  read(): Promise<LeituraSumulas>;
}

/** Thrown if the markup or wording of a source is not known. It never leaves this folder. */
export class Ilegivel extends Error {
  override name = 'Ilegivel';
}

/** Runs a reading. A source that cannot be read is a result; a defect of ours is thrown. */
export async function readSafely(read: () => Promise<LeituraSumulas>): Promise<LeituraSumulas> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof Ilegivel) return { outcome: 'erro', erro: cause.message };
    throw cause;
  }
}
