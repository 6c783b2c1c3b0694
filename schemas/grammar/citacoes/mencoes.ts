import { fold } from '../../text/fold.ts';
import type { Nomes } from './nomes.ts';

/** An act that the text names, and where; without sigla it is none of ours: a contract, a bill, another country's. */
export interface Mencao {
  sigla: string | null;
  inicio: number;
  fim: number;
}

/** Of what kind an act is called; any act is a `diploma`. */
type Especie = string;

/** How far back a mention still tells which act is meant. */
const ALCANCE = 2_000;

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
const TAMBEM_LEIS: readonly Especie[] = ['codigo', 'estatuto', 'consolidacao', 'decreto-lei'];

/** The acts that the text has named so far, by kind: `a referida lei` is the last that was called a law. */
export class Mencoes {
  private ultima: Mencao | null = null;
  private readonly porEspecie = new Map<Especie, Mencao>();
  private readonly nomes: Nomes;

  constructor(nomes: Nomes) {
    this.nomes = nomes;
  }

  /** @param escrito the words that name the act */
  remember(mencao: Mencao, escrito: string): void {
    this.ultima = mencao;
    for (const especie of especiesOf(mencao.sigla, escrito, this.nomes)) this.porEspecie.set(especie, mencao);
  }

  /**
   * The last act named before `at`, near enough, of the kind that the words `comum` call it by (`referida lei`); null when
   * there is none, or it is none of ours.
   */
  last(at: number, comum = ''): (Mencao & { sigla: string }) | null {
    const found = this.find(especieOf(comum));
    if (!found || found.sigla === null || at - found.inicio > ALCANCE) return null;
    return { ...found, sigla: found.sigla };
  }

  private find(especie: Especie | null): Mencao | null {
    if (especie === null) return this.ultima;
    const named = this.porEspecie.get(especie) ?? null;
    if (named || especie !== 'lei') return named;
    const others = TAMBEM_LEIS.map((outra) => this.porEspecie.get(outra)).filter((outra) => outra !== undefined);
    return others.sort((a, b) => b.inicio - a.inicio)[0] ?? null;
  }
}

/** The kind that words call an act by; null when they tell none: `diploma`, `norma`. */
function especieOf(words: string): Especie | null {
  const folded = fold(words);
  if (folded.includes('constitucional') && !folded.includes('emenda')) return 'constituicao';
  const noun = NOME_DA_ESPECIE.exec(folded)?.[1];
  return noun === undefined ? null : (IGUAIS[noun] ?? noun);
}

/** What the form of a sigla tells. */
const FORMAS: readonly (readonly [RegExp, readonly Especie[]])[] = [
  [/^(?:LEI|LC)-/, ['lei']],
  [/^DL-/, ['decreto-lei', 'decreto']],
  [/^DEC-/, ['decreto']],
  [/^EC-/, ['emenda']],
  [/^MP-/, ['medida']],
  [/^X-RI/, ['regimento']],
  [/^X-CE(?:-|$)/, ['constituicao']],
  [/^ADCT$/, ['ato']],
];

function especiesOf(sigla: string | null, escrito: string, nomes: Nomes): Iterable<Especie> {
  const called = especieOf(escrito);
  const form = FORMAS.find(([pattern]) => pattern.test(sigla ?? ''))?.[1];
  const names = especiesByNome(nomes);
  // `X-CPC-1973` is a code as the CPC is.
  const named = form ? undefined : (names.get(sigla ?? '') ?? names.get(/^X-([A-Z]+)-/.exec(sigla ?? '')?.[1] ?? ''));
  // `Lei Maior` is a constitution's name, and no law's.
  if (named?.has('constituicao')) return ['constituicao'];
  const all = new Set([...(named ?? []), ...(form ?? []), ...(called ? [called] : [])]);
  // An acronym that is nothing else is a law's: `LEP`.
  if (all.size === 0 && sigla !== null && !sigla.startsWith('X-')) return ['lei'];
  // A code is called by its law's number too, and is then that law; called by its name, it is not.
  if (called !== 'lei' && TAMBEM_LEIS.some((especie) => all.has(especie))) all.delete('lei');
  return all;
}

const known = new WeakMap<Nomes, ReadonlyMap<string, ReadonlySet<Especie>>>();

/** The kinds of each act that its names begin with: `Código de …`, `Estatuto da …`. */
function especiesByNome(nomes: Nomes): ReadonlyMap<string, ReadonlySet<Especie>> {
  const made = known.get(nomes);
  if (made) return made;
  const especies = new Map<string, Set<Especie>>();
  for (const [word, no] of nomes.raiz.filhos) {
    const especie = especieOf(word);
    if (especie === null || word !== fold(word)) continue;
    for (const sigla of siglasUnder(no)) especies.set(sigla, (especies.get(sigla) ?? new Set()).add(especie));
  }
  known.set(nomes, especies);
  return especies;
}

function siglasUnder(no: Nomes['raiz']): string[] {
  const own = no.sigla === null ? [] : [no.sigla];
  return [...own, ...[...new Set(no.filhos.values())].flatMap(siglasUnder)];
}
