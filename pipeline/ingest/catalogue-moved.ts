import { buildAreas } from '../../schemas/catalog/areas.ts';
import type { Catalogo } from '../../schemas/contract/model/corpus/catalogo.ts';
import { ALIASES, AREAS } from '../../schemas/storage/artifacts.ts';
import type { PreviousSnapshot } from '../bake/draft/previous-snapshot.ts';
import { sha256 } from '../fetch/page.ts';
import { renameDiploma } from '../views/diploma.ts';

/** Whether the catalogue now describes an act of the snapshot differently. That alone requires a new snapshot. */
export function catalogueMoved({ acts, artefatos }: PreviousSnapshot, catalogo: Catalogo, aliases: string): boolean {
  const places = new Map(catalogo.atos.map((ato, ordem) => [ato.sigla, { ato, ordem }]));
  for (const [sigla, { ordem, diploma }] of acts) {
    const place = places.get(sigla);
    if (!place || place.ordem !== ordem) return true;
    if (JSON.stringify(renameDiploma(diploma, place.ato)) !== JSON.stringify(diploma)) return true;
  }
  const areas = buildAreas(
    catalogo.areas,
    [...acts.values()].map(({ diploma }) => diploma),
  );
  const isBaked = (path: string, json: string) => artefatos.get(path)?.sha256 === sha256(json);
  return !isBaked(ALIASES, aliases) || !isBaked(AREAS, JSON.stringify(areas));
}
