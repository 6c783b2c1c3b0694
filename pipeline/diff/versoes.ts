import type { Versao } from '../../schemas/model/dispositivo.ts';
import type { Redacao } from '../parse/types.ts';

/** The run that sees the wordings now. */
export interface Sighting {
  detectado_em: string;
  ingest_run_id: number;
}

/**
 * The wordings of a provision, oldest first: those of its page now, and between them, in their old place, those that
 * an earlier snapshot held and the page no longer shows (`origem: 'ingestao'`). A wording seen before keeps its first
 * sighting.
 */
export function mergeVersoes(before: readonly Versao[], page: readonly Redacao[], sighting: Sighting): Versao[] {
  const match = matchWordings(before, page);
  const seen = page.map((redacao, index) => toVersao(redacao, before[match[index] as number] ?? sighting));
  const merged: Versao[] = [];
  let next = 0;
  before.forEach((old, index) => {
    const at = match.indexOf(index);
    if (at === -1) merged.push({ ...old, vigente: false, origem: 'ingestao' });
    else if (at >= next) {
      merged.push(...seen.slice(next, at + 1));
      next = at + 1;
    }
  });
  merged.push(...seen.slice(next));
  return merged;
}

/**
 * For each wording of the page, the index of the same wording before, or -1. A current wording is never matched with
 * one that had already been displaced: a return to an old text is a new wording.
 */
function matchWordings(before: readonly Versao[], page: readonly Redacao[]): number[] {
  const current = before.findIndex(({ vigente }) => vigente);
  const taken = new Set<number>();
  return page.map(({ texto, vigente }) => {
    const index = before.findIndex(
      (old, position) => old.texto === texto && !taken.has(position) && (!vigente || position >= current),
    );
    if (index !== -1) taken.add(index);
    return index;
  });
}

function toVersao({ texto, vigente, anotacoes, alterado_por }: Redacao, first: Sighting): Versao {
  const { detectado_em, ingest_run_id } = first;
  return { texto, vigente, anotacoes, alterado_por, origem: 'fonte', detectado_em, ingest_run_id };
}

/** The wordings of a provision that its page no longer has: history, reachable by its key. */
export function retireVersoes(before: readonly Versao[]): Versao[] {
  return before.map((versao) => ({ ...versao, vigente: false, origem: 'ingestao' }));
}

/**
 * The earlier wordings without those that only a former reading saw in the same page: the law never said them. To be
 * applied when the page is unchanged and the parser is not.
 */
export function withoutMisreadings(before: readonly Versao[], page: readonly Redacao[]): Versao[] {
  const shown = new Set(page.map(({ texto }) => texto));
  return before.filter(({ origem, texto }) => origem === 'ingestao' || shown.has(texto));
}
