import type { CitacaoExtraida, DispositivoCitado } from '../../model/citacao.ts';
import { findDispositivos } from './dispositivos.ts';
import { joinQuebras, type TextoCorrido } from './hifens.ts';
import type { Nomes } from './nomes.ts';

/** Every citation of a text, in order; spans do not overlap, those of one range aside. */
export function extractCitacoes(texto: string, nomes: Nomes): CitacaoExtraida[] {
  const corrido = joinQuebras(texto);
  if (!corrido) return findDispositivos(texto, nomes);
  return findDispositivos(corrido.texto, nomes).map((citacao) => restore(citacao, texto, corrido));
}

/** Gives a citation its place in the text as it was, broken words and all. */
function restore(citacao: DispositivoCitado, texto: string, { original }: TextoCorrido): DispositivoCitado {
  const offset = original(citacao.offset);
  // The end is past its last character, which may stand right before a broken word.
  const fim = original(citacao.fim - 1) + 1;
  const restored = { ...citacao, rotulo: texto.slice(offset, fim), offset, fim };
  if (!citacao.inferencia) return restored;
  const offset_mencao = original(citacao.inferencia.offset_mencao);
  return { ...restored, inferencia: { ...citacao.inferencia, offset_mencao, distancia: offset - offset_mencao } };
}
