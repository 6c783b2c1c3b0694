import { type AtoNumerado, needsAno } from '../../schemas/law/act-name.ts';
import type { Testemunho } from './resumo.ts';
import { serieDe } from './series.ts';

/** What the page of one act says of another. */
export interface Prova extends Testemunho {
  /** Sigla of the act whose page says it. */
  de: string;
}

/** All that is said of one act. */
export interface Processo extends Pick<AtoNumerado, 'forma' | 'numero'> {
  /** Null where nothing tells of which series the number is. */
  serie: number | null;
  provas: Prova[];
}

const nomeDe = ({ forma, numero }: Pick<AtoNumerado, 'forma' | 'numero'>): string => `${forma} ${numero}`;

/** Names an act by what tells it apart, whatever year a text has it of. */
export const chaveDe = (ato: Pick<AtoNumerado, 'forma' | 'numero'>, serie: number | null): string =>
  `${nomeDe(ato)} ${serie}`;

/** An act of the catalogue, whose series and pages are known before any page is read. */
export interface Conhecido extends Omit<Processo, 'provas'> {
  serie: number;
  enderecos: readonly string[];
}

/**
 * Gathers what is said of one act: of one form, number and series, however the year is told. What tells no series is of
 * the act that the same address is of elsewhere, or of the only one with that number where numbers are not given twice.
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

/** The site tells no case of letters apart. */
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
