import type { AtoRegistrado } from '../../schemas/contract/model/corpus/ato-registrado.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';

/** Finds in the register the act that a note names, given as printed. Returns null if the register does not know it. */
export type FindRegistrado = (citado: string) => AtoRegistrado | null;

type Anotado = Pick<Dispositivo, 'alterado_por'> & Partial<Pick<Dispositivo, 'revogado_por'>>;
type Registrados = Pick<Dispositivo, 'alterado_por_ato' | 'revogado_por_ato'>;

/** Composes the acts by which a provision was altered and repealed, if the register knows them. */
export function composeRegistrados({ alterado_por, revogado_por = null }: Anotado, find: FindRegistrado): Registrados {
  const alterado = alterado_por === null ? null : find(alterado_por);
  const revogado = revogado_por === null ? null : find(revogado_por);
  return {
    ...(alterado !== null && { alterado_por_ato: alterado }),
    ...(revogado !== null && { revogado_por_ato: revogado }),
  };
}

/** Returns a document as its own page gives it, without the data of the register. */
export function withoutRegistrados<T extends Registrados>(doc: T): Omit<T, keyof Registrados> {
  const { alterado_por_ato: _, revogado_por_ato: __, ...rest } = doc;
  return rest;
}
