import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AtoCatalogado } from '../../schemas/contract/model/catalogo.ts';
import type { DiplomaDetalhado } from '../../schemas/contract/model/diploma.ts';
import type { FonteSumulas } from '../../schemas/contract/model/sumula.ts';
import { BANCO, type FonteLida } from '../../schemas/storage/artifacts.ts';
import { composeListado, renameDiploma } from '../views/diploma.ts';
import type { SumulaComposta } from '../views/sumula.ts';
import { keyRange, type PreviousSnapshot } from './previous-snapshot.ts';
import { createSnapshotDb, type SnapshotDb } from './snapshot-db.ts';

const SNAPSHOTS = 'snapshots';
const DRAFT = '.novo';

/** An act read anew, as the draft takes it: every document composed, checked and serialised. */
export interface ComposedAct {
  diploma: DiplomaDetalhado;
  /** `Complemento` as JSON. */
  complemento: string;
  fonte: FonteLida;
  /** In reading order. `alvos` is JSON, or null where nothing is amended. */
  rows: { ref_key: string; doc: string; alvos: string | null }[];
  /** `Resumo` as JSON. */
  mencoes: string;
  /** `VersoesDispositivo` as JSON, by ref_key. */
  versoes: ReadonlyMap<string, string>;
}

/** A snapshot in the making: a folder beside the published ones, which no manifest names yet. */
export interface Draft {
  folder: string;
  db: SnapshotDb;
  anterior: PreviousSnapshot | null;
  /** Acts whose article views and export have to be composed. */
  stale: Set<string>;
  /** The lists of súmulas read anew, by number. */
  sumulas: Map<FonteSumulas, SumulaComposta[]>;
  /** Adds an act read anew at its place in the catalogue. */
  addAct(act: ComposedAct, ordem: number): void;
  /** Takes an act over from the previous snapshot, under its present name and place in the catalogue. */
  keepAct(catalogado: AtoCatalogado, ordem: number): void;
  /** Leaves no trace. */
  discard(): void;
}

/** Removes what a killed ingestion may have left half made. */
export function removeStaleDraft(out: string): void {
  rmSync(join(out, SNAPSHOTS, DRAFT), { recursive: true, force: true });
}

export function listSnapshots(out: string): string[] {
  return readdirSync(join(out, SNAPSHOTS)).filter((name) => name !== DRAFT);
}

/** Starts a draft in `out`. The previous snapshot is checked first: what is taken over from it must be what it was. */
export function createDraft(out: string, anterior: PreviousSnapshot | null): Draft {
  anterior?.verify();
  removeStaleDraft(out);
  const folder = join(out, SNAPSHOTS, DRAFT);
  for (const inner of ['exports', 'leitura', 'assuntos']) mkdirSync(join(folder, inner), { recursive: true });
  const db = createSnapshotDb(join(folder, BANCO), anterior?.banco ?? null);
  const stale = new Set<string>();

  return {
    folder,
    db,
    anterior,
    stale,
    sumulas: new Map(),
    addAct({ diploma, complemento, fonte, rows, mencoes, versoes }, ordem) {
      const { sigla } = diploma;
      insertDiploma(diploma, ordem, complemento, fonte);
      rows.forEach(({ ref_key, doc, alvos }, index) => {
        db.insert.dispositivo({ ref_key, sigla, ordem: index, chave: ref_key.toLowerCase(), doc, alvos });
      });
      for (const [ref_key, doc] of versoes) db.insert.versoes({ ref_key, doc });
      db.insert.mencao({ sigla, doc: mencoes });
      stale.add(sigla);
    },
    keepAct(catalogado, ordem) {
      const { sigla } = catalogado;
      const previous = anterior?.acts.get(sigla);
      if (!anterior || !previous) throw new Error(`${sigla} is not in the previous snapshot`);
      const diploma = renameDiploma(previous.diploma, catalogado);
      insertDiploma(diploma, ordem, anterior.complemento(sigla), previous.fonte);
      const columns = 'ref_key, sigla, ordem, chave, doc, alvos';
      db.raw
        .prepare(
          `INSERT INTO dispositivo (${columns})
           SELECT ${columns} FROM anterior.dispositivo WHERE sigla = ? ORDER BY ordem`,
        )
        .run(sigla);
      db.raw
        .prepare(
          `INSERT INTO versoes (ref_key, doc)
           SELECT ref_key, doc FROM anterior.versoes WHERE ref_key > ? AND ref_key < ? ORDER BY rowid`,
        )
        .run(...keyRange(sigla));
      if (anterior.hasMencoes) {
        db.raw.prepare('INSERT INTO mencao SELECT * FROM anterior.mencao WHERE sigla = ?').run(sigla);
      }
      if (JSON.stringify(diploma) !== JSON.stringify(previous.diploma)) stale.add(sigla);
    },
    discard() {
      db.abandon();
      rmSync(folder, { recursive: true, force: true });
    },
  };

  function insertDiploma(diploma: DiplomaDetalhado, ordem: number, complemento: string, fonte: FonteLida) {
    db.insert.diploma({
      sigla: diploma.sigla,
      ordem,
      lista: JSON.stringify(composeListado(diploma)),
      doc: JSON.stringify(diploma),
      complemento,
      fonte: JSON.stringify(fonte),
    });
  }
}
