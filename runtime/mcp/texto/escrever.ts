import type { OperationId } from '../../../schemas/contract/operations/index.ts';
import type { Dia } from '../../../schemas/law/calendario.ts';
import { TwoGenerations } from '../../two-generations.ts';
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

/** Characters of texts that are remembered: some two thousand articles. */
const MAX_LEMBRADOS = 2 << 20;
const lembrados = new TwoGenerations<string>(MAX_LEMBRADOS, ({ length }) => length);

/**
 * The text of an operation's answer for a model to read, at most `MAX_TEXTO` long. `json` is the full body, which is
 * sent as structured data too. With its `tag`, a text that has a form is remembered: a few hundred articles are read
 * most of the time, and parsing the body takes a sixth of a call.
 */
export function escrever(operacao: string, json: string, hoje: Dia | null, tag: string | null = null): string {
  const forma = ESCRITOS[operacao as OperationId];
  if (!forma) return encurtar(json);
  const chave = `${operacao} ${tag} ${hoje}`;
  const lembrado = tag === null ? undefined : lembrados.get(chave);
  if (lembrado !== undefined) return lembrado;
  const escrito = forma(JSON.parse(json) as never, hoje);
  if (tag !== null) lembrados.set(chave, escrito);
  return escrito;
}
