import { fold } from '../../text/fold.ts';
import { palavrasEmOrdem } from '../../text/radicais-em-ordem.ts';

/** One thing that a query asks for: a word, or words in sequence. */
export interface Termo {
  radicais: readonly [string, ...string[]];
  /** Its words as typed, in lower case without accents. */
  palavras: readonly string[];
  /** Whether it was in quotation marks, so that nothing may replace it. */
  frase: boolean;
}

/** A parsed query. Characters other than words, quotation marks and leading hyphens are ignored. */
export interface Pergunta {
  termos: Termo[];
  excluidos: Termo[];
}

/** `"…"`, even if never closed, or a run without white space; each with the hyphen that excludes it. */
const PARTE = /(-?)(?:["“”]([^"“”]*)(?:["“”]|$)|([^\s"“”]+))/gu;

/** Expressions that only connect, although their words would mean something alone: `por causa da idade`. */
const LOCUCAO =
  /(?<![\p{L}\p{N}])(?:por (?:causa|conta|motivo)|em (?:favor|caso|raz[ãa]o)|a (?:favor|respeito))(?= d[aeo]s? )/giu;

/** Parses web-search syntax: words, `"frases"`, `-excluído`. A hyphenated word (`boa-fé`) counts as several words. */
export function readPergunta(q: string): Pergunta {
  const pergunta: Pergunta = { termos: [], excluidos: [] };
  const dito = semLocucoes(q.normalize('NFC'));
  for (const { 1: menos, 2: frase, 3: solto, index } of dito.matchAll(PARTE)) {
    const excluded = menos === '-' && (index === 0 || /\s/.test(dito[index - 1] ?? ' '));
    const text = frase ?? solto ?? '';
    const found = palavrasEmOrdem(text).map(({ radical, inicio, fim }) => ({
      radical,
      palavra: fold(text.slice(inicio, fim)),
    }));
    const radicais = found.map(({ radical }) => radical);
    const [first, ...others] = radicais;
    if (first === undefined) continue;
    const whole = { radicais: [first, ...others] as const, palavras: found.map(({ palavra }) => palavra) };
    if (excluded) pergunta.excluidos.push({ ...whole, frase: true });
    else if (frase !== undefined && others.length > 0) pergunta.termos.push({ ...whole, frase: true });
    else pergunta.termos.push(...soltos(whole));
  }
  return pergunta;
}

/** In quotation marks every word counts. */
const semLocucoes = (q: string) => (/["“”]/.test(q) ? q : q.replace(LOCUCAO, ' '));

/** Each word of a term as a term of its own. */
export function soltos({ radicais, palavras }: Pick<Termo, 'radicais' | 'palavras'>): Termo[] {
  return radicais.map((radical, i) => ({ radicais: [radical], palavras: [palavras[i] ?? ''], frase: false }));
}
