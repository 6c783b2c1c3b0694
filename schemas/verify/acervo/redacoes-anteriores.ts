import type { Versao } from '../../contract/model/corpus/dispositivo.ts';
import type { Redacao } from './acervo.ts';

/** Returns the wordings of a provision that are no longer in force, the latest first. */
export const redacoesAnteriores = (versoes: readonly Versao[]): Redacao[] =>
  versoes
    .flatMap(({ texto, vigente, desde = null, ate = null, ate_base }, at): Redacao[] =>
      vigente ? [] : [{ texto, desde, ate, ate_base, por: versoes[at + 1]?.alterado_por ?? null }],
    )
    .reverse();
