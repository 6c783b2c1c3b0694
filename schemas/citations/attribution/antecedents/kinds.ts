import { fold } from '../../../text/fold.ts';
import type { NameNode, Nomes } from '../../mentions/names.ts';

/** The noun by which an act is called, such as `lei` or `codigo`. `diploma` fits any act, so it is not a kind. */
export type Kind = string;

const NOUN =
  /\b(lei|cod(?:igo|ex)|cod\.|constituicao|carta|estatuto|consolida(?:cao|do)|decreto[- ]lei|decreto|resolucao|portaria|regimento|regulamento|emenda|medida|provimento|convencao|pacto|tratado|instrucao|contrato|edital|projeto|proposta)/;
const SAME: Record<string, Kind> = {
  codex: 'codigo',
  'cod.': 'codigo',
  carta: 'constituicao',
  consolidado: 'consolidacao',
  'decreto lei': 'decreto-lei',
};
/** An act of each of these kinds is also meant by `lei` if no other law was named. */
export const LAWS_TOO: readonly Kind[] = ['codigo', 'estatuto', 'consolidacao', 'decreto-lei'];

/** Returns the kind by which words call an act. Returns null if they leave it open: `diploma`, `norma`. */
export function kindOf(words: string): Kind | null {
  const folded = fold(words);
  // `o mesmo estatuto`, like `o mesmo diploma`, means the last act of any kind.
  if (/\bmesmo estatuto/.test(folded)) return null;
  if (folded.includes('constitucional') && !folded.includes('emenda')) return 'constituicao';
  const noun = NOUN.exec(folded)?.[1];
  return noun === undefined ? null : (SAME[noun] ?? noun);
}

/** The kinds that a sigla shows by how it begins, once a hyphen is added at its end. */
const FORMS: readonly (readonly [begin: string, kinds: readonly Kind[]])[] = [
  ['LEI-', ['lei']],
  ['LC-', ['lei']],
  ['DL-', ['decreto-lei', 'decreto']],
  ['DEC-', ['decreto']],
  ['EC-', ['emenda']],
  ['MP-', ['medida']],
  ['X-RI', ['regimento']],
  ['X-CE-', ['constituicao']],
  ['ADCT-', ['ato']],
];

/** Returns the kinds of an act, from its names, its sigla and the words that name it here. */
export function kindsOf(sigla: string | null, written: string, names: Nomes): Iterable<Kind> {
  const called = kindOf(written);
  const form = FORMS.find(([begin]) => `${sigla}-`.startsWith(begin))?.[1];
  const known = kindsByName(names);
  // `X-CPC-1973` is a code, like the CPC.
  const named = form ? undefined : (known.get(sigla ?? '') ?? known.get(/^X-([A-Z]+)-/.exec(sigla ?? '')?.[1] ?? ''));
  // `Lei Maior` is a name of the constitution, which is not a law by kind.
  if (named?.has('constituicao')) return ['constituicao'];
  const code = sigla !== null && names.codigos.has(sigla) ? ['codigo'] : [];
  const all = new Set([...(named ?? []), ...(form ?? []), ...code, ...(called ? [called] : [])]);
  // An acronym for which nothing else is known is a law: `LEP`.
  if (all.size === 0 && sigla !== null && !sigla.startsWith('X-')) return ['lei'];
  // A code counts as a law only if it is called by the number of its law, not by its name.
  if (called !== 'lei' && LAWS_TOO.some((kind) => all.has(kind))) all.delete('lei');
  return all;
}

const made = new WeakMap<NameNode, ReadonlyMap<string, ReadonlySet<Kind>>>();

/** Returns the kinds of each act that its names show by their first word: `Código de …`, `Estatuto da …`. */
function kindsByName({ raiz }: Nomes): ReadonlyMap<string, ReadonlySet<Kind>> {
  const known = made.get(raiz);
  if (known) return known;
  const kinds = new Map<string, Set<Kind>>();
  for (const [word, node] of raiz.next) {
    const kind = kindOf(word);
    if (kind !== null && word === fold(word)) noteKind(node, kind, kinds);
  }
  made.set(raiz, kinds);
  return kinds;
}

/** Adds a kind to every act whose name continues from a node. */
function noteKind({ alias, years, next }: NameNode, kind: Kind, kinds: Map<string, Set<Kind>>): void {
  const note = (sigla: string) => kinds.set(sigla, (kinds.get(sigla) ?? new Set()).add(kind));
  if (alias) note(alias.sigla);
  if (years) for (const sigla of years.values()) note(sigla);
  for (const below of next.values()) noteKind(below, kind, kinds);
}
