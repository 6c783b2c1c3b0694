import { operations } from '../../schemas/contract/operations/index.ts';
import type { Dia } from '../../schemas/law/calendario.ts';
import { type Answer, type Failure, rotuloDe } from '../answer.ts';
import { aquecer } from '../busca/aquecer.ts';
import type { Contexto, Handler } from '../call.ts';
import { hojeDe } from '../em/dias.ts';
import { buscaHandlers } from '../handlers/busca.ts';
import { corpusHandlers } from '../handlers/corpus.ts';
import { extracaoHandlers } from '../handlers/extracao.ts';
import { verificacaoHandlers } from '../handlers/verificacao.ts';
import { compress, isWorthCompressing } from '../http/compression.ts';
import { createRemeter as sendToRoute } from '../http/remeter.ts';
import { createRemeter as sendToTool } from '../mcp/remeter.ts';
import { escrever } from '../mcp/texto/escrever.ts';
import { openAcervo } from '../snapshot/acervo.ts';
import type { Snapshot } from '../snapshot/open.ts';
import type { FromWorker, Lane, Told, ToWorker, Work } from './work.ts';

declare const self: Worker;

const handlers = { ...extracaoHandlers, ...buscaHandlers, ...corpusHandlers, ...verificacaoHandlers };
const remeter = { http: sendToRoute(operations), mcp: sendToTool(operations) };
const encoder = new TextEncoder();

/** Milliseconds without a message after which garbage is collected. The collection takes a tenth of a second. */
const REST_MS = 2_000;

let snapshot: Snapshot | null = null;
let resting: Timer | undefined;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.kind === 'snapshot') take(data.snapshot, data.lane);
    else send(answer(data.work));
  } catch (error) {
    send({ kind: data.kind === 'work' ? 'failed' : 'broken', error: Bun.inspect(error) });
  }
  clearTimeout(resting);
  resting = setTimeout(Bun.gc, REST_MS, true);
};

/**
 * Opens the snapshot unless its database is open already. Messages are handled one at a time, so no call uses the old
 * snapshot when it is closed.
 */
function take(told: Told, lane: Lane): void {
  const begun = snapshot !== null;
  const same = snapshot?.banco === told.banco && snapshot.manifest.banco.sha256 === told.manifest.banco.sha256;
  const acervo = same && snapshot ? snapshot.acervo : openAcervo(told.banco);
  if (!same) snapshot?.acervo.close();
  snapshot = { ...told, acervo };
  // A worker that has just started already has a search waiting, which loads the same data.
  if (begun && !same && lane === 'leituras') aquecer(acervo);
}

function answer({ id, input, saida }: Work): FromWorker {
  if (!snapshot) throw new Error('work came before a snapshot');
  const contexto: Contexto = {
    snapshot,
    now: Date.now,
    chavesNoAr: () => true,
    situacao: () => ({ recusadoDesde: null, mcpNoAr: true, atrasoMs: 0 }),
    remeter: saida === 'mcp' ? remeter.mcp : remeter.http,
    saida: () => saida,
    log: (line) => console.error(line),
  };
  const handler = handlers[id as keyof typeof handlers] as Handler<never>;
  const hoje = hojeDe(snapshot.manifest, Date.now());
  const resultado = prepare(handler(input as never, contexto), { id, saida }, hoje);
  return { kind: 'answer', resultado, rotulo: rotuloDe(resultado, snapshot.rotulo) };
}

/** Encodes, compresses or shortens the answer here, because that is also slow for an answer of megabytes. */
function prepare(
  resultado: Answer | Failure,
  { id, saida }: Pick<Work, 'id' | 'saida'>,
  hoje: Dia | null,
): Answer | Failure {
  if (resultado.kind !== 'documento') return resultado;
  if (saida === 'mcp') {
    const body = typeof resultado.body === 'string' ? resultado.body : Buffer.from(resultado.body).toString();
    return { ...resultado, body, curto: escrever(id, body, hoje) };
  }
  if (saida === 'gzip' && isWorthCompressing(resultado)) return { ...resultado, body: '', gzip: compress(resultado) };
  return typeof resultado.body === 'string' ? { ...resultado, body: encoder.encode(resultado.body) } : resultado;
}

/** Sends a message. Bytes are transferred, not copied. */
function send(message: FromWorker): void {
  const { resultado } = message.kind === 'answer' ? message : {};
  const own = resultado?.kind === 'documento' ? [resultado.gzip ?? resultado.body] : [];
  self.postMessage(
    message,
    own.flatMap((bytes) => (typeof bytes === 'string' ? [] : [bytes.buffer])),
  );
}
