import { ALIASES } from '../../schemas/artifacts.ts';
import type { Catalogo } from '../../schemas/model/catalogo.ts';
import type { PreviousSnapshot } from '../bake/previous-snapshot.ts';
import { sha256 } from '../fetch/page.ts';
import { renameDiploma } from '../views/diploma.ts';

/** Whether the catalogue says otherwise than the snapshot of the acts that it holds: that makes a new one by itself. */
export function catalogueMoved({ acts, manifest }: PreviousSnapshot, { atos }: Catalogo, aliases: string): boolean {
  const places = new Map(atos.map((ato, ordem) => [ato.sigla, { ato, ordem }]));
  for (const [sigla, { ordem, diploma }] of acts) {
    const place = places.get(sigla);
    if (!place || place.ordem !== ordem) return true;
    if (JSON.stringify(renameDiploma(diploma, place.ato)) !== JSON.stringify(diploma)) return true;
  }
  return manifest.artefatos.find(({ path }) => path === ALIASES)?.sha256 !== sha256(aliases);
}
