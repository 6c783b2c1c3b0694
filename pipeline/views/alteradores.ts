import type { Dispositivo, VersoesDispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { readActCitations } from '../../schemas/law/act-citation.ts';
import { makeSigla } from '../../schemas/law/act-name.ts';
import { readAto, tellsChange } from '../../schemas/law/note-kinds.ts';
import { packPassos } from '../../schemas/storage/passos.ts';

/** `Alteradores`, the positions as `packPassos` writes them. */
export type Passos = Readonly<Record<string, string>>;

/**
 * Reads the notes of an act, in which later acts leave what they changed.
 * @param linhas its provisions in reading order
 * @param versoes of those that have earlier wordings, which have notes of their own
 */
export function composeAlteradores(
  linhas: Iterable<Pick<Dispositivo, 'ref_key' | 'anotacoes'>>,
  versoes: Iterable<VersoesDispositivo> = [],
): Passos {
  const antes = new Map(
    Array.from(versoes, ({ ref_key, versoes: all }) => [ref_key, all.flatMap(({ anotacoes }) => anotacoes)]),
  );
  const found = new Map<string, number[]>();
  // A law leaves one note at all that it changed.
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

/** The act that a note says changed what it stands by; null when it says no such thing. */
function siglaDoAlterador(nota: string): string | null {
  if (!tellsChange(nota)) return null;
  const [ato] = readActCitations(readAto(nota) ?? '', 0);
  return ato ? makeSigla(ato) : null;
}
