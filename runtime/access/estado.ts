import { type Passagem, passar } from './janela.ts';
import { mesVigente, usosNoMes } from './mes.ts';

/** A key's usage in its month. */
export interface Uso {
  /** The month that `usos` counts: `2026-01`. */
  mes: string;
  usos: number;
}

/** A stored key. Only a hash of the key itself is stored, and it is never shown. */
export interface Chave extends Uso {
  /** Identifies the key in commands and in the log. */
  id: string;
  nome: string;
  plano: string;
  criada_em: string;
  revogada_em: string | null;
}

export type NovaChave = Pick<Chave, 'id' | 'nome' | 'plano' | 'criada_em'> & { hash: string };

/** The limits of each plan, by its name. If `por_mes` is null, calls do not count against the month. */
export type Cotas = Readonly<Record<string, { por_minuto: number; por_mes: number | null }>>;

/** The result of one request of a key, and the key's usage after it. */
export interface Consumo extends Passagem {
  id: string;
  plano: string;
  usos: number;
}

/**
 * Keys and their usage: the only data that the service writes. Processes that share a store share its limits. Every
 * operation rejects if the store cannot be reached.
 */
export interface Estado {
  /**
   * Counts one request of the key with this hash, atomically, with at most one write and one round trip. A request over
   * the limit is not counted. Resolves once the count is stored; resolves to null if there is no such key, if it was
   * revoked, or if its plan is not among the quotas.
   */
  consumir(hash: string, cotas: Cotas, agora: number): Promise<Consumo | null>;
  /** Takes one request back from the month of the key with this hash. */
  devolver(hash: string): Promise<void>;
  criar(chave: NovaChave): Promise<void>;
  /** All keys, oldest first. */
  listar(): Promise<Chave[]>;
  /** Replaces a key's hash and keeps its usage. Returns false if no active key has this id. */
  girar(id: string, hash: string): Promise<boolean>;
  /** Returns false if no active key has this id. */
  revogar(id: string, em: string): Promise<boolean>;
  /** Whether the store can be reached now. */
  disponivel(): boolean;
  close(): Promise<void>;
}

/**
 * Computes a key's usage after one more request: the rule that every store follows. The request is noted in `janela`.
 */
export function gastar(
  { mes, usos }: Uso,
  janela: Float64Array,
  { por_minuto, por_mes }: Cotas[string],
  agora: number,
): Uso & Passagem {
  const gastos = usosNoMes(usos, mes, agora);
  const passagem = passar(janela, 0, por_minuto, agora, por_mes === null || gastos < por_mes);
  const conta = passagem.permitido && por_mes !== null;
  return { ...passagem, mes: mesVigente(mes, agora), usos: conta ? gastos + 1 : gastos };
}
