import type { Quem, Veredito } from '../access/access.ts';
import type { Door, Resposta, Servico, Table } from '../call.ts';
import type { Snapshot } from '../snapshot/open.ts';
import type { SnapshotSource } from '../snapshot/watch.ts';
import type { EntradaBruta } from '../validation.ts';
import { createRemeter } from './remeter.ts';

/** What one MCP request may ask of the service: operations, each through the one door, and what lists are made of. */
export interface Porta {
  readonly snapshot: Snapshot;
  call(id: string, input: EntradaBruta): Promise<Resposta>;
  /** One line for whoever runs the service. */
  log(line: string): void;
}

/** The door as one caller has it, and what came of the last time that it was knocked at; null before. */
export interface PortaDe {
  porta: Porta;
  veredito(): Veredito | null;
}

/** Takes every call of an MCP request through the door, as a call by HTTP goes. */
export function createPorta<T extends Table>(
  operations: T,
  door: Door<T>,
  source: SnapshotSource,
  { now, chavesNoAr, log }: Servico,
): (quem: Quem) => PortaDe {
  const remeter = createRemeter(operations);
  return (quem) => {
    let last: Veredito | null = null;
    const porta: Porta = {
      get snapshot() {
        return source.current;
      },
      async call(id, input) {
        const admissao = await door[id as keyof T](quem);
        last = admissao;
        const { recusa, attend } = admissao;
        const snapshot = source.current;
        if (recusa) return { resultado: recusa, rotulo: snapshot.rotulo };
        return await attend(input, { snapshot, now, chavesNoAr, log, remeter, saida: () => 'mcp' });
      },
      log,
    };
    return { porta, veredito: () => last };
  };
}
