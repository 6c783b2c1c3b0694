import type { Answer, Failure } from '../answer.ts';
import type { Snapshot } from '../snapshot/open.ts';
import type { EntradaBruta } from '../validation.ts';

/** What came of a call, and of which texts. */
export interface Resposta {
  resultado: Answer | Failure;
  /** The value of `X-Snapshot`. */
  rotulo: string;
}

/** What one MCP request may ask of the service: operations, each through the one door, and what lists are made of. */
export interface Porta {
  readonly snapshot: Snapshot;
  call(id: string, input: EntradaBruta): Promise<Resposta>;
  /** One line for whoever runs the service. */
  log(line: string): void;
}
