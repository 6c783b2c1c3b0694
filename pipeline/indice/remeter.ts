import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import { agrupar } from './agrupar.ts';
import type { Contexto } from './contexto.ts';
import { abreDefinicoes, termoDefinido, termoDoItem } from './definicoes.ts';
import { type Mencao, PESO, type Peso } from './mencoes.ts';
import { minuscula } from './natural.ts';
import { chaveDe } from './palavras.ts';
import type { Remissao } from './remissao.ts';
import { lugaresDaRubrica } from './rubricas.ts';
import type { Lugar } from './titulos.ts';

const VIGENCIA = /^(?:Est[ea]s?|[OA] presente)\b[^.]{0,80}\b(?:entra|entrar[áa]|entrarão|entram|vigora|vigorará)\b/;
const REVOGA = /^(?:Revogam?-se|Ficam? revogad|É revogad|São revogad)/;

/** Whether an article says no more than when the act takes effect, or what it repeals. */
export const ehFecho = ({ texto }: Dispositivo): boolean => VIGENCIA.test(texto) || REVOGA.test(texto);

/**
 * An article is under its rubric, else under the headings above it, with what its caput is about for a subterm. `nome`
 * is the act's.
 */
export function remeterArtigo(
  artigo: Dispositivo,
  contexto: Contexto,
  nome: string,
  mencoes: readonly Mencao[],
): Remissao[] {
  const { ref_key, sigla } = artigo;
  const at = (lugar: Lugar): Remissao => ({ ...lugar, ref_key, peso: PESO.titulo });
  if (VIGENCIA.test(artigo.texto)) return [at({ termo: 'Vigência da lei', subtermo: nome })];
  if (REVOGA.test(artigo.texto)) return [at({ termo: 'Revogação da lei', subtermo: nome })];
  if (artigo.alterador) return [at({ termo: 'Alteração de outras leis', subtermo: nome })];
  if (contexto.rubrica !== null) {
    const found = lugaresDaRubrica(contexto.rubrica, contexto.acima, sigla).map(at);
    if (found.length > 0) return found;
  }
  const titulos = contexto.titulos.length > 0 ? contexto.titulos : [{ termo: contexto.acima, subtermo: null }];
  const [principal] = mencoes
    .filter(({ dispositivo, peso }) => dispositivo === artigo && peso === PESO.assunto)
    .map(({ verbete }) => verbete.termo);
  return titulos.map((titulo) => {
    const tells = principal !== undefined && titulo.subtermo === null && chaveDe(principal) !== chaveDe(titulo.termo);
    return at(tells ? { termo: titulo.termo, subtermo: minuscula(principal) } : titulo);
  });
}

/** A paragraph's own rubric is under that of its article. */
export function remeterRubrica({ ref_key }: Dispositivo, rubrica: string, acima: string, sigla: string): Remissao[] {
  return lugaresDaRubrica(rubrica, acima, sigla).map((lugar) => ({ ...lugar, ref_key, peso: PESO.titulo }));
}

/** What a provision defines, or an item of a list of definitions. */
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

/** Mentions of one article: a term that several of its provisions are about is under the article. */
export function remeterMencoes(
  mencoes: readonly Mencao[],
  contextoDe: (hierarquia: string) => Contexto,
  artigo: Dispositivo | undefined,
): Remissao[] {
  const byTermo = agrupar(mencoes, ({ verbete }) => verbete.termo);
  return [...byTermo].flatMap(([termo, found]) => {
    const atArtigo = found.find(({ dispositivo }) => dispositivo === artigo);
    const several = found.length > 2 && artigo !== undefined;
    const peso = Math.max(...found.map((mencao) => mencao.peso)) as Peso;
    const keys =
      atArtigo || several ? [(artigo as Dispositivo).ref_key] : found.map(({ dispositivo }) => dispositivo.ref_key);
    const contexto = contextoDe(
      ((atArtigo ?? several) ? (artigo as Dispositivo) : (found[0] as Mencao).dispositivo).hierarquia,
    );
    return keys.map((ref_key) => ({ termo, subtermo: subtermoDe(termo, contexto), ref_key, peso }));
  });
}

function subtermoDe(termo: string, { assunto, titulos, rubrica }: Contexto): string | null {
  const [titulo] = titulos;
  if (rubrica === null && titulo && chaveDe(titulo.termo) === chaveDe(termo)) return titulo.subtermo;
  if (assunto === null || chaveDe(assunto) === chaveDe(termo)) return null;
  return assunto;
}
