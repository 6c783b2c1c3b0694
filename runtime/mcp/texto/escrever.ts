import type { OperationId } from '../../../schemas/contract/operations/index.ts';
import type { Dia } from '../../../schemas/law/calendario.ts';
import { escreverArtigo } from './artigo.ts';
import { escreverDiplomas } from './diplomas.ts';
import { encurtar } from './encurtar.ts';
import { escreverSumario } from './sumario.ts';

/** What is written for a reader; all else is its JSON. */
const ESCRITOS: Partial<Record<OperationId, (body: never, hoje: Dia | null) => string>> = {
  lerArtigo: escreverArtigo,
  lerDiploma: escreverSumario,
  listarDiplomas: escreverDiplomas,
};

/** The text of an answer of an operation as a model reads it, within `MAX_TEXTO`; `json` is its body, which goes beside it whole. */
export function escrever(operacao: string, json: string, hoje: Dia | null): string {
  const escrito = ESCRITOS[operacao as OperationId];
  return escrito ? escrito(JSON.parse(json) as never, hoje) : encurtar(json);
}
