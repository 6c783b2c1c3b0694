import type { Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Redacao } from '../parse/types.ts';
import { type Closeness, lettersOf } from './letters.ts';

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
export function mergeVersoes(
  before: readonly Versao[],
  page: readonly Redacao[],
  sighting: Sighting,
  closeness: Closeness,
): Versao[] {
  const match = matchWordings(before, page, closeness);
  const seen = page.map((redacao, index) => toVersao(redacao, before[match[index] as number] ?? sighting));
  const merged: Versao[] = [];
  let next = 0;
  before.forEach((old, index) => {
    const at = match.indexOf(index);
    if (at === -1) merged.push(...retireVersoes([old]));
    else if (at >= next) {
      merged.push(...seen.slice(next, at + 1));
      next = at + 1;
    }
  });
  merged.push(...seen.slice(next));
  return merged;
}

/**
 * For each wording of the page, the index of the same wording before, or -1: by its text, else by its letters. A
 * current wording is never matched with one that had already been displaced, since a return to an old text is a new
 * wording; nor by its letters when the readings compare literally, since then a comma may be the change.
 */
function matchWordings(before: readonly Versao[], page: readonly Redacao[], closeness: Closeness): number[] {
  const current = before.findIndex(({ vigente }) => vigente);
  const taken = new Set<number>();
  const match = page.map(() => -1);
  function matchBy(same: (old: Versao, redacao: Redacao) => boolean): void {
    page.forEach((redacao, index) => {
      if (match[index] !== -1) return;
      const found = before.findIndex((old, position) => {
        if (taken.has(position) || (redacao.vigente && position < current)) return false;
        return same(old, redacao);
      });
      if (found !== -1) taken.add(found);
      match[index] = found;
    });
  }
  matchBy((old, { texto }) => old.texto === texto);
  if (taken.size < before.length) {
    matchBy((old, { texto, vigente }) => {
      return (!vigente || closeness === 'substance') && lettersOf(old.texto) === lettersOf(texto);
    });
  }
  return match;
}

function toVersao({ texto, vigente, anotacoes, alterado_por }: Redacao, first: Sighting): Versao {
  const { detectado_em, ingest_run_id } = first;
  return { texto, vigente, anotacoes, alterado_por, origem: 'fonte', detectado_em, ingest_run_id };
}

/** Wordings that the page no longer has: history, reachable by its key. A mere mark of repeal or veto is no wording. */
export function retireVersoes(before: readonly Versao[]): Versao[] {
  return before
    .filter(({ texto }) => texto !== '')
    .map((versao) => ({ ...versao, vigente: false, origem: 'ingestao' }));
}

/**
 * The earlier wordings without those that only a former reading saw in the same page: the law never said them. To be
 * applied when the page is unchanged and the parser is not.
 */
export function withoutMisreadings(before: readonly Versao[], page: readonly Redacao[]): Versao[] {
  const shown = new Set(page.map(({ texto }) => lettersOf(texto)));
  return before.filter(({ origem, texto }) => origem === 'ingestao' || shown.has(lettersOf(texto)));
}
