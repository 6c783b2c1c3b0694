import type { AtoNumerado } from '../../schemas/law/act-name.ts';
import {
  type AtoDoEndereco,
  type Endereco,
  readAtoDoEndereco,
  readEndereco,
} from '../../schemas/law/endereco-oficial.ts';
import type { Base } from '../../schemas/storage/registro.ts';
import type { Elo, Mencoes } from '../parse/types.ts';

/** One mention of an act on a page. */
export interface Mencao extends AtoNumerado {
  /** The first and last possible year of the act according to an address; null if there is none. */
  anos: readonly [number, number] | null;
  /** ISO 8601; null if the day is not given. */
  data: string | null;
  /** For a link to a page of the act, its absolute address. */
  url: string | null;
  base: Base;
  /** Whether it is a note saying that the act changed the provision. */
  altera: boolean;
  /** The sigla of the act whose page contains the mention. */
  de: string;
  /** The provision that contains it; null outside all provisions. */
  lugar: string | null;
}

/** A link whose words name one act and whose address another. Neither is trusted. */
export interface Desacordo {
  de: string;
  lugar: string | null;
  url: string;
  endereco: AtoNumerado;
  ditos: AtoNumerado[];
}

/** What a page says about acts, and what is wrong with its links. */
export interface Levantamento {
  mencoes: Mencao[];
  desacordos: Desacordo[];
  /** The number of links to pages of acts, of relative ones, and of those to a former host. */
  elos: { total: number; relativos: number; antigos: number };
}

/** The act of a page, and the page's address. */
export interface Pagina {
  sigla: string;
  url: string;
}

/** Gathers everything that a parsed page says about acts by type and number, in page order. */
export function levantarMencoes({ ditos, elos }: Mencoes, pagina: Pagina): Levantamento {
  const { sigla: de } = pagina;
  const found: Levantamento = {
    mencoes: ditos.map(({ ref_key: lugar, ...dito }) => ({ ...dito, anos: null, url: null, de, lugar })),
    desacordos: [],
    elos: { total: 0, relativos: 0, antigos: 0 },
  };
  // A cache, because a page links to the same act again and again, mostly to its articles.
  const lidos = new Map<string, Destino | null>();
  for (const elo of elos) addElo(found, elo, destinoDe(elo.href, pagina.url, lidos), pagina.sigla);
  return found;
}

/** The target of a link, and the act that its address belongs to. */
interface Destino {
  endereco: Endereco;
  ato: AtoDoEndereco | null;
}

function destinoDe(href: string, page: string, lidos: Map<string, Destino | null>): Destino | null {
  const semFragmento = href.replace(/#.*$/s, '');
  const known = lidos.get(semFragmento);
  if (known !== undefined) return known;
  const endereco = readEndereco(semFragmento, page);
  const destino = endereco && { endereco, ato: endereco.oficial ? readAtoDoEndereco(endereco.url) : null };
  lidos.set(semFragmento, destino);
  return destino;
}

function addElo({ mencoes, desacordos, elos }: Levantamento, elo: Elo, destino: Destino | null, de: string): void {
  if (destino === null || (destino.ato === null && elo.ditos.length === 0)) return;
  const { endereco, ato } = destino;
  elos.total += 1;
  if (endereco.relativo) elos.relativos += 1;
  if (endereco.antigo) elos.antigos += 1;
  const mencao = { data: null, base: 'link', altera: false, de, lugar: elo.ref_key } as const;
  if (ato === null) {
    for (const dito of elo.ditos) mencoes.push({ ...mencao, ...dito, anos: null, url: null });
    return;
  }
  const { anos, ...doEndereco } = ato;
  const dito = elo.ditos.find((dito) => isSame(ato, dito));
  if (elo.ditos.length > 0 && dito === undefined) {
    desacordos.push({ de, lugar: elo.ref_key, url: endereco.url, endereco: doEndereco, ditos: elo.ditos });
    return;
  }
  const { url } = endereco;
  mencoes.push({
    ...mencao,
    ...doEndereco,
    ano: doEndereco.ano ?? dito?.ano ?? null,
    anos,
    url: isPagina(url) ? url : null,
  });
}

/** Whether an address and words can be of the same act. */
function isSame({ forma, numero, ano, anos }: AtoDoEndereco, dito: AtoNumerado): boolean {
  if (forma !== dito.forma || numero !== dito.numero) return false;
  if (dito.ano === null) return true;
  return ano === null ? anos === null || (anos[0] <= dito.ano && dito.ano <= anos[1]) : ano === dito.ano;
}

/** The old list of acts names acts but contains no text. */
const isPagina = (url: string): boolean => /\.html?$/i.test(new URL(url).pathname);
