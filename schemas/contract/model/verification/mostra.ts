import type { Dispositivo } from '../corpus/dispositivo.ts';
import type { Resolucao } from './resolucao.ts';

/** What verification shows of a provision in addition to its key and texts. */
export type Mostra = Pick<
  Dispositivo,
  | 'hierarquia'
  | 'revogado'
  | 'anotacoes'
  | 'alterado_por'
  | 'revogado_por'
  | 'alterado_por_ato'
  | 'revogado_por_ato'
  | 'alterador'
  | 'altera'
  | 'sucessor'
> &
  Pick<Resolucao, 'efeito_em'>;

/** Packs it as the members of a JSON object, without braces, ready to be copied between others. */
export function packMostra(mostra: Mostra): string {
  const { hierarquia, revogado, anotacoes, alterado_por, revogado_por, alterado_por_ato, revogado_por_ato } = mostra;
  const { alterador, altera, efeito_em, sucessor } = mostra;
  const changed = { alterado_por, revogado_por, alterado_por_ato, revogado_por_ato };
  return JSON.stringify({ hierarquia, revogado, anotacoes, ...changed, alterador, altera, efeito_em, sucessor }).slice(
    1,
    -1,
  );
}

/** The inverse of `packMostra`. */
export const unpackMostra = (members: string): Mostra => JSON.parse(`{${members}}`);
