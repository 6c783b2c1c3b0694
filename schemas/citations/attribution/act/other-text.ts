import { beginBehind, findWithin, type Pattern, pattern } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { WORD } from '../phrases.ts';
import { isSubject, type Span } from './act-roles.ts';

/** Marks a law that is not the Union's, or a text that is under judgment. */
const OF_OTHERS = ':local|:alien';
const LAW_OF_OTHERS = `( ( lei|leis|legislacao|decreto|decretos|codigo|diploma|norma|normas|constituicao | ato|atos normativo|normativos ) ${OF_OTHERS} )`;
/** Texts that have articles, whatever the words around them say. */
const TEXT = `( edital|editais | convencao coletiva|condominial | convencao de|do condominio | acordo coletivo
  | norma coletiva|interna|tecnica | regimento | regulamento | estatuto | portaria | circular | instrucao normativa
  | projeto|anteprojeto de lei | proposta legislativa | proposta de emenda | minuta | politica interna | politica de privacidade
  | cartilha | substitutivo | plano de cargos|beneficios | contrato social | texto aprovado
  | emenda parlamentar|aditiva|modificativa|supressiva|substitutiva | pl|pls|plc|plp|pec
  | decreto regulamentar|legislativo | decreto do prefeito|governador
  | resolucao ( normativa | n | do|da conselho|ministerio|ministro|agencia|secretaria|diretoria|camara ) | ${LAW_OF_OTHERS} )`;
const MADE = `( lei|leis|decreto|decretos|portaria|portarias|resolucao|resolucoes|norma|normas|regulamento|regulamentos|estatuto|estatutos
  | regimento|regimentos|convencao|codigo|provimento|circular | instrucao normativa | ${TEXT} )`;
const AGREED = '( contrato|acordo|convenio|termo|pacto|ajuste|protocolo|apolice )';

/** `. A portaria municipal`, ` que o edital`: the subject of a clause. */
const SPOKEN_OF = `( ^ | :stop|:semicolon|:colon|:line|mas|que|pois ) :closeQuote? :openQuote? ( :o|este|esta|esse|essa|tal )? ${TEXT}`;
const AS_TO =
  '( quanto|relativamente | no tocante | em|com relacao | no que tange|toca|concerne|respeita | no que se refere | no que diz respeito | passo|passemos | passa se ) ao|aos|à|às|a';
const ACCORDING =
  '( segundo|conforme|consoante|sobre :o | pelo|pela|pelos|pelas | ( nos termos | na forma | por forca | de acordo com ) ( do|da|dos|das|:o ) | consta|constam|constava|diz|preve ( do|da|:o ) )';
const STUDY = 'exame|analise|leitura|estudo do|da|dos|das';
const DID = ':issued ( :o | :seu | um|uma | novo|nova )?';

/** Phrases between an act and a list that introduce another text, which may be the owner of the list. */
const INTRODUCED: readonly Pattern[] = [
  SPOKEN_OF,
  LAW_OF_OTHERS,
  `( ${AS_TO} | ${STUDY} | ${ACCORDING} ) ( novo|nova )? ${TEXT}`,
  `${DID} ${MADE}`,
  `sobreveio|sobrevieram|tramita|veio|surgiu :o? ${MADE}`,
  `:signed :o? ( ${TEXT} | ${AGREED} n )`,
  ':comma por ( meio de )? resolucao|portaria|decreto|circular|edital :comma',
  ':word regulou|regulamentou|normatizou|disciplinou ( o tema|assunto | a materia )',
].map(pattern);
/** The same, right before the list. */
const INTRODUCED_TO_LIST = pattern(
  `( ${AS_TO} ${AGREED} :word? :comma|:stop|:colon ( :o | no|na|nos|nas )? | ${STUDY} ${AGREED} :word? :stop|:colon :o
    | ( ^ | :stop|:semicolon|:comma ) ja? no|na|nos|nas ${TEXT} ${WORD}{0,6} :comma ( :o | no|na|nos|nas )? )`,
);
/** ` da CF|. O `, `|; no `: the list is in another clause, which does not continue about the act. */
const OTHER_CLAUSE = pattern(':stop|:semicolon ja? ( :o | no|na|nos|nas )');
/** `, e o `: a sentence about a text that changes an act may continue with it. */
const AND_ALSO = pattern(':comma e ( :o | no|na|nos|nas )');
const CHANGES = pattern(':changes');
const SPOKEN = pattern(SPOKEN_OF);

/**
 * Returns whether a text with its own articles was introduced between the act named last and a list, or is the subject
 * of the sentence that names that act. Then it is unknown which of the two owns the list.
 * @param isKindOfLast whether the words at these tokens may only name the act by its kind: `O Estatuto`
 */
export function speaksOfOtherText(
  tokens: Tokens,
  last: Span,
  list: number,
  isKindOfLast: (from: number) => boolean,
): boolean {
  if (list - last.to > REACH || findWithin(tokens, last.to, list, PARAGRAPH) >= 0) return false;
  for (const each of INTRODUCED) {
    const from = findWithin(tokens, last.to, list, each);
    if (from >= 0 && !isKindOfLast(from)) return true;
  }
  if (beginBehind(tokens, last.to, list, INTRODUCED_TO_LIST) >= 0) return true;
  const also = beginBehind(tokens, last.to, list, AND_ALSO) >= 0;
  if (!also && beginBehind(tokens, last.to, list, OTHER_CLAUSE) < 0) return false;
  const sentence = tokens.sentence[last.from] as number;
  if (isSubject(tokens, last.from)) return false;
  if (findWithin(tokens, sentence, last.from, SPOKEN) < 0) return false;
  return !also || findWithin(tokens, sentence, last.from, CHANGES) >= 0;
}

/** The most tokens between an act and the list. */
const REACH = 32;
const PARAGRAPH = pattern(':paragraph');
