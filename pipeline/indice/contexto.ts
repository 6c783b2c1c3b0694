import { lerNatural, minuscula } from './natural.ts';
import { type Lugar, lerHierarquia, lugaresDoTitulo } from './titulos.ts';

/** Where the headings above an article and its rubric are looked up. */
export interface Contexto {
  titulos: Lugar[];
  /** Every heading under the one above it. */
  pais: Lugar[];
  /** The term of the nearest heading that tells something; the act's subject when none does. */
  acima: string;
  rubrica: string | null;
  /** What the article is about in a few words, as a subterm. */
  assunto: string | null;
}

/** Reads a path of headings in an act about `tema`. */
export function lerContexto(hierarquia: string, tema: string, sigla: string): Contexto {
  const partes = lerHierarquia(hierarquia);
  let acima = tema;
  let titulos: Lugar[] = [];
  const pais: Lugar[] = [];
  let rubrica: string | null = null;
  const ultimo = partes.findLastIndex((parte) => !parte.rubrica);
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
      // Below a heading of several things, what has no heading of its own is of the first.
      titulos = i === ultimo ? found : found.slice(0, 1);
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
