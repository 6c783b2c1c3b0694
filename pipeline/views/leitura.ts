import type { VersoesDispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { type Complemento, Leitura } from '../../schemas/storage/artifacts.ts';
import { createGate } from './gate.ts';

const checkLeitura = createGate(Leitura, 'Leitura');

/**
 * Composes the document of `leitura/<SIGLA>.json`.
 * @param historico the wordings of the provisions that have earlier ones, in reading order
 */
export function composeLeitura(complemento: Complemento, historico: readonly VersoesDispositivo[]): Leitura {
  return checkLeitura({ ...complemento, historico }, complemento.sigla);
}
