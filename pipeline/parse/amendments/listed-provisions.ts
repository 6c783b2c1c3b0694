import { romanValue, toRoman } from '../../../schemas/law/numerais.ts';
import { NIVEIS, type Nivel } from '../../../schemas/law/rotulos.ts';

/** The values of a provision's levels, from the article down; null for a level that is absent. */
export type Caminho = readonly (string | null)[];

/** Formats a path as a ref_key without its sigla: `121.2-B.III`. */
export function toChave([artigo, paragrafo, inciso, alinea, item]: Caminho): string {
  const last = item && !alinea ? `item-${item}` : item;
  return [artigo, paragrafo, inciso, alinea, last].filter((part) => part).join('.');
}

const depthOf = (nivel: Nivel): number => NIVEIS.indexOf(nivel);

const TOKEN =
  /(?<artigo>\b[Aa][Rr][Tt](?<plural>s)?\.|\b[Aa]rt(?<artigos>s)?(?=\s*\d)|\b[Aa]rtigo(?<extenso>s)?\b)|(?<paragrafo>(?<paragrafos>§§)|§|\b[Pp]ar[áa]grafo(?<extensos>s)?\b)|(?<inciso>\b[Ii]ncisos?\b|\b[Ii]ncs?\.)|(?<alinea>\b[Aa]l[íi]neas?\b|\b[Ll]etras?\b)|(?<item>\b[Ii]te(?:m|ns)\b)|(?<caput>\b(?:caput|cabeça)\b)|(?<seus>\bseus?\b)|(?<valor>[úuÚ]nico\b|(?<![\d.]|\b(?:de|em)\s)\d[\d.]*(?:\s?[º°ª]|o\b)?(?!\d|\s*(?:\([^)]*\)\s*)?(?:dias?|m[êe]s(?:es)?|anos?|de\s+\p{L}+\s+de\s+\d)\b)(?:\s?-\s?[A-Z]{1,2}(?![\p{L}]))*|\b[IVXLC]+(?:-[A-Z]{1,2})?(?![\p{L}\d])|["“‘'][a-z]{1,2}["”’']|(?<![\p{L}\d])[a-z](?=[,\s]*(?:d[oae](?!\p{L})|[ea](?!\p{L})|[;.:),]|$)))/gu;
/**
 * The words between the two ends of a range: `arts. 22 a 24`, `incisos I a IV`, `do art. 5º ao art. 9º`, `alíneas "a"
 * até "d"`.
 */
const ATE =
  /\s*(?:,\s*)?(?:a|à|ao|aos|até(?:\s+[oa])?)\s+(?:art(?:igo)?\.?\s*|§\s*|inciso\s+|al[íi]nea\s+)?(?=["“‘']?[\dIVXLCa-z])/uy;
/** The text before a level that begins a new provision: `e o § 2º`, `, as alíneas`. */
const DETERMINED = /(?:^|[\s(])[oa]s?\s+$/iu;
/** The text before a level that contains the levels named before it: `do § 2º`. */
const HOLDS = /\bd[oa]s?\s+(?:art\p{L}*\.?\s*)?$/iu;

interface Parte {
  nivel: Nivel | 'caput';
  valores: string[];
  /** Whether this level contains the parts named before it: `do § 2º`. */
  acima: boolean;
}

/**
 * Reads `o § 3º e os incisos I a IV do § 4º do art. 58, os arts. 60 a 62 e 64, caput` into paths, with every member of
 * a range.
 * @param artigo the article of provisions that are named without one: `I - o § 2º;` below `… os seguintes dispositivos
 * do art. 5º:`
 */
export function readProvisoes(text: string, artigo: string | null = null): Caminho[] {
  return new Leitura(text).read(artigo);
}

class Leitura {
  private readonly text: string;
  private readonly lidos: Caminho[] = [];
  private nivel: Nivel | null = null;
  /** Whether the last word for articles, and the last word for paragraphs, was a plural (`arts.`, `§§`). */
  private readonly varios = { artigo: false, paragrafo: false };
  /** The levels named before their article. */
  private antes: Parte[] = [];
  /** The levels named before the first of several articles, which all of them share: `os §§ 1º dos arts. 5º e 6º`. */
  private comuns: Parte[] = [];
  private acima = false;
  private caminho: (string | null)[] = [null, null, null, null, null];

  constructor(text: string) {
    this.text = text;
  }

  read(artigo: string | null): Caminho[] {
    const token = new RegExp(TOKEN);
    for (let match = token.exec(this.text); match; match = token.exec(this.text)) {
      const groups = match.groups as Record<string, string | undefined>;
      if (groups.valor === undefined) this.enter(groups, match.index);
      else token.lastIndex = this.take(groups.valor, match.index, token.lastIndex);
    }
    this.flush();
    if (artigo !== null) this.lidos.push(...combine(artigo, this.antes));
    return this.lidos;
  }

  private enter(groups: Record<string, string | undefined>, at: number): void {
    const before = this.text.slice(Math.max(0, at - 12), at);
    if (groups.seus !== undefined) {
      // `o art. 17 e seus §§ 1º e 2º` names the article itself too.
      if (this.caminho[0] !== null) this.lidos.push([...this.caminho]);
      return;
    }
    const determined = DETERMINED.test(before);
    this.acima = HOLDS.test(before);
    const nivel = NIVEIS.find((level) => groups[level] !== undefined);
    // `…, e o parágrafo único do art. 9º`: the path of the article before it is complete.
    if (nivel === 'artigo' || (determined && !/\bseus?\s+$/u.test(before))) this.flush();
    if (nivel === undefined) {
      if (this.acima) return;
      if (this.caminho[0] !== null) this.lidos.push([...this.caminho]);
      else this.antes.push({ nivel: 'caput', valores: [], acima: false });
      return;
    }
    this.nivel = nivel;
    this.comuns = [];
    if (nivel === 'artigo') this.varios.artigo = Boolean(groups.plural ?? groups.artigos ?? groups.extenso);
    if (nivel === 'paragrafo') this.varios.paragrafo = Boolean(groups.paragrafos ?? groups.extensos);
  }

  /** Takes a value and, if it begins a range, the other values of the range. Returns the offset at which they end. */
  private take(escrito: string, at: number, end: number): number {
    const first = readValor(escrito);
    const nivel = first && this.nivelOf(first, at);
    if (!first || !nivel) return end;
    const { valores, fim } = this.readFaixa(first, end);
    this.nivel = nivel;
    if (nivel === 'artigo') for (const valor of valores) this.addArtigo(valor);
    else if (this.caminho[0] === null) this.addAntes({ nivel, valores, acima: this.acima });
    else for (const valor of valores) this.addAbaixo(nivel, valor);
    return fim;
  }

  /**
   * Returns the level of a value. In `arts. 5º, II, § 3º, e 7º` the form of a value shows its level if no word does.
   */
  private nivelOf({ forma }: Valor, at: number): Nivel | null {
    const { nivel, varios } = this;
    if (nivel === null) return null;
    if (forma === 'unico') return 'paragrafo';
    const before = this.text.slice(Math.max(0, at - 4), at);
    const listed = /[,;]\s*$|(?:^|\s)e\s+$/u.test(before);
    if (forma === 'romano')
      return nivel === 'inciso' || (listed && depthOf(nivel) < depthOf('inciso')) ? 'inciso' : null;
    if (forma === 'letra') return nivel === 'alinea' || (nivel === 'inciso' && listed) ? 'alinea' : null;
    if (nivel === 'artigo' || nivel === 'item') return nivel;
    const [, paragrafo] = this.caminho;
    const apart = /;\s*(?:e\s+)?$/u.test(before);
    const again = nivel !== 'paragrafo' || (paragrafo !== null && (!varios.paragrafo || apart));
    if (!again) return 'paragrafo';
    if (varios.artigo) return 'artigo';
    return nivel === 'paragrafo' ? 'paragrafo' : null;
  }

  private readFaixa(first: Valor, end: number): { valores: string[]; fim: number } {
    ATE.lastIndex = end;
    const sign = ATE.exec(this.text);
    if (!sign) return { valores: [first.valor], fim: end };
    const value = new RegExp(TOKEN.source, 'uy');
    value.lastIndex = ATE.lastIndex;
    const escrito = value.exec(this.text)?.groups?.valor;
    const last = escrito === undefined ? null : readValor(escrito);
    const valores = last && last.forma === first.forma ? expand(first, last) : null;
    return valores ? { valores, fim: value.lastIndex } : { valores: [first.valor], fim: end };
  }

  private addArtigo(valor: string): void {
    if (this.caminho[0] !== null) this.flush();
    if (this.antes.length > 0) {
      this.comuns = this.antes;
      this.antes = [];
    }
    if (this.comuns.length === 0) this.caminho[0] = valor;
    else this.lidos.push(...combine(valor, this.comuns));
    if (!this.varios.artigo) this.comuns = [];
  }

  private addAntes(parte: Parte): void {
    const last = this.antes.at(-1);
    if (last && last.nivel === parte.nivel && last.acima === parte.acima) last.valores.push(...parte.valores);
    else this.antes.push(parte);
  }

  private addAbaixo(nivel: Nivel, valor: string): void {
    const depth = depthOf(nivel);
    if (this.caminho.slice(depth).some((part) => part !== null)) this.lidos.push([...this.caminho]);
    this.caminho[depth] = valor;
    this.caminho.fill(null, depth + 1);
  }

  private flush(): void {
    if (this.caminho[0] !== null) this.lidos.push([...this.caminho]);
    this.caminho = [null, null, null, null, null];
  }
}

/**
 * Combines levels named before their article with that article: `a alínea a do inciso I e a alínea b do inciso II,
 * ambas do § 1º`. A part introduced by `do` contains the parts before it, back to the last one that already has a
 * container. The levels that contain the last group also contain the earlier groups, if they are above every level that
 * the group names itself.
 */
function combine(artigo: string, partes: readonly Parte[]): Caminho[] {
  const grupos: { folhas: Parte[]; acima: Map<Nivel, string[]> }[] = [];
  for (const parte of partes) {
    const grupo = grupos.at(-1);
    if (parte.acima && parte.nivel !== 'caput' && grupo) {
      grupo.acima.set(parte.nivel, [...(grupo.acima.get(parte.nivel) ?? []), ...parte.valores]);
    } else if (grupo && grupo.acima.size === 0 && grupo.folhas[0]?.nivel === parte.nivel) grupo.folhas.push(parte);
    else grupos.push({ folhas: [parte], acima: new Map() });
  }
  const outer = grupos.at(-1)?.acima ?? new Map<Nivel, string[]>();
  return grupos.flatMap(({ folhas, acima }) => {
    const own = [...acima.keys(), ...folhas.map(({ nivel }) => nivel)].flatMap((nivel) =>
      nivel === 'caput' ? [] : [depthOf(nivel)],
    );
    const top = Math.min(...own);
    const levels = [...outer].filter(([nivel]) => depthOf(nivel) < top).concat([...acima]);
    const whole: Caminho = [artigo, null, null, null, null];
    let bases = [whole];
    if (own.length > 0)
      for (const [nivel, valores] of levels) bases = bases.flatMap((base) => put(base, nivel, valores));
    return folhas.flatMap(({ nivel, valores }) =>
      nivel === 'caput' ? [whole] : bases.flatMap((base) => put(base, nivel, valores)),
    );
  });
}

const put = (base: Caminho, nivel: Nivel, valores: readonly string[]): Caminho[] =>
  valores.map((valor) => base.with(depthOf(nivel), valor));

interface Valor {
  forma: 'numero' | 'romano' | 'letra' | 'unico';
  valor: string;
  /** The part of the value that is counted, and the suffix after it: 64 and `-A`. */
  ordem: number;
  sufixo: string;
}

function readValor(escrito: string): Valor | null {
  if (/nico$/u.test(escrito)) return { forma: 'unico', valor: 'unico', ordem: 1, sufixo: '' };
  const bare = escrito.replace(/["“”‘’']/gu, '');
  if (/^[a-z]/u.test(bare)) return { forma: 'letra', valor: bare, ordem: bare.charCodeAt(0), sufixo: '' };
  const number = /^(\d[\d.]*?)\.?(?:\s?[º°ªo])?((?:\s?-\s?[A-Z]{1,2})*)$/u.exec(bare);
  if (number) {
    const ordem = Number((number[1] as string).replaceAll('.', ''));
    const sufixo = (number[2] as string).replace(/\s/gu, '');
    return { forma: 'numero', valor: `${ordem}${sufixo}`, ordem, sufixo };
  }
  const [numeral = '', sufixo] = bare.split('-');
  const ordem = romanValue(numeral);
  return ordem === null ? null : { forma: 'romano', valor: bare, ordem, sufixo: sufixo ? `-${sufixo}` : '' };
}

/** No list of an act is longer than this. For a longer range only the two ends are returned. */
const MAX_FAIXA = 2_500;

/**
 * Lists every value of a range (`22` to `24`, `I` to `IV`, `64-A` to `64-C`). Returns null if the two values are not a
 * range.
 */
function expand(first: Valor, last: Valor): string[] | null {
  const count = last.ordem - first.ordem;
  if (count < 0 || first.valor === last.valor) return null;
  if (count > MAX_FAIXA) return [first.valor, last.valor];
  const print = { numero: String, romano: toRoman, letra: String.fromCharCode, unico: String }[first.forma];
  const valores = [first.valor];
  for (let n = first.ordem + 1; n <= last.ordem; n++) valores.push(print(n));
  const base = print(last.ordem);
  const to = last.sufixo.charCodeAt(1);
  // `158 a 158-F`, `20 a 22-B`: the lettered values after the last number belong to the range.
  const from = count === 0 && first.sufixo !== '' ? first.sufixo.charCodeAt(1) + 1 : A;
  for (let letter = from; letter <= to; letter++) valores.push(`${base}-${String.fromCharCode(letter)}`);
  return valores;
}

const A = 'A'.charCodeAt(0);
