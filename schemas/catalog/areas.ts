import type { AreaCatalogada, Areas } from '../contract/model/corpus/area.ts';
import type { Diploma } from '../contract/model/corpus/diploma.ts';

/**
 * Builds the body of `/v1/areas` for the acts that a snapshot holds. Siglas are in code-unit order, so that the same
 * acts give the same bytes. Throws if an act has an area that is not in the catalogue, or has its areas out of the
 * catalogue's order.
 */
export function buildAreas(
  catalogadas: readonly AreaCatalogada[],
  diplomas: readonly Pick<Diploma, 'sigla' | 'areas'>[],
): Areas {
  const places = new Map(catalogadas.map(({ slug }, place) => [slug, place]));
  const counts = catalogadas.map(() => 0);
  for (const { sigla, areas } of diplomas) {
    let last = -1;
    for (const slug of areas) {
      const place = places.get(slug) ?? -1;
      if (place <= last) throw new Error(`${sigla}: the area ${slug} is unknown, repeated or out of order`);
      counts[place] = (counts[place] ?? 0) + 1;
      last = place;
    }
  }
  const classified = diplomas
    .filter(({ areas }) => areas.length > 0)
    .map(({ sigla, areas }) => [sigla, areas] as const);
  return {
    areas: catalogadas.map((area, place) => ({ ...area, diplomas: counts[place] ?? 0 })),
    diplomas: Object.fromEntries(classified.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
