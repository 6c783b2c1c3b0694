import { acervo } from './acervo.ts';
import { citacoes, sumulas } from './snapshot.ts';

/** What cites a provision: other provisions and súmulas, in corpus order. */
export interface CitadoPor {
  /** The cited article, or a provision of it. */
  refKey: string;
  dispositivos: string[];
  sumulas: string[];
}

/** What cites each provision of an article, the article itself first. Citations within the article are left out. */
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

/** A provision and what cites it. */
interface Citado {
  para: string;
  des: readonly string[];
}

let porArtigo: Map<string, Citado[]> | null = null;
let lugares: ReadonlyMap<string, number> | null = null;
/** The place of an article, súmula or provision in corpus order. */
function lugarDe(key: string): number {
  lugares ??= new Map(
    [
      ...[...acervo()].flatMap(([sigla, { artigos }]) => artigos.map((artigo) => `${sigla}.${artigo}`)),
      ...sumulas().map(({ ref_key }) => ref_key),
    ].map((key, place) => [key, place]),
  );
  return lugares.get(key) ?? lugares.get(key.split('.', 2).join('.')) ?? lugares.size;
}

/** The keys that cite a súmula. */
export const sumulaCitadaPor = (refKey: string): readonly string[] => citacoes()[refKey] ?? [];

/** The keys that a súmula cites. */
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
