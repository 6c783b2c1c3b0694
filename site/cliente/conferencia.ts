import type { TempoDoTexto } from '../../schemas/contract/model/verification/tempo.ts';
import type { TextoVerificado } from '../../schemas/contract/model/verification/texto-verificado.ts';
import type { Apontamento } from '../../schemas/report/apontamento.ts';
import type { AtoDigitado } from '../busca/citacoes.ts';
import { COMUM, TODA } from '../busca/por-ato.ts';
import { fetchBytes } from './gzip.ts';

/** What the page asks of the worker: of what a person types, of what is searched for, or of a whole text. */
export interface Pedido {
  id: number;
  tipo: 'consulta' | 'busca' | 'texto';
  texto: string;
  /** The time that a reader says a text speaks of, `AAAA`, `AAAA-MM` or `AAAA-MM-DD`; null where the text is to tell. */
  em?: string | null;
}

/** Citations of what a person types or searches for. */
export type Conferido = Omit<TextoVerificado, 'transcricoes'> & {
  /** Of what is searched for: what is no citation. */
  resto?: string;
  /** Of what a person types: the act, where it names one by itself. */
  ato?: AtoDigitado | null;
};

/** What there is to say of a whole text. */
export interface TextoConferido {
  apontamentos: Apontamento[];
  /** The acts that were fetched, each whole, to lay quotations over. */
  carregados: string[];
  /** The time that the text speaks of; null where nothing tells it. */
  tempo: TempoDoTexto | null;
}

/** How far the worker is with a text: what it does, and of how much. */
export interface Progresso {
  fase: 'lei' | 'leitura' | 'conferencia' | 'transcricoes' | 'sugestoes';
  feitas: number;
  total: number;
}

/** Of a text: how far the worker is, a part of what it found, and all that is left. */
export type RecadoDoTexto =
  | { progresso: Progresso }
  | { parte: Apontamento[] }
  | { fim: Omit<TextoConferido, 'apontamentos'> };

/** What the worker says: that it runs, what it has to say of a text, what a person typed comes to, or what failed. */
export type Recado =
  | { pronto: true }
  | ({ id: number } & RecadoDoTexto)
  | { id: number; fim: Conferido }
  | { id: number; erro: string };

/** The document that the worker is named for, as it is sent; null where it could not be fetched. */
export interface Entrega {
  documento: ArrayBuffer | null;
}

/** A worker that says nothing by then was kept from running, by an extension or by a network that lost it. */
const ESPERA_MS = 20_000;

interface Espera {
  recebe(recado: Exclude<Recado, { pronto: true }>): void;
  falha(error: Error): void;
}

let worker: Worker | null = null;
let proximo = 0;
const esperas = new Map<number, Espera>();

/**
 * What it verifies by is asked for beside it: on a slow phone one after the other takes half a second longer.
 * @param path of that document, which is the worker's name
 */
function open(path: string): Worker {
  const made = new Worker(new URL('./conferencia-worker.ts', import.meta.url), { type: 'module', name: path });
  void fetchBytes(path).then(
    (documento) => made.postMessage({ documento } satisfies Entrega, [documento]),
    () => made.postMessage({ documento: null } satisfies Entrega),
  );
  const relogio = setTimeout(() => fail(made), ESPERA_MS);
  made.addEventListener('message', ({ data }: MessageEvent<Recado>) => {
    clearTimeout(relogio);
    if ('id' in data) esperas.get(data.id)?.recebe(data);
  });
  made.addEventListener('error', () => {
    clearTimeout(relogio);
    fail(made);
  });
  return made;
}

function close(made = worker): void {
  made?.terminate();
  if (worker === made) worker = null;
}

/** Whoever waits is told, and the next who asks has a new worker. */
function fail(made: Worker): void {
  close(made);
  const waiting = [...esperas.values()];
  esperas.clear();
  for (const { falha } of waiting) falha(new Error('the worker does not run'));
}

/**
 * Starts the worker before it is asked anything, as when a field is entered. What is searched for tells which acts it
 * names anyway; what is typed or pasted elsewhere is verified by the whole corpus, so that no request tells.
 */
export function prepara(tipo: Pedido['tipo']): void {
  worker ??= open(tipo === 'busca' ? COMUM : TODA);
}

function ask<T>(pedido: Omit<Pedido, 'id'>, recebe: (recado: Recado, resolve: (value: T) => void) => void): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const id = proximo++;
    const done = () => esperas.delete(id);
    esperas.set(id, {
      recebe(recado) {
        if ('erro' in recado) {
          done();
          // A script that was lost is never asked for again by the same worker.
          if (esperas.size === 0) close();
          reject(new Error(recado.erro));
        } else {
          if ('fim' in recado) done();
          recebe(recado, resolve);
        }
      },
      falha: reject,
    });
    try {
      prepara(pedido.tipo);
      worker?.postMessage({ id, ...pedido } satisfies Pedido);
    } catch (error) {
      done();
      reject(error);
    }
  });
}

/** Verifies the citations of what a person typed, in the worker: the words go no further. */
export const confere = (tipo: 'consulta' | 'busca', texto: string): Promise<Conferido> =>
  ask({ tipo, texto }, (recado, resolve) => {
    if ('fim' in recado) resolve(recado.fim as Conferido);
  });

/** The same of a whole text, telling how far it is. */
export function confereTexto(
  texto: string,
  em: string | null,
  progride: (progresso: Progresso) => void,
): Promise<TextoConferido> {
  const apontamentos: Apontamento[] = [];
  return ask({ tipo: 'texto', texto, em }, (recado, resolve) => {
    if ('progresso' in recado) progride(recado.progresso);
    else if ('parte' in recado) apontamentos.push(...recado.parte);
    else if ('fim' in recado && 'carregados' in recado.fim) resolve({ apontamentos, ...recado.fim });
  });
}
