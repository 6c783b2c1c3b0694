import type { ItemCitacao } from '../../schemas/model/item-citacao.ts';
import { tipoDoItem } from '../../schemas/model/tipo-do-item.ts';
import type { Acervo } from '../../schemas/verificacao/acervo.ts';
import { resolveCitacao } from '../../schemas/verificacao/resolve-citacao.ts';
import { Recentes } from './recentes.ts';

/** Some 8 to 16 MiB: ten thousand provisions. */
const CARACTERES = 1 << 23;

const resolvidas = new WeakMap<Acervo, Recentes>();

/**
 * What a citation of a request comes to, as JSON. The same few hundred provisions are cited again and again, so that
 * what is told by act and levels alone is kept while its snapshot serves. What a citation claims (`rotulo`) only orders
 * suggestions: a result that has any is made anew.
 */
export function resolveAsJson(item: ItemCitacao, acervo: Acervo): string {
  if (tipoDoItem(item) !== 'dispositivo') return JSON.stringify(resolveCitacao(item, acervo));
  const recentes = recentesOf(acervo);
  const chave = chaveOf(item as Provision);
  const known = recentes.get(chave);
  if (known !== undefined) return known;
  const resolucao = resolveCitacao(item, acervo);
  const json = JSON.stringify(resolucao);
  if (resolucao.sugestao === undefined && resolucao.candidatos === undefined) recentes.set(chave, json);
  return json;
}

type Provision = Extract<ItemCitacao, { artigo: string }>;

/** Lengths come first, so that no two citations have one key, whatever stands in them. */
function chaveOf({ sigla, artigo, paragrafo, inciso, alinea, item, caput, ao_lado }: Provision): string {
  const lengths = `${sigla.length} ${artigo.length} ${paragrafo?.length} ${inciso?.length} ${alinea?.length}`;
  return `${lengths} ${caput} ${ao_lado} ${sigla}${artigo}${paragrafo}${inciso}${alinea}${item}`;
}

function recentesOf(acervo: Acervo): Recentes {
  let recentes = resolvidas.get(acervo);
  if (!recentes) {
    recentes = new Recentes(CARACTERES);
    resolvidas.set(acervo, recentes);
  }
  return recentes;
}
