import { type AtoNumerado, needsAno } from '../../schemas/law/act-name.ts';
import type { EnderecoVisto } from '../../schemas/storage/seguidos.ts';
import { orderOf } from './state.ts';

/** An act that links lead to, and the addresses that may have it, the preferred one first. */
export interface Candidato {
  chave: string;
  enderecos: EnderecoVisto[];
  /** The latest year that the addresses and their links allow; 0 if they give none. */
  ano: number;
}

/** The only host whose pages are followed. Links to its former names are rewritten to it. */
const HOST = 'www.planalto.gov.br';

/** Whether an address may be the page of a federal act. */
export function isFederal(url: string): boolean {
  const { protocol, host, pathname, search } = new URL(url);
  return /^https?:$/.test(protocol) && host === HOST && search === '' && /^\/ccivil_03\/.+\.html?$/i.test(pathname);
}

/** The canonical form of an address. The server ignores letter case. */
export const keyOf = (url: string): string => url.toLowerCase().replace(/^http:/, 'https:');

/**
 * Addresses from links that were not read yet. An act may have several: `l8666cons.htm` and `l8666.htm` are the same
 * act, `1990-1994/d0350.htm` and `d0350-1935.htm` are not.
 */
export class Frontier {
  private readonly vistos = new Map<string, EnderecoVisto>();

  constructor(fila: readonly EnderecoVisto[]) {
    for (const visto of fila) this.vistos.set(visto.url, visto);
  }

  /** Records a link. What several links say about one address is combined. */
  add(visto: EnderecoVisto): void {
    const key = visto.url;
    const known = this.vistos.get(key);
    if (!known) {
      this.vistos.set(key, visto);
      return;
    }
    const nearer = visto.profundidade < known.profundidade ? visto : known;
    const anos = [...new Set([...known.anos, ...visto.anos])].sort((a, b) => a - b);
    this.vistos.set(key, { ...known, anos, profundidade: nearer.profundidade, por: nearer.por });
  }

  /** The acts at a distance of this many links, newest first. What their pages add is at the next distance. */
  newestFirst(profundidade: number): Candidato[] {
    const groups = new Map<string, EnderecoVisto[]>();
    for (const visto of this.vistos.values()) {
      const chave = chaveOf(visto);
      groups.set(chave, [...(groups.get(chave) ?? []), visto]);
    }
    return [...groups]
      .filter(([, enderecos]) => nearest(enderecos) === profundidade)
      .map(([chave, enderecos]) => ({
        chave,
        enderecos: enderecos.toSorted((a, b) => edicaoOf(a.url) - edicaoOf(b.url) || (a.url < b.url ? -1 : 1)),
        ano: Math.max(...enderecos.map((each) => anoOf(each) ?? each.faixa?.[1] ?? 0)),
      }))
      .sort((a, b) => b.ano - a.ano || numberOf(b) - numberOf(a) || (a.chave < b.chave ? -1 : 1));
  }

  /** Removes addresses of an act that was read or is known. */
  drop(isOwn: (visto: EnderecoVisto) => boolean): void {
    for (const [key, visto] of this.vistos) if (isOwn(visto)) this.vistos.delete(key);
  }

  fila(): EnderecoVisto[] {
    return [...this.vistos.values()];
  }
}

const nearest = (enderecos: readonly EnderecoVisto[]): number =>
  Math.min(...enderecos.map(({ profundidade }) => profundidade));
const numberOf = ({ enderecos }: Candidato): number => orderOf(enderecos[0] as EnderecoVisto);

/** The year that an address gives, otherwise the one that the words of its links agree on. */
export function anoOf({ faixa, anos }: Pick<EnderecoVisto, 'faixa' | 'anos'>): number | null {
  if (faixa && faixa[0] === faixa[1]) return faixa[0];
  return anos.length === 1 ? (anos[0] as number) : null;
}

/** A key for the act: its type and number, with the year only if the number is ambiguous without it. */
function chaveOf(visto: EnderecoVisto): string {
  const { forma, numero } = visto;
  const ano = anoOf(visto);
  return needsAno({ forma, numero, ano } as AtoNumerado) ? `${forma} ${numero} ${ano ?? '?'}` : `${forma} ${numero}`;
}

/**
 * The page with the act's history is preferred to the compiled one. The originally published page lacks later changes,
 * and comes last.
 */
function edicaoOf(url: string): number {
  const name = /[^/]*$/.exec(url)?.[0] ?? '';
  if (/impress/i.test(name)) return 4;
  if (/orig/i.test(name)) return 3;
  if (/compilad|atualizad/i.test(name)) return 2;
  return /cons/i.test(name) ? 1 : 0;
}
