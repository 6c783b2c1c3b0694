import type { Formato } from '../../../schemas/documents/documento.ts';
import type { Mudado } from '../../texto/trocas-feitas.ts';
import type { TextoConferido } from '../conferencia.ts';

/** The file that a text was read from. */
export interface Original {
  nome: string;
  formato: Formato;
  bytes: Uint8Array;
  texto: string;
  paginas: readonly number[] | null;
  avisos: readonly string[];
}

/** The reader's work. It is stored only in this browser until it is deleted. */
export interface Trabalho extends Mudado {
  original: Original | null;
  /** The time that the reader chose for the text. Null to infer it from the text. */
  em: string | null;
  conferido: TextoConferido | null;
  /** The snapshot that the text was verified with. */
  versao: string;
  quando: string;
}

const BANCO = 'vigente';
const LOJA = 'verificar';
/** The number changes with the format, so that work stored in an older format is ignored. */
const CHAVE = 'trabalho-1';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(BANCO, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(LOJA));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

/**
 * Makes one request to the store. Returns null if the browser does not store data, as some do not in private windows.
 */
async function withStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  try {
    const banco = await open();
    try {
      return await new Promise<T>((resolve, reject) => {
        const request = ask(banco.transaction(LOJA, mode).objectStore(LOJA));
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    } finally {
      banco.close();
    }
  } catch {
    return null;
  }
}

/** Stores the work in the place of what was stored before. */
export const guarda = (trabalho: Trabalho): Promise<unknown> =>
  withStore('readwrite', (store) => store.put(trabalho, CHAVE));
/** Returns the stored work; null if there is none. */
export const guardado = (): Promise<Trabalho | null> =>
  withStore<Trabalho>('readonly', (store) => store.get(CHAVE)).then((found) => found ?? null);
/** Deletes everything stored, in older formats too. */
export const apaga = (): Promise<unknown> => withStore('readwrite', (store) => store.clear());
