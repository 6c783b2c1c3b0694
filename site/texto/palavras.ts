import type { TipoAlteracao } from '../../schemas/contract/model/corpus/alteracao.ts';
import type { Classificacao, TipoDiploma } from '../../schemas/contract/model/corpus/diploma.ts';

/** Names for readers of the values in the contract's closed lists. */
export const TIPOS: Record<TipoDiploma, { um: string; varios: string }> = {
  constituicao: { um: 'Constituição', varios: 'Constituição' },
  codigo: { um: 'Código', varios: 'Códigos e consolidações' },
  lei_complementar: { um: 'Lei complementar', varios: 'Leis complementares' },
  lei: { um: 'Lei', varios: 'Leis ordinárias' },
  decreto_lei: { um: 'Decreto-lei', varios: 'Decretos-leis' },
  decreto: { um: 'Decreto', varios: 'Decretos' },
  medida_provisoria: { um: 'Medida provisória', varios: 'Medidas provisórias' },
  emenda_constitucional: { um: 'Emenda constitucional', varios: 'Emendas constitucionais' },
};

/** In descending order of legal force. */
export const ESPECIES = Object.keys(TIPOS) as TipoDiploma[];

export const CLASSIFICACOES: Record<Classificacao, string> = {
  autonoma: 'Não altera outros atos',
  mista: 'Também altera outros atos',
  alteradora: 'Só altera outros atos',
};

export const ALTERACOES: Record<TipoAlteracao, string> = {
  dispositivo_incluido: 'incluído',
  dispositivo_alterado: 'alterado',
  dispositivo_revogado: 'revogado',
  dispositivo_restaurado: 'restaurado',
  dispositivo_removido: 'removido da página oficial',
  dispositivo_renumerado: 'renumerado',
  sumula_incluida: 'incluída',
  sumula_alterada: 'alterada',
  sumula_cancelada: 'cancelada',
};

const number = new Intl.NumberFormat('pt-BR');
/** `1234.5` → `1.234,5`. */
export const printNumero = (value: number): string => number.format(value);

/** `3 artigos`, `1 artigo`. */
export const contar = (value: number, um: string, varios: string): string =>
  `${printNumero(value)} ${value === 1 ? um : varios}`;

/** Decimal units, as download lists give them: `1234` → `1,2 kB`. */
export function printBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} kB`;
  return `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
}
