import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import { type AtoNumerado, makeSigla } from '../../schemas/law/act-name.ts';
import {
  type AtoDoRegistro,
  BASES,
  type ElosEmDesacordo,
  type RegistroDeAtos,
} from '../../schemas/storage/registro.ts';
import { datar } from './datar.ts';
import { chaveDe, juntarProvas, type Prova, pagina } from './provas.ts';
import type { Resumo } from './resumo.ts';
import { serieDe } from './series.ts';

/** An act of the snapshot. */
export interface AtoLido {
  sigla: string;
  fonte_url: string;
  ementa: string;
}

/** The input of a register. */
export interface Fontes {
  /** What the page of each act says, by the act's sigla. */
  resumos: ReadonlyMap<string, Resumo>;
  lidos: readonly AtoLido[];
  catalogados: readonly AtoCatalogado[];
  /** Acts with commands that amend others. Both are given by sigla: the catalogue's, or else a generated one. */
  comandos: readonly { de: string; altera: string }[];
}

/**
 * Composes the register of acts: every act that a page names by its epigraph or by a link, and every act that was read.
 * Pure; the result is in the order of siglas.
 */
export function composeRegistro({ resumos, lidos, catalogados, comandos }: Fontes): RegistroDeAtos {
  const provas = Array.from(resumos).flatMap(([de, { testemunhos }]) =>
    testemunhos.map((said): Prova => ({ ...said, de })),
  );
  const leitura = new Map(lidos.map((lido) => [lido.sigla, lido]));
  const atos = new Map<string, AtoDoRegistro>();
  const alteracoes = new Map<string, Set<string>>();
  const altera = (quem: string, oque: string) => {
    if (quem !== oque) alteracoes.set(quem, (alteracoes.get(quem) ?? new Set()).add(oque));
  };
  for (const [sigla, nomeado] of nomear(provas, catalogados, leitura)) {
    const lido = leitura.get(sigla);
    if (!lido && !nomeado.provas.some(({ base }) => base === 'link' || base === 'epigrafe')) continue;
    atos.set(sigla, composeAto(sigla, nomeado, lido));
    for (const prova of nomeado.provas) if (prova.altera) altera(sigla, prova.de);
  }
  for (const comando of comandos) altera(comando.de, comando.altera);
  linkAlteracoes(atos, alteracoes);
  return {
    atos: [...atos.values()].sort((a, b) => (a.sigla < b.sigla ? -1 : 1)),
    desacordos: juntarDesacordos(resumos),
    elos: somarElos(resumos),
  };
}

/** All evidence for one sigla. */
interface Nomeado extends Pick<AtoCatalogado, 'forma' | 'numero'> {
  provas: Prova[];
  catalogado: AtoCatalogado | undefined;
}

/**
 * Gives a sigla to each act that is mentioned, and to each one that was read, which need not be mentioned by number.
 */
function nomear(
  provas: readonly Prova[],
  catalogados: readonly AtoCatalogado[],
  lidos: ReadonlyMap<string, AtoLido>,
): Map<string, Nomeado> {
  const conhecidos = catalogados.filter(isNumerado).map((ato) => ({ ...ato, serie: serieDe(ato, ato.ano) }));
  const porNumero = new Map(conhecidos.map((ato) => [chaveDe(ato, ato.serie), ato]));
  const found = new Map<string, Nomeado>();
  for (const { forma, numero, serie, provas: said } of juntarProvas(provas, conhecidos)) {
    const catalogado = porNumero.get(chaveDe({ forma, numero }, serie));
    const sigla = catalogado?.sigla ?? makeSigla({ forma, numero, ano: datar(said, null).ano });
    const known = found.get(sigla);
    // Without a year these cannot be distinguished.
    if (known) known.provas.push(...said);
    else found.set(sigla, { forma, numero, provas: [...said], catalogado });
  }
  for (const ato of catalogados) {
    const { sigla, forma, numero } = ato;
    if (lidos.has(sigla) && !found.has(sigla)) found.set(sigla, { forma, numero, provas: [], catalogado: ato });
  }
  return found;
}

type CatalogadoPorNumero = AtoCatalogado & AtoNumerado & { ano: number };

const isNumerado = (ato: AtoCatalogado): ato is CatalogadoPorNumero => ato.forma !== 'constituicao';

function composeAto(
  sigla: string,
  { forma, numero, provas, catalogado }: Nomeado,
  lido: AtoLido | undefined,
): AtoDoRegistro {
  const { ano, dia, conflitos } = datar(provas, catalogado?.ano ?? null);
  const enderecos = contarEnderecos(provas);
  return {
    sigla,
    data: dia ?? (ano === null ? null : `${ano}`),
    precisao: dia === null ? (ano === null ? null : 'ano') : 'dia',
    url: lido?.fonte_url ?? catalogado?.enderecos[0] ?? enderecos[0]?.url ?? null,
    ...{ tipo: catalogado?.tipo ?? forma, forma, numero, ano },
    ...{ ementa: lido?.ementa || null, lido: lido !== undefined, enderecos },
    evidencias: contarEvidencias(provas),
    ...{ altera: [], alterado_por: [], conflitos },
  };
}

const contarEvidencias = (provas: readonly Prova[]): AtoDoRegistro['evidencias'] => {
  const counts = Object.fromEntries(BASES.map((base) => [base, 0])) as AtoDoRegistro['evidencias'];
  for (const { base, vezes } of provas) counts[base] += vezes;
  return counts;
};

/** The addresses in links, each in its most frequent spelling, most frequent first. */
function contarEnderecos(provas: readonly Prova[]): AtoDoRegistro['enderecos'] {
  const escritas = new Map<string, Map<string, number>>();
  for (const { url, vezes } of provas) {
    if (url === null) continue;
    const counts = escritas.get(pagina(url)) ?? new Map<string, number>();
    counts.set(url, (counts.get(url) ?? 0) + vezes);
    escritas.set(pagina(url), counts);
  }
  const enderecos = Array.from(escritas.values(), (counts) => {
    const [[url]] = [...counts].sort(byCount) as [[string, number]];
    return { url, vezes: [...counts.values()].reduce((sum, vezes) => sum + vezes, 0) };
  });
  return enderecos.sort((a, b) => byCount([a.url, a.vezes], [b.url, b.vezes]));
}

const byCount = ([a, times]: [string, number], [b, other]: [string, number]): number =>
  other - times || (a < b ? -1 : 1);

/** Records on both sides which act amends which. Acts outside the register are left out. */
function linkAlteracoes(
  atos: ReadonlyMap<string, AtoDoRegistro>,
  alteracoes: ReadonlyMap<string, ReadonlySet<string>>,
) {
  for (const [quem, alterados] of alteracoes) {
    for (const oque of alterados) {
      const [alterador, alterado] = [atos.get(quem), atos.get(oque)];
      if (!alterador || !alterado) continue;
      alterador.altera.push(oque);
      alterado.alterado_por.push(quem);
    }
  }
  for (const ato of atos.values()) {
    ato.altera.sort();
    ato.alterado_por.sort();
  }
}

/** Most frequent first. */
function juntarDesacordos(resumos: Fontes['resumos']): ElosEmDesacordo[] {
  const all = Array.from(resumos).flatMap(([de, { desacordos }]) => desacordos.map((elo) => ({ de, ...elo })));
  return all.sort((a, b) => byCount([`${a.url} ${a.de}`, a.vezes], [`${b.url} ${b.de}`, b.vezes]));
}

function somarElos(resumos: Fontes['resumos']): RegistroDeAtos['elos'] {
  const sum = { total: 0, relativos: 0, antigos: 0 };
  for (const { elos } of resumos.values()) {
    sum.total += elos.total;
    sum.relativos += elos.relativos;
    sum.antigos += elos.antigos;
  }
  return sum;
}
