import type { Dispositivo } from './dispositivo.ts';

/** What verification shows of a provision beside its key and its texts. */
export type Mostra = Pick<
  Dispositivo,
  'hierarquia' | 'revogado' | 'anotacoes' | 'alterado_por' | 'revogado_por' | 'alterador' | 'altera'
>;

/** As the members of a JSON object, without its braces: so they go out, among others. */
export function packMostra(mostra: Mostra): string {
  const { hierarquia, revogado, anotacoes, alterado_por, revogado_por, alterador, altera } = mostra;
  const shown: Mostra = { hierarquia, revogado, anotacoes, alterado_por, revogado_por, alterador, altera };
  return JSON.stringify(shown).slice(1, -1);
}

/** The inverse of `packMostra`. */
export const unpackMostra = (members: string): Mostra => JSON.parse(`{${members}}`);
