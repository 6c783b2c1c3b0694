import { fold } from '../../text/fold.ts';
import { palavrasEmOrdem } from '../../text/radicais-em-ordem.ts';

/** One thing asked for: a word, or words that stand one behind the other. */
export interface Termo {
  radicais: readonly [string, ...string[]];
  /** Its words as typed, in lower case and without accents. */
  palavras: readonly string[];
  /** Whether it stood between quotation marks: then nothing else may stand for it. */
  frase: boolean;
}

/** A query as it is meant: anything but a word, a quotation mark and a leading hyphen says nothing. */
export interface Pergunta {
  termos: Termo[];
  excluidos: Termo[];
}

/** `"…"`, also one that is never closed, or a run without white space; each with the hyphen that excludes it. */
const PARTE = /(-?)(?:["“”]([^"“”]*)(?:["“”]|$)|([^\s"“”]+))/gu;

/** Words that together only join, and alone would ask for something: `por causa da idade`. */
const LOCUCAO =
  /(?<![\p{L}\p{N}])(?:por (?:causa|conta|motivo)|em (?:favor|caso|raz[ãa]o)|a (?:favor|respeito))(?= d[aeo]s? )/giu;

/** Reads web-search syntax: words, `"frases"`, `-excluído`. A hyphenated word (`boa-fé`) is several words. */
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

/** Between quotation marks every word counts. */
const semLocucoes = (q: string) => (/["“”]/.test(q) ? q : q.replace(LOCUCAO, ' '));

/** Each of its words by itself. */
export function soltos({ radicais, palavras }: Pick<Termo, 'radicais' | 'palavras'>): Termo[] {
  return radicais.map((radical, i) => ({ radicais: [radical], palavras: [palavras[i] ?? ''], frase: false }));
}
