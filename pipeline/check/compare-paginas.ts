import { ownWording } from '../../schemas/referencias/own-wording.ts';
import { lettersOf } from '../diff/letters.ts';
import type { AtoLido, Linha } from '../parse/types.ts';

/**
 * How two pages of one act disagree on a provision: only one page has it, only one shows it as repealed, the wordings
 * differ, or they differ only in punctuation, case and accents (`grafia`).
 */
export type TipoDiferenca = 'so_na_preferida' | 'so_na_outra' | 'vigencia' | 'redacao' | 'grafia';

export interface Diferenca {
  ref_key: string;
  tipo: TipoDiferenca;
  /**
   * The text around the first difference of the current wordings, with a little of what precedes it. Empty if that page
   * has no such row.
   */
  preferida: string;
  outra: string;
}

/** Compares the current wordings of the preferred page of an act with those of another, in reading order. */
export function comparePaginas(preferida: AtoLido, outra: AtoLido): Diferenca[] {
  const others = new Map(outra.linhas.map((linha) => [linha.ref_key, linha]));
  const own = new Set(preferida.linhas.map(({ ref_key }) => ref_key));
  const differences = preferida.linhas.flatMap((linha) => compareLinhas(linha, others.get(linha.ref_key)));
  const onlyThere = outra.linhas.filter(({ ref_key }) => !own.has(ref_key));
  return [
    ...differences,
    ...onlyThere.map((linha): Diferenca => {
      return { ref_key: linha.ref_key, tipo: 'so_na_outra', preferida: '', outra: excerpt(ownWording(linha), 0) };
    }),
  ];
}

function compareLinhas(linha: Linha, outra: Linha | undefined): Diferenca[] {
  const { ref_key } = linha;
  const texto = ownWording(linha);
  if (!outra) return [{ ref_key, tipo: 'so_na_preferida', preferida: excerpt(texto, 0), outra: '' }];
  const outro = ownWording(outra);
  if (linha.revogado !== outra.revogado) {
    return [{ ref_key, tipo: 'vigencia', preferida: excerpt(texto, 0), outra: excerpt(outro, 0) }];
  }
  // A compiled page leaves out the last wording of a repealed provision, which the plain page keeps struck.
  if (texto === outro || linha.revogado) return [];
  const tipo = lettersOf(texto) === lettersOf(outro) ? 'grafia' : 'redacao';
  const at = firstDifference(texto, outro);
  return [{ ref_key, tipo, preferida: excerpt(texto, at), outra: excerpt(outro, at) }];
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

const BEFORE = 40;
const EXCERPT = 160;

function excerpt(texto: string, at: number): string {
  return texto.slice(Math.max(0, at - BEFORE), Math.max(0, at - BEFORE) + EXCERPT);
}
