import { fold } from '../../../schemas/text/fold.ts';
import { ehGenerico, ehVazio } from '../words/genericos.ts';
import { lerNatural, minuscula, noSingular, semPreposicoes } from '../words/natural.ts';
import { lerPalavras } from '../words/palavras.ts';
import { verbeteDe } from '../words/vocabulario.ts';
import semNome from './rubricas.json' with { type: 'json' };
import type { Lugar } from './titulos.ts';

/** Rubrics that qualify the crime or institute of the article, and mean nothing alone. */
const QUALIFICA =
  /^(?:penas?|formas?|modalidades?|aumento|agravação|agravante|minoração|atenuação|diminuição|redução|casos?|causas?|figura|isenção|disposiç|qualificaç|multa$|ação penal$|substituição d|resultado|crime assimilado|outros?|outras?|pena |se |hipóteses|exceção$|equiparaç|ressalva|conceito|militares?$|assemelhad|violação em|em |por |simples|privilegi|culpos|efeitos?$|exclusão)/i;
/** Further rubrics that are not names, folded. */
const SEM_NOME = new Set(semNome);
/** A longer rubric is not a name. */
const MAX_PALAVRAS = 9;

/** Whether a rubric is only an aspect of what is above it: `Requisitos`, `Forma qualificada`. */
export function ehAspecto(rubrica: string): boolean {
  const natural = lerNatural(rubrica);
  const [head = ''] = fold(natural).split(/[ ,]/, 1);
  return (
    SEM_NOME.has(fold(natural)) || QUALIFICA.test(natural) || (ehGenerico(head) && !/ (?:d[aeo]s?|à|ao) /.test(natural))
  );
}

/**
 * The index places of a rubric: its own name, the noun that it begins with (`Homicídio qualificado` → Homicídio /
 * qualificado), and its parent, which is the heading or, for a paragraph, the rubric of its article.
 */
export function lugaresDaRubrica(rubrica: string, acima: string, sigla: string): Lugar[] {
  const natural = lerNatural(rubrica).replace(/\. .*$/, '');
  if (natural.length < 3 || ehVazio(natural)) return [];
  const contexto = { termo: acima, subtermo: minuscula(semPreposicoes(rubrica).replace(/\. .*$/, '')) };
  const palavras = lerPalavras(natural);
  const whole = verbeteDe(palavras, sigla);
  if (SEM_NOME.has(fold(natural)) || (!whole && QUALIFICA.test(natural))) return [contexto];
  const [head = ''] = fold(natural).split(/[ ,]/, 1);
  if (!whole && ehGenerico(head))
    return [contexto, ...lugaresDasPartes(natural, sigla), ...lugarDoComplemento(natural, sigla)];
  const own = whole ? whole.termo : noSingular(natural);
  const named =
    whole || (natural.split(' ').length <= MAX_PALAVRAS && !/ (?:outr[oa]s?|presente|dest[ea]) /.test(natural))
      ? [{ termo: own, subtermo: null }]
      : [];
  return [
    ...named,
    ...lugaresDasPartes(natural, sigla),
    ...lugarDoNucleo(natural, sigla),
    ...(contexto.termo === own ? [] : [contexto]),
  ];
}

/** `Falso testemunho ou falsa perícia` names two crimes; `Coisa havida por erro ou caso fortuito` names one. */
function lugaresDasPartes(natural: string, sigla: string): Lugar[] {
  const partes = natural.split(/ e | ou |, /);
  if (partes.length < 2 || !verbeteDe(lerPalavras(partes[0] as string), sigla)) return [];
  return partes.flatMap((parte) => {
    const verbete = verbeteDe(lerPalavras(parte), sigla);
    return verbete ? [{ termo: verbete.termo, subtermo: null }] : [];
  });
}

/** `Homicídio qualificado` → Homicídio / qualificado. */
function lugarDoNucleo(natural: string, sigla: string): Lugar[] {
  const words = natural.split(' ');
  for (let end = words.length - 1; end > 0; end -= 1) {
    const verbete = verbeteDe(lerPalavras(words.slice(0, end).join(' ')), sigla);
    const resto = words.slice(end).join(' ');
    if (
      verbete &&
      !/^(?:d[oae]s?|e|ou|a|à|em|com|o)$/.test(words[end - 1] ?? '') &&
      !/^(?:e|ou|d[aeo]s?|n[ao]s?|a|à|ao|por|em) /.test(resto)
    )
      return [{ termo: verbete.termo, subtermo: resto }];
  }
  return [];
}

/** `Revogação do livramento condicional` → Livramento condicional / revogação. */
function lugarDoComplemento(natural: string, sigla: string): Lugar[] {
  const [, aspecto = '', resto = ''] = /^(.*?) (?:d[oae]s?|à|ao|em|para) (.+)$/iu.exec(natural) ?? [];
  const verbete = resto === '' ? null : verbeteDe(lerPalavras(resto), sigla);
  return verbete ? [{ termo: verbete.termo, subtermo: minuscula(aspecto) }] : [];
}
