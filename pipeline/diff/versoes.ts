import type { Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Redacao } from '../parse/types.ts';
import { type Closeness, lettersOf } from './letters.ts';

/** The run that sees the wordings now. */
export interface Sighting {
  detectado_em: string;
  ingest_run_id: number;
}

/**
 * Merges the wordings of a provision, oldest first: those of its page now and, in their old places, those that an
 * earlier snapshot held and the page no longer shows (`origem: 'ingestao'`). A wording that was seen before keeps its
 * first sighting.
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
 * For each wording of the page, the index of the same earlier wording, or -1. Wordings match by text, otherwise by
 * letters. A current wording never matches one that had been displaced, since a return to an old text is a new wording.
 * In a literal comparison letters are not enough, since the change may be a comma.
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

/**
 * The wordings of a provision that the page no longer has, kept as history under its key. A mere mark of repeal or veto
 * is not a wording.
 */
export function retireVersoes(before: readonly Versao[]): Versao[] {
  return before
    .filter(({ texto }) => texto !== '')
    .map((versao) => ({ ...versao, vigente: false, origem: 'ingestao' }));
}

/**
 * Removes earlier wordings that only a former parser saw in the same page, because the law never had them. For use when
 * the page is unchanged and the parser is not.
 */
export function withoutMisreadings(before: readonly Versao[], page: readonly Redacao[]): Versao[] {
  const shown = new Set(page.map(({ texto }) => lettersOf(texto)));
  return before.filter(({ origem, texto }) => origem === 'ingestao' || shown.has(lettersOf(texto)));
}
