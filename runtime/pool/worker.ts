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

/** Milliseconds without a message after which what the last ones left behind is collected: a tenth of a second then. */
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

/** Messages come one after another, so that nothing is under way on the snapshot that this one replaces. */
function take(told: Told, lane: Lane): void {
  const begun = snapshot !== null;
  const same = snapshot?.banco === told.banco && snapshot.manifest.banco.sha256 === told.manifest.banco.sha256;
  const acervo = same && snapshot ? snapshot.acervo : openAcervo(told.banco);
  if (!same) snapshot?.acervo.close();
  snapshot = { ...told, acervo };
  // One that has just begun has somebody waiting, whose search does the same.
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

/** What an answer goes out as is made here: to encode, to compress and to cut one of megabytes takes long too. */
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

/** Bytes are handed over, not copied. */
function send(message: FromWorker): void {
  const { resultado } = message.kind === 'answer' ? message : {};
  const own = resultado?.kind === 'documento' ? [resultado.gzip ?? resultado.body] : [];
  self.postMessage(
    message,
    own.flatMap((bytes) => (typeof bytes === 'string' ? [] : [bytes.buffer])),
  );
}
