import type { DiplomaListado } from '../../contract/model/corpus/diploma.ts';
import type { RevogacaoDoAto } from '../../contract/model/corpus/revogacao.ts';
import { type AtoNumerado, type FormaNumerada, makeSigla, printAto } from '../../law/act-name.ts';
import { parseMadeSigla } from '../../law/made-sigla.ts';
import type { Acervo } from '../acervo/acervo.ts';

/** What identifies an act beside its names: the constitution has a year and no numbered form. */
export interface AtoConhecido {
  sigla: string;
  nome: string;
  tipo: DiplomaListado['tipo'];
  numero: string;
  forma: FormaNumerada | null;
  ano: number;
  /** By what and when it was repealed as a whole. */
  revogado_por?: RevogacaoDoAto;
}

/** The acts of a snapshot, by what a citation may say of them. */
export interface Atos {
  bySigla: ReadonlyMap<string, AtoConhecido>;
  /** By number as the law prints it, whatever the form and the year. */
  byNumero: ReadonlyMap<string, readonly AtoConhecido[]>;
}

const known = new WeakMap<Acervo, Atos>();

/** Read once for each database. Form and year come from the made sigla, which is a name of every numbered act. */
export function atosOf(acervo: Acervo): Atos {
  let atos = known.get(acervo);
  if (!atos) {
    atos = readAtos(acervo);
    known.set(acervo, atos);
  }
  return atos;
}

function readAtos(acervo: Acervo): Atos {
  const made = new Map<string, AtoNumerado & { ano: number }>();
  for (const [chave, sigla] of acervo.nomes()) {
    if (!/^(?:lei|lc|dl|dec|mp|ec)-\d.*-\d{4}$/.test(chave)) continue;
    const ato = parseMadeSigla(chave);
    if (ato !== null && ato.ano !== null) made.set(sigla, { ...ato, ano: ato.ano });
  }
  const bySigla = new Map<string, AtoConhecido>();
  const byNumero = new Map<string, AtoConhecido[]>();
  for (const row of acervo.listaDiplomas()) {
    const { sigla, nome, tipo, numero, revogado_por } = JSON.parse(row) as DiplomaListado;
    const identity = made.get(sigla);
    const ano = identity?.ano ?? (tipo === 'constituicao' ? Number(numero) : 0);
    const ato: AtoConhecido = { sigla, nome, tipo, numero, forma: identity?.forma ?? null, ano };
    if (revogado_por) ato.revogado_por = revogado_por;
    bySigla.set(sigla, ato);
    if (identity) byNumero.set(numero, [...(byNumero.get(numero) ?? []), ato]);
  }
  return { bySigla, byNumero };
}

/** `CDC (Código de Defesa do Consumidor, Lei nº 8.078/1990)`; `Lei do Inquilinato (Lei nº 8.245/1991)`, whose sigla is made. */
export function printConhecido({ sigla, nome, forma, numero, ano }: AtoConhecido): string {
  const identity = forma === null ? `${ano}` : printAto({ forma, numero, ano });
  // The name of an act that is known by its number alone begins with it.
  const own = forma !== null && nome.startsWith(`${printAto({ forma, numero, ano: null })},`);
  if (forma !== null && sigla === makeSigla({ forma, numero, ano })) return own ? nome : `${nome} (${identity})`;
  return own ? `${sigla} (${nome})` : `${sigla} (${nome}, ${identity})`;
}
