import type { TempoDoTexto } from '../../schemas/contract/model/verification/tempo.ts';
import type { TextoVerificado } from '../../schemas/contract/model/verification/texto-verificado.ts';
import type { Apontamento } from '../../schemas/report/apontamento.ts';
import type { AtoDigitado } from '../busca/citacoes.ts';
import { COMUM, TODA } from '../busca/por-ato.ts';
import { fetchBytes } from './gzip.ts';

/** A request to the worker, for something typed, a search query, or a whole text. */
export interface PedidoDeConferencia {
  id: number;
  tipo: 'consulta' | 'busca' | 'texto';
  texto: string;
  /** The time that the reader chose for the text, `AAAA`, `AAAA-MM` or `AAAA-MM-DD`. Null to infer it from the text. */
  em?: string | null;
}

/** The citations of a typed text or of a search query. */
export type Conferido = Omit<TextoVerificado, 'transcricoes'> & {
  /** For a search query: the rest without its citations. */
  resto?: string;
  /** For a typed text: the act, if it is named without an article. */
  ato?: AtoDigitado | null;
};

/** The result for a whole text. */
export interface TextoConferido {
  apontamentos: Apontamento[];
  /** The acts that were fetched as a whole to compare quotations with. */
  carregados: string[];
  /** The time that the text refers to. Null if nothing indicates it. */
  tempo: TempoDoTexto | null;
}

/** The progress on a text: the current step, and how much of it is done. */
export interface Progresso {
  fase: 'lei' | 'leitura' | 'conferencia' | 'transcricoes' | 'sugestoes';
  feitas: number;
  total: number;
}

/** A message about a text: its progress, a part of the findings, or the end with the remaining results. */
export type RecadoDoTexto =
  | { progresso: Progresso }
  | { parte: Apontamento[] }
  | { fim: Omit<TextoConferido, 'apontamentos'> };

/** A message of the worker: that it runs, a message about a text, the result for a typed text or query, or an error. */
export type Recado =
  | { pronto: true }
  | ({ id: number } & RecadoDoTexto)
  | { id: number; fim: Conferido }
  | { id: number; erro: string };

/** The bytes of the document that the worker is named after. Null if it could not be fetched. */
export interface Entrega {
  documento: ArrayBuffer | null;
}

/** A worker that has sent nothing within this time could not start, because of an extension or a failed download. */
const ESPERA_MS = 20_000;

interface Espera {
  recebe(recado: Exclude<Recado, { pronto: true }>): void;
  falha(error: Error): void;
}

let worker: Worker | null = null;
let proximo = 0;
const esperas = new Map<number, Espera>();

/**
 * Starts a worker and fetches at the same time the document that it verifies with. One after the other takes half a
 * second longer on a slow phone.
 * @param path the address of that document, which is also the worker's name
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

/** All pending requests fail. The next request starts a new worker. */
function fail(made: Worker): void {
  close(made);
  const waiting = [...esperas.values()];
  esperas.clear();
  for (const { falha } of waiting) falha(new Error('the worker does not run'));
}

/**
 * Starts the worker before its first request, for example when a field gets the focus. A search query reveals the acts
 * that it names anyway. Any other text is verified with the whole corpus, so that no request reveals what it cites.
 */
export function prepara(tipo: PedidoDeConferencia['tipo']): void {
  worker ??= open(tipo === 'busca' ? COMUM : TODA);
}

function ask<T>(
  pedido: Omit<PedidoDeConferencia, 'id'>,
  recebe: (recado: Recado, resolve: (value: T) => void) => void,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const id = proximo++;
    const done = () => esperas.delete(id);
    esperas.set(id, {
      recebe(recado) {
        if ('erro' in recado) {
          done();
          // A worker never downloads a script again that it failed to load, so it is replaced.
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
      worker?.postMessage({ id, ...pedido } satisfies PedidoDeConferencia);
    } catch (error) {
      done();
      reject(error);
    }
  });
}

/** Verifies the citations of a typed text or query in the worker. The words are not sent to a server. */
export const confere = (tipo: 'consulta' | 'busca', texto: string): Promise<Conferido> =>
  ask({ tipo, texto }, (recado, resolve) => {
    if ('fim' in recado) resolve(recado.fim as Conferido);
  });

/** Verifies a whole text and reports progress. */
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
