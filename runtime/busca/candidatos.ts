import type { Faixa, IndiceBusca } from '../snapshot/busca.ts';
import type { Termo } from './pergunta.ts';
import type { Alternativa, Unidade } from './unidades.ts';

/** More are not looked at closely. */
const MAX_CANDIDATOS = 200;
/** Of those that lack something. */
const MAX_PARCIAIS = 80;
const MAX_LARGADAS = 5;

/** Ids of what holds all that is asked for; where that is not enough, of what lacks the least telling of it too. */
export function findCandidatos(
  unidades: readonly Unidade[],
  excluidos: readonly Termo[],
  busca: IndiceBusca,
  faixas: readonly Faixa[],
  enough: number,
): Set<number> {
  const asked = unidades.filter(({ exigida }) => exigida);
  const found = new Set(busca.match(queryOf(asked, excluidos), MAX_CANDIDATOS, faixas));
  if (asked.length < 2) return found;
  const byWeight = [...asked].sort((a, b) => a.peso - b.peso);
  const without = (dropped: readonly Unidade[]) => {
    const rest = asked.filter((unidade) => !dropped.includes(unidade));
    if (rest.length > 0) for (const id of busca.match(queryOf(rest, excluidos), MAX_PARCIAIS, faixas)) found.add(id);
  };
  for (const unidade of byWeight.slice(0, MAX_LARGADAS)) {
    if (found.size >= enough) return found;
    without([unidade]);
  }
  // Then several at once, of a long query quickly more.
  for (let length = 2; length < byWeight.length && found.size < enough; length += Math.ceil(length / 3))
    without(byWeight.slice(0, length));
  return found;
}

/** As FTS5 reads it. Stems are letters and digits, so that quoted they can be nothing but words. */
function queryOf(unidades: readonly Unidade[], excluidos: readonly Termo[]): string {
  const all = unidades.map(({ alternativas }) => `(${alternativas.map(wordingOf).join(' OR ')})`).join(' AND ');
  return excluidos.length === 0 ? all : `(${all}) NOT (${fraseQuery(excluidos, ' OR ')})`;
}

/** Of each term its words, one behind the other. */
export const fraseQuery = (termos: readonly Termo[], joint: ' AND ' | ' OR ' = ' AND '): string =>
  termos.map(({ radicais }) => `"${radicais.join(' ')}"`).join(joint);

function wordingOf({ radicais, frase }: Alternativa): string {
  return frase ? `"${radicais.join(' ')}"` : `(${radicais.map((stem) => `"${stem}"`).join(' AND ')})`;
}
