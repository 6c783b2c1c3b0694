import type { CitacaoExtraida } from '../../model/citacao.ts';
import { findDispositivos } from './dispositivos.ts';
import { joinQuebras, type TextoCorrido } from './hifens.ts';
import type { Nomes } from './nomes.ts';
import { findPrecedentes } from './precedentes.ts';

/** Every citation of a text, in order; spans do not overlap, those of one range aside. Time is linear in its length. */
export function extractCitacoes(texto: string, nomes: Nomes): CitacaoExtraida[] {
  const corrido = joinQuebras(texto);
  if (!corrido) return readTexto(texto, nomes);
  return readTexto(corrido.texto, nomes).map((citacao) => restore(citacao, texto, corrido));
}

/** Where both readings claim the same words, they are a precedent's: `Súmula 331, IV`. */
function readTexto(texto: string, nomes: Nomes): CitacaoExtraida[] {
  const dispositivos = findDispositivos(texto, nomes);
  const precedentes = findPrecedentes(texto);
  const found: CitacaoExtraida[] = [];
  let next = 0;
  for (const dispositivo of dispositivos) {
    while ((precedentes[next]?.offset ?? Infinity) < dispositivo.fim)
      found.push(precedentes[next++] as CitacaoExtraida);
    const last = found.at(-1);
    if (!last || last.tipo === 'dispositivo' || last.fim <= dispositivo.offset) found.push(dispositivo);
  }
  return [...found, ...precedentes.slice(next)];
}

/** Gives a citation its place in the text as it was, broken words and all. */
function restore(citacao: CitacaoExtraida, texto: string, { original }: TextoCorrido): CitacaoExtraida {
  const offset = original(citacao.offset);
  // The end is past its last character, which may stand right before a broken word.
  const fim = original(citacao.fim - 1) + 1;
  const restored = { ...citacao, rotulo: texto.slice(offset, fim), offset, fim };
  if (restored.tipo !== 'dispositivo' || !restored.inferencia) return restored;
  const offset_mencao = original(restored.inferencia.offset_mencao);
  return { ...restored, inferencia: { ...restored.inferencia, offset_mencao, distancia: offset - offset_mencao } };
}
