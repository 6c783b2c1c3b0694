import type { EntradaSumario } from '../../schemas/contract/model/corpus/diploma.ts';
import type { Linha } from '../parse/types.ts';
import { articleOf } from './dispositivo.ts';

/** Composes one entry per run of consecutive articles with the same structural path, without rubrics. */
export function composeSumario(linhas: readonly Linha[]): EntradaSumario[] {
  const entries: EntradaSumario[] = [];
  for (const { ref_key, estrutura } of linhas) {
    const artigo = articleOf(ref_key);
    if (artigo === null) continue;
    const last = entries.at(-1);
    if (last?.hierarquia === estrutura) {
      last.artigo_final = artigo;
      last.artigos += 1;
    } else {
      entries.push({ hierarquia: estrutura, artigo_inicial: artigo, artigo_final: artigo, artigos: 1 });
    }
  }
  return entries;
}
