import type { DiplomaListado } from '../../contract/model/corpus/diploma.ts';
import type { RevogacaoDoAto } from '../../contract/model/corpus/revogacao.ts';
import { type AtoNumerado, type FormaNumerada, makeSigla, printAto } from '../../law/act-name.ts';
import { parseMadeSigla } from '../../law/made-sigla.ts';

/** What identifies an act besides its names. The constitution has a year but no numbered form. */
export interface AtoConhecido {
  sigla: string;
  nome: string;
  tipo: DiplomaListado['tipo'];
  numero: string;
  forma: FormaNumerada | null;
  ano: number;
  /** The act that repealed it as a whole, and when. */
  revogado_por?: RevogacaoDoAto;
}

/** Looks up the acts of a snapshot by what a citation may say of them. */
export interface AtosConhecidos {
  bySigla(sigla: string): AtoConhecido | null;
  /** Returns the numbered acts with a number as the law prints it, of any form and year, in catalogue order. */
  byNumero(numero: string): readonly AtoConhecido[];
}

/**
 * Builds what is known of the listed acts. The form and the year come from the generated sigla, which is a name of
 * every numbered act.
 * @param nomes folded names, each with the sigla of its act
 */
export function conhecidosDe(
  listados: readonly Pick<DiplomaListado, 'sigla' | 'nome' | 'tipo' | 'numero' | 'revogado_por'>[],
  nomes: Iterable<readonly [string, string]>,
): AtoConhecido[] {
  const made = new Map<string, AtoNumerado & { ano: number }>();
  for (const [chave, sigla] of nomes) {
    if (!/^(?:lei|lc|dl|dec|mp|ec)-\d.*-\d{4}$/.test(chave)) continue;
    const ato = parseMadeSigla(chave);
    if (ato !== null && ato.ano !== null) made.set(sigla, { ...ato, ano: ato.ano });
  }
  return listados.map(({ sigla, nome, tipo, numero, revogado_por }) => {
    const identity = made.get(sigla);
    const ano = identity?.ano ?? (tipo === 'constituicao' ? Number(numero) : 0);
    return { sigla, nome, tipo, numero, forma: identity?.forma ?? null, ano, ...(revogado_por && { revogado_por }) };
  });
}

/** Looks up known acts in memory. */
export function lookUpConhecidos(conhecidos: readonly AtoConhecido[]): AtosConhecidos {
  const bySigla = new Map(conhecidos.map((ato) => [ato.sigla, ato]));
  const byNumero = new Map<string, AtoConhecido[]>();
  for (const ato of conhecidos)
    if (ato.forma !== null) byNumero.set(ato.numero, [...(byNumero.get(ato.numero) ?? []), ato]);
  return { bySigla: (sigla) => bySigla.get(sigla) ?? null, byNumero: (numero) => byNumero.get(numero) ?? [] };
}

/**
 * Prints `CDC (Código de Defesa do Consumidor, Lei nº 8.078/1990)`, or `Lei do Inquilinato (Lei nº 8.245/1991)` for an
 * act whose sigla is generated.
 */
export function printConhecido({ sigla, nome, forma, numero, ano }: AtoConhecido): string {
  const identity = forma === null ? `${ano}` : printAto({ forma, numero, ano });
  // An act that is known only by its number has a name that begins with that number.
  const own = forma !== null && nome.startsWith(`${printAto({ forma, numero, ano: null })},`);
  if (forma !== null && sigla === makeSigla({ forma, numero, ano })) return own ? nome : `${nome} (${identity})`;
  return own ? `${sigla} (${nome})` : `${sigla} (${nome}, ${identity})`;
}
