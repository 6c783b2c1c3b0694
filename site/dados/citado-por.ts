import { acervo } from './acervo.ts';
import { citacoes, sumulas } from './snapshot.ts';

/** What cites a provision: other provisions and súmulas, in the order of the corpus. */
export interface CitadoPor {
  /** Of the article cited, or of what is below it. */
  refKey: string;
  dispositivos: string[];
  sumulas: string[];
}

/** Of an article, what cites each of its provisions, itself first; what stands in the article aside. */
export function citadoPor(sigla: string, artigo: string): CitadoPor[] {
  const own = `${sigla}.${artigo}`;
  return (byArtigo().get(own) ?? [])
    .map(({ para, des }) => {
      const outside = des
        .filter((key) => key !== own && !key.startsWith(`${own}.`))
        .sort((a, b) => lugarDe(a) - lugarDe(b));
      const isSumula = (key: string) => key.startsWith('SUM.');
      const dispositivos = outside.filter((key) => !isSumula(key));
      return { refKey: para, dispositivos, sumulas: outside.filter(isSumula) };
    })
    .filter(({ dispositivos, sumulas }) => dispositivos.length + sumulas.length > 0)
    .sort((a, b) => Number(b.refKey === own) - Number(a.refKey === own));
}

/** A provision, and what cites it. */
interface Citado {
  para: string;
  des: readonly string[];
}

let porArtigo: Map<string, Citado[]> | null = null;
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

function byArtigo(): Map<string, Citado[]> {
  if (porArtigo) return porArtigo;
  porArtigo = new Map();
  for (const [para, des] of Object.entries(citacoes())) {
    const key = para.split('.', 2).join('.');
    const known = porArtigo.get(key);
    if (known) known.push({ para, des });
    else porArtigo.set(key, [{ para, des }]);
  }
  return porArtigo;
}
