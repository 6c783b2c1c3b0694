import type { DiplomaExportado } from '../../contract/model/corpus/diploma.ts';
import type { Dispositivo } from '../../contract/model/corpus/dispositivo.ts';
import { parseRefKeySumula } from '../../contract/model/corpus/ref-key-sumula.ts';
import type { Sumula } from '../../contract/model/corpus/sumula.ts';
import type { Law } from '../../quotations/judge.ts';
import { composeLawText, type LawText } from '../../quotations/law-text.ts';
import type { Words } from '../../quotations/words.ts';
import type { Leitura } from '../../storage/artifacts.ts';
import { redacoesAnteriores } from '../acervo/redacoes-anteriores.ts';
import { wholeOf } from './law-of-acervo.ts';

/** The exports that were fetched: whole acts, and súmulas. */
export interface Exportados {
  diplomas: readonly Pick<DiplomaExportado, 'sigla' | 'dispositivos'>[];
  sumulas: readonly Sumula[];
  /**
   * `historico` of `leitura/<SIGLA>.json`: the wordings of the provisions that have had several. For an act without it,
   * no earlier wording is known.
   */
  historicos?: readonly Pick<Leitura, 'sigla' | 'historico'>[];
}

export interface LawOfExports extends Law {
  /** Whether a provision, or one above or below it, has had an earlier wording that is not available here. */
  hadOtherWords(refKey: string): boolean;
}

/** How many articles are compared with a quotation that is not in the cited provision. */
const ALIKE = 6;

/** Builds the law in force from whole exports, with the earlier wordings that are available. */
export function lawOfExports({ diplomas, sumulas, historicos = [] }: Exportados): LawOfExports {
  const articles = new Map<string, Dispositivo[]>();
  for (const dispositivo of diplomas.flatMap(({ dispositivos }) => dispositivos)) {
    const key = wholeOf(dispositivo.ref_key);
    const article = articles.get(key);
    if (article) article.push(dispositivo);
    else articles.set(key, [dispositivo]);
  }
  const lidos = new Set(historicos.map(({ sigla }) => sigla));
  const versoes = new Map(
    historicos.flatMap(({ historico }) => historico.map(({ ref_key, versoes: own }) => [ref_key, own] as const)),
  );
  const ofSumula = new Map(sumulas.map(({ ref_key, texto }) => [ref_key, texto]));
  const texts = new Map<string, LawText | null>();
  const read = (key: string): LawText | null => {
    const sumula = ofSumula.get(key);
    if (sumula !== undefined) return composeLawText([{ ref_key: key, texto: sumula }]);
    const article = articles.get(key);
    return article ? composeLawText(article.map(ownWording)) : null;
  };
  const textOf = (refKey: string): LawText | null => {
    const key = wholeOf(refKey);
    const text = texts.get(key) ?? read(key);
    texts.set(key, text);
    return text;
  };
  return {
    textOf,
    earlierOf: (refKey) =>
      redacoesAnteriores(versoes.get(refKey) ?? []).map(({ texto, ...tempo }) => ({
        ...{ text: composeLawText([{ ref_key: refKey, texto }]), ...tempo },
      })),
    alike: (quoted, refKey) => (parseRefKeySumula(refKey) ? [] : alikeIn(articles, quoted, refKey, textOf)),
    hadOtherWords: (refKey) =>
      !lidos.has(refKey.split('.', 1)[0] as string) &&
      (articles.get(wholeOf(refKey)) ?? []).some(
        ({ ref_key, alterado_por, revogado }) =>
          (alterado_por !== null || revogado) &&
          (ref_key === refKey || ref_key.startsWith(`${refKey}.`) || refKey.startsWith(`${ref_key}.`)),
      ),
  };
}

const ownWording = ({ ref_key, caput_texto, texto }: Dispositivo) => ({ ref_key, texto: caput_texto ?? texto });

/**
 * Returns the articles of the same act that have most of the words. A word counts for more the rarer it is in the act.
 */
function alikeIn(
  articles: ReadonlyMap<string, unknown>,
  { letters }: Words,
  refKey: string,
  textOf: Law['textOf'],
): string[] {
  const sigla = refKey.split('.', 1)[0] as string;
  const keys = [...articles.keys()].filter((key) => key.startsWith(`${sigla}.`));
  const scores = new Map<string, number>();
  for (const word of new Set(letters)) {
    const having = keys.filter((key) => textOf(key)?.vocabulary.has(word));
    const weight = Math.log((1 + keys.length) / (1 + having.length));
    for (const key of having) scores.set(key, (scores.get(key) ?? 0) + weight);
  }
  scores.delete(wholeOf(refKey));
  const ranked = [...scores].sort(([, one], [, other]) => other - one);
  return ranked.slice(0, ALIKE).map(([key]) => key);
}
