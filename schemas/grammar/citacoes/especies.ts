import { fold } from '../../text/fold.ts';
import type { Nomes } from './nomes.ts';

/** Of what kind an act is called; any act is a `diploma`. */
export type Especie = string;

const NOME_DA_ESPECIE =
  /\b(lei|cod(?:igo|ex)|cod\.|constituicao|carta|estatuto|consolida(?:cao|do)|decreto[- ]lei|decreto|resolucao|portaria|regimento|regulamento|emenda|medida|provimento|convencao|pacto|tratado|instrucao|contrato|edital|projeto|proposta)/;
const IGUAIS: Record<string, Especie> = {
  codex: 'codigo',
  'cod.': 'codigo',
  carta: 'constituicao',
  consolidado: 'consolidacao',
  'decreto lei': 'decreto-lei',
};
/** Each of these is a law too, where no other law was named. */
export const TAMBEM_LEIS: readonly Especie[] = ['codigo', 'estatuto', 'consolidacao', 'decreto-lei'];

/** The kind that words call an act by; null when they tell none: `diploma`, `norma`. */
export function especieOf(words: string): Especie | null {
  const folded = fold(words);
  // `o mesmo estatuto` is the last act of all, as `o mesmo diploma` is.
  if (/\bmesmo estatuto/.test(folded)) return null;
  if (folded.includes('constitucional') && !folded.includes('emenda')) return 'constituicao';
  const noun = NOME_DA_ESPECIE.exec(folded)?.[1];
  return noun === undefined ? null : (IGUAIS[noun] ?? noun);
}

/** What the form of a sigla tells, by how it begins once a hyphen is put at its end. */
const FORMAS: readonly (readonly [string, readonly Especie[]])[] = [
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
export function especiesOf(sigla: string | null, escrito: string, nomes: Nomes): Iterable<Especie> {
  const called = especieOf(escrito);
  const form = FORMAS.find(([begin]) => `${sigla}-`.startsWith(begin))?.[1];
  const names = especiesByNome(nomes);
  // `X-CPC-1973` is a code as the CPC is.
  const named = form ? undefined : (names.get(sigla ?? '') ?? names.get(/^X-([A-Z]+)-/.exec(sigla ?? '')?.[1] ?? ''));
  // `Lei Maior` is a constitution's name, and no law's.
  if (named?.has('constituicao')) return ['constituicao'];
  const codigo = sigla !== null && nomes.codigos.has(sigla) ? ['codigo'] : [];
  const all = new Set([...(named ?? []), ...(form ?? []), ...codigo, ...(called ? [called] : [])]);
  // An acronym that is nothing else is a law's: `LEP`.
  if (all.size === 0 && sigla !== null && !sigla.startsWith('X-')) return ['lei'];
  // A code is called by its law's number too, and is then that law; called by its name, it is not.
  if (called !== 'lei' && TAMBEM_LEIS.some((especie) => all.has(especie))) all.delete('lei');
  return all;
}

const known = new WeakMap<Nomes['raiz'], ReadonlyMap<string, ReadonlySet<Especie>>>();

/** The kinds of each act that its names begin with: `Código de …`, `Estatuto da …`. */
function especiesByNome(nomes: Nomes): ReadonlyMap<string, ReadonlySet<Especie>> {
  const made = known.get(nomes.raiz);
  if (made) return made;
  const especies = new Map<string, Set<Especie>>();
  for (const [word, no] of nomes.raiz.next) {
    const especie = especieOf(word);
    if (especie === null || word !== fold(word)) continue;
    for (const sigla of siglasUnder(no)) especies.set(sigla, (especies.get(sigla) ?? new Set()).add(especie));
  }
  known.set(nomes.raiz, especies);
  return especies;
}

function siglasUnder(no: Nomes['raiz']): string[] {
  const own = [...(no.alias ? [no.alias.sigla] : []), ...(no.years?.values() ?? [])];
  return [...own, ...[...new Set(no.next.values())].flatMap(siglasUnder)];
}
