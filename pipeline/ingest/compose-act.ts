import type { AtoCatalogado } from '../../schemas/contract/model/catalogo.ts';
import type { DiplomaDetalhado } from '../../schemas/contract/model/diploma.ts';
import type { Dispositivo, Versao } from '../../schemas/contract/model/dispositivo.ts';
import type { FonteLida } from '../../schemas/storage/artifacts.ts';
import type { ComposedAct } from '../bake/draft.ts';
import type { PreviousSnapshot } from '../bake/previous-snapshot.ts';
import { type Change, diffDispositivos } from '../diff/changes.ts';
import { mergeVersoes, retireVersoes, type Sighting, withoutMisreadings } from '../diff/versoes.ts';
import { composeComplemento, composeDiploma } from '../views/diploma.ts';
import { composeDispositivo } from '../views/dispositivo.ts';
import { withoutOutrosAtos } from '../views/outros-atos.ts';
import { composeVersoes } from '../views/versoes.ts';
import type { ActRead } from './read-act.ts';

/** An act as the snapshot that the ingestion starts from holds it. */
export interface HeldAct {
  diploma: DiplomaDetalhado;
  fonte: FonteLida;
  complemento: string;
  mencoes: string | null;
  /** In reading order. */
  dispositivos: Map<string, Dispositivo>;
  alvos: Map<string, string | null>;
  versoes: Map<string, Versao[]>;
}

export function holdAct(anterior: PreviousSnapshot | null, sigla: string): HeldAct | null {
  const act = anterior?.acts.get(sigla);
  if (!anterior || !act) return null;
  const rows = anterior.rows(sigla);
  return {
    diploma: act.diploma,
    fonte: act.fonte,
    complemento: anterior.complemento(sigla),
    mencoes: anterior.mencoes(sigla),
    dispositivos: new Map(rows.map(({ ref_key, doc }) => [ref_key, withoutOutrosAtos(JSON.parse(doc) as Dispositivo)])),
    alvos: new Map(rows.map(({ ref_key, alvos }) => [ref_key, alvos])),
    versoes: new Map(
      Array.from(anterior.versoes(sigla), ([ref_key, versoes]) => [ref_key, versoes.map(withoutOutrosAtos)]),
    ),
  };
}

export interface ComposedUpdate {
  act: ComposedAct;
  /** Empty for a first ingestion, which is the baseline. */
  changes: Change[];
  /** The pages say what the snapshot holds, in other bytes. */
  nothingNew: boolean;
}

/**
 * Turns an act just read into the documents of the snapshot, and tells what changed since the one that is held. Throws
 * when the reading breaks a rule of the documents.
 */
export function composeAct(
  catalogado: AtoCatalogado,
  reading: ActRead,
  held: HeldAct | null,
  sighting: Sighting,
): ComposedUpdate {
  const { ato, fonte, fonteUrl } = reading;
  const dispositivos = ato.linhas.map((linha, ordem) => composeDispositivo(linha, catalogado.sigla, ordem));
  checkKeys(dispositivos, catalogado.sigla);
  const rows = dispositivos.map((dispositivo, index) => {
    const alvos = ato.linhas[index]?.alvos ?? [];
    return {
      ref_key: dispositivo.ref_key,
      doc: JSON.stringify(dispositivo),
      alvos: alvos.length > 0 ? JSON.stringify(alvos) : null,
    };
  });
  const versoes = composeAllVersoes(reading, held, sighting);
  const act: ComposedAct = {
    diploma: composeDiploma(catalogado, ato, fonteUrl, sighting.detectado_em),
    complemento: JSON.stringify(composeComplemento(ato)),
    fonte,
    rows,
    mencoes: JSON.stringify(reading.resumo),
    versoes,
  };
  if (held === null) return { act, changes: [], nothingNew: false };
  const unchanged = isUnchanged(act, held);
  if (unchanged) act.diploma.ingested_at = held.diploma.ingested_at;
  const nothingNew = unchanged && act.mencoes === held.mencoes && isSameReading(fonte, held.fonte);
  const anotadas = new Map(
    ato.linhas.flatMap(({ ref_key, linhas_anotadas }) => (linhas_anotadas ? [[ref_key, linhas_anotadas]] : [])),
  );
  const changes = diffDispositivos(held.dispositivos, dispositivos, reading.closeness, anotadas);
  return { act, changes, nothingNew };
}

/** A key given twice, or to another act, would be found only when the rows are written, and stop every other act. */
function checkKeys(dispositivos: readonly Dispositivo[], sigla: string): void {
  const keys = new Set<string>();
  for (const { ref_key } of dispositivos) {
    if (!ref_key.startsWith(`${sigla}.`)) throw new Error(`${ref_key} is no key of ${sigla}`);
    if (keys.has(ref_key)) throw new Error(`${ref_key} was given to two provisions`);
    keys.add(ref_key);
  }
}

/** The wordings of every provision of the page, and of those that it once had. */
function composeAllVersoes({ ato, samePages, closeness }: ActRead, held: HeldAct | null, sighting: Sighting) {
  const docs = new Map<string, string>();
  const earlier = held?.versoes ?? new Map<string, Versao[]>();
  for (const { ref_key, versoes: page } of ato.linhas) {
    const before = earlier.get(ref_key) ?? [];
    const told = samePages ? withoutMisreadings(before, page) : before;
    docs.set(ref_key, composeVersoes(ref_key, mergeVersoes(told, page, sighting, closeness)));
  }
  for (const [ref_key, before] of earlier) {
    if (docs.has(ref_key)) continue;
    const told = samePages ? withoutMisreadings(before, []) : before;
    const kept = retireVersoes(told);
    if (kept.length > 0) docs.set(ref_key, composeVersoes(ref_key, kept));
  }
  return docs;
}

/** The same parser read the same pages, whatever their bytes: a source may write another token into each answer. */
function isSameReading(fonte: FonteLida, before: FonteLida): boolean {
  const told = ({ parser, nao_classificado, paginas }: FonteLida) => [
    parser,
    nao_classificado,
    paginas.map((p) => p.url),
  ];
  return Bun.deepEquals(told(fonte), told(before));
}

/** Whether nothing that is served of the act differs; `altera` is told by the targets it is made from. */
function isUnchanged({ diploma, complemento, rows, versoes }: ComposedAct, held: HeldAct): boolean {
  const sameDiploma = JSON.stringify({ ...diploma, ingested_at: held.diploma.ingested_at });
  return (
    sameDiploma === JSON.stringify(held.diploma) &&
    complemento === held.complemento &&
    rows.length === held.dispositivos.size &&
    versoes.size === held.versoes.size &&
    rows.every(({ ref_key, doc, alvos }) => {
      const before = held.dispositivos.get(ref_key);
      return alvos === held.alvos.get(ref_key) && doc === JSON.stringify({ ...before, altera: [] });
    }) &&
    [...versoes].every(([ref_key, doc]) => doc === JSON.stringify({ ref_key, versoes: held.versoes.get(ref_key) }))
  );
}
