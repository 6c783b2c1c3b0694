import { ehOrgao } from './orgaos.ts';

/** What may precede the subject of a sentence: its number, a condition or time, and a verb. */
const NUMERO = /^\d+\.\s+/;
const CIRCUNSTANCIA =
  /^(?:Até|Enquanto|No prazo|No caso|Nos casos|Na hipótese|Dentro|Durante|Para|Salvo|Sem prejuízo|Excetuad|Ressalvad|Findo|Quando|Sempre|Com o objetivo|A partir|Nos termos|Em caso|Além|Após|Observad)[^,:]{3,140}, /u;
const VERBO_INICIAL =
  /^(?:(?:[ÉE]|São|Fica|Ficam|Será|Serão) \p{L}+(?:[ai]d|nul|defes|isent)[oa]s?|(?:Aplica|Assegura|Considera|Observa)(?:m)?-se|Revogad[oa]s?|Compreendem|Constituem|Constitui)(?:,[^,]{0,60},)? /u;
const ARTIGO = /^(?:[OA]s?|Um|Uma|Tod[oa]s? (?:[oa]s? )?|Qualquer|Quaisquer|Cada|Nenhum[a]?)\s+/iu;
/** The end of a name: a verb, a word that only places or qualifies it, or the end of a phrase. */
const FIM =
  /^(?:\p{L}{2,}(?:rá|rão)|\p{L}+-(?:se|á|ão)(?:-\p{L}+)?|é|são|está|estão|foi|foram|fica|ficam|tem|têm|pode|podem|deve|devem|não|só|que|quando|se|cuj[oa]s?|ao?|aos|às?|pel[oa]s?|por|em|n[oa]s?|com|sem|sob|para|até|desde|entre|relativ\p{L}+|concernent\p{L}+|previst\p{L}+|existent\p{L}+|constant\p{L}+|estabelecid\p{L}+|referid\p{L}+|mencionad\p{L}+|fixad\p{L}+|regid\p{L}+|tratad[ao]s?|nest[ea]s?|dest[ea]s?|seus?|suas?|ou|e)$/u;
const LIGACAO = /^(?:d[aeo]s?|e|ou)$/;
/** Nouns that name nothing by themselves. */
const VAZIOS =
  /^(?:disposiç|disposto|artigo|parágrafo|inciso|caput|caso|lei\b|leis\b|código|decreto|poder\b|união|estados?\b|municípios?|presidente|ministr|autoridade|órgão|convenção\b|pacto\b|tratado\b|acordo\b|membro|partes?\b|quem\b|ningu|tod[oa]s?\b|pessoas?\b|presente\b|est[ea]s?\b|secret[aá]ri|institut|comitê|em\b|por\b|com\b|para\b|[éÉ] |independentemente|infraç|obrigaç|infração\b|declaraç|concern|relativ|primeir|matéria|hipótese|nos?\b|nas?\b|aos?\b|se\b|não\b|\p{L}+(?:ando|endo|indo)\b)/iu;
/** One noun alone says too little. */
const PALAVRAS = { min: 2, max: 6 } as const;

/** Words that cannot be part of a noun with its complement. */
const DISPENSAVEL = /\b(?:disposto|dispõe|regulamenta|somente|destinad[oa]s|feit[oa]s|deste|desta)\b/u;

/**
 * The noun phrase at the beginning of a sentence: `A revisão constitucional será realizada` is about `revisão
 * constitucional`.
 */
export function sintagmaInicial(texto: string): string | null {
  let frase = (texto.split('\n', 1)[0] as string).replace(NUMERO, '');
  frase = frase.replace(CIRCUNSTANCIA, '').replace(CIRCUNSTANCIA, '');
  frase = frase.replace(VERBO_INICIAL, '').replace(ARTIGO, '');
  const words: string[] = [];
  for (const word of frase.split(' ')) {
    const limpa = word.replace(/[,;:.()"“”]+$/u, '');
    if (FIM.test(limpa) || !/^[\p{L}-]+$/u.test(limpa)) break;
    words.push(limpa);
    if (limpa !== word) break;
  }
  while (words.length > 0 && LIGACAO.test(words.at(-1) as string)) words.pop();
  const nome = words.join(' ');
  const inicio = nome.charAt(0);
  if (words.length < PALAVRAS.min || words.length > PALAVRAS.max || VAZIOS.test(nome) || ehOrgao(nome)) return null;
  if (DISPENSAVEL.test(nome)) return null;
  return inicio !== inicio.toLowerCase() && /^\p{Lu}/u.test(words[1] ?? '')
    ? nome
    : inicio.toLowerCase() + nome.slice(1);
}
