import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import type { DiplomaDetalhado } from '../../schemas/contract/model/corpus/diploma.ts';
import type { Dispositivo, Versao, VersoesDispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { FonteLida } from '../../schemas/storage/artifacts.ts';
import type { ComposedAct } from '../bake/draft/draft.ts';
import type { PreviousSnapshot } from '../bake/draft/previous-snapshot.ts';
import { type Change, diffDispositivos } from '../diff/changes.ts';
import { mergeVersoes, retireVersoes, type Sighting, withoutMisreadings } from '../diff/versoes.ts';
import { composeComplemento, composeDiploma } from '../views/diploma.ts';
import { composeDispositivo } from '../views/dispositivo.ts';
import { withoutOutrosAtos } from '../views/outros-atos.ts';
import { checkVersoes } from '../views/versoes.ts';
import type { ActRead } from './read-act.ts';

/** An act as held by the snapshot that the ingestion starts from. */
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

/**
 * Returns an act of the previous snapshot, as its own page gives it; null if the snapshot does not have the act, or
 * there is none. What other acts do to it is composed anew in each run.
 */
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
  /** The pages say the same as the snapshot, in different bytes. */
  nothingNew: boolean;
}

/**
 * Turns an act just read into the documents of the snapshot, and determines what changed since the act that is held.
 * Throws if the reading breaks a rule of the documents.
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
  const act: ComposedAct = {
    diploma: composeDiploma(catalogado, ato, fonteUrl, sighting.detectado_em),
    complemento: JSON.stringify(composeComplemento(ato)),
    fonte,
    dispositivos,
    alvos: ato.linhas.map(({ alvos }) => (alvos.length > 0 ? alvos : null)),
    mencoes: JSON.stringify(reading.resumo),
    versoes: composeAllVersoes(reading, held, sighting),
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

/**
 * Checks the keys now, because a duplicate key or one of another act would otherwise be found only when the rows are
 * written, and would stop all acts.
 */
function checkKeys(dispositivos: readonly Dispositivo[], sigla: string): void {
  const keys = new Set<string>();
  for (const { ref_key } of dispositivos) {
    if (!ref_key.startsWith(`${sigla}.`)) throw new Error(`${ref_key} is no key of ${sigla}`);
    if (keys.has(ref_key)) throw new Error(`${ref_key} was given to two provisions`);
    keys.add(ref_key);
  }
}

/** Composes the wordings of every provision of the page, and of those that it once had. */
function composeAllVersoes(
  { ato, samePages, closeness }: ActRead,
  held: HeldAct | null,
  sighting: Sighting,
): VersoesDispositivo[] {
  const earlier = held?.versoes ?? new Map<string, Versao[]>();
  const all = ato.linhas.map(({ ref_key, versoes: page }) => {
    const before = earlier.get(ref_key) ?? [];
    const told = samePages ? withoutMisreadings(before, page) : before;
    return checkVersoes({ ref_key, versoes: mergeVersoes(told, page, sighting, closeness) }, ref_key);
  });
  const present = new Set(ato.linhas.map(({ ref_key }) => ref_key));
  for (const [ref_key, before] of earlier) {
    if (present.has(ref_key)) continue;
    const told = samePages ? withoutMisreadings(before, []) : before;
    const kept = retireVersoes(told);
    if (kept.length > 0) all.push(checkVersoes({ ref_key, versoes: kept }, ref_key));
  }
  return all;
}

/**
 * Whether the same parser read the same pages, whatever their bytes: a source may write a new token into each response.
 */
function isSameReading(fonte: FonteLida, before: FonteLida): boolean {
  const told = ({ parser, nao_classificado, paginas }: FonteLida) => [
    parser,
    nao_classificado,
    paginas.map((p) => p.url),
  ];
  return Bun.deepEquals(told(fonte), told(before));
}

/**
 * Whether nothing that is served of the act differs. `altera` is compared through the targets from which it is made.
 */
function isUnchanged({ diploma, complemento, dispositivos, alvos, versoes }: ComposedAct, held: HeldAct): boolean {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return (
    same({ ...diploma, ingested_at: held.diploma.ingested_at }, held.diploma) &&
    complemento === held.complemento &&
    dispositivos.length === held.dispositivos.size &&
    versoes.length === held.versoes.size &&
    dispositivos.every((dispositivo, index) => {
      const { ref_key } = dispositivo;
      const targets = alvos[index];
      return (
        (targets ? JSON.stringify(targets) : null) === held.alvos.get(ref_key) &&
        same(dispositivo, { ...held.dispositivos.get(ref_key), altera: [] })
      );
    }) &&
    versoes.every(({ ref_key, versoes }) => same(versoes, held.versoes.get(ref_key)))
  );
}
