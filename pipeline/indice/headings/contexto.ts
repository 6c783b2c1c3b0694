import { radicais } from '../../../schemas/text/radicais.ts';
import { ehVazio } from '../words/genericos.ts';
import { lerNatural, minuscula, semPreposicoes } from '../words/natural.ts';
import { chaveDe, remember } from '../words/palavras.ts';
import { diz, type Lastro, sustenta } from './lastro.ts';
import { ehAspecto } from './rubricas.ts';
import { type Lugar, lerHierarquia, lerTitulo, type Titulo } from './titulos.ts';

/** The index places of an article's rubric and of the headings above it. */
export interface Contexto {
  titulos: Lugar[];
  /**
   * If the nearest heading names several things, the heading as a whole, because not everything below it is about each.
   */
  composto: string | null;
  /** Each heading with its parent. */
  pais: Lugar[];
  /** The term of the nearest informative heading, or the act's subject. */
  acima: string;
  rubrica: string | null;
  /** The article's subject according to its rubric, or to a heading that names one thing, as a subterm. */
  assunto: string | null;
}

const titulosLidos = new Map<string, Titulo>();

/** Cached, because a heading is above many rubrics. */
function tituloDe(texto: string, acima: string, sigla: string): Titulo {
  return remember(titulosLidos, `${sigla}\n${acima}\n${texto}`, () => lerTitulo(texto, acima, sigla));
}

/** Reads a path of headings in an act whose subject is `tema`. */
export function lerContexto(hierarquia: string, tema: string, sigla: string): Contexto {
  const partes = lerHierarquia(hierarquia);
  let acima = tema;
  let titulos: Lugar[] = [];
  let composto: string | null = null;
  let assunto: string | null = null;
  const pais: Lugar[] = [];
  let rubrica: string | null = null;
  partes.forEach((parte, i) => {
    if (parte.rubrica && i === partes.length - 1) {
      if (!ehVazio(lerNatural(parte.texto))) rubrica = parte.texto;
      return;
    }
    const { lugares, inteiro, editado } = tituloDe(parte.texto, acima, sigla);
    const [first] = lugares;
    if (!first) return;
    if (acima !== tema && composto === null) {
      for (const filho of lugares) if (filho.termo !== acima) pais.push({ termo: acima, subtermo: frase(filho) });
    }
    titulos = lugares;
    composto = inteiro;
    assunto =
      inteiro !== null
        ? null
        : editado || diz(radicais(hierarquia), frase(first))
          ? frase(first)
          : minuscula(semPreposicoes(parte.texto));
    acima = first.termo;
  });
  if (rubrica !== null) assunto = minuscula(semPreposicoes(rubrica));
  return { titulos, composto, pais, acima, rubrica, assunto };
}

/**
 * What a provision with these words is about, given the headings above it, as a subterm of `termo`; null if nothing is.
 */
export function assuntoDe(
  { assunto, composto, titulos, rubrica, acima }: Contexto,
  lastroDe: () => Lastro,
  termo: string,
) {
  if (rubrica === null && composto !== null) {
    const lastro = lastroDe();
    const told = titulos.find((titulo) => titulo.termo !== termo && sustenta(lastro, titulo));
    return told ? frase(told) : null;
  }
  const [titulo] = titulos;
  if (
    rubrica !== null &&
    assunto !== null &&
    ![termo, assunto].some((other) => chaveDe(other) === chaveDe(acima)) &&
    ehAspecto(rubrica)
  )
    return `${minuscula(acima)}, ${assunto}`;
  if (rubrica === null && titulo && chaveDe(titulo.termo) === chaveDe(termo)) return titulo.subtermo;
  return assunto === null || chaveDe(assunto) === chaveDe(termo) ? null : assunto;
}

/** A longer heading is not a name. */
const MAX_PALAVRAS = 9;

/**
 * The parent of a rubric. If the heading names several things, it is the one that the article mentions, or the whole
 * heading: choosing a thing that the article does not mention would be wrong.
 */
export function acimaDe({ titulos, composto, acima }: Contexto, lastroDe: () => Lastro): string {
  if (composto === null) return acima;
  const own = titulos.find((titulo) => sustenta(lastroDe(), titulo));
  if (own) return own.termo;
  return composto.split(' ').length <= MAX_PALAVRAS ? composto : acima;
}

/** Which of the things named by the heading above an article with these words is about. */
export function titulosDe({ titulos, composto }: Contexto, lastroDe: () => Lastro): Lugar[] {
  return composto === null ? titulos : titulos.filter((titulo) => sustenta(lastroDe(), titulo));
}

function frase({ termo, subtermo }: Lugar): string {
  return subtermo === null || subtermo === minuscula(termo) ? minuscula(termo) : `${minuscula(termo)}, ${subtermo}`;
}
