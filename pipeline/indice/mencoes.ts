import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import { ownWording } from '../views/dispositivo.ts';
import { agrupar } from './agrupar.ts';
import { lerPalavras } from './palavras.ts';
import { type Achado, acharVerbetes, type Verbete } from './vocabulario.ts';

/** How much a provision is about a term: what decides when there are too many. */
export const PESO = { titulo: 4, definicao: 4, assunto: 3, inicio: 2, raro: 1 } as const;
export type Peso = (typeof PESO)[keyof typeof PESO];

/** A headword in the wording of one provision. */
export interface Mencao {
  verbete: Verbete;
  dispositivo: Dispositivo;
  peso: Peso;
}

/** The words up to which a headword is the subject of an article: `É vedada a prisão civil`. */
const ASSUNTO = 2;
const INICIO = 7;
/** In how many articles of the act a headword may be read and still be told by its place alone. */
const LIMITE = {
  assunto: 60,
  item: 12,
  itemComum: 6,
  estrito: 12,
  inicio: 8,
  inicioDeItem: 3,
  raro: 2,
  vezes: 3,
} as const;
const POR_DISPOSITIVO = 3;

/** Words before a headword that make it part of an organ's name, or of what the act says of itself. */
const ALHEIO = new Set(
  (
    'este esta deste desta neste nesta presente referido referida camara secretaria ministerio conselho comissao tribunal departamento ' +
    'sistema instituto programa cadastro fundo comite delegacia vara defensoria procuradoria estatuto codigo lei'
  ).split(' '),
);

interface Lida extends Achado {
  dispositivo: Dispositivo;
  alheio: boolean;
}

/**
 * What the provisions of an act are about by their own words. A headword counts where it is the subject, near the
 * beginning if few articles have it, anywhere if hardly one has; the rest are mentions in passing. `titulados` are terms
 * that the act has headings for: an item elsewhere that begins with one is not about it.
 */
export function acharMencoes(
  dispositivos: readonly Dispositivo[],
  sigla: string,
  titulados: ReadonlySet<string> = new Set(),
): Mencao[] {
  const lidas: Lida[] = [];
  const artigos = new Map<Verbete, Map<string, number>>();
  const assuntos = new Map<Verbete, Map<string, number>>();
  for (const dispositivo of dispositivos) {
    const palavras = lerPalavras(ownWording(dispositivo));
    for (const achado of acharVerbetes(palavras, sigla)) {
      const before = palavras[achado.inicio - 1];
      const alheio = before !== undefined && !palavras[achado.inicio]?.corte && ALHEIO.has(before.forma);
      lidas.push({ ...achado, dispositivo, alheio });
      add(artigos, achado.verbete, dispositivo.artigo);
      if (achado.inicio <= ASSUNTO) add(assuntos, achado.verbete, dispositivo.artigo);
    }
  }
  const mencoes = lidas.flatMap((lida) => {
    const { verbete, dispositivo, inicio, fim } = lida;
    if (dispositivo.caput_texto === null && titulados.has(verbete.termo)) return [];
    const vezes = artigos.get(verbete);
    const peso =
      pesar(lida, vezes?.size ?? 0, assuntos.get(verbete)?.size ?? 0) ??
      insistir(lida, vezes?.get(dispositivo.artigo) ?? 0);
    return peso ? [{ verbete, dispositivo, peso, palavras: fim - inicio }] : [];
  });
  return limitar(mencoes);
}

function pesar(
  { verbete, dispositivo, inicio, fim, casa, inequivoco, alheio }: Lida,
  artigos: number,
  assuntos: number,
): Peso | null {
  if (verbete.orgao || alheio) return null;
  const palavras = fim - inicio;
  const item = dispositivo.caput_texto === null;
  const limite = verbete.estrito ? LIMITE.estrito : item ? LIMITE.item : LIMITE.assunto;
  const comum = palavras === 1 && !inequivoco;
  if (item && comum) return inicio === 0 && artigos <= LIMITE.itemComum ? PESO.assunto : null;
  const alcance = item && !casa ? Math.min(palavras, ASSUNTO) - 1 : ASSUNTO;
  if (inicio <= alcance && assuntos <= limite) return PESO.assunto;
  if (verbete.estrito || palavras === 1) return null;
  if (palavras > 2 && artigos <= LIMITE.raro) return PESO.raro;
  if (!casa) return null;
  if (inicio <= INICIO && artigos <= (item ? LIMITE.inicioDeItem : LIMITE.inicio)) return PESO.inicio;
  return artigos <= LIMITE.raro ? PESO.raro : null;
}

/** What an article says again and again it is about. */
function insistir({ verbete, inicio, fim, alheio }: Lida, vezes: number): Peso | null {
  if (verbete.estrito || verbete.orgao || alheio || vezes < (fim - inicio > 1 ? LIMITE.vezes : 2 * LIMITE.vezes))
    return null;
  return PESO.raro;
}

/** The weightiest of each provision, once each: a long sentence is not about everything in it. */
function limitar(mencoes: (Mencao & { palavras: number })[]): Mencao[] {
  const byDispositivo = agrupar(mencoes, ({ dispositivo }) => dispositivo);
  return [...byDispositivo.values()].flatMap((found) => {
    const once = found.filter(({ verbete }, i) => found.findIndex((other) => other.verbete === verbete) === i);
    return once.toSorted((a, b) => b.peso - a.peso || b.palavras - a.palavras).slice(0, POR_DISPOSITIVO);
  });
}

function add(sets: Map<Verbete, Map<string, number>>, verbete: Verbete, artigo: string): void {
  let counts = sets.get(verbete);
  if (!counts) {
    counts = new Map();
    sets.set(verbete, counts);
  }
  counts.set(artigo, (counts.get(artigo) ?? 0) + 1);
}
