import type { Level } from '../../citations/provisions/levels.ts';

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
  topo: Level;
  /** Its article is that of the citation before it, until its own is named: `art. 5º e o § 4º do art. 60`. */
  artigoHerdado: boolean;
}

/** The deepest level that a citation has. */
export function leafOf(folha: Folha): Level {
  if (folha.item !== null) return 'item';
  if (folha.alinea !== null) return 'alinea';
  if (folha.inciso !== null) return 'inciso';
  if (folha.paragrafo !== null) return 'paragrafo';
  return folha.caput ? 'caput' : 'artigo';
}

export function setLevel(folha: Folha, nivel: Level, valor: string): void {
  if (nivel === 'caput') folha.caput = true;
  else folha[nivel] = valor;
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
