import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { proprio } from './estado.ts';

type Lido = Pick<Dispositivo, 'ref_key' | 'paragrafo' | 'texto' | 'caput_texto'>;

/** A provision as it is set: what stands before its list, and which paragraphs stand behind it, of it or of those above. */
export interface Posto<T> {
  linha: T;
  texto: string;
  /** The innermost first. */
  fechos: { de: T; texto: string }[];
}

/**
 * The provisions of an article as the page has them: the paragraphs that close a list (`Pena –`) behind its last member.
 * @param quantas by ref_key, how many lines of a text are such
 */
export function porFechos<T extends Lido>(linhas: readonly T[], quantas: Readonly<Record<string, number>>): Posto<T>[] {
  const postos: Posto<T>[] = linhas.map((linha) => ({ linha, texto: proprio(linha), fechos: [] }));
  // Those deepest down come later, and close first.
  for (let i = postos.length - 1; i >= 0; i--) {
    const posto = postos[i] as Posto<T>;
    const lines = posto.texto.split('\n');
    const count = quantas[posto.linha.ref_key] ?? 0;
    const last = endOfList(linhas, i);
    if (count === 0 || count >= lines.length || last === i) continue;
    posto.texto = lines.slice(0, -count).join('\n');
    postos[last]?.fechos.push({ de: posto.linha, texto: lines.slice(-count).join('\n') });
  }
  return postos;
}

/** The last of what is below a provision, but for the paragraphs of an article. */
function endOfList(linhas: readonly Lido[], at: number): number {
  const { ref_key, paragrafo } = linhas[at] as Lido;
  let end = at;
  while (linhas[end + 1]?.ref_key.startsWith(`${ref_key}.`) && linhas[end + 1]?.paragrafo === paragrafo) end += 1;
  return end;
}
