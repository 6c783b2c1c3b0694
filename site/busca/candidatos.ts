import type { Unidade } from '../../schemas/search/query/unidades.ts';
import type { Encontrado, Filtros, Pagefind } from './pagefind.ts';
import { naCabeca, noAto, palavra } from './registro.ts';
import type { VocabularioDoSite } from './vocabulario.ts';

/** What holds some of what is asked. */
export interface Candidato {
  encontrado: Encontrado;
  nota: number;
}

/** A word that so many records hold is looked for at their heads alone: it tells little, and costs its square. */
const MUITOS = 2000;
/** What holds less of what is asked, by its weight, counts only where nothing holds more. */
const MIN_PARTE = 0.3;
const PESO_CABECA = 0.3;
/** Of two that hold the same, the one that says it earlier: rubric and headings stand first. */
const PESO_CEDO = 0.02;
const MEIO = 20;

/** Looks words up in the index, each once: between quotation marks, for else Pagefind makes do with the beginning of a word. */
export class Consulta {
  private readonly found = new Map<string, Promise<ReadonlyMap<string, Encontrado>>>();
  private readonly pagefind: Pagefind;
  private readonly filtros: Filtros;

  constructor(pagefind: Pagefind, filtros: Filtros) {
    this.pagefind = pagefind;
    this.filtros = filtros;
  }

  /** Whatever holds these words one behind the other. */
  frase(...palavras: readonly string[]): Promise<ReadonlyMap<string, Encontrado>> {
    return this.procura(`"${palavras.join(' ')}"`);
  }

  /** Whatever holds all of these words, each of which something holds. */
  todas(...palavras: readonly string[]): Promise<ReadonlyMap<string, Encontrado>> {
    return this.procura(palavras.join(' '));
  }

  private procura(words: string): Promise<ReadonlyMap<string, Encontrado>> {
    const known = this.found.get(words);
    if (known) return known;
    const search = this.pagefind.search(words, { filters: this.filtros });
    const found = search.then(({ results }) => new Map(results.map((each) => [each.id, each])));
    this.found.set(words, found);
    return found;
  }
}

/** What holds most of what is asked for, in whatever wording, the best first. */
export async function findCandidatos(
  unidades: readonly Unidade[],
  vocabulario: VocabularioDoSite,
  consulta: Consulta,
): Promise<Candidato[]> {
  const asked = unidades.filter(({ exigida, atos }) => exigida || atos !== null);
  const held = new Map<string, { encontrado: Encontrado; bits: number; cabeca: number; cedo: number }>();
  const mark = (encontrado: Encontrado, bit: number, peso: number, head: boolean) => {
    const known = held.get(encontrado.id) ?? { encontrado, bits: 0, cabeca: 0, cedo: 0 };
    if ((known.bits & bit) === 0) known.cedo += peso / (1 + (encontrado.words[0] ?? 0) / MEIO);
    known.bits |= bit;
    if (head) known.cabeca |= bit;
    held.set(encontrado.id, known);
  };
  await Promise.all(
    asked.map(async (unidade, i) => {
      for (const [encontrado, head] of await answer(unidade, vocabulario, consulta))
        mark(encontrado, 1 << i, unidade.peso, head);
    }),
  );
  // Where every word is in most of the law, what holds them all; a name of an act leads to the act alone.
  if (held.size === 0 && asked.every(({ atos }) => atos === null)) {
    const words = asked.flatMap(({ alternativas: [own] }) => own.radicais).filter((stem) => vocabulario.radical(stem));
    if (words.length > 0)
      for (const each of (await consulta.todas(...words.map(palavra))).values()) mark(each, -1, 0, false);
  }
  // What is in an act that is named answers that, but only what else is asked makes it a candidate.
  for (const [i, { atos }] of asked.entries()) {
    if (!atos) continue;
    for (const sigla of atos) {
      for (const { id } of (await consulta.frase(noAto(sigla))).values()) {
        const known = held.get(id);
        if (known) known.bits |= 1 << i;
      }
    }
  }
  const total = asked.reduce((sum, { peso }) => sum + peso, 0);
  const weigh = (bits: number) => asked.reduce((sum, { peso }, i) => (bits & (1 << i) ? sum + peso : sum), 0) / total;
  const all = [...held.values()].map(({ encontrado, bits, cabeca, cedo }) => ({
    encontrado,
    parte: weigh(bits),
    nota: weigh(bits) + PESO_CABECA * weigh(cabeca) + PESO_CEDO * (cedo / total),
  }));
  const most = all.reduce((most, { parte }) => Math.max(most, parte), 0);
  return all.filter(({ parte }) => parte >= Math.min(MIN_PARTE, most)).sort((a, b) => b.nota - a.nota);
}

/** What says a thing asked for in one of its wordings, and whether it does so at its head. */
async function answer(
  { alternativas }: Unidade,
  vocabulario: VocabularioDoSite,
  consulta: Consulta,
): Promise<Map<Encontrado, boolean>> {
  const found = new Map<Encontrado, boolean>();
  await Promise.all(
    alternativas.map(async ({ radicais, frase }) => {
      if (radicais.some((stem) => vocabulario.radical(stem) === null)) return;
      if (frase) {
        for (const each of (await consulta.frase(...radicais.map(palavra))).values()) found.set(each, true);
        return;
      }
      const { todos, cabecas } = await holding(radicais, vocabulario, consulta);
      for (const [id, each] of todos) found.set(each, (found.get(each) ?? false) || cabecas.has(id));
    }),
  );
  return found;
}

/** What holds all of some stems, the common ones of them aside where others tell. */
async function holding(radicais: readonly string[], vocabulario: VocabularioDoSite, consulta: Consulta) {
  const rows = radicais.map((stem) => ({ stem, docs: vocabulario.radical(stem)?.docs ?? 0 }));
  const rare = rows.filter(({ docs }) => docs <= MUITOS);
  const lists = await Promise.all(
    (rare.length > 0 ? rare : rows).map(async ({ stem, docs }) => {
      const inHead = (vocabulario.radical(stem)?.cabecas ?? MUITOS + 1) <= MUITOS;
      const [cabecas, todos] = await Promise.all([
        inHead ? consulta.frase(naCabeca(stem)) : NENHUM,
        docs <= MUITOS ? consulta.frase(palavra(stem)) : NENHUM,
      ]);
      return { cabecas, todos: new Map([...cabecas, ...todos]) };
    }),
  );
  const [first, ...others] = lists;
  if (!first) return { todos: NENHUM, cabecas: NENHUM };
  const meet = (of: 'todos' | 'cabecas') =>
    new Map([...first[of]].filter(([id]) => others.every((other) => other[of].has(id))));
  return { todos: meet('todos'), cabecas: meet('cabecas') };
}

const NENHUM: ReadonlyMap<string, Encontrado> = new Map();
