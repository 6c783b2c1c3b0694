import type { Access } from '../../runtime/access/access.ts';
import type { Answer, Failure } from '../../runtime/answer.ts';
import { type Contexto, createDoor, type Handlers, type Table } from '../../runtime/call.ts';
import { createRemeter } from '../../runtime/http/remeter.ts';
import type { Snapshot } from '../../runtime/snapshot/open.ts';
import type { EntradaBruta } from '../../runtime/validation.ts';

const anyone: Access = () => ({ recusa: null, saldos: [], chave: null, devolver: null });
const NINGUEM = { credencial: null, endereco: () => '192.0.2.1' };

/** The door with nobody at it: what a handler says after validation, whoever asks and however often. */
export function openDoor<T extends Table>(table: T, handlers: Handlers<T>, snapshot: Snapshot) {
  const door = createDoor(table, handlers, anyone);
  const contexto: Contexto = {
    snapshot,
    now: () => 0,
    chavesNoAr: () => true,
    situacao: () => ({ recusadoDesde: null, mcpNoAr: true, atrasoMs: 0 }),
    log: () => {},
    remeter: createRemeter(table),
    saida: () => 'identity',
  };
  return (id: keyof T, input: Partial<EntradaBruta>): Answer | Failure => {
    const admissao = door[id](NINGUEM);
    if (admissao instanceof Promise || admissao.recusa) throw new Error(`${String(id)} is not open`);
    const resposta = admissao.attend({ params: {}, query: {}, body: undefined, ...input }, contexto);
    if (resposta instanceof Promise) throw new Error(`${String(id)} is answered elsewhere`);
    return resposta.resultado;
  };
}
