import { type Complemento, Leitura } from '../../schemas/artifacts.ts';
import type { VersoesDispositivo } from '../../schemas/model/dispositivo.ts';
import { createGate } from './gate.ts';

const checkLeitura = createGate(Leitura, 'Leitura');

/** The document of `leitura/<SIGLA>.json`. */
export function composeLeitura(complemento: Complemento, historico: readonly VersoesDispositivo[]): Leitura {
  const several = historico.filter(({ versoes }) => versoes.length > 1);
  return checkLeitura({ ...complemento, historico: several }, complemento.sigla);
}
