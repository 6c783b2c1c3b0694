import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import { agrupar } from './agrupar.ts';
import assuntos from './assuntos.json' with { type: 'json' };
import { abreDefinicoes, termoDefinido, termoDoItem } from './definicoes.ts';
import { acharMencoes, type Mencao, PESO, type Peso } from './mencoes.ts';
import { lerNatural, minuscula } from './natural.ts';
import { parentesDe } from './nomes.ts';
import { chaveDe } from './palavras.ts';
import { lugaresDaRubrica } from './rubricas.ts';
import { type Lugar, lerHierarquia, lugaresDoTitulo } from './titulos.ts';

/** One line of the index in the making. */
export interface Remissao extends Lugar {
  ref_key: string;
  peso: Peso;
  /** Whether another line tells the same of a narrower term. */
  derivada?: true;
}

/** Under a broader term a kind is told by where it begins; the rest is under its own name. */
const MAX_DO_PARENTE = 6;
const ASSUNTOS = assuntos as Record<string, string>;
const VIGENCIA = /^(?:Est[ea]s?|[OA] presente)\b[^.]{0,80}\b(?:entra|entrar[áa]|entrarão|entram|vigora|vigorará)\b/;
const REVOGA = /^(?:Revogam?-se|Ficam? revogad|É revogad|São revogad)/;

/** Where the headings above an article and its rubric are looked up. */
interface Contexto {
  titulos: Lugar[];
  /** Every heading under the one above it. */
  pais: Lugar[];
  /** The term of the nearest heading that tells something; the act's subject when none does. */
  acima: string;
  rubrica: string | null;
  /** What the article is about in a few words, as a subterm. */
  assunto: string | null;
}

/**
 * The index of one act, from its provisions in reading order. Every article in force is under the terms of its rubric
 * and of the nearest heading that tells something; provisions of any level are under what they define and what they are
 * about. `nome` is the act's usual name.
 */
export function indexarAto(sigla: string, nome: string, todos: readonly Dispositivo[]): Remissao[] {
  const vigentes = emVigor(todos);
  const tema = ASSUNTOS[sigla] ?? nome;
  const contextos = new Map<string, Contexto>();
  const contextoDe = (hierarquia: string) => {
    let contexto = contextos.get(hierarquia);
    if (!contexto) {
      contexto = lerContexto(hierarquia, tema, sigla);
      contextos.set(hierarquia, contexto);
    }
    return contexto;
  };
  const artigos = new Map(vigentes.filter(ehArtigo).map((artigo) => [artigo.artigo, artigo]));
  const textos = vigentes.filter(({ artigo }) => !artigos.get(artigo)?.alterador && !ehFecho(artigos.get(artigo)));
  const titulados = new Set(
    vigentes.flatMap(({ hierarquia }) => contextoDe(hierarquia).titulos.map(({ termo }) => termo)),
  );
  const mencoes = agrupar(acharMencoes(textos, sigla, titulados), ({ dispositivo }) => dispositivo.artigo);

  const remissoes: Remissao[] = [];
  const pais = new Set<string>();
  for (const dispositivo of vigentes) {
    const contexto = contextoDe(dispositivo.hierarquia);
    const own = artigos.get(dispositivo.artigo);
    const contextoDoArtigo = own ? contextoDe(own.hierarquia) : contexto;
    if (ehArtigo(dispositivo)) {
      const found = mencoes.get(dispositivo.artigo) ?? [];
      remissoes.push(...remeterArtigo(dispositivo, contexto, nome, found));
      for (const pai of contexto.pais) {
        const key = `${pai.termo}\n${pai.subtermo}`;
        if (pais.has(key)) continue;
        pais.add(key);
        remissoes.push({ ...pai, ref_key: dispositivo.ref_key, peso: PESO.assunto, derivada: true });
      }
    } else if (contexto.rubrica !== null && dispositivo.hierarquia !== own?.hierarquia) {
      const acima = contextoDoArtigo.rubrica
        ? (lugaresDaRubrica(contextoDoArtigo.rubrica, contexto.acima, sigla)[0]?.termo ?? contexto.acima)
        : contexto.acima;
      remissoes.push(...remeterRubrica(dispositivo, contexto.rubrica, acima, sigla));
    }
    remissoes.push(...remeterDefinicao(dispositivo, own));
  }
  for (const [artigo, found] of mencoes) remissoes.push(...remeterMencoes(found, contextoDe, artigos.get(artigo)));
  return semRepetir(comParentes(remissoes));
}

const ehArtigo = (dispositivo: Dispositivo) => dispositivo.caput_texto !== null;
const ehFecho = (artigo: Dispositivo | undefined) =>
  artigo !== undefined && (VIGENCIA.test(artigo.texto) || REVOGA.test(artigo.texto));

/** Without what is repealed or has no text, and what is below a repealed article. */
function emVigor(todos: readonly Dispositivo[]): Dispositivo[] {
  const revogados = new Set(todos.filter((d) => ehArtigo(d) && d.revogado).map(({ artigo }) => artigo));
  return todos.filter(({ artigo, revogado, texto }) => !revogado && texto !== '' && !revogados.has(artigo));
}

function lerContexto(hierarquia: string, tema: string, sigla: string): Contexto {
  const partes = lerHierarquia(hierarquia);
  let acima = tema;
  let titulos: Lugar[] = [];
  const pais: Lugar[] = [];
  let rubrica: string | null = null;
  partes.forEach((parte, i) => {
    if (parte.rubrica && i === partes.length - 1) {
      rubrica = parte.texto;
      return;
    }
    const found = lugaresDoTitulo(parte.texto, acima, sigla);
    if (found[0]) {
      const pai = acima;
      if (pai !== tema) {
        for (const filho of found) if (filho.termo !== pai) pais.push({ termo: pai, subtermo: frase(filho) });
      }
      titulos = found;
      acima = found[0].termo;
    }
  });
  const [titulo] = titulos;
  const assunto = rubrica !== null ? minuscula(lerNatural(rubrica)) : titulo ? frase(titulo) : null;
  return { titulos, pais, acima, rubrica, assunto };
}

function frase({ termo, subtermo }: Lugar): string {
  return subtermo === null ? minuscula(termo) : `${minuscula(termo)}, ${subtermo}`;
}

function remeterArtigo(artigo: Dispositivo, contexto: Contexto, nome: string, mencoes: readonly Mencao[]): Remissao[] {
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

function remeterRubrica({ ref_key }: Dispositivo, rubrica: string, acima: string, sigla: string): Remissao[] {
  return lugaresDaRubrica(rubrica, acima, sigla).map((lugar) => ({ ...lugar, ref_key, peso: PESO.titulo }));
}

function remeterDefinicao(dispositivo: Dispositivo, artigo: Dispositivo | undefined): Remissao[] {
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
function remeterMencoes(
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

/** The lines, and those under the terms that theirs are kinds or aspects of. */
function comParentes(remissoes: readonly Remissao[]): Remissao[] {
  const counts = new Map<string, number>();
  const parentes = remissoes.flatMap((remissao) => {
    return parentesDe(remissao.termo).flatMap((lugar): Remissao[] => {
      const key = `${lugar.termo}\n${lugar.subtermo}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > MAX_DO_PARENTE ? [] : [{ ...remissao, ...lugar, peso: PESO.raro, derivada: true }];
    });
  });
  return [...remissoes, ...parentes];
}

/** A provision is once under a term: the line with a subterm, the weightier first. */
function semRepetir(remissoes: readonly Remissao[]): Remissao[] {
  const best = new Map<string, Remissao>();
  for (const remissao of remissoes) {
    const key = `${chaveDe(remissao.termo)}\n${remissao.ref_key}`;
    const known = best.get(key);
    if (!known || (known.subtermo === null && remissao.subtermo !== null)) {
      best.set(key, known ? { ...remissao, peso: Math.max(known.peso, remissao.peso) as Peso } : remissao);
    }
  }
  return [...best.values()];
}
