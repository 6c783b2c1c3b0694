import { type Dia, primeiroDoMes, somaDias, somaMeses } from '../../schemas/law/calendario.ts';
import { CARDINAL, cardinalValue } from '../../schemas/law/cardinais.ts';
import { ordinalValue } from '../../schemas/law/numerais.ts';
import { dataDoAto } from '../../schemas/text/data.ts';

/** From when on an act is in force, as a clause says it. */
export type Termo =
  | { tipo: 'publicacao' }
  | { tipo: 'dia'; dia: Dia }
  /** `decorrido`: the whole of the time must be over (`após decorrido 1 ano`). */
  | { tipo: 'prazo'; quantidade: number; unidade: Unidade; decorrido: boolean }
  /**
   * The first day of a month, counted in months from that of publication: `primeiro dia do quarto mês subsequente ao da
   * publicação`.
   */
  | { tipo: 'mes_seguinte'; meses: number }
  | { tipo: 'exercicio_seguinte' }
  /** A day that depends on other acts or facts: `concomitantemente com a lei de reforma`. */
  | { tipo: 'outro' };
type Unidade = 'dia' | 'mes' | 'ano';

const PUBLICACAO =
  /(?:^|\s)(?:(?:na|da|a|com a?|em|nesta)\s)?(?:(?:mesm[ao]\s)?(?:data|dia|ato)\s(?:d[aeo]\s)*)?(?:sua\s|oficial\s)*(?:publicacao|promulgacao)(?!\p{L})|imediatamente|nesta data|em que for publicad[ao]/u;
const PRAZO = new RegExp(
  `(?<!\\p{L})(?:(\\d{1,3})|(${CARDINAL}))(?: ?\\([^()]{1,40}\\))? (dia|mes|ano)(?:e?s)?(?!\\p{L})`,
  'u',
);
const NOMEADO = /(?<!\d)(\d{1,2}) ?[º°o]? de \p{L}+ de \d\.?\d{3}(?!\d)/u;
const MES_SEGUINTE = /primeiro dia (?:util )?do (\p{L}+ )?mes (?:imediatamente )?(?:seguinte|subseq|posterior)/u;
const EXERCICIO =
  /(?:primeiro dia|1[º°o]? de janeiro) d[eo] (?:exercicio(?: financeiro)?|ano) (?:imediatamente )?(?:seguinte|subseq)/u;

/** A date by which an act is cited is not a day of force: `especialmente a Lei nº 3.274, de 2 de outubro de 1957`. */
const ATO_DATADO = /n[º°o]?s?\.? ?[\d.]+(?:-[a-z])?, de \d{1,2} ?[º°o]? de \p{L}+ de \d{4}/gu;

/** Returns the first term in a folded text; null if there is none. */
export function readTermo(palavras: string): Termo | null {
  const dito = palavras.replace(ATO_DATADO, (ato) => ato.replace(/\d/gu, '#'));
  const found = [nomeado(dito), mesSeguinte(dito), exercicio(dito), prazo(dito)].filter((lido) => lido !== null);
  const first = found.sort((a, b) => a.index - b.index)[0];
  const publicacao = PUBLICACAO.exec(dito);
  // In `sessenta dias após a publicação` the day of publication is only the start of the time.
  if (first && (publicacao === null || first.index < publicacao.index || first.termo.tipo === 'prazo'))
    return first.termo;
  return publicacao ? { tipo: 'publicacao' } : null;
}

type Lido = { termo: Termo; index: number } | null;

function nomeado(dito: string): Lido {
  const found = NOMEADO.exec(dito);
  const dia = found && dataDoAto(`de ${found[0].replace(/^(\d+) ?[º°o] /u, '$1 ')}`);
  return dia ? { termo: { tipo: 'dia', dia }, index: (found as RegExpExecArray).index } : null;
}

function prazo(dito: string): Lido {
  const found = PRAZO.exec(dito);
  if (!found || !/publica|promulga/.test(dito)) return null;
  const quantidade = found[1] === undefined ? cardinalValue(found[2] as string) : Number(found[1]);
  if (quantidade === null) return null;
  const decorrido = /decorrid/.test(dito.slice(0, found.index));
  return { termo: { tipo: 'prazo', quantidade, unidade: found[3] as Unidade, decorrido }, index: found.index };
}

function mesSeguinte(dito: string): Lido {
  const found = MES_SEGUINTE.exec(dito);
  if (!found) return null;
  const meses = found[1] === undefined ? 1 : ordinalValue(found[1]);
  return meses === null ? null : { termo: { tipo: 'mes_seguinte', meses }, index: found.index };
}

function exercicio(dito: string): Lido {
  const found = EXERCICIO.exec(dito);
  return found && { termo: { tipo: 'exercicio_seguinte' }, index: found.index };
}

/**
 * Returns the first day in force by a term; null if the term does not give it. The day of publication and the last day
 * are both counted, and force begins on the next day (LC 95, de 1998, art. 8º, § 1º): so that many days later. Months
 * and years end on the corresponding day (Lei nº 810, de 1949): `um ano após a publicação` of 11/1/2002 is 11/1/2003.
 * `Após decorrido 1 ano` of 17/3/2015 requires that day to be over, and is 18/3/2016.
 */
export function contar(termo: Termo, publicacao: Dia | null): Dia | null {
  if (termo.tipo === 'dia') return termo.dia;
  if (termo.tipo === 'outro' || publicacao === null) return null;
  switch (termo.tipo) {
    case 'publicacao':
      return publicacao;
    case 'mes_seguinte':
      return primeiroDoMes(somaMeses(primeiroDoMes(publicacao), termo.meses));
    case 'exercicio_seguinte':
      return `${Number(publicacao.slice(0, 4)) + 1}-01-01`;
    case 'prazo': {
      const { quantidade, unidade, decorrido } = termo;
      if (unidade === 'dia') return somaDias(publicacao, quantidade);
      const corresponde = somaMeses(publicacao, unidade === 'ano' ? quantidade * 12 : quantidade);
      return decorrido ? somaDias(corresponde, 1) : corresponde;
    }
  }
}
