import type { AtoNumerado } from '../../schemas/law/act-name.ts';
import {
  type AtoDoEndereco,
  type Endereco,
  readAtoDoEndereco,
  readEndereco,
} from '../../schemas/law/endereco-oficial.ts';
import type { Base } from '../../schemas/storage/registro.ts';
import type { Elo, Mencoes } from '../parse/types.ts';

/** One thing that a page says of an act. */
export interface Mencao extends AtoNumerado {
  /** First and last year that the act can be of, as far as an address tells; null where none does. */
  anos: readonly [number, number] | null;
  /** ISO 8601; null where the day is not told. */
  data: string | null;
  /** Absolute, of a link to a page of the act. */
  url: string | null;
  base: Base;
  /** A note says that it changed what the note stands by. */
  altera: boolean;
  /** Sigla of the act on whose page it stands. */
  de: string;
  /** The provision in which it stands; null outside of all. */
  lugar: string | null;
}

/** A link whose words name one act and whose address another: neither is believed. */
export interface Desacordo {
  de: string;
  lugar: string | null;
  url: string;
  endereco: AtoNumerado;
  ditos: AtoNumerado[];
}

/** What a page says of acts, and what is wrong with its links. */
export interface Levantamento {
  mencoes: Mencao[];
  desacordos: Desacordo[];
  /** How many links there are to pages of acts, how many of them are relative, and how many name a host that is no more. */
  elos: { total: number; relativos: number; antigos: number };
}

/** Which act a page is of, and where it lies. */
export interface Pagina {
  sigla: string;
  url: string;
}

/** Gathers all that a parsed page says of acts by form and number, in its order. */
export function levantarMencoes({ ditos, elos }: Mencoes, pagina: Pagina): Levantamento {
  const { sigla: de } = pagina;
  const found: Levantamento = {
    mencoes: ditos.map(({ ref_key: lugar, ...dito }) => ({ ...dito, anos: null, url: null, de, lugar })),
    desacordos: [],
    elos: { total: 0, relativos: 0, antigos: 0 },
  };
  // A page leads to the same act again and again, most often to another article of it.
  const lidos = new Map<string, Destino | null>();
  for (const elo of elos) addElo(found, elo, destinoDe(elo.href, pagina.url, lidos), pagina.sigla);
  return found;
}

/** Where a link leads, and the act that its address is of. */
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

/** Whether an address and words can be of one act. */
function isSame({ forma, numero, ano, anos }: AtoDoEndereco, dito: AtoNumerado): boolean {
  if (forma !== dito.forma || numero !== dito.numero) return false;
  if (dito.ano === null) return true;
  return ano === null ? anos === null || (anos[0] <= dito.ano && dito.ano <= anos[1]) : ano === dito.ano;
}

/** The old list of acts names them, and holds no text. */
const isPagina = (url: string): boolean => /\.html?$/i.test(new URL(url).pathname);
