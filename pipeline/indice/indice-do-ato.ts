import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { radicais } from '../../schemas/text/radicais.ts';
import { comAssuntoDoOrgao } from './entries/assunto-do-orgao.ts';
import { acharMencoes, PESO } from './entries/mencoes.ts';
import { ehFecho, remeterArtigo, remeterDefinicao, remeterMencoes, remeterRubrica } from './entries/remeter.ts';
import {
  comParentes,
  moderar,
  type Remissao,
  semDerivadaEmReserva,
  semRepetir,
  semReserva,
} from './entries/remissao.ts';
import assuntos from './headings/assuntos.json' with { type: 'json' };
import { type Contexto, lerContexto } from './headings/contexto.ts';
import { aspectoDaFrase, CONCEITO } from './headings/frases.ts';
import { createLastros, diz } from './headings/lastro.ts';
import { chaveDoNome } from './headings/nomes.ts';
import { lugaresDaRubrica } from './headings/rubricas.ts';
import { agrupar } from './words/agrupar.ts';
import { ehVazio } from './words/genericos.ts';
import { remember } from './words/palavras.ts';

const ASSUNTOS = assuntos as Record<string, string>;
/**
 * Composes the index of one act from its provisions in reading order. Every article in force is listed under its rubric
 * and the nearest informative heading; provisions of any level under what they define and what they are about. `nome`
 * is the usual name of the act.
 */
export function indexarAto(sigla: string, nome: string, todos: readonly Dispositivo[]): Remissao[] {
  const vigentes = emVigor(todos);
  const tema = ASSUNTOS[sigla] ?? nome;
  const contextos = new Map<string, Contexto>();
  const contextoDe = (hierarquia: string) =>
    remember(contextos, hierarquia, () => lerContexto(hierarquia, tema, sigla));
  const artigos = new Map(vigentes.filter(ehArtigo).map((artigo) => [artigo.artigo, artigo]));
  const textos = vigentes.filter(({ artigo }) => {
    const own = artigos.get(artigo);
    return !own || !(own.alterador || ehFecho(own));
  });
  const titulados = new Set(
    vigentes.flatMap(({ hierarquia }) => contextoDe(hierarquia).titulos.map(({ termo }) => termo)),
  );
  const achadas = acharMencoes(textos, sigla, titulados);
  const mencoes = agrupar(achadas.mencoes, ({ dispositivo }) => dispositivo.artigo);

  const lastroDe = createLastros();
  const remissoes: Remissao[] = [];
  for (const dispositivo of vigentes) {
    const contexto = contextoDe(dispositivo.hierarquia);
    const own = artigos.get(dispositivo.artigo);
    if (ehArtigo(dispositivo)) {
      const lastro = () => lastroDe(dispositivo);
      const found = mencoes.get(dispositivo.artigo) ?? [];
      remissoes.push(
        ...remeterArtigo(dispositivo, {
          contexto,
          tema,
          nome,
          lastro,
          mencoes: found,
          nomeado: achadas.nomeados.get(dispositivo),
        }),
      );
    } else if (contexto.rubrica !== null && dispositivo.hierarquia !== own?.hierarquia) {
      const acima = (own && termoDaRubrica(contextoDe(own.hierarquia), sigla)) ?? contexto.acima;
      remissoes.push(...remeterRubrica(dispositivo, contexto.rubrica, acima, sigla));
    }
    remissoes.push(...remeterDefinicao(dispositivo, own));
  }
  for (const [artigo, found] of mencoes)
    remissoes.push(...remeterMencoes(found, contextoDe, artigos.get(artigo), lastroDe));
  const byKey = new Map(vigentes.map((dispositivo) => [dispositivo.ref_key, dispositivo]));
  const moderadas = moderar(remissoes, (refKey) => lastroDe(byKey.get(refKey) as Dispositivo));
  const dispositivoDe = ({ ref_key }: Remissao) => byKey.get(ref_key) as Dispositivo;
  moderadas.push(...remeterTitulos([...artigos.values()], contextoDe));
  const doOrgao = (remissao: Remissao) => comAssuntoDoOrgao(remissao, dispositivoDe(remissao));
  const parentes = comParentes(semReserva(moderadas.map(doOrgao))).map(doOrgao);
  return semRepetir(semDerivadaEmReserva(parentes)).map((remissao) =>
    comAspecto(comSubtermo(remissao), dispositivoDe(remissao)),
  );
}

const ehArtigo = (dispositivo: Dispositivo) => dispositivo.caput_texto !== null;
/** Removes provisions that are repealed or have no text. */
function emVigor(todos: readonly Dispositivo[]): Dispositivo[] {
  return todos.filter(({ revogado, texto }) => !revogado && texto !== '');
}

/** Drops a subterm that says nothing, or no more than its term, and shortens one that repeats its term. */
function comSubtermo(remissao: Remissao): Remissao {
  const { termo, subtermo } = remissao;
  if (subtermo === null) return remissao;
  if (ehVazio(subtermo) || diz(radicaisDoTermo(termo), subtermo)) return { ...remissao, subtermo: null };
  const resto = semOTermo(subtermo, termo);
  return resto === null ? remissao : { ...remissao, subtermo: resto };
}

const conhecidos = new Map<string, ReadonlySet<string>>();
const radicaisDoTermo = (termo: string) => remember(conhecidos, termo, () => radicais(termo));

/** `recurso extraordinário` under Recurso becomes `extraordinário`. */
function semOTermo(subtermo: string, termo: string): string | null {
  const words = subtermo.split(' ');
  const size = termo.split(' ').length;
  if (words.length <= size || chaveDoNome(words.slice(0, size).join(' ')) !== chaveDoNome(termo)) return null;
  const resto = words.slice(size).join(' ');
  return /^(?:e|ou|à|ao|a|em|com|por|no|na|sem|contra|sobre|para)\b|^[^\p{L}]/u.test(resto) ||
    /[,;]$/.test(words[size - 1] as string)
    ? null
    : resto;
}

/**
 * If no heading says what an article states about a term that it begins with, its own words may. A definition takes
 * precedence over the headings.
 */
function comAspecto(remissao: Remissao, { caput_texto }: Dispositivo): Remissao {
  const { termo, subtermo, peso, derivada } = remissao;
  if (derivada || caput_texto === null || (subtermo !== null && peso !== PESO.assunto)) return remissao;
  const aspecto = aspectoDaFrase(termo, caput_texto);
  return aspecto === null || (subtermo !== null && aspecto !== CONCEITO)
    ? remissao
    : { ...remissao, subtermo: aspecto };
}

function termoDaRubrica({ rubrica, acima }: Contexto, sigla: string): string | undefined {
  if (rubrica === null) return undefined;
  const lugares = lugaresDaRubrica(rubrica, acima, sigla);
  // `Roubo simples` is a kind of Roubo.
  return (lugares.find(({ subtermo }) => subtermo === 'simples') ?? lugares[0])?.termo;
}

/** Lists every heading once under its parent, at its first article: Contrato / vício redibitório. */
function remeterTitulos(artigos: readonly Dispositivo[], contextoDe: (hierarquia: string) => Contexto): Remissao[] {
  const seen = new Set<string>();
  return artigos.flatMap(({ hierarquia, ref_key }) =>
    contextoDe(hierarquia).pais.flatMap((pai): Remissao[] => {
      const key = `${pai.termo}\n${pai.subtermo}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ ...pai, ref_key, peso: PESO.assunto, derivada: true }];
    }),
  );
}
