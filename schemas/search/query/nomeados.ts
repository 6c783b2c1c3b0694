import { fold } from '../../text/fold.ts';
import { palavrasEmOrdem, radicaisDe } from '../../text/radicais-em-ordem.ts';
import type { Pergunta } from './pergunta.ts';
import ramos from './ramos.json' with { type: 'json' };

/** Words of a query, from `inicio` to `fim` (exclusive), that name acts or their area of the law. */
export interface Nomeado {
  inicio: number;
  fim: number;
  atos: ReadonlySet<string>;
}

/** Stems of what a name is told by → acts. */
export type NomesPorRadicais = ReadonlyMap<string, ReadonlySet<string>>;
/** The same to look up in. */
export type NomesDaBusca = Pick<NomesPorRadicais, 'get'>;

const MAX_PALAVRAS = 8;
/** Areas as they are typed, not by their stems: `trabalhista` is the labour law, `trabalho` is whatever one works at. */
const RAMOS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(ramos).map(([ramo, siglas]) => [
    palavrasEmOrdem(ramo)
      .map(({ inicio, fim }) => fold(ramo.slice(inicio, fim)))
      .join(' '),
    new Set(siglas),
  ]),
);

/** The stems that a folded name of an act is told by in a search; null of one that is a number alone, or has none. */
export function radicaisDoNome(nome: string): string | null {
  const stems = /^\d/.test(nome) ? '' : radicaisDe(nome);
  return stems === '' ? null : stems;
}

/** Names of acts by their stems. A name that is but a word of the language names nothing. */
export function nomesPorRadicais(nomes: ReadonlyMap<string, string>): NomesPorRadicais {
  const byStems = new Map<string, ReadonlySet<string>>();
  // An act has ten names, and all of them mean the same.
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

/** What in a query names acts, the longest names first tried; none inside another. */
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
