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
  /** As it is now; of a removed one, as it last was. Of a súmula, what an item of the feed says. */
  dispositivo: Pick<Dispositivo, 'ref_key' | 'sigla' | 'revogado' | 'alterado_por' | 'revogado_por'>;
  /** The key that a renumbered provision had. */
  anterior?: string;
}

/**
 * The changes of one act, one per provision at most: in the new reading order, those that are no more shown last. A
 * renumbering outweighs repeal and return, these a change of wording, and an article changes only when its caput does.
 * In substance, neither typography, nor a page's slip of one letter, nor what it tells or leaves out of repealed
 * provisions is a change; what a provisional measure put in and fell with it never is law that came or went.
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

/** Of what the page shows no more: it fell with the one above it, or it is nowhere. */
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

/** Whether it, or what it stands below, is of a provisional measure that lapsed. */
function isFromCaduca(linha: Dispositivo, linhas: Rows): boolean {
  if (isCaduca(linha)) return true;
  const above = linha.revogado && linha.revogado_por === null ? nearestAbove(linha.ref_key, linhas) : undefined;
  return above !== undefined && isFromCaduca(above, linhas);
}

/**
 * Whether a provision that was repealed with the one above it now stands, that one being repealed still: only a page
 * that shows the repealed words tells that the repeal did not reach it, and no law changed.
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

/** Whether two wordings say the same law, for all that their pages tell. */
function isSame(before: Dispositivo, after: Dispositivo, anotadas: LinhasAnotadas): boolean {
  const [old, now] = [lettersOf(ownWording(before)), lettersOf(ownWording(after))];
  return after.revogado || old === now || (isSlip(old, now) && !isNotedChange(before, after, anotadas));
}

function inclusionOf(linha: Dispositivo, depois: Rows, closeness: Closeness): TipoAlteracao | null {
  if (isFromCaduca(linha, depois)) return null;
  return closeness === 'substance' && linha.revogado ? null : 'dispositivo_incluido';
}
