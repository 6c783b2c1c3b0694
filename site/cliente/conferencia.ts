import type { TextoVerificado } from '../../schemas/contract/model/texto-verificado.ts';
import type { Transcricao } from '../../schemas/contract/model/transcricao.ts';
import type { AtoDigitado } from '../busca/citacoes.ts';

/** What the page asks of the worker: of what a person types, of what is searched for, or of a whole text. */
export interface Pedido {
  id: number;
  tipo: 'consulta' | 'busca' | 'texto';
  texto: string;
}
/** Quotations, as far as the law in force tells. */
export interface Aspas {
  transcricoes: Transcricao[];
  /** They differ from the words in force, and may be earlier ones, which are not here. */
  sem_conferir: { offset: number; fim: number; citacao: number }[];
  /** What was fetched to tell. */
  carregados: string[];
}
export type Conferido = TextoVerificado &
  Aspas & {
    /** Of what is searched for: what is no citation. */
    resto?: string;
    /** Of what a person types: the act, where it names one by itself. */
    ato?: AtoDigitado | null;
  };
export type Resultado = { id: number } & (Conferido | { erro: string });

let worker: Worker | null = null;
let proximo = 0;
const esperas = new Map<number, (resultado: Resultado) => void>();

function open(): Worker {
  const made = new Worker(new URL('./conferencia-worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<Resultado>) => {
    esperas.get(data.id)?.(data);
    esperas.delete(data.id);
  });
  return made;
}

/** Starts the worker before it is asked anything, as when a field is entered. */
export function prepara(): void {
  worker ??= open();
}

/** Verifies the citations of a text in the worker: the text goes no further. */
export async function confere(tipo: Pedido['tipo'], texto: string): Promise<Conferido> {
  prepara();
  const id = proximo++;
  const resultado = await new Promise<Resultado>((resolve) => {
    esperas.set(id, resolve);
    worker?.postMessage({ id, tipo, texto } satisfies Pedido);
  });
  if ('erro' in resultado) throw new Error(resultado.erro);
  return resultado;
}
