import { CODE, isLineEnd } from '../../tokens/codes.ts';
import type { Span } from '../../tokens/locate.ts';
import { beginBehind, endAhead, findWithin, type Pattern, pattern } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { INSTRUMENT, KIND, WORD } from '../phrases.ts';
import { isSubject, SUBJECT } from './act-roles.ts';

// ── what it does to the list ────────────────────────────────────────────────────────────────────────────────────────

const TO = `( ao|aos|a|as|à|às | no|na|nos|nas | em | para :o )`;
const PART =
  '( :part|dispositivo|paragrafo|paragrafos|inciso|incisos|alinea|alineas|item|itens|artigo|artigos|caput|texto|textos unico? )';
const ADVERB = `( ( :word e )? :adverb )? ( :comma ${WORD}{1,5} :comma )?`;
/**
 * `o`, `, no`, `a redação do`, `parágrafos ao`, `vários dispositivos, entre eles o`: the words between the verb and
 * what was changed.
 */
const OBJECT = `( :o | ao|aos|à|às | :o :word do|da|dos|das | ( :o | um|uma | um? novo|nova|novos|novas )? ${PART} ${TO}
  | ( !:stop|:semicolon|:colon|:open|:close|:paragraph ){1,9} ( como | entre eles|elas | entre :o quais | inclusive ) :o | :comma? no|na|nos|nas )`;
/** `alterou o`, `revogou-se a`, `trouxe alterações ao`, `deu nova redação ao`, `tornou sem efeito o`. */
const CHANGED = pattern(
  `( :changes|:changed|:undone ( :dash se )? ${ADVERB} ${OBJECT}
    | :makes :word{0,2} :change ( :word )? ( ${TO} | do|da|dos|das )
    | :gives ( ao|aos|a|as|à|às | para :o ) | :regulates :o | fez no|na|nos|nas | sem efeito :o )`,
);
const IN = pattern('no|na|nos|nas');
const HAS_NAME = pattern(':word|:capitals ( :slash :number )?');

/**
 * Returns whether the act named last changed the list, so that the list is not its own: `A Lei X alterou o | art. 5º`.
 * Behind `no`, an act with a name is taken to act through its own articles (`A CF criou, no | art. 105`), while a law
 * known only by its number is taken to change another act.
 * @param since the token behind the act named last
 */
export function isChangedByLast(tokens: Tokens, since: number, list: number): boolean {
  if (since < (tokens.sentence[list] as number)) return false;
  if (beginBehind(tokens, since, list, CHANGED) < 0) return false;
  return beginBehind(tokens, since, list, IN) < 0 || beginBehind(tokens, 0, since, HAS_NAME) < 0;
}

const OPPOSES = pattern(`:comma? ( não|ao|também|:adverb )? :opposes ${ADVERB} ( :o | ao|aos|à|às )`);

/**
 * Returns whether the act named last is the subject of a verb of conflict whose object is the list: `A Lei X viola o |
 * art. 5º`.
 */
export const isOpposedByLast = (tokens: Tokens, last: Span, list: number): boolean =>
  endAhead(tokens, last.to, OPPOSES) === list && isSubject(tokens, last.from);

// ── the subject of the clause ───────────────────────────────────────────────────────────────────────────────────────

const LINE = '!:stop|:semicolon|:colon|:open|:close|:line|:paragraph';
/** ` e prevê no |`, ` e, em seu |`: the clause continues with another verb of the same subject. */
const GOES_ON = pattern(
  `${LINE}{0,7} e ( :comma | :provides ${LINE}{0,6} :comma? ) ( ${LINE}{0,6} :comma )? ( em :seu | no|na|nos|nas :seu? )`,
);
/** `. Seu |`, `, pois no seu |`, `; o respectivo |`: what follows belongs to the subject. */
const POSSESSIVE = pattern(
  '( :seu proprio|propria|proprios|proprias? | :o|no|na|do|da|pelo|pela respectivo|respectiva|respectivos|proprio|propria )',
);
/** `A proposta altera a CF|; no `: the sentence continues about its subject. */
const IN_NEXT = pattern(`${LINE}{0,7} :semicolon no|na|nos|nas`);
/**
 * A subject that may have articles. The class `no-articles` has the nouns that cannot: those who speak of an act, or
 * are judged by it.
 */
const HAS_SUBJECT = pattern(
  `:openQuote? ( :o|este|esta|estes|estas|tal|cada|nenhum|nenhuma :word~:artigo|:level|:part|:no-articles | ${INSTRUMENT} | ${KIND} )`,
);
/** Also with an adjective: `O novo |CPC`. */
const SUBJECT_LEAD = pattern(`${SUBJECT} ( proprio|propria|novo|nova|atual|vigente|nosso|nossa )?`);

/**
 * Returns the act that owns a list because it is the subject of the clause, while the act named last is only the
 * object: `A Lei X alterou a CLT e dispõe, no | art. 2º`. Returns null if the subject is not a known act, and undefined
 * if the clause has no such form.
 * @param other the last act named before the act named last
 */
export function subjectOfClause<M extends Span>(
  tokens: Tokens,
  last: Span,
  other: M | null,
  list: number,
): M | null | undefined {
  if (list - last.to > REACH_OF_SUBJECT) return undefined;
  const goesOn =
    [GOES_ON, IN_NEXT].some((wanted) => beginBehind(tokens, last.to, list, wanted) === last.to) ||
    beginBehind(tokens, last.to, list, POSSESSIVE) >= 0;
  if (!goesOn || mayBeSubject(tokens, last.from)) return undefined;
  const sentence = Math.max(tokens.sentence[last.from] as number, beginOfLine(tokens, last.from));
  if (other && other.from >= sentence && mayBeSubject(tokens, other.from)) return other;
  const subject = endAhead(tokens, sentence, HAS_SUBJECT);
  return subject >= 0 && subject <= last.from ? null : undefined;
}

/** The most tokens between the act named last and the list. */
const REACH_OF_SUBJECT = 34;

const mayBeSubject = (tokens: Tokens, act: number): boolean => beginBehind(tokens, 0, act, SUBJECT_LEAD) >= 0;

/** Returns the first token of the line that contains a token. */
function beginOfLine(tokens: Tokens, at: number): number {
  let from = at;
  while (from > 0 && !isLineEnd(tokens.codes[from - 1] as number)) from -= 1;
  return from;
}

// ── another text ────────────────────────────────────────────────────────────────────────────────────────────────────

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
const SPOKEN_OF = pattern(
  `( ^ | :stop|:semicolon|:colon|:line|mas|que|pois ) :closeQuote? :openQuote? ( :o|este|esta|esse|essa|tal )? ${TEXT}`,
);
const AS_TO =
  '( quanto|relativamente | no tocante | em|com relacao | no que tange|toca|concerne|respeita | no que se refere | no que diz respeito | passo|passemos | passa se ) ao|aos|à|às|a';
const ACCORDING =
  '( segundo|conforme|consoante|sobre :o | pelo|pela|pelos|pelas | ( nos termos | na forma | por forca | de acordo com ) ( do|da|dos|das|:o ) | consta|constam|constava|diz|preve ( do|da|:o ) )';
const STUDY = 'exame|analise|leitura|estudo do|da|dos|das';
const DID = ':issued ( :o | :seu | um|uma | novo|nova )?';

/** Phrases between an act and a list that introduce another text, which may be the owner of the list. */
const INTRODUCED: readonly Pattern[] = [
  SPOKEN_OF,
  pattern(LAW_OF_OTHERS),
  pattern(`( ${AS_TO} | ${STUDY} | ${ACCORDING} ) ( novo|nova )? ${TEXT}`),
  pattern(`${DID} ${MADE}`),
  pattern(`sobreveio|sobrevieram|tramita|veio|surgiu :o? ${MADE}`),
  pattern(`:signed :o? ( ${TEXT} | ${AGREED} n )`),
  pattern(':comma por ( meio de )? resolucao|portaria|decreto|circular|edital :comma'),
  pattern(':word regulou|regulamentou|normatizou|disciplinou ( o tema|assunto | a materia )'),
];
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
  if (list - last.to > REACH_OF_TEXT || tokens.codes.subarray(last.to, list).includes(CODE.paragraph)) return false;
  for (const each of INTRODUCED) {
    const from = findWithin(tokens, last.to, list, each);
    if (from >= 0 && !isKindOfLast(from)) return true;
  }
  if (beginBehind(tokens, last.to, list, INTRODUCED_TO_LIST) >= 0) return true;
  const also = beginBehind(tokens, last.to, list, AND_ALSO) >= 0;
  if (!also && beginBehind(tokens, last.to, list, OTHER_CLAUSE) < 0) return false;
  const sentence = tokens.sentence[last.from] as number;
  if (isSubject(tokens, last.from)) return false;
  if (findWithin(tokens, sentence, last.from, SPOKEN_OF) < 0) return false;
  return !also || findWithin(tokens, sentence, last.from, CHANGES) >= 0;
}

/** The most tokens between an act and the list. */
const REACH_OF_TEXT = 32;
