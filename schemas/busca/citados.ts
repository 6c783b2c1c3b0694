import { readConsulta } from '../grammar/citacoes/consulta.ts';
import { formatRefKey } from '../grammar/ref-key.ts';
import type { CitacaoExtraida } from '../model/citacao.ts';
import { refKeySumula, TRIBUNAIS } from '../model/ref-key-sumula.ts';
import type { Acervo } from '../verificacao/acervo.ts';
import { nomesOf } from '../verificacao/nomes-do-acervo.ts';

/** What a query cites that is in the snapshot, and what else it says. */
export interface Citados {
  ref_keys: string[];
  resto: string;
}

const KEY = /(?<!\S)[\p{L}\p{N}-]{1,20}\.\d\S*/u;

/** A query may itself be a citation, or hold some: `art. 5 cf`, `CP.121`, `súmula 7 stj`. */
export function readCitados(q: string, acervo: Acervo): Citados {
  // No citation is without a number.
  if (!/\d/.test(q)) return { ref_keys: [], resto: q };
  const key = KEY.exec(q);
  // A key among other words is no citation that a text would have.
  if (key && key[0] !== q.trim()) {
    const alone = readCitados(key[0], acervo);
    if (alone.ref_keys.length > 0) return { ...alone, resto: q.replace(key[0], ' ') };
  }
  const ref_keys = new Set<string>();
  let resto = q;
  for (const citacao of readConsulta(q, nomesOf(acervo), acervo.sigla, (chave) => holds(acervo, chave))) {
    const found = keysOf(citacao, acervo);
    if (found.length === 0) continue;
    for (const key of found) ref_keys.add(key);
    resto = resto.slice(0, citacao.offset) + ' '.repeat(citacao.fim - citacao.offset) + resto.slice(citacao.fim);
  }
  return { ref_keys: [...ref_keys], resto };
}

function keysOf(citacao: CitacaoExtraida, acervo: Acervo): string[] {
  if (citacao.tipo === 'dispositivo') {
    const { sigla } = citacao;
    if (sigla === null) return [];
    const key = formatRefKey({ ...citacao, sigla });
    return holds(acervo, key)
      ? [key]
      : holds(acervo, `${sigla}.${citacao.artigo}`)
        ? [`${sigla}.${citacao.artigo}`]
        : [];
  }
  if (citacao.tipo !== 'sumula') return [];
  const { tribunal, numero, vinculante } = citacao;
  // Without a court each of them may be meant, and of one court the binding one too.
  return TRIBUNAIS.filter((each) => tribunal === null || each === tribunal)
    .filter((each) => acervo.sumulas?.sumula(each, numero, vinculante ?? false))
    .map((each) => refKeySumula({ tribunal: each, numero, vinculante: vinculante ?? false }));
}

function holds(acervo: Acervo, refKey: string): boolean {
  const sigla = acervo.sigla(refKey.split('.', 1)[0] ?? '');
  return sigla !== null && acervo.ato(sigla).posicao(refKey) !== null;
}
