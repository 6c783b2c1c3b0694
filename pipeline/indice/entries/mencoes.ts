import type { Dispositivo } from '../../../schemas/contract/model/corpus/dispositivo.ts';
import { ownWording } from '../../../schemas/referencias/own-wording.ts';
import { agrupar } from '../words/agrupar.ts';
import { ehAtor } from '../words/orgaos.ts';
import { lerPalavras, type Palavra } from '../words/palavras.ts';
import { type Achado, acharVerbetes, type Verbete } from '../words/vocabulario.ts';

/** How much a provision is about a term. Decides which lines to keep when there are too many. */
export const PESO = { titulo: 4, definicao: 4, assunto: 3, inicio: 2, raro: 1 } as const;
export type Peso = (typeof PESO)[keyof typeof PESO];

/** A headword in the wording of a provision. */
export interface Mencao {
  verbete: Verbete;
  dispositivo: Dispositivo;
  peso: Peso;
}

/** A headword within this many words from the beginning is the subject: `É vedada a prisão civil`. */
const ASSUNTO = 2;
const INICIO = 7;
/** The same for a headword that few articles contain. */
const RARO = 16;
/** A name within this many words can stand for the subject of a provision without a headword. */
const NOMEADO = 4;
/** In at most this many articles of the act a headword's position alone is enough. */
const LIMITE = {
  assunto: 60,
  item: 12,
  itemComum: 6,
  estrito: 12,
  inicio: 8,
  inicioDeItem: 3,
  raro: 2,
  vezes: 3,
  forma: 8,
  formaDeItem: 4,
} as const;
const POR_DISPOSITIVO = 3;
/**
 * In characters: an item too short to be understood without the words that introduce it, and an introduction that is
 * part of its sentence.
 */
const ITEM_CURTO = 90;
/** A longer item is about more than the name it begins with, except in an act of the name's area. */
const ITEM_NOME = 60;
const ABERTURA_CURTA = 60;

/** Words before a headword that make it part of an organ's name, or of a reference to the act itself. */
const ALHEIO = new Set(
  (
    'este esta deste desta neste nesta presente referido referida camara secretaria ministerio conselho comissao tribunal departamento ' +
    'sistema instituto programa cadastro fundo comite delegacia vara defensoria procuradoria estatuto codigo lei'
  ).split(' '),
);

/** What a provision refers to or excludes, and so is not about. */
const PASSAGEM =
  /\b(?:salvo|exceto|excetuad[oa]s?|ressalvad[oa]s?|(?:na|em|pela) forma (?:d[aeo]s?|previst[oa]|estabelecid[oa]|definid[oa]|fixad[oa]|prescrit[oa])|nos termos d[aeo]s?|sem prejuízo d[aeo]s?|de acordo com(?! a boa)|de conformidade com|em conformidade com|na conformidade d[aeo]|observad[oa]s?|respeitad[oa]s?|a que se refere[m]?|de que trata[m]?|previst[oa]s? n[ao]s?|além d[aeo]s?(?! indenização)|com exceção d[aeo]s?|na legislação|sem justa causa|sob pena d[aeo]s?|na ausência d[aeo]s?|ao tempo d[aeo]s?|independentemente de(?! culpa)|cópia d[aeo]s?|que não (?:seja|sejam|for|forem)|Contribuição para o Financiamento d[ao])\b[^,;.:\n]*/gi;

/** Time clauses and `à vista de`: a provision is not about what they mention. */
const TEMPO = /^(?:Após|Antes d[aeo]|Decorrid[oa]s?)\b[^,;:\n]*,|(?<!\p{L})à vista d[aeo]s? [^,;:\n]*/gu;

/** The penalty of a crime or infraction, which is not its subject. */
const SANCAO = /^(?:Infração|Penalidade|Medidas? administrativas?|Penas?) ?[-–—:][^\n]*/gim;

/** A place, not a person. */
const EXTERIOR = /\bno estrangeiro\b/gi;

/**
 * The beginning of an item that continues the introducing sentence: `aos projetos prioritários no plano plurianual`.
 */
const CONTINUA = /^(?:aos?|às?|que|para|em|n[ao]s?|com|sem|quando|se)\s/i;

/** The catalogues of rights in the Constitution: an inciso directly below the caput. */
const CATALOGO = /^CF\.(?:5|7|14)\.[IVXLC]+$/;

interface Lida extends Achado {
  dispositivo: Dispositivo;
  alheio: boolean;
}

/**
 * Finds what the provisions of an act are about by their own words. A headword counts if it is the subject, near the
 * beginning if few articles contain it, or anywhere if hardly any does; other mentions are incidental. `titulados` are
 * terms that have headings in the act, so an item elsewhere that begins with one is not about it. `nomeados` is the
 * longest name in each provision, whether or not the provision is about it.
 */
export function acharMencoes(
  dispositivos: readonly Dispositivo[],
  sigla: string,
  titulados: ReadonlySet<string> = new Set(),
): { mencoes: Mencao[]; nomeados: Map<Dispositivo, string> } {
  const lidas: Lida[] = [];
  const abertas = new Map(dispositivos.filter(ehAberta).map((aberta) => [aberta.ref_key, ownWording(aberta)]));
  const artigos = new Map<Verbete, Map<string, number>>();
  const assuntos = new Map<Verbete, Map<string, number>>();
  for (const dispositivo of dispositivos) {
    const lead = abertura(dispositivo, abertas);
    const palavras = lerPalavras(
      lead +
        ownWording(dispositivo)
          .replace(SANCAO, ';')
          .replace(TEMPO, ';')
          .replace(PASSAGEM, ';')
          .replace(EXTERIOR, 'no exterior'),
    );
    const own = lead === '' ? 0 : lerPalavras(lead).length;
    for (const achado of acharVerbetes(palavras, sigla)) {
      if (achado.fim <= own) continue;
      const alheio = ehAlheio(palavras, achado);
      lidas.push({ ...achado, dispositivo, alheio });
      add(artigos, achado.verbete, dispositivo.artigo);
      if (achado.inicio <= ASSUNTO) add(assuntos, achado.verbete, dispositivo.artigo);
    }
  }
  const mencoes = lidas.flatMap((lida) => {
    const { verbete, dispositivo, inicio, fim } = lida;
    const alheia = dispositivo.caput_texto === null && !lida.forma && !ehNormaPropria(dispositivo);
    if (alheia && titulados.has(verbete.termo)) return [];
    const vezes = artigos.get(verbete);
    const peso =
      pesar(lida, vezes?.size ?? 0, assuntos.get(verbete)?.size ?? 0) ??
      insistir(lida, vezes?.get(dispositivo.artigo) ?? 0);
    return peso ? [{ verbete, dispositivo, peso, palavras: fim - inicio }] : [];
  });
  return { mencoes: limitar(mencoes), nomeados: acharNomeados(lidas) };
}

/** The longest name in each provision, to describe it if it is about no headword. */
function acharNomeados(lidas: readonly Lida[]): Map<Dispositivo, string> {
  const best = new Map<Dispositivo, Lida>();
  for (const lida of lidas) {
    const { verbete, dispositivo, casa, inequivoco, forma, alheio, inicio, fim } = lida;
    if (alheio || forma || inicio > NOMEADO || verbete.orgao || verbete.estrito || !(casa || inequivoco)) continue;
    const known = best.get(dispositivo);
    if (!known || fim - inicio > known.fim - known.inicio) best.set(dispositivo, lida);
  }
  return new Map([...best].map(([dispositivo, { verbete }]) => [dispositivo, verbete.termo]));
}

/** Whether a provision belongs to a catalogue of rights, each a rule of its own and not part of a sentence. */
export const ehNormaPropria = ({ ref_key, inciso }: Dispositivo) => inciso !== null && CATALOGO.test(ref_key);

const ehAberta = (dispositivo: Dispositivo) => ownWording(dispositivo).endsWith(':');

/**
 * The words that introduce an item too short to be understood alone: `Se da violência resulta:` `morte` is one
 * sentence.
 */
function abertura(dispositivo: Dispositivo, abertas: ReadonlyMap<string, string>): string {
  const { ref_key, texto, caput_texto } = dispositivo;
  if (caput_texto !== null || texto.length > ITEM_CURTO) return '';
  const above = abertas.get(ref_key.slice(0, ref_key.lastIndexOf('.'))) ?? '';
  return above.length > ABERTURA_CURTA ? '' : above.replace(/:$/, ' ');
}

/** Whether a headword is part of a longer name of an organ, an act or a programme. */
function ehAlheio(palavras: readonly Palavra[], { inicio, fim }: Achado): boolean {
  const first = palavras[inicio] as Palavra;
  const before = palavras[inicio - 1];
  if (before && !first.corte && ALHEIO.has(before.forma)) return true;
  const joined = before !== undefined && !first.corte && !first.elo.startsWith(',') && !first.elo.startsWith('a ');
  if (joined && before.maiuscula && first.maiuscula && !before.corte) return true;
  const after = palavras[fim];
  const last = palavras[fim - 1] as Palavra;
  return Boolean(after?.maiuscula && last.maiuscula && fim - 1 > 0 && /^(?:d)? /.test(after.elo) && !after.corte);
}

function pesar(
  { verbete, dispositivo, inicio, fim, casa, inequivoco, forma, alheio }: Lida,
  artigos: number,
  assuntos: number,
): Peso | null {
  if (verbete.orgao || alheio) return null;
  const palavras = fim - inicio;
  const item = dispositivo.caput_texto === null;
  if (ehAtor(verbete.termo) && inicio > (item ? 0 : 1) && !ehNormaPropria(dispositivo)) return null;
  if (forma && item && palavras === 2 && inicio > INICIO && !ehNormaPropria(dispositivo)) return null;
  if (forma && (palavras > 2 || (casa && palavras > 1)) && artigos <= (item ? LIMITE.formaDeItem : LIMITE.forma))
    return PESO.assunto;
  if (ehNormaPropria(dispositivo) && !verbete.estrito && (forma || ((casa || inequivoco) && inicio <= 2 * INICIO)))
    return PESO.inicio;
  const limite = verbete.estrito ? LIMITE.estrito : item ? LIMITE.item : LIMITE.assunto;
  const comum = palavras === 1 && !inequivoco;
  if (item && comum) return inicio === 0 && artigos <= LIMITE.itemComum ? PESO.assunto : null;
  if (item && !casa && dispositivo.texto.length > ITEM_NOME) return null;
  const alcance = item && !casa ? 0 : ASSUNTO;
  if (inicio <= alcance && assuntos <= limite) return PESO.assunto;
  if (verbete.estrito || palavras === 1) return null;
  if (!casa) return null;
  if (item && CONTINUA.test(dispositivo.texto)) return null;
  if (inicio <= INICIO && artigos <= (item ? LIMITE.inicioDeItem : LIMITE.inicio)) return PESO.inicio;
  return !item && inicio <= RARO && artigos <= LIMITE.raro ? PESO.raro : null;
}

/** An article is about what it mentions repeatedly. */
function insistir({ verbete, inicio, fim, casa, alheio }: Lida, vezes: number): Peso | null {
  if (!casa || verbete.estrito || verbete.orgao || alheio || fim - inicio < 2 || vezes < LIMITE.vezes) return null;
  return PESO.raro;
}

/** The most important mentions of each provision, without duplicates: a long sentence is not about everything in it. */
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
