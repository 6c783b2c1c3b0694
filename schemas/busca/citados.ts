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

const KEY = /(?<!\S)\p{L}[\p{L}\p{N}-]{0,19}\.\d\S*/u;
/** `cp 121`, but neither `fgts 8%` nor `lai 20 dias`. */
const SEM_ART =
  /(?<!\S)(\p{L}{2,6})\s+(\d{1,4}(?:-\p{L})?)(?!\S|\s+(?:por\s+cento|dias|meses|anos|horas|pontos|sal[áa]rios|reais))/u;
/** `9099 61`, `9.099/95`: an act by its number alone. */
const SEM_ESPECIE = /^\s*(\d{1,2}\.?\d{3}|\d{3})(\/\d{2,4})?(?:[\s,]+(?:art(?:igo)?\.?\s*)?(\d.*))?$/iu;
/** Of an act that is named and nothing besides, so many articles come before what is said of it. */
const ABERTURA = 3;

/** A query may itself be a citation, or hold some: `art. 5 cf`, `CP.121`, `súmula 7 stj`; or name an act and no more. */
export function readCitados(q: string, acervo: Acervo): Citados {
  const sigla = acervo.sigla(q.trim());
  if (sigla !== null) return { ref_keys: abertura(sigla, acervo), resto: q };
  // No other citation is without a number.
  if (!/\d/.test(q)) return { ref_keys: [], resto: q };
  const [, numero, ano = '', artigo] = SEM_ESPECIE.exec(q) ?? [];
  if (numero !== undefined && acervo.sigla(`lei ${numero}${ano}`) !== null)
    return readCitados(`lei ${numero}${ano}${artigo === undefined ? '' : ` art ${artigo}`}`, acervo);
  const key = KEY.exec(q);
  // A key among other words is no citation that a text would have.
  if (key && key[0] !== q.trim()) {
    const alone = readCitados(key[0], acervo);
    if (alone.ref_keys.length > 0) return { ...alone, resto: q.replace(key[0], ' ') };
  }
  const read = readCitacoes(q, acervo);
  return read.ref_keys.length > 0 ? read : (readSemArt(read.resto, acervo) ?? read);
}

/** What is cited is looked up and not searched for, whether it is found or not. */
function readCitacoes(q: string, acervo: Acervo): Citados {
  const ref_keys = new Set<string>();
  let resto = q;
  for (const citacao of readConsulta(q, nomesOf(acervo), acervo.sigla, (chave) => holds(acervo, chave))) {
    const { offset, fim } = citacao;
    const found = keysOf(citacao, acervo, q.trim().length === fim - offset);
    for (const key of found) ref_keys.add(key);
    // `fgts 40%` is a share.
    if (found.length > 0 || ((!('sigla' in citacao) || namesAct(citacao)) && !q.slice(offset, fim + 1).includes('%')))
      resto = resto.slice(0, offset) + ' '.repeat(fim - offset) + resto.slice(fim);
  }
  return { ref_keys: [...ref_keys], resto };
}

/** `covid 19` is of the form of a citation, but of no act that has a name. */
const namesAct = ({ sigla }: { sigla: string | null }) => sigla !== null && !sigla.startsWith('X-');

function readSemArt(q: string, acervo: Acervo): Citados | null {
  const [whole, nome = '', artigo] = SEM_ART.exec(q) ?? [];
  const sigla = whole === undefined ? null : acervo.sigla(nome);
  const key = `${sigla}.${artigo?.toUpperCase()}`;
  // `cf 88` is the Constitution of that year.
  if (whole === undefined || sigla === null || key === 'CF.88' || !holds(acervo, key)) return null;
  return { ref_keys: [key], resto: q.replace(whole, ' ') };
}

/** @param alone whether nothing else is said: only then an article may be of any act */
function keysOf(citacao: CitacaoExtraida, acervo: Acervo, alone: boolean): string[] {
  if (citacao.tipo === 'dispositivo') {
    const siglas = citacao.sigla !== null ? [citacao.sigla] : alone ? acervo.diplomas.map(({ sigla }) => sigla) : [];
    return siglas.flatMap((sigla) =>
      [formatRefKey({ ...citacao, sigla }), ...(citacao.sigla === null ? [] : [`${sigla}.${citacao.artigo}`])]
        .filter((key) => holds(acervo, key))
        .slice(0, 1),
    );
  }
  if (citacao.tipo !== 'sumula') return [];
  const { tribunal, numero, vinculante } = citacao;
  // Without a court each of them may be meant, and of one court the binding one too.
  return TRIBUNAIS.filter((each) => tribunal === null || each === tribunal)
    .filter((each) => acervo.sumulas?.sumula(each, numero, vinculante ?? false))
    .map((each) => refKeySumula({ tribunal: each, numero, vinculante: vinculante ?? false }));
}

function abertura(sigla: string, acervo: Acervo): string[] {
  return [...acervo.ato(sigla).artigos.keys()].slice(0, ABERTURA).map((artigo) => `${sigla}.${artigo}`);
}

function holds(acervo: Acervo, refKey: string): boolean {
  const sigla = acervo.sigla(refKey.split('.', 1)[0] ?? '');
  return sigla !== null && acervo.ato(sigla).posicao(refKey) !== null;
}
