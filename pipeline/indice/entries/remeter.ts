import type { Dispositivo } from '../../../schemas/contract/model/corpus/dispositivo.ts';
import { aspectoDe } from '../headings/aspectos.ts';
import { acimaDe, assuntoDe, type Contexto, titulosDe } from '../headings/contexto.ts';
import { abreDefinicoes, termoDefinido, termoDoItem } from '../headings/definicoes.ts';
import { type Lastro, trata } from '../headings/lastro.ts';
import { chaveDoNome, NOMES } from '../headings/nomes.ts';
import { lugaresDaRubrica } from '../headings/rubricas.ts';
import type { Lugar } from '../headings/titulos.ts';
import { agrupar } from '../words/agrupar.ts';
import { minuscula } from '../words/natural.ts';
import { ehPapel } from '../words/orgaos.ts';
import { chaveDe } from '../words/palavras.ts';
import { sintagmaInicial } from '../words/sintagma.ts';
import { ehNormaPropria, type Mencao, PESO, type Peso } from './mencoes.ts';
import type { Remissao } from './remissao.ts';

/** A longer heading is not a name. */
const MAX_PALAVRAS = 9;
/** A heading of fewer words is a name even if no editor listed it. */
const MAX_DO_NOME = 5;
/** An article says what it is about within this many characters. */
const ABERTURA = 160;
const VIGENCIA =
  /^(?:Est[ea]s?|[OA] presente)\b[^.]{0,80}\b(?:entra|entrar[áa]|entrarão|entram|vigora|vigorará)(?!\p{L})/u;
const REVOGA = /^(?:Revogam?-se|Ficam? revogad|É revogad|São revogad)/;
const REGULAMENTA =
  /^(?:O Poder Executivo|O Presidente da República|O Governo Federal|Est[ea] (?:Lei|Decreto))[^.]{0,60}?(?:regulamentará (?:est|a presente|o disposto n|as disposições d)|expedirá o [Rr]egulamento|baixará o [Rr]egulamento|será regulamentad)/u;
/** The terms for the final articles of every act. */
const FECHOS = [
  [VIGENCIA, 'Vigência da lei'],
  [REVOGA, 'Revogação da lei'],
  [REGULAMENTA, 'Regulamentação da lei'],
] as const;

/** Whether an article only says when the act takes effect, or what it repeals. */
export const ehFecho = ({ texto }: Dispositivo): boolean => VIGENCIA.test(texto) || REVOGA.test(texto);

/** Whether a heading is a clause and not a name: `Prejuízos resultantes de atos contrários à convenção`. */
const ehClausula = (termo: string) =>
  termo.split(' ').length > MAX_DO_NOME &&
  !NOMES.has(chaveDoNome(termo)) &&
  !/,| e | ou |^(?:Crimes?|Contravenções) /.test(termo);

/** The data from which the lines of one article are made. */
export interface Materia {
  contexto: Contexto;
  /** The subject of the act. */
  tema: string;
  /** The usual name of the act. */
  nome: string;
  /** The stems of the article and of everything below it. */
  lastro: () => Lastro;
  mencoes: readonly Mencao[];
  /** The longest name in its caput. */
  nomeado: string | undefined;
}

/**
 * Lists an article under its rubric, or else under the headings above it, with the subject of its caput as the subterm.
 * If its words support none of these, the whole heading and the act's subject are kept in reserve.
 */
export function remeterArtigo(
  artigo: Dispositivo,
  { contexto, tema, nome, lastro, mencoes, nomeado }: Materia,
): Remissao[] {
  const { ref_key, sigla } = artigo;
  const at = (lugar: Lugar): Remissao => ({ ...lugar, ref_key, peso: PESO.titulo });
  const fecho = FECHOS.find(([texto]) => texto.test(artigo.texto));
  if (fecho) return [at({ termo: fecho[1], subtermo: nome })];
  if (artigo.alterador) return [at({ termo: tema, subtermo: 'alteração de outras leis' })];
  if (contexto.rubrica !== null) {
    const acima = acimaDe(contexto, lastro);
    const found = lugaresDaRubrica(contexto.rubrica, acima, sigla).map(at);
    const proprias = found.filter(({ termo }) => termo !== acima);
    const alheio = ehClausula(acima) && !trata(lastro(), acima);
    if (found.length > 0) return alheio && proprias.length > 0 ? proprias : found;
  }
  const [principal] = mencoes
    .filter(
      ({ verbete, dispositivo, peso }) => dispositivo === artigo && peso === PESO.assunto && !ehPapel(verbete.termo),
    )
    .map(({ verbete }) => verbete.termo);
  const lines = titulosDe(contexto, lastro).map((titulo) => {
    const tells = principal !== undefined && titulo.subtermo === null && chaveDe(principal) !== chaveDe(titulo.termo);
    return at(tells ? { termo: titulo.termo, subtermo: minuscula(principal) } : titulo);
  });
  if (lines.length > 0) return lines;
  const names = principal ?? (nomeado !== undefined && !ehPapel(nomeado) ? nomeado : undefined);
  const other = names !== undefined && chaveDe(names) !== chaveDe(tema);
  if (contexto.titulos.length === 0) {
    const named = other ? minuscula(names) : null;
    if (trata(lastro(), tema)) return [at({ termo: tema, subtermo: named })];
    const subtermo = named ?? sintagmaInicial(artigo.texto) ?? aspectoDe(artigo.texto.slice(0, ABERTURA));
    return [{ termo: tema, subtermo, ref_key, peso: PESO.raro, reserva: true }];
  }
  const inteiro = contexto.composto ?? '';
  const whole = inteiro !== '' && inteiro.split(' ').length <= MAX_PALAVRAS ? inteiro : contexto.acima;
  return [{ ...at({ termo: whole, subtermo: null }), reserva: true }];
}

/** Lists a paragraph's own rubric under the article's rubric. */
export function remeterRubrica({ ref_key }: Dispositivo, rubrica: string, acima: string, sigla: string): Remissao[] {
  return lugaresDaRubrica(rubrica, acima, sigla).map((lugar) => ({ ...lugar, ref_key, peso: PESO.titulo }));
}

/** Lists what a provision defines, or an item of a list of definitions. */
export function remeterDefinicao(dispositivo: Dispositivo, artigo: Dispositivo | undefined): Remissao[] {
  const { ref_key, texto, caput_texto } = dispositivo;
  const lista =
    artigo !== undefined &&
    dispositivo.inciso !== null &&
    dispositivo.alinea === null &&
    abreDefinicoes(artigo.caput_texto ?? '');
  const termo = lista ? termoDoItem(texto) : termoDefinido(caput_texto ?? texto);
  return termo === null ? [] : [{ termo, subtermo: 'conceito', ref_key, peso: PESO.definicao }];
}

/** Lists the mentions of one article. A term that several of its provisions are about refers to the article. */
export function remeterMencoes(
  mencoes: readonly Mencao[],
  contextoDe: (hierarquia: string) => Contexto,
  artigo: Dispositivo | undefined,
  lastroDe: (dispositivo: Dispositivo) => Lastro,
): Remissao[] {
  const byTermo = agrupar(mencoes, ({ verbete }) => verbete.termo);
  return [...byTermo].flatMap(([termo, found]) => {
    const atArtigo = found.find(({ dispositivo }) => dispositivo === artigo);
    const proprias = found.map(({ dispositivo }) => dispositivo).filter(ehNormaPropria);
    const several = found.length > 2 && artigo !== undefined && proprias.length === 0;
    const peso = Math.max(...found.map((mencao) => mencao.peso)) as Peso;
    const where =
      atArtigo || several ? [artigo as Dispositivo, ...proprias] : found.map(({ dispositivo }) => dispositivo);
    const contexto = contextoDe((where[0] as Dispositivo).hierarquia);
    return where.map((dispositivo) => {
      const subtermo = assuntoDe(contexto, () => lastroDe(dispositivo), termo);
      return { termo, subtermo, ref_key: dispositivo.ref_key, peso };
    });
  });
}
