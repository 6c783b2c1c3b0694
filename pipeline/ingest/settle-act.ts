import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import type { StatusIngestao } from '../../schemas/contract/model/corpus/ingest-run.ts';
import type { PreviousSnapshot } from '../bake/draft/previous-snapshot.ts';
import type { Sighting } from '../diff/versoes.ts';
import { type ComposedUpdate, composeAct, type HeldAct, holdAct } from './compose-act.ts';
import { reasonToKeepBack } from './keep-back/keep-back.ts';
import type { ActRead, ActReading } from './read-act.ts';
import { countByTipo, type Relatorio, reportFailure } from './relatorio.ts';

/** The run of an act, and what it contributes to the snapshot. */
export interface SettledAct {
  status: StatusIngestao;
  erro: string | null;
  relatorio: Relatorio;
  update: ComposedUpdate | null;
}

/**
 * Decides whether a reading is published, kept back or nothing new. `accept` holds the acts whose page somebody has
 * checked: they are published even if they would be kept back, unless the page belongs to another act.
 */
export function settleAct(
  ato: AtoCatalogado,
  reading: Exclude<ActReading, { outcome: 'ausente' }>,
  anterior: PreviousSnapshot | null,
  sighting: Sighting,
  accept: ReadonlySet<string>,
): SettledAct {
  const { relatorio } = reading;
  if (reading.outcome === 'sem_mudanca') return { status: 'sem_mudanca', erro: null, relatorio, update: null };
  if (reading.outcome === 'erro') return { status: 'erro', erro: reading.erro, relatorio, update: null };

  const held = holdAct(anterior, ato.sigla);
  relatorio.dispositivos = reading.ato.linhas.length;
  const keptBack = reasonToKeepBack({ catalogado: ato, read: reading }, held, accept.has(ato.sigla));
  if (keptBack !== null) return { status: 'erro', erro: keptBack, relatorio, update: null };

  const update = composeSafely(ato, reading, held, sighting);
  if (update instanceof Error) {
    relatorio.causa = reportFailure(update);
    return { status: 'erro', erro: `a leitura não pôde ser publicada: ${update.message}`, relatorio, update: null };
  }
  if (update.nothingNew) return { status: 'sem_mudanca', erro: null, relatorio, update: null };
  relatorio.artigos = update.act.diploma.artigos;
  relatorio.mudancas = countByTipo(update.changes);
  return { status: 'ok', erro: null, relatorio, update };
}

/** If no document can be made of a reading, only its source fails. */
function composeSafely(ato: AtoCatalogado, reading: ActRead, held: HeldAct | null, sighting: Sighting) {
  try {
    return composeAct(ato, reading, held, sighting);
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}
