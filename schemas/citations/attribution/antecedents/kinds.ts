import { fold } from '../../../text/fold.ts';
import type { Nomes } from '../../mentions/names.ts';

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

/** The kinds that a sigla shows by how it begins. */
const FORMS: Readonly<Record<string, readonly Kind[]>> = {
  LEI: ['lei'],
  LC: ['lei'],
  DL: ['decreto-lei', 'decreto'],
  DEC: ['decreto'],
  EC: ['emenda'],
  MP: ['medida'],
  ADCT: ['ato'],
  'X-CE': ['constituicao'],
  'X-RI': ['regimento'],
};
const FORM = /^(?:LEI|LC|DL|DEC|EC|MP|ADCT|X-CE)(?=-|$)|^X-RI/;

/** Returns the kinds of an act, from its names, its sigla and the words that name it here. */
export function kindsOf(sigla: string | null, written: string, names: Nomes): Iterable<Kind> {
  const called = kindOf(written);
  if (sigla === null) return called ? [called] : [];
  const form = FORMS[FORM.exec(sigla)?.[0] ?? ''];
  const named = form ? NONE : kindsByName(sigla, names);
  // `Lei Maior` is a name of the constitution, which is not a law by kind.
  if (named.has('constituicao')) return ['constituicao'];
  const all = new Set(form ?? named);
  if (names.codigos.has(sigla)) all.add('codigo');
  if (called) all.add(called);
  // An acronym for which nothing else is known is a law: `LEP`.
  if (all.size === 0 && !sigla.startsWith('X-')) return ['lei'];
  // A code counts as a law only if it is called by the number of its law, not by its name.
  if (called !== 'lei' && LAWS_TOO.some((kind) => all.has(kind))) all.delete('lei');
  return all;
}

const NONE: ReadonlySet<Kind> = new Set();
/** The results of `kindsByName`, by the names of an act. */
const made = new WeakMap<readonly string[], ReadonlySet<Kind>>();

/** Returns the kinds of an act that its names show by their first word: `Código de …`, `Estatuto da …`. */
function kindsByName(sigla: string, { escritos }: Nomes): ReadonlySet<Kind> {
  const own = escritos.get(sigla);
  // `X-CPC-1973` is a code, like the CPC.
  const names = own && own.length > 0 ? own : escritos.get(/^X-([A-Z]+)-/.exec(sigla)?.[1] ?? '');
  if (!names) return NONE;
  let kinds = made.get(names);
  if (!kinds) {
    kinds = new Set(names.map((name) => kindOf(/^[^\s.-]*/.exec(name)?.[0] ?? '')).filter((kind) => kind !== null));
    made.set(names, kinds);
  }
  return kinds;
}
