import type { Dispositivo, Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';

/** A change that an act made to a provision. */
export interface Mudanca {
  refKey: string;
  tipo: 'incluido' | 'alterado' | 'revogado';
  /** The earlier words. Null if the source does not keep them. */
  antes: string | null;
  /** The new words. Empty if the act only repealed the provision. */
  depois: string;
}

type Linha = Pick<
  Dispositivo,
  'ref_key' | 'revogado' | 'texto' | 'caput_texto' | 'alterado_por_ato' | 'revogado_por_ato'
>;

/**
 * Lists the changes that acts of the register made to a provision, each with the act's sigla, in the order of the
 * wordings.
 * @param versoes every wording, oldest first; undefined if there is only one
 */
export function mudancasDe(linha: Linha, versoes: readonly Versao[] | undefined): [por: string, Mudanca][] {
  const { ref_key: refKey, alterado_por_ato, revogado_por_ato } = linha;
  const own = linha.caput_texto ?? linha.texto;
  const found: [string, Mudanca][] = [];
  const lidas = versoes ?? [{ texto: own, alterado_por_ato }];
  lidas.forEach(({ texto, alterado_por_ato: por }, i) => {
    if (!por || texto === '') return;
    const antes = lidas[i - 1]?.texto ?? null;
    if (antes === texto) return;
    found.push([por.sigla, { refKey, tipo: antes === null ? 'incluido' : 'alterado', antes, depois: texto }]);
  });
  if (linha.revogado && revogado_por_ato) {
    const antes = lidas.findLast(({ texto }) => texto !== '')?.texto || null;
    found.push([revogado_por_ato.sigla, { refKey, tipo: 'revogado', antes, depois: '' }]);
  }
  return found;
}
