import { readActCitations } from '../grammar/act-citation.ts';
import { makeSigla } from '../grammar/act-name.ts';
import { classifyNota, readAto, type TipoNota } from '../grammar/note-kinds.ts';
import type { Dispositivo } from '../model/dispositivo.ts';

/** Which acts changed an act: the made sigla of each, and the articles of which a note says that it did. */
export type Alteradores = ReadonlyMap<string, ReadonlySet<string>>;

const ALTERAM: ReadonlySet<TipoNota | null> = new Set<TipoNota>([
  ...(['redacao', 'inclusao', 'renumeracao', 'revogacao', 'veto', 'encerramento'] as const),
]);
/** `Expressão substituída pela Lei nº …`, a note of no kind of its own. */
const PALAVRAS = /^(?:express|palavra|substitu|nova reda|denomina)/i;

/** Reads the notes of an act, in which later acts leave what they changed. */
export function alteradoresDe(linhas: Iterable<Pick<Dispositivo, 'artigo' | 'anotacoes'>>): Alteradores {
  const found = new Map<string, Set<string>>();
  for (const { artigo, anotacoes } of linhas) {
    for (const nota of anotacoes) {
      if (!ALTERAM.has(classifyNota(nota)) && !PALAVRAS.test(nota)) continue;
      const [ato] = readActCitations(readAto(nota) ?? '', 0);
      if (!ato) continue;
      const sigla = makeSigla(ato);
      const artigos = found.get(sigla) ?? new Set();
      found.set(sigla, artigos.add(artigo));
    }
  }
  return found;
}

/**
 * Whether an act changed an article, or, where there is no such article, anything of the act that it would be of.
 * @param sigla made; without its year (`EC-115`) of any
 */
export function alterou(alteradores: Alteradores, sigla: string, artigo: string | null): boolean {
  const named = [...alteradores.keys()].find((made) => made === sigla || made.startsWith(`${sigla}-`));
  const artigos = named === undefined ? undefined : alteradores.get(named);
  return artigos !== undefined && (artigo === null || artigos.has(artigo));
}
