import { compact } from '../compact.ts';
import { findGentilico, plainNome } from './estados.ts';
import { isDeCidade } from './gentilicos.ts';

/** How far before a number the law that it is of may be told. */
const ALCANCE_DA_LEI = 100;
/** `lei estadual que rege o tema (`, `legislação paulista: `, `a lei municipal, `. */
const LEI_DE = compact(
  /(?:^|[^\p{L}])(?:lei|legisla[çc][ãa]o|norma|diploma|decreto)s?(?:\s{1,3}complementar)?\s{1,3}(\p{L}[\p{L}-]{3,25})(?:[^.;:(,\p{Lu}\d]{0,60}[(:]|\s?,)\s?$/u,
);

/** The state (`EST` when it is not told which) or town (`MUN`) of whose law the number at `at` is, or null. */
export function readDonoAntes(text: string, at: number): string | null {
  const sign = text[at - 1] === ' ' ? text[at - 2] : text[at - 1];
  if (sign !== '(' && sign !== ':' && sign !== ',') return null;
  const palavra = LEI_DE.exec(text.slice(Math.max(0, at - ALCANCE_DA_LEI), at))?.[1];
  if (palavra === undefined) return null;
  const plain = plainNome(palavra.toLowerCase());
  if (plain === 'estadual' || plain === 'local') return 'EST';
  if (plain === 'municipal' || isDeCidade(plain)) return 'MUN';
  return plain === 'distrital' ? 'DF' : findGentilico(plain);
}

/** `contrato de CDC`: a loan (crédito direto ao consumidor). */
const EMPRESTIMO =
  /(?:contrato|opera[çc][ãa]o|opera[çc][õo]es|financiamento|empr[ée]stimo|cr[ée]dito|modalidade|linha|parcelas?|produto)s?\s{1,3}(?:d[eo]|em|via|por\s{1,3}meio\s{1,3}de|n[ao]\s{1,3}modalidade)\s{1,3}$/i;
export const isEmprestimo = (before: string): boolean => EMPRESTIMO.test(before);
