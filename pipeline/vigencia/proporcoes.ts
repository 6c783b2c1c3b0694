import type { BaseDeData, Precisao, TempoDaVersao } from '../../schemas/contract/model/corpus/vigencia.ts';

/** Counts how precisely wordings are dated, and on what basis. */
export class Proporcoes {
  readonly por_precisao: Record<Precisao, number> = { dia: 0, ano: 0, desconhecida: 0 };
  readonly por_base: Partial<Record<BaseDeData | 'nenhuma', number>> = {};
  /** Wordings that were never in force, or that the source has twice. */
  sem_vigencia = 0;

  add(tempos: readonly TempoDaVersao[]): void {
    for (const { desde, desde_entre, precisao = 'desconhecida', base } of tempos) {
      if (!desde && !desde_entre) {
        this.sem_vigencia += 1;
        continue;
      }
      const key = base ?? 'nenhuma';
      this.por_precisao[precisao] += 1;
      this.por_base[key] = (this.por_base[key] ?? 0) + 1;
    }
  }
}
