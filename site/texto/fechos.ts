import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { proprio } from './estado.ts';

type Lido = Pick<Dispositivo, 'ref_key' | 'paragrafo' | 'texto' | 'caput_texto'>;

/**
 * A provision as it is displayed: its text before its list, and the closing paragraphs after it, which belong to it or
 * to provisions above it.
 */
export interface Posto<T> {
  linha: T;
  texto: string;
  /** The innermost comes first. */
  fechos: { de: T; texto: string }[];
}

/**
 * Arranges the provisions of an article as the official page does: paragraphs that close a list (`Pena –`) come after
 * the list's last member.
 * @param quantas by ref_key, how many lines of a text are closing paragraphs
 */
export function porFechos<T extends Lido>(linhas: readonly T[], quantas: Readonly<Record<string, number>>): Posto<T>[] {
  const postos: Posto<T>[] = linhas.map((linha) => ({ linha, texto: proprio(linha), fechos: [] }));
  // The deepest provisions come later in the list, and their closing paragraphs come first.
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

/** Returns the position of the last provision below `at`. The paragraphs of an article do not count. */
function endOfList(linhas: readonly Lido[], at: number): number {
  const { ref_key, paragrafo } = linhas[at] as Lido;
  let end = at;
  while (linhas[end + 1]?.ref_key.startsWith(`${ref_key}.`) && linhas[end + 1]?.paragrafo === paragrafo) end += 1;
  return end;
}
