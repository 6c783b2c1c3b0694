import type { Dispositivo } from '../../../schemas/contract/model/corpus/dispositivo.ts';
import { radicais } from '../../../schemas/text/radicais.ts';
import { remember } from '../words/palavras.ts';
import { VERBETES } from '../words/vocabulario.ts';
import type { Lugar } from './titulos.ts';

/** The stems of a text, which must support an entry. */
export type Lastro = ReadonlySet<string>;

/** The stems of each provision of an act, computed once and on demand. */
export function createLastros(): (dispositivo: Dispositivo) => Lastro {
  const known = new Map<Dispositivo, Lastro>();
  return (dispositivo) => {
    let lastro = known.get(dispositivo);
    if (!lastro) {
      lastro = radicais(dispositivo.texto);
      known.set(dispositivo, lastro);
    }
    return lastro;
  };
}

const nomes = new Map<string, Lastro>();
const radicaisDe = (nome: string): Lastro => remember(nomes, nome, () => radicais(nome));

/** Every name of a headword, by the headword. */
const DIZERES = new Map(VERBETES.map(({ termo, sinonimos = [] }) => [termo, [termo, ...sinonimos]]));

/** Whether a text contains every word of a name, in any inflection. */
export function diz(lastro: Lastro, nome: string): boolean {
  for (const radical of radicaisDe(nome)) if (!lastro.has(radical)) return false;
  return true;
}

/** Whether a text contains a headword by any of its names. */
export function trata(lastro: Lastro, termo: string): boolean {
  return (DIZERES.get(termo) ?? [termo]).some((nome) => diz(lastro, nome));
}

/** Whether the text is about this part of a heading: for `Hipoteca / extinção`, whether it contains the extinction. */
export function sustenta(lastro: Lastro, { termo, subtermo }: Lugar): boolean {
  if (subtermo === null) return trata(lastro, termo);
  const radicais = [...radicaisDe(subtermo)];
  return radicais.length < 3 ? diz(lastro, subtermo) : radicais.some((radical) => lastro.has(radical));
}
