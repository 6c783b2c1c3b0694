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

/** What a reader has before them: kept in this browser alone until it is deleted. */
export interface Trabalho extends Mudado {
  original: Original | null;
  /** The time that the reader says the text speaks of; null where the text is to tell. */
  em: string | null;
  conferido: TextoConferido | null;
  /** The snapshot that it was verified with. */
  versao: string;
  quando: string;
}

const BANCO = 'vigente';
const LOJA = 'verificar';
/** Another shape of what is kept has another number: what an earlier page kept is then left alone. */
const CHAVE = 'trabalho-1';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(BANCO, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(LOJA));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

/** One thing asked of the store. Null where the browser keeps nothing, as some do in private windows. */
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

export const guarda = (trabalho: Trabalho): Promise<unknown> =>
  withStore('readwrite', (store) => store.put(trabalho, CHAVE));
export const guardado = (): Promise<Trabalho | null> =>
  withStore<Trabalho>('readonly', (store) => store.get(CHAVE)).then((found) => found ?? null);
export const apaga = (): Promise<unknown> => withStore('readwrite', (store) => store.clear());
