import { type Versao, VersoesDispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { createGate } from './gate.ts';

export const checkVersoes = createGate(VersoesDispositivo, 'VersoesDispositivo');

/** Composes the body of `/v1/dispositivos/{ref_key}/versoes`, as JSON. */
export function composeVersoes(refKey: string, versoes: readonly Versao[]): string {
  return JSON.stringify(checkVersoes({ ref_key: refKey, versoes }, refKey));
}
