import type { OperationId } from '../../../schemas/contract/operations/index.ts';
import type { Dia } from '../../../schemas/law/calendario.ts';
import { escreverArtigo } from './artigo.ts';
import { escreverDiplomas } from './diplomas.ts';
import { encurtar } from './encurtar.ts';
import { escreverSumario } from './sumario.ts';

/** Operations whose answers have a form for reading. All others are shown as JSON. */
const ESCRITOS: Partial<Record<OperationId, (body: never, hoje: Dia | null) => string>> = {
  lerArtigo: escreverArtigo,
  lerDiploma: escreverSumario,
  listarDiplomas: escreverDiplomas,
};

/**
 * The text of an operation's answer for a model to read, at most `MAX_TEXTO` long. `json` is the full body, which is
 * sent as structured data too.
 */
export function escrever(operacao: string, json: string, hoje: Dia | null): string {
  const escrito = ESCRITOS[operacao as OperationId];
  return escrito ? escrito(JSON.parse(json) as never, hoje) : encurtar(json);
}
