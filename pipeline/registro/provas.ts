import { type AtoNumerado, needsAno } from '../../schemas/law/act-name.ts';
import type { Testemunho } from './resumo.ts';
import { serieDe } from './series.ts';

/** A piece of evidence on the page of one act about another. */
export interface Prova extends Testemunho {
  /** The sigla of the act whose page contains it. */
  de: string;
}

/** All evidence about one act. */
export interface Processo extends Pick<AtoNumerado, 'forma' | 'numero'> {
  /** Null if it is not known which series the number belongs to. */
  serie: number | null;
  provas: Prova[];
}

const nomeDe = ({ forma, numero }: Pick<AtoNumerado, 'forma' | 'numero'>): string => `${forma} ${numero}`;

/** A key that identifies an act, whatever year a text gives for it. */
export const chaveDe = (ato: Pick<AtoNumerado, 'forma' | 'numero'>, serie: number | null): string =>
  `${nomeDe(ato)} ${serie}`;

/** An act of the catalogue, whose series and pages are known beforehand. */
export interface Conhecido extends Omit<Processo, 'provas'> {
  serie: number;
  enderecos: readonly string[];
}

/**
 * Groups evidence by act: by type, number and series, whatever year is given. Evidence without a series belongs to the
 * act with the same address, or to the only act of that number if numbers of its type are never reused.
 */
export function juntarProvas(provas: readonly Prova[], conhecidos: readonly Conhecido[]): Processo[] {
  const byNome = new Map<string, Prova[]>();
  for (const prova of provas) add(byNome, nomeDe(prova), prova);
  const known = new Map<string, Conhecido[]>();
  for (const conhecido of conhecidos) add(known, nomeDe(conhecido), conhecido);
  return Array.from(byNome).flatMap(([nome, same]) => separarSeries(same, known.get(nome) ?? []));
}

function separarSeries(provas: readonly Prova[], conhecidos: readonly Conhecido[]): Processo[] {
  const { forma, numero } = provas[0] as Prova;
  const series = new Set(conhecidos.map(({ serie }) => serie));
  const byUrl = new Map<string, Set<number>>();
  const learn = (url: string, serie: number) =>
    byUrl.set(pagina(url), (byUrl.get(pagina(url)) ?? new Set()).add(serie));
  for (const { serie, enderecos } of conhecidos) for (const url of enderecos) learn(url, serie);
  for (const prova of provas) {
    const serie = serieDaProva(prova);
    if (serie === null) continue;
    series.add(serie);
    if (prova.url !== null) learn(prova.url, serie);
  }
  const unica = needsAno({ forma, numero, ano: null }) ? null : onlyOf(series);
  const bySerie = new Map<number | null, Prova[]>();
  for (const prova of provas) {
    const daPagina = prova.url === null ? null : onlyOf(byUrl.get(pagina(prova.url)));
    add(bySerie, serieDaProva(prova) ?? daPagina ?? unica, prova);
  }
  return Array.from(bySerie, ([serie, provas]) => ({ forma, numero, serie, provas }));
}

function onlyOf(series: ReadonlySet<number> | undefined): number | null {
  const [only, other] = series ?? [];
  return other === undefined ? (only ?? null) : null;
}

/** The site ignores letter case. */
export const pagina = (url: string): string => url.toLowerCase();

function serieDaProva({ ano, anos, ...ato }: Prova): number | null {
  if (ano !== null) return serieDe(ato, ano);
  if (anos === null) return null;
  const [first, last] = anos.map((year) => serieDe(ato, year));
  return first === last ? (first as number) : null;
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
