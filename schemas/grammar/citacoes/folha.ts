import type { Elemento, NivelCitado } from './elementos.ts';

/** One citation under way: what is said of its levels so far, and where it stands. */
export interface Folha {
  artigo: string | null;
  paragrafo: string | null;
  inciso: string | null;
  alinea: string | null;
  item: string | null;
  caput: boolean;
  inicio: number;
  fim: number;
  /** Every value of the deepest level, where it is a range: so many citations with one span. The level holds the last. */
  faixa: readonly string[] | null;
  /** The first end of a range of articles around a range below them: told with the same span. */
  extremo: Folha | null;
  /** Its levels above come from the citation before it, until its own are named: `alínea a do …; alínea c do …`. */
  herdada: boolean;
  /** The highest level that is its own. */
  topo: NivelCitado;
  /** Its article is that of the citation before it, until its own is named: `art. 5º e o § 4º do art. 60`. */
  artigoHerdado: boolean;
}

/** How deep a level lies: a caput is a sibling of the paragraphs. */
export const ORDEM: Record<NivelCitado, number> = { artigo: 0, caput: 1, paragrafo: 1, inciso: 2, alinea: 3, item: 4 };
const ABAIXO_DO_ARTIGO = ['paragrafo', 'inciso', 'alinea'] as const;

/** The deepest level that a citation has. */
export function leafOf(folha: Folha): NivelCitado {
  if (folha.item !== null) return 'item';
  if (folha.alinea !== null) return 'alinea';
  if (folha.inciso !== null) return 'inciso';
  if (folha.paragrafo !== null) return 'paragrafo';
  return folha.caput ? 'caput' : 'artigo';
}

export function setLevel(folha: Folha, nivel: NivelCitado, valor: string): void {
  if (nivel === 'caput') folha.caput = true;
  else folha[nivel] = valor;
}

/** What one level cites, with the levels above it that it shares with `before`. */
export function makeFolha({ nivel, valores, inicio, fim }: Citado, before: Folha | null): Folha {
  const ordem = before === null ? 0 : ORDEM[nivel];
  const folha: Folha = {
    artigo: ordem > ORDEM.artigo ? (before as Folha).artigo : null,
    paragrafo: ordem > ORDEM.paragrafo ? (before as Folha).paragrafo : null,
    inciso: ordem > ORDEM.inciso ? (before as Folha).inciso : null,
    alinea: ordem > ORDEM.alinea ? (before as Folha).alinea : null,
    item: null,
    caput: false,
    inicio,
    fim,
    faixa: null,
    extremo: null,
    herdada: false,
    topo: nivel,
    artigoHerdado: false,
  };
  setValores(folha, nivel, valores);
  return folha;
}

type Citado = Pick<Elemento, 'nivel' | 'valores' | 'inicio' | 'fim'>;

/** Gives a citation its deepest level. */
export function setValores(folha: Folha, nivel: NivelCitado, valores: readonly string[]): void {
  setLevel(folha, nivel, valores[valores.length - 1] as string);
  folha.faixa = valores.length > 1 ? valores : null;
}

/** Each provision of a range, and what else has its span. */
export function expandFolha(folha: Folha): Folha[] {
  const { faixa, extremo, inicio, fim } = folha;
  if (faixa === null) return [folha];
  const nivel = leafOf(folha);
  const all = faixa.map((valor) => {
    const one = { ...folha };
    setLevel(one, nivel, valor);
    return one;
  });
  return extremo ? [{ ...extremo, inicio, fim }, ...all] : all;
}

/** Takes back the levels between the article and its own that were another citation's. */
export function disinherit(folha: Folha): void {
  if (!folha.herdada) return;
  for (const nivel of ABAIXO_DO_ARTIGO) if (ORDEM[nivel] < ORDEM[folha.topo]) folha[nivel] = null;
  folha.herdada = false;
}

/** Whether a level may still be named for a citation: above its deepest, and not said yet. */
function lacks(folha: Folha, nivel: NivelCitado): boolean {
  if (ORDEM[nivel] >= ORDEM[leafOf(folha)]) return false;
  if (folha.herdada) return ORDEM[nivel] < ORDEM[folha.topo];
  return nivel === 'caput' ? !folha.caput && folha.paragrafo === null : folha[nivel] === null;
}

/**
 * Whether a citation waits for a level above that is named behind `last`. An article is waited for by what has none, or has
 * one only for want of its own.
 */
export function waitsFor(nivel: NivelCitado, folha: Folha, last: Folha, invertida: boolean): boolean {
  if (nivel === 'artigo')
    return leafOf(folha) !== 'artigo' && (folha.artigo === null || invertida || folha.artigoHerdado);
  return folha.artigo === last.artigo && folha.artigoHerdado === last.artigoHerdado && lacks(folha, nivel);
}

/**
 * Where, between an act and another, the provisions of the other begin: `Lei X, art. 5º, § 1º, e arts. 6º e 7º da Lei Y`.
 * 0 when all are said together.
 */
export function beginOfOutroGrupo(text: string, folhas: readonly Folha[]): number {
  let at = folhas.length - 1;
  while (at > 0 && !beginsGrupo(text, folhas[at] as Folha, folhas[at - 1] as Folha)) at -= 1;
  return Math.max(0, at);
}

const ARTIGO = /^["“'‘(]?art/i;
const NIVEL = /^["“'‘(]?(?:[§p]|inc|al[íi]n|caput|cabe|item|letra)/i;

/** Whether it names its article, or a level of an article other than that before. */
function beginsGrupo(text: string, { artigo, inicio }: Folha, before: Folha): boolean {
  const head = text.slice(inicio, inicio + 6);
  return ARTIGO.test(head) || (artigo !== before.artigo && NIVEL.test(head));
}
