import type { Dispositivo, VersoesDispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { readActCitations } from '../../schemas/law/act-citation.ts';
import { makeSigla } from '../../schemas/law/act-name.ts';
import { readAto, tellsChange } from '../../schemas/law/note-kinds.ts';
import { packPassos } from '../../schemas/storage/passos.ts';

/** `Alteradores`, with the positions as `packPassos` writes them. */
export type Passos = Readonly<Record<string, string>>;

/**
 * Finds the later acts that changed an act, in the notes that they left on its provisions.
 * @param linhas the act's provisions in reading order
 * @param versoes the wordings of the provisions that have earlier ones, which have notes of their own
 */
export function composeAlteradores(
  linhas: Iterable<Pick<Dispositivo, 'ref_key' | 'anotacoes'>>,
  versoes: Iterable<VersoesDispositivo> = [],
): Passos {
  const antes = new Map(
    Array.from(versoes, ({ ref_key, versoes: all }) => [ref_key, all.flatMap(({ anotacoes }) => anotacoes)]),
  );
  const found = new Map<string, number[]>();
  // A law leaves the same note on everything that it changed.
  const siglas = new Map<string, string | null>();
  const siglaDe = (nota: string) => {
    const known = siglas.get(nota);
    if (known !== undefined) return known;
    const sigla = siglaDoAlterador(nota);
    siglas.set(nota, sigla);
    return sigla;
  };
  let posicao = 0;
  for (const { ref_key, anotacoes } of linhas) {
    for (const nota of [...anotacoes, ...(antes.get(ref_key) ?? [])]) {
      const sigla = siglaDe(nota);
      if (sigla === null) continue;
      const posicoes = found.get(sigla) ?? [];
      if (posicoes.at(-1) !== posicao) posicoes.push(posicao);
      found.set(sigla, posicoes);
    }
    posicao += 1;
  }
  return Object.fromEntries(Array.from(found, ([sigla, posicoes]) => [sigla, packPassos(posicoes)]));
}

/**
 * Returns the act that, according to a note, changed the annotated provision, or null if the note says no such thing.
 */
function siglaDoAlterador(nota: string): string | null {
  if (!tellsChange(nota)) return null;
  const [ato] = readActCitations(readAto(nota) ?? '', 0);
  return ato ? makeSigla(ato) : null;
}
