import {
  IndiceExport,
  IndiceTermoDetalhado,
  type TermoExportado,
} from '../../schemas/contract/model/service/indice.ts';
import { createGate } from './gate.ts';

export const checkIndice = createGate(IndiceExport, 'IndiceExport');
const checkTermo = createGate(IndiceTermoDetalhado, 'IndiceTermoDetalhado');

/** Composes a term as the API returns it: each entry with the act and the article that its key names. */
export function composeTermo({ termo, chave, entradas }: TermoExportado): IndiceTermoDetalhado {
  return checkTermo(
    {
      termo,
      chave,
      entradas: entradas.map(({ subtermo, ref_key }) => {
        const [sigla = '', artigo = ''] = ref_key.split('.', 2);
        return { subtermo, ref_key, sigla, artigo };
      }),
    },
    chave,
  );
}
