import type { TipoAlteracao } from '../../schemas/contract/model/corpus/alteracao.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { ownWording } from '../../schemas/referencias/own-wording.ts';
import { isCaduca } from '../../schemas/verify/acervo/notas.ts';
import { type Closeness, isSlip, lettersOf } from './letters.ts';
import { isNotedChange, type LinhasAnotadas } from './noted-lines.ts';
import { rekey } from './renumeracoes.ts';

/** What happened to one provision between two readings of its act. */
export interface Change {
  tipo: TipoAlteracao;
  /** The provision as it is now; if it was removed, as it last was. For a súmula, the fields of a feed item. */
  dispositivo: Pick<Dispositivo, 'ref_key' | 'sigla' | 'revogado' | 'alterado_por' | 'revogado_por'>;
  /** The key that a renumbered provision had. */
  anterior?: string;
}

/**
 * Lists the changes of one act, at most one per provision, in the new reading order; provisions that are no longer
 * shown come last. A renumbering takes precedence over repeal and return, and these over a change of wording. An
 * article changes only if its caput does. When readings compare by substance, typography, a misprint of one letter, and
 * what a page shows or omits of repealed provisions are not changes. What a provisional measure added and took away
 * when it lapsed never counts.
 */
export function diffDispositivos(
  before: ReadonlyMap<string, Dispositivo>,
  after: readonly Dispositivo[],
  closeness: Closeness,
  anotadas: LinhasAnotadas = new Map(),
): Change[] {
  const depois = new Map(after.map((dispositivo) => [dispositivo.ref_key, dispositivo]));
  const { antes, renumerados } = rekey(before, depois);
  const changes: Change[] = [];
  const revogados = new Set(after.flatMap(({ ref_key, revogado }) => (revogado ? [ref_key] : [])));
  for (const dispositivo of after) {
    const old = antes.get(dispositivo.ref_key);
    const anterior = renumerados.get(dispositivo.ref_key);
    if (anterior !== undefined) {
      changes.push({ tipo: 'dispositivo_renumerado', dispositivo, anterior });
      continue;
    }
    if (old && closeness === 'substance' && outlives(old, dispositivo, revogados, anotadas)) continue;
    const tipo = old ? changeOf(old, dispositivo, closeness, anotadas) : inclusionOf(dispositivo, depois, closeness);
    if (tipo !== null) changes.push({ tipo, dispositivo });
  }
  for (const [ref_key, old] of antes) {
    if (!depois.has(ref_key)) changes.push(...endOf({ ...old, ref_key }, antes, depois));
  }
  return changes;
}

/** The change of a provision that the page no longer shows: it ended with its parent, or it is gone. */
function endOf(old: Dispositivo, antes: Rows, depois: Rows): Change[] {
  if (isFromCaduca(old, antes)) return [];
  const above = nearestAbove(old.ref_key, depois);
  if (!above?.revogado) return [{ tipo: 'dispositivo_removido', dispositivo: old }];
  if (old.revogado) return [];
  const { revogado_por } = above;
  return [{ tipo: 'dispositivo_revogado', dispositivo: { ...old, revogado: true, revogado_por } }];
}

type Rows = ReadonlyMap<string, Dispositivo>;

function nearestAbove(ref_key: string, linhas: Rows): Dispositivo | undefined {
  const levels = ref_key.split('.');
  for (let depth = levels.length - 1; depth > 1; depth--) {
    const above = linhas.get(levels.slice(0, depth).join('.'));
    if (above) return above;
  }
  return undefined;
}

/** Whether it, or an ancestor, belongs to a provisional measure that lapsed. */
function isFromCaduca(linha: Dispositivo, linhas: Rows): boolean {
  if (isCaduca(linha)) return true;
  const above = linha.revogado && linha.revogado_por === null ? nearestAbove(linha.ref_key, linhas) : undefined;
  return above !== undefined && isFromCaduca(above, linhas);
}

/**
 * Whether a provision that ended with its parent is in force now, although the parent is still repealed. Then no law
 * changed: only a page that shows the repealed words reveals that the repeal did not cover it.
 */
function outlives(
  before: Dispositivo,
  after: Dispositivo,
  revogados: ReadonlySet<string>,
  anotadas: LinhasAnotadas,
): boolean {
  if (!before.revogado || after.revogado || !isSame(before, after, anotadas)) return false;
  const levels = after.ref_key.split('.');
  return levels.some((_, depth) => revogados.has(levels.slice(0, depth).join('.')));
}

function changeOf(
  before: Dispositivo,
  after: Dispositivo,
  closeness: Closeness,
  anotadas: LinhasAnotadas,
): TipoAlteracao | null {
  if (before.revogado !== after.revogado) return after.revogado ? 'dispositivo_revogado' : 'dispositivo_restaurado';
  const [old, now] = [ownWording(before), ownWording(after)];
  if (old === now) return null;
  return closeness === 'substance' && isSame(before, after, anotadas) ? null : 'dispositivo_alterado';
}

/** Whether two wordings state the same law, apart from differences of their pages. */
function isSame(before: Dispositivo, after: Dispositivo, anotadas: LinhasAnotadas): boolean {
  const [old, now] = [lettersOf(ownWording(before)), lettersOf(ownWording(after))];
  return after.revogado || old === now || (isSlip(old, now) && !isNotedChange(before, after, anotadas));
}

function inclusionOf(linha: Dispositivo, depois: Rows, closeness: Closeness): TipoAlteracao | null {
  if (isFromCaduca(linha, depois)) return null;
  return closeness === 'substance' && linha.revogado ? null : 'dispositivo_incluido';
}
