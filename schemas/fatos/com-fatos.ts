import type { RegistroDeFatos } from '../contract/model/artifacts/registro-de-fatos.ts';
import type { AtoLocal, VerificacaoLocal } from '../contract/model/artifacts/verificacao-local.ts';

/**
 * Adds the register of facts to what a browser verifies with, for a site that publishes only the sample: real citations
 * are then verified with the register.
 */
export function comFatos(local: VerificacaoLocal, registro: RegistroDeFatos): VerificacaoLocal {
  const { formato: _, fontes: __, aprovadas: ___, redigidas: ____, dia, atos, ...resto } = registro;
  const reais = Object.entries(atos).map(([sigla, ato]) => {
    const { url: _, alteradoras: __, altera: ___, alterado_por, vetos_revogados, tempos, tempo_de, ...own } = ato;
    return [sigla, own satisfies AtoLocal] as const;
  });
  return {
    ...resto,
    diplomas: [...registro.diplomas, ...local.diplomas],
    nomes: { ...registro.nomes, ...local.nomes },
    atos: { ...Object.fromEntries(reais), ...local.atos },
    sumulas: [...registro.sumulas, ...local.sumulas],
    canceladas: [...registro.canceladas, ...local.canceladas],
    situacoes: { ...registro.situacoes, ...local.situacoes },
    fatos: { dia, enderecos: Object.fromEntries(Object.entries(atos).map(([sigla, { url }]) => [sigla, url])) },
  };
}
