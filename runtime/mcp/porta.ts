import type { Quem, Veredito } from '../access/access.ts';
import { createPorEndereco, RESUMIDA } from '../access/por-endereco.ts';
import { excesso, politicaDoMinuto, saldoPorMinuto } from '../access/saldo.ts';
import { type Failure, invalidRequest } from '../answer.ts';
import type { Door, Servico, Table } from '../call.ts';
import { hojeDe } from '../em/dias.ts';
import { failureResponse } from '../http/errors.ts';
import type { Outgoing } from '../http/outgoing.ts';
import { acompanhamentoDe } from '../snapshot/acompanhamento.ts';
import type { Snapshot } from '../snapshot/open.ts';
import type { Runs } from '../snapshot/runs.ts';
import type { SnapshotSource } from '../snapshot/watch.ts';
import type { Chamador, Frescor } from './ferramentas.ts';
import { createRemeter } from './remeter.ts';

/** What one MCP request may use: operations, called as over HTTP, and the snapshot from which lists are made. */
export interface Porta extends Chamador {
  readonly snapshot: Snapshot;
  /** Counts messages that call no operation. Returns a refusal if there were too many in the last minute. */
  contar(mensagens: number): Failure | null;
  /** How many operations were called so far. */
  chamadas(): number;
  /** Creates the response, or a refusal if the client has too many unread bytes. */
  enviar(json: string, headers: Headers): Response;
}

/** Messages per minute and address that call no operation. A client that connects sends about five. */
const MENSAGENS = politicaDoMinuto('mcp', 600);
/** Bytes of all answers to one request. The answers to a batch are held in memory until the last one is ready. */
const MAX_BYTES = 8 << 20;

/** The access that one caller has, and the outcome of its last call; null before the first. */
export interface PortaDe {
  porta: Porta;
  veredito(): Veredito | null;
}

/** Sends every call of an MCP request through the same checks as a call over HTTP. */
export function createPorta<T extends Table>(
  operations: T,
  door: Door<T>,
  source: SnapshotSource,
  outgoing: Outgoing,
  { now, chavesNoAr, situacao, log }: Servico,
): (quem: Quem) => PortaDe {
  const remeter = createRemeter(operations);
  const mensagens = createPorEndereco(MENSAGENS.limite, RESUMIDA);
  return (quem) => {
    let last: Veredito | null = null;
    let bytes = 0;
    let chamadas = 0;
    const porta: Porta = {
      get snapshot() {
        return source.current;
      },
      get rotulo() {
        return source.current.rotulo;
      },
      get frescor() {
        return frescorDe(source.current.runs);
      },
      get hoje() {
        return hojeDe(source.current.manifest, now());
      },
      async call(id, input, problemas = []) {
        chamadas += 1;
        const admissao = await door[id as keyof T](quem);
        last = admissao;
        const { recusa, attend } = admissao;
        const snapshot = source.current;
        if (recusa) return { resultado: recusa, rotulo: snapshot.rotulo };
        if (problemas.length > 0) return { resultado: invalidRequest(problemas), rotulo: snapshot.rotulo };
        const resposta = await attend(input, {
          ...{ snapshot, now, chavesNoAr, situacao, log, remeter },
          saida: () => 'mcp',
        });
        const { resultado } = resposta;
        if (resultado.kind === 'documento') bytes += resultado.body.length;
        if (resultado.kind === 'artefato') bytes += resultado.plain.bytes;
        return bytes > MAX_BYTES && resultado.kind !== 'failure' ? { ...resposta, resultado: demais } : resposta;
      },
      chamadas: () => chamadas,
      contar(count) {
        let passagem = null;
        for (let n = 0; n < count; n++) passagem = mensagens.consumir(quem.endereco(), now());
        return passagem && !passagem.permitido ? excesso([saldoPorMinuto(MENSAGENS, passagem)]) : null;
      },
      enviar(json, headers) {
        const body = outgoing.take(quem.endereco, json);
        if (typeof body === 'object' && 'kind' in body) return failureResponse(body, source.current.rotulo);
        return new Response(body, { headers });
      },
      log,
    };
    return { porta, veredito: () => last };
  };
}

const frescores = new WeakMap<Runs, Frescor>();

function frescorDe(runs: Runs): Frescor {
  const known = frescores.get(runs);
  if (known) return known;
  const { desde, lido_em } = acompanhamentoDe(runs, null);
  const frescor = { acompanhado_desde: desde, lido_em };
  frescores.set(runs, frescor);
  return frescor;
}

const demais: Failure = invalidRequest([
  { campo: 'lote', problema: 'as respostas passam de 8 MiB: peça menos de cada vez' },
]);
