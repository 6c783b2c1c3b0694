import { acervo } from './acervo.ts';
import { citacoes, sumulas } from './snapshot.ts';

/** What cites an article or anything below it. */
export interface CitadoPor {
  dispositivos: string[];
  sumulas: string[];
}

let porArtigo: Map<string, string[]> | null = null;

/** Keys that cite it, its own provisions aside, in the order of the corpus. */
export function citadoPor(sigla: string, artigo: string): CitadoPor {
  const own = `${sigla}.${artigo}`;
  const found = byArtigo().get(own) ?? [];
  const outside = [...new Set(found)]
    .filter((key) => key !== own && !key.startsWith(`${own}.`))
    .sort((a, b) => lugarDe(a) - lugarDe(b));
  return {
    dispositivos: outside.filter((key) => !key.startsWith('SUM.')),
    sumulas: outside.filter((key) => key.startsWith('SUM.')),
  };
}

let lugares: ReadonlyMap<string, number> | null = null;
/** Where in the corpus an article or a súmula stands, or what is below it. */
function lugarDe(key: string): number {
  lugares ??= new Map(
    [
      ...[...acervo()].flatMap(([sigla, { artigos }]) => artigos.map((artigo) => `${sigla}.${artigo}`)),
      ...sumulas().map(({ ref_key }) => ref_key),
    ].map((key, place) => [key, place]),
  );
  return lugares.get(key) ?? lugares.get(key.split('.', 2).join('.')) ?? lugares.size;
}

/** Keys that cite a súmula. */
export const sumulaCitadaPor = (refKey: string): readonly string[] => citacoes()[refKey] ?? [];

/** What a súmula cites: the other way round. */
export function citadosPelaSumula(refKey: string): readonly string[] {
  bySumula ??= invert();
  return bySumula.get(refKey) ?? [];
}

let bySumula: Map<string, string[]> | null = null;
function invert(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [para, des] of Object.entries(citacoes())) {
    for (const de of des) if (de.startsWith('SUM.')) found.set(de, [...(found.get(de) ?? []), para]);
  }
  return found;
}

function byArtigo(): Map<string, string[]> {
  if (porArtigo) return porArtigo;
  porArtigo = new Map();
  for (const [para, des] of Object.entries(citacoes())) {
    const key = para.split('.', 2).join('.');
    const known = porArtigo.get(key);
    if (known) known.push(...des);
    else porArtigo.set(key, [...des]);
  }
  return porArtigo;
}
