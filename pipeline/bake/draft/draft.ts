import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AtoCatalogado } from '../../../schemas/contract/model/corpus/catalogo.ts';
import type { DiplomaDetalhado } from '../../../schemas/contract/model/corpus/diploma.ts';
import type { FonteSumulas } from '../../../schemas/contract/model/corpus/sumula.ts';
import { BANCO, type Complemento, type FonteLida } from '../../../schemas/storage/artifacts.ts';
import { composeListado, renameDiploma } from '../../views/diploma.ts';
import type { SumulaComposta } from '../../views/sumula.ts';
import { vigenciaDaPagina } from '../../vigencia/vigencia-das-redacoes.ts';
import type { VigenciaDoAto } from '../../vigencia/vigencia-do-ato.ts';
import { type AtoEmEspera, atosEmEspera } from './atos-em-espera.ts';
import type { PreviousSnapshot } from './previous-snapshot.ts';
import { createSnapshotDb, type SnapshotDb } from './snapshot-db.ts';

const SNAPSHOTS = 'snapshots';
const DRAFT = '.novo';

/**
 * An act read in this run, as the draft takes it: every document composed and checked, without what other acts say
 * about it.
 */
export interface ComposedAct extends AtoEmEspera {
  diploma: DiplomaDetalhado;
  /** `Complemento` as JSON. */
  complemento: string;
  fonte: FonteLida;
  /** `Resumo` as JSON. */
  mencoes: string;
}

/** An amending act and one of the acts that its commands alter. */
export interface Comando {
  de: string;
  /**
   * The altered act as the command names it. `data` is the day of the command, given if the name may later belong to
   * another act.
   */
  ato: string;
  data: string | undefined;
}

/** A snapshot being made: a folder next to the published ones, which no manifest names yet. */
export interface Draft {
  folder: string;
  db: SnapshotDb;
  anterior: PreviousSnapshot | null;
  /** Acts whose article views and export have to be composed again. */
  stale: Set<string>;
  /** The lists of súmulas read in this run, by number. */
  sumulas: Map<FonteSumulas, SumulaComposta[]>;
  /** When each act came into force, according to its own page. */
  vigencias: Map<string, VigenciaDoAto>;
  /** Each pair of acts once. */
  comandos: Comando[];
  /** Returns an act of the draft as its own page describes it. An act that is kept comes from the previous snapshot. */
  ato(sigla: string): AtoEmEspera;
  /** Adds an act read in this run at its place in the catalogue. */
  addAct(act: ComposedAct, ordem: number): void;
  /** Takes an act over from the previous snapshot, under its present name and place in the catalogue. */
  keepAct(catalogado: AtoCatalogado, ordem: number): void;
  /** Releases the acts held in the temporary file. */
  close(): void;
  /** Removes the draft completely. */
  discard(): void;
}

/** Removes the unfinished draft that a killed ingestion may have left. */
export function removeStaleDraft(out: string): void {
  rmSync(join(out, SNAPSHOTS, DRAFT), { recursive: true, force: true });
}

/**
 * The names of the snapshot folders in `out`, in no order and without the draft. Throws if `out` has no `snapshots/`.
 */
export function listSnapshots(out: string): string[] {
  return readdirSync(join(out, SNAPSHOTS)).filter((name) => name !== DRAFT);
}

/** Starts a draft in `out`. Verifies the previous snapshot first, because parts of it are taken over unchanged. */
export function createDraft(out: string, anterior: PreviousSnapshot | null): Draft {
  anterior?.verify();
  removeStaleDraft(out);
  const folder = join(out, SNAPSHOTS, DRAFT);
  for (const inner of ['exports', 'leitura', 'assuntos']) mkdirSync(join(folder, inner), { recursive: true });
  const db = createSnapshotDb(join(folder, BANCO), anterior?.banco ?? null);
  const stale = new Set<string>();
  const espera = atosEmEspera();
  const vigencias = new Map<string, VigenciaDoAto>();
  const comandos: Comando[] = [];

  function ato(sigla: string): AtoEmEspera {
    const known = espera.get(sigla) ?? anterior?.ato(sigla);
    if (!known) throw new Error(`${sigla} is not in the draft`);
    return known;
  }

  /** Records what an act says that other acts depend on: when it came into force, and what it alters. */
  function hear(sigla: string, complemento: string, { dispositivos, alvos, versoes }: AtoEmEspera): void {
    const provisoes = dispositivos.map((dispositivo, i) => ({ dispositivo, versoes: versoes[i]?.versoes ?? [] }));
    vigencias.set(sigla, vigenciaDaPagina(JSON.parse(complemento) as Complemento, provisoes));
    comandos.push(...comandosDe(sigla, alvos));
  }

  return {
    folder,
    db,
    anterior,
    stale,
    sumulas: new Map(),
    vigencias,
    comandos,
    ato,
    addAct({ diploma, complemento, fonte, mencoes, ...act }, ordem) {
      const { sigla } = diploma;
      insertDiploma(diploma, ordem, complemento, fonte);
      espera.put(sigla, act);
      hear(sigla, complemento, act);
      db.insert.mencao({ sigla, doc: mencoes });
      stale.add(sigla);
    },
    keepAct(catalogado, ordem) {
      const { sigla } = catalogado;
      const previous = anterior?.acts.get(sigla);
      if (!anterior || !previous) throw new Error(`${sigla} is not in the previous snapshot`);
      const diploma = renameDiploma(previous.diploma, catalogado);
      const complemento = anterior.complemento(sigla);
      insertDiploma(diploma, ordem, complemento, previous.fonte);
      hear(sigla, complemento, ato(sigla));
      if (anterior.hasMencoes) {
        db.raw.prepare('INSERT INTO mencao SELECT * FROM anterior.mencao WHERE sigla = ?').run(sigla);
      }
      if (JSON.stringify(diploma) !== JSON.stringify(previous.diploma)) stale.add(sigla);
    },
    close: () => espera.close(),
    discard() {
      espera.close();
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

/** Returns the acts that an act's commands alter, each once. */
function comandosDe(de: string, alvos: AtoEmEspera['alvos']): Comando[] {
  const found = new Map<string, Comando>();
  for (const { ato, data } of alvos.flatMap((those) => those ?? []))
    if (ato !== null) found.set(`${ato} ${data}`, { de, ato, data });
  return [...found.values()];
}
