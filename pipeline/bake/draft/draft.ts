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

/** An act read anew, as the draft takes it: every document composed and checked, without what other acts tell of it. */
export interface ComposedAct extends AtoEmEspera {
  diploma: DiplomaDetalhado;
  /** `Complemento` as JSON. */
  complemento: string;
  fonte: FonteLida;
  /** `Resumo` as JSON. */
  mencoes: string;
}

/** An act whose commands alter another. */
export interface Comando {
  de: string;
  /** The other as the command names it, and the day of the command where its name may be another's later. */
  ato: string;
  data: string | undefined;
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
  /** When each act came into force, as its own page tells. */
  vigencias: Map<string, VigenciaDoAto>;
  /** Each said once. */
  comandos: Comando[];
  /** An act of the draft as its own page makes it; one that is kept, as the previous snapshot has it. */
  ato(sigla: string): AtoEmEspera;
  /** Adds an act read anew at its place in the catalogue. */
  addAct(act: ComposedAct, ordem: number): void;
  /** Takes an act over from the previous snapshot, under its present name and place in the catalogue. */
  keepAct(catalogado: AtoCatalogado, ordem: number): void;
  /** Lets go of the acts. */
  close(): void;
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
  const espera = atosEmEspera();
  const vigencias = new Map<string, VigenciaDoAto>();
  const comandos: Comando[] = [];

  function ato(sigla: string): AtoEmEspera {
    const known = espera.get(sigla) ?? anterior?.ato(sigla);
    if (!known) throw new Error(`${sigla} is not in the draft`);
    return known;
  }

  /** Notes what other acts ask of one. */
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

/** What an act's commands alter, each act once. */
function comandosDe(de: string, alvos: AtoEmEspera['alvos']): Comando[] {
  const found = new Map<string, Comando>();
  for (const { ato, data } of alvos.flatMap((those) => those ?? []))
    if (ato !== null) found.set(`${ato} ${data}`, { de, ato, data });
  return [...found.values()];
}
