import { type Passagem, passar } from './janela.ts';
import { mesVigente, usosNoMes } from './mes.ts';

/** What was spent of a key by the month. */
export interface Uso {
  /** The month that `usos` counts: `2026-01`. */
  mes: string;
  usos: number;
}

/** A key as it is kept: of the key itself there is only a hash, and that is not told. */
export interface Chave extends Uso {
  /** Names the key where it may be seen: in commands and in the log. */
  id: string;
  nome: string;
  plano: string;
  criada_em: string;
  revogada_em: string | null;
}

export type NovaChave = Pick<Chave, 'id' | 'nome' | 'plano' | 'criada_em'> & { hash: string };

/** What a key may spend, by the name of its plan; without a monthly figure nothing counts against the month. */
export type Cotas = Readonly<Record<string, { por_minuto: number; por_mes: number | null }>>;

/** What came of one request of a key, and what it has spent since. */
export interface Consumo extends Passagem {
  id: string;
  plano: string;
  usos: number;
}

/**
 * Keys and what was spent of them: the only thing that the service writes. Processes that share one share its limits.
 * Whatever of it cannot be reached rejects.
 */
export interface Estado {
  /**
   * Counts one request of the key with this hash, atomically, in at most one write and one round trip; what has no room
   * is not counted at all. Resolves once that is kept: to null when there is no such key, it was revoked, or its plan is
   * not among the quotas.
   */
  consumir(hash: string, cotas: Cotas, agora: number): Promise<Consumo | null>;
  /** Takes one request back from what counts against the month of the key with this hash. */
  devolver(hash: string): Promise<void>;
  criar(chave: NovaChave): Promise<void>;
  /** All keys, oldest first. */
  listar(): Promise<Chave[]>;
  /** Gives a living key another hash and leaves what was spent; false when there is none with this id. */
  girar(id: string, hash: string): Promise<boolean>;
  /** False when there is no living key with this id. */
  revogar(id: string, em: string): Promise<boolean>;
  /** Whether it could be reached just now. */
  disponivel(): boolean;
  close(): Promise<void>;
}

/** What one more request makes of what was spent: the rule that every store follows. It is noted in `janela`. */
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
