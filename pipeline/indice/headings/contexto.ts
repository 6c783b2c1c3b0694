import { radicais } from '../../../schemas/text/radicais.ts';
import { ehVazio } from '../words/genericos.ts';
import { lerNatural, minuscula, semPreposicoes } from '../words/natural.ts';
import { chaveDe, remember } from '../words/palavras.ts';
import { diz, type Lastro, sustenta } from './lastro.ts';
import { ehAspecto } from './rubricas.ts';
import { type Lugar, lerHierarquia, lerTitulo, type Titulo } from './titulos.ts';

/** Where the headings above an article and its rubric are looked up. */
export interface Contexto {
  titulos: Lugar[];
  /** The whole of a heading that names several things, when the nearest does: not all below it is about each. */
  composto: string | null;
  /** Every heading under the one above it. */
  pais: Lugar[];
  /** The term of the nearest heading that tells something; the act's subject when none does. */
  acima: string;
  rubrica: string | null;
  /** What the article is about by its rubric or by a heading that names one thing, as a subterm. */
  assunto: string | null;
}

const titulosLidos = new Map<string, Titulo>();

/** A heading stands above many rubrics, and is read once. */
function tituloDe(texto: string, acima: string, sigla: string): Titulo {
  return remember(titulosLidos, `${sigla}\n${acima}\n${texto}`, () => lerTitulo(texto, acima, sigla));
}

/** Reads a path of headings in an act about `tema`. */
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

/** What a provision of these words is about under the headings above it, told beside `termo`; null when nothing is. */
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

/** A heading of more words is no name. */
const MAX_PALAVRAS = 9;

/**
 * Under what a rubric stands: of a heading of several things the one that the article names, else the whole of it; a
 * half that it does not name would be another's.
 */
export function acimaDe({ titulos, composto, acima }: Contexto, lastroDe: () => Lastro): string {
  if (composto === null) return acima;
  const own = titulos.find((titulo) => sustenta(lastroDe(), titulo));
  if (own) return own.termo;
  return composto.split(' ').length <= MAX_PALAVRAS ? composto : acima;
}

/** Those of the things named by the heading above that an article of these words is about. */
export function titulosDe({ titulos, composto }: Contexto, lastroDe: () => Lastro): Lugar[] {
  return composto === null ? titulos : titulos.filter((titulo) => sustenta(lastroDe(), titulo));
}

function frase({ termo, subtermo }: Lugar): string {
  return subtermo === null || subtermo === minuscula(termo) ? minuscula(termo) : `${minuscula(termo)}, ${subtermo}`;
}
