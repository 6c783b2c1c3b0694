import { parseActCitation } from '../../schemas/law/act-citation.ts';
import { makeSigla } from '../../schemas/law/act-name.ts';
import type { Dia } from '../../schemas/law/calendario.ts';
import type { NotaDeTempo } from '../../schemas/tempo/notas-de-tempo.ts';
import fins from './fins.json' with { type: 'json' };
import { emDia, type Inicio } from './inicio.ts';

/** Made sigla of an act that is not read → the first day without certain provisions → the keys of those provisions. */
const FINS: Readonly<Record<string, Record<Dia, readonly string[]>>> = fins;

/**
 * Returns the announced end of a provision, if a note points to the act that ends it and says that the end is deferred
 * (`Vide Emenda Constitucional nº 132, de 2023) (Vigência`). For acts that are not read here, the day comes from a
 * table. Returns null for all others.
 */
export function fimAnunciado(refKey: string, notas: readonly NotaDeTempo[]): Inicio | null {
  for (const { tipo, ato, diferida } of notas) {
    if (!diferida || tipo !== 'outra' || ato === null) continue;
    const citado = parseActCitation(ato);
    const dias = Object.entries((citado && FINS[makeSigla(citado)]) ?? {});
    const dia = dias.find(([, chaves]) => chaves.includes(refKey))?.[0];
    if (dia !== undefined) return emDia(dia, 'clausula');
  }
  return null;
}
