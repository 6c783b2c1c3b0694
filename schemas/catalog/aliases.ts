import type { Aliases, AtoCatalogado, Catalogo } from '../contract/model/corpus/catalogo.ts';
import { parseActCitation } from '../law/act-citation.ts';
import { type AtoNumerado, compactSigla, makeSigla, needsAno, writtenForms } from '../law/act-name.ts';
import { fold } from '../text/fold.ts';

/** Folded alias → sigla. */
export type AliasIndex = ReadonlyMap<string, string>;

/** Returns the act's number in its form, or null for the constitution and the ADCT, which have none. */
function identityOf({ forma, numero, ano }: AtoCatalogado): (AtoNumerado & { ano: number }) | null {
  return forma === 'constituicao' ? null : { forma, numero, ano };
}

function numberedNames(sigla: string, ato: AtoNumerado & { ano: number }): string[] {
  const made = makeSigla(ato);
  const alone = !needsAno(ato);
  return [
    made,
    // The short form is the act's own acronym in common tables (`D10278`), even if the number alone does not identify
    // an act.
    ...(alone || sigla === made ? [compactSigla(ato)] : []),
    ...(alone ? [makeSigla({ ...ato, ano: null })] : []),
    ...writtenForms(ato),
  ];
}

/** Returns every name of the act, its sigla first. Names that fold to the same text are given once. */
export function aliasesOf(ato: AtoCatalogado): string[] {
  // The number of such an act, however it is written, is found by its generated sigla, so no table need hold the forms.
  if (ato.derivado) return [ato.sigla];
  const identity = identityOf(ato);
  const names = [ato.sigla, ato.nome, ...ato.nomes, ...(identity === null ? [] : numberedNames(ato.sigla, identity))];
  const byFold = new Map<string, string>();
  for (const name of names) if (!byFold.has(fold(name))) byFold.set(fold(name), name);
  return [...byFold.values()];
}

/**
 * Builds the body of `/v1/aliases`. Siglas and aliases are in code-unit order, so that the same catalogue gives the
 * same bytes.
 */
export function buildAliases({ atos }: Catalogo): Aliases {
  const entries = atos.map((ato): [string, string[]] => [ato.sigla, aliasesOf(ato).sort()]);
  return { aliases: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** Indexes the acts by name. Throws if two acts share a name, because a citation of it would be ambiguous. */
export function aliasIndex({ atos }: Catalogo): AliasIndex {
  const index = new Map<string, string>();
  for (const ato of atos) {
    for (const alias of aliasesOf(ato)) {
      const owner = index.get(fold(alias));
      if (owner !== undefined) throw new Error(`alias "${alias}" belongs to both ${owner} and ${ato.sigla}`);
      index.set(fold(alias), ato.sigla);
    }
  }
  return index;
}

/**
 * Returns the sigla of the act that the whole text names: by any alias in any case and spacing, or by number however it
 * is written (`Lei n.º 9784, de 29.1.1999`). Returns null if no act of the catalogue has that name.
 */
export function findAto(index: AliasIndex, text: string): string | null {
  const name = text.trim();
  const named = index.get(fold(name));
  if (named !== undefined) return named;
  const cited = parseActCitation(name);
  if (cited === null || cited.inicio !== 0 || cited.fim !== name.length) return null;
  return index.get(fold(makeSigla(cited))) ?? null;
}
