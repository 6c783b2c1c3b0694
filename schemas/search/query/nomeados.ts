import { fold } from '../../text/fold.ts';
import { palavrasEmOrdem, radicaisDe } from '../../text/radicais-em-ordem.ts';
import type { Pergunta } from './pergunta.ts';
import ramos from './ramos.json' with { type: 'json' };

/** Words of a query, from `inicio` to `fim` (exclusive), that name acts or an area of law. */
export interface Nomeado {
  inicio: number;
  fim: number;
  atos: ReadonlySet<string>;
}

/** Maps the stems of a name to acts. */
export type NomesPorRadicais = ReadonlyMap<string, ReadonlySet<string>>;
/** The same to look up in. */
export type NomesDaBusca = Pick<NomesPorRadicais, 'get'>;

const MAX_PALAVRAS = 8;
/** Areas by their exact words, not stems: `trabalhista` is labour law, `trabalho` can be any work. */
const RAMOS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(ramos).map(([ramo, siglas]) => [
    palavrasEmOrdem(ramo)
      .map(({ inicio, fim }) => fold(ramo.slice(inicio, fim)))
      .join(' '),
    new Set(siglas),
  ]),
);

/** The stems that a search finds a folded name of an act by; null if it is only a number, or has none. */
export function radicaisDoNome(nome: string): string | null {
  const stems = /^\d/.test(nome) ? '' : radicaisDe(nome);
  return stems === '' ? null : stems;
}

/** The names of acts, by their stems. A name that is also an ordinary word is left out. */
export function nomesPorRadicais(nomes: ReadonlyMap<string, string>): NomesPorRadicais {
  const byStems = new Map<string, ReadonlySet<string>>();
  // An act has about ten names, which share one set.
  const sets = new Map<string, ReadonlySet<string>>();
  for (const [nome, sigla] of nomes) {
    const stems = radicaisDoNome(nome);
    if (stems === null) continue;
    const only = sets.get(sigla) ?? new Set([sigla]);
    sets.set(sigla, only);
    byStems.set(stems, only);
  }
  return byStems;
}

/** Finds the names of acts in a query, trying the longest first. They do not overlap. */
export function nomeadosEm({ termos }: Pergunta, nomes: NomesDaBusca): Nomeado[] {
  const found: Nomeado[] = [];
  for (let inicio = 0; inicio < termos.length; ) {
    let fim = inicio;
    for (let length = Math.min(MAX_PALAVRAS, termos.length - inicio); length > 0; length--) {
      const span = termos.slice(inicio, inicio + length);
      if (span.some(({ frase }) => frase)) continue;
      const atos =
        RAMOS.get(span.flatMap(({ palavras }) => palavras).join(' ')) ??
        nomes.get(span.flatMap(({ radicais }) => radicais).join(' '));
      if (!atos) continue;
      fim = inicio + length;
      found.push({ inicio, fim, atos });
      break;
    }
    inicio = Math.max(fim, inicio + 1);
  }
  return found;
}
