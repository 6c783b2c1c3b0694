import { fold } from '../../../text/fold.ts';
import type { NameNode, Nomes } from '../../mentions/names.ts';

/** Of what kind an act is called; any act is a `diploma`. */
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
/** Each of these is a law too, where no other law was named. */
export const LAWS_TOO: readonly Kind[] = ['codigo', 'estatuto', 'consolidacao', 'decreto-lei'];

/** The kind that words call an act by; null when they tell none: `diploma`, `norma`. */
export function kindOf(words: string): Kind | null {
  const folded = fold(words);
  // `o mesmo estatuto` is the last act of all, as `o mesmo diploma` is.
  if (/\bmesmo estatuto/.test(folded)) return null;
  if (folded.includes('constitucional') && !folded.includes('emenda')) return 'constituicao';
  const noun = NOUN.exec(folded)?.[1];
  return noun === undefined ? null : (SAME[noun] ?? noun);
}

/** What the form of a sigla tells, by how it begins once a hyphen is put at its end. */
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

/** The kinds that an act is of, by its names, its sigla and the words that name it here. */
export function kindsOf(sigla: string | null, written: string, names: Nomes): Iterable<Kind> {
  const called = kindOf(written);
  const form = FORMS.find(([begin]) => `${sigla}-`.startsWith(begin))?.[1];
  const known = kindsByName(names);
  // `X-CPC-1973` is a code as the CPC is.
  const named = form ? undefined : (known.get(sigla ?? '') ?? known.get(/^X-([A-Z]+)-/.exec(sigla ?? '')?.[1] ?? ''));
  // `Lei Maior` is a constitution's name, and no law's.
  if (named?.has('constituicao')) return ['constituicao'];
  const code = sigla !== null && names.codigos.has(sigla) ? ['codigo'] : [];
  const all = new Set([...(named ?? []), ...(form ?? []), ...code, ...(called ? [called] : [])]);
  // An acronym that is nothing else is a law's: `LEP`.
  if (all.size === 0 && sigla !== null && !sigla.startsWith('X-')) return ['lei'];
  // A code is called by its law's number too, and is then that law; called by its name, it is not.
  if (called !== 'lei' && LAWS_TOO.some((kind) => all.has(kind))) all.delete('lei');
  return all;
}

const made = new WeakMap<NameNode, ReadonlyMap<string, ReadonlySet<Kind>>>();

/** The kinds of each act that its names begin with: `Código de …`, `Estatuto da …`. */
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

/** Notes of which kind all acts are whose names go on from a node. */
function noteKind({ alias, years, next }: NameNode, kind: Kind, kinds: Map<string, Set<Kind>>): void {
  const note = (sigla: string) => kinds.set(sigla, (kinds.get(sigla) ?? new Set()).add(kind));
  if (alias) note(alias.sigla);
  if (years) for (const sigla of years.values()) note(sigla);
  for (const below of next.values()) noteKind(below, kind, kinds);
}
