import { makeOtherSigla } from '../../law/made-sigla.ts';
import { isGlued, textOf } from '../tokens/locate.ts';
import { endAhead, findWithin, type Pattern, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isCapitalized, isUpper, wordOf } from '../tokens/words.ts';
import { type NumberRead, readNumberBeside, readNumberOfOrigin } from './beside.ts';
import { type ActMention, actAt, MARK, outsideSigla } from './mention.ts';
import type { Nomes } from './names.ts';
import { readScope } from './whose/scope.ts';

/** `lei estadual`, `Lei Orgânica do Município de Itu`. */
const LOCAL = phrase(`( lei|leis complementar|complementares? | decreto|decretos :dash? lei? )
  ( :local-adjective | organica|organicas nacional? ( :de? (
      magistratura nacional? | ministerio|defensoria publico|publica ( :de :word )? | distrito federal
      | municipio ( :de :cap{1,6} )? | tribunal :de contas ( !:comma|:stop|:semicolon|:open|:close|:line|:paragraph|:number ){0,8}
      | :cap ) )? )`);
/** `lei paulista`, `Lei do Estado de São Paulo`: a law whose owner is written before its number. */
const SOME_LAW = phrase('lei|leis complementar|complementares? | lc^^ | decreto|decretos :dash? lei?');
/** Nouns of regulations, internal rules, treaties and codes that the catalogue does not have. */
const RULES = phrase(`
  (! codigo|cod :de? :checks-paper ) :rule-noun
  | portaria|portarias interministerial|conjunta|normativa?
  | instrucao ( normativa | (= cvm|tcu|tse|:number | ${MARK} ) )
  | in^^ (= :dash? ( ${MARK} | :number | :word^^ ) )
  | regimento ( interno | :de custas )? | regulamento geral|interno?
  | ( carta :dash? )? circular
  | ato normativo|regimental|conjunto|declaratorio|institucional
  | decreto legislativo
  | ri^^ (= :dash|:slash :word^^ | :comma|:open )
  | norma regulamentadora | nr^^ ( :dash :number )?
  | declaracao (= universal|americana | :de direitos )
  | acordo (= trips | sobre aspectos | :de paris|escazu|marraqueche )
  | regras :de bangkok|mandela|toquio|beijing|pequim|haia
  | carta (= dos direitos fundamentais | das nacoes | da onu | africana | social europeia )
  | ( :technical-rules | abnt (= nbr ) ) (= :dash? ( :word^^ | ${MARK} | :number ) )
  | iso ( :slash iec )? (= :dash? ( ${MARK} | :number ) )
  | rn^^ (= ${MARK}? :number :slash )
  | ai^^ :dash :number`);
/** `Lei Rouanet`, `Lei de Licitações`. */
const LAW_WITH_NAME = phrase('lei (= :de? (! :de|:level|:letterUpper|:roman ) :cap )');
/** Words that continue the name of an act: `-TSE`, ` Interno do TST`, ` de Ética da OAB`. */
const FURTHER = phrase(`
  ( :de_|:e_|sobre_|contra_ o|a? :paragraph? ){0,2} (
      (! ${MARK} :number | no^ | :level | :letterUpper :stop ) :cap
      | colendo|colenda|egregio|egregia
      | :demonstrative colendo|colenda|egregio|egregia? corte|tribunal|casa )`);
/** `-TSE`, `/TJSP`. */
const OF_BODY = pattern(':dash|:slash :cap');
const MAX_FURTHER = 8;
/** ` nº 23.376/2012`, `, de 1997`, ` do CONAMA`. */
const NUMBER = phrase(`( :open :word^^ :close )? :comma? ${MARK}? :number ( :dash :letterUpper )?
  ( :slash :number | :colon :number | :comma? :de ( :number|:ordinal :de :month :de )? :number (! :stop|:slash :number ) )?
`);
/** ` do CONAMA`, `, da ANEEL`. */
const OF_SOME_BODY = phrase(':comma? do|da (! :roman|:letterUpper ) :word^^');
/** The act of a state or a town. The number of a federal act next to it is not its own. */
const OF_OTHERS = pattern(':local-adjective|estado|municipio|organica');
/** Words that distinguish the federal act from a state's act of the same name. */
const OF_UNION = pattern('nacional|uniao|mpu|dpu|magistratura');
/** Regulations that states and towns also have. */
const OF_ANY = pattern(':local-tax|policia|interno|geral');
const REGULATION = pattern('regulamento');
const NORM = pattern('estatuto|codigo|convencao|consolidacao|lei');

/**
 * Reads regulations, internal rules, acts of states and towns, and treaties and codes that the catalogue does not have.
 * If the number of a federal act is written next to the name, the result is that act.
 * @param enough what the words must match to count as an act here; without it any words do
 */
export function readOutsideAct(tokens: Tokens, at: number, names: Nomes, enough?: RegExp): ActMention | null {
  const local = endOfLocal(tokens, at);
  const head = local >= 0 ? local : Math.max(endAhead(tokens, at, RULES), endOfLawWithName(tokens, at));
  if (head < 0) return readCharter(tokens, at);
  const to = local >= 0 ? local : endOfFurther(tokens, head);
  const number = readOfficialNumber(tokens, at, to, local >= 0);
  if (!number) return withNumber(tokens, at, to, enough);
  return { ...actAt(at, number.to, names.numerado(number.numbered)), numbered: number.numbered };
}

/**
 * Reads the number of a federal act next to its official name: `Regulamento da Previdência Social (Decreto nº
 * 3.048/99)`. Null if the act is a state's or a town's, which the number is not of.
 */
function readOfficialNumber(tokens: Tokens, at: number, to: number, local: boolean): NumberRead | null {
  const has = (wanted: Pattern): boolean => findWithin(tokens, at, to, wanted) >= 0;
  if (local ? !has(OF_UNION) : has(OF_OTHERS)) return null;
  const regulation = endAhead(tokens, at, REGULATION) >= 0;
  if (!local && !regulation) return endAhead(tokens, at, NORM) < 0 ? null : readNumberBeside(tokens, to);
  if (regulation && has(OF_ANY)) return null;
  const number = readNumberBeside(tokens, to) ?? readNumberOfOrigin(tokens, to);
  const official = number?.numbered.forma.startsWith(local ? 'lei' : 'decreto') ?? false;
  return official && number && !readScope(tokens, number.to, true) ? number : null;
}

/**
 * In text all in capitals, a word of three letters or fewer is not the name of a law. After `Lei` in small letters no
 * word in capitals is.
 */
function endOfLawWithName(tokens: Tokens, at: number): number {
  const to = endAhead(tokens, at, LAW_WITH_NAME);
  const word = to < 0 ? -1 : Math.max(to, endAhead(tokens, to, LINK_TO_NAME));
  const shouted = word >= 0 && isUpper(tokens, word);
  return shouted && !(isUpper(tokens, at) && wordOf(tokens, word).length > 3) ? -1 : to;
}

function endOfFurther(tokens: Tokens, head: number): number {
  let to = head;
  for (let words = 0; words < MAX_FURTHER; words++) {
    const further = Math.max(endOfBody(tokens, to), endAhead(tokens, to, FURTHER));
    if (further === to) return to;
    to = further;
  }
  return to;
}

const LINK_TO_NAME = phrase(':de?');
/**
 * Returns the token after the acronym or name that a hyphen or slash ties to what stands before it, or `at` if there is
 * none. A dash with blanks separates instead.
 */
function endOfBody(tokens: Tokens, at: number): number {
  if (!'-/'.includes(tokens.text[tokens.start[at] as number] ?? '–')) return at;
  const glued = isGlued(tokens, at) && isGlued(tokens, at + 1);
  const acronym = isUpper(tokens, at + 1) && wordOf(tokens, at + 1).length <= MAX_BODY;
  return glued || acronym ? Math.max(at, endAhead(tokens, at, OF_BODY)) : at;
}

const MAX_BODY = 6;

function endOfLocal(tokens: Tokens, at: number): number {
  const told = endAhead(tokens, at, LOCAL);
  const law = told < 0 ? endAhead(tokens, at, SOME_LAW) : -1;
  return law < 0 ? told : (readScope(tokens, law, true)?.to ?? -1);
}

function withNumber(tokens: Tokens, at: number, to: number, enough?: RegExp): ActMention | null {
  const number = endOfBody(tokens, Math.max(to, endAhead(tokens, to, NUMBER)));
  const body = endAhead(tokens, number, OF_SOME_BODY);
  const end = body < 0 ? number : endOfBody(tokens, body);
  if (enough && !enough.test(textOf(tokens, at, end))) return null;
  return { ...outsideAct(tokens, at, to), to: end };
}

/** For rules of courts and bodies, the first two letters show what they are: `RITJSP`, `LOMP`. */
const ACRONYM = /^(?:[A-Z]{3,8}|(?:RI|RG|LO|RC|CN|EA|CE|DI)[A-Z]{1,7})$/;
/** Bodies, words in capitals from the headings and formulas of acts, and Roman numerals. */
const NO_ACT =
  /^(?:STF|STJ|TST|TSE|STM|TCU|TJ|TRF|TRT|TRE|OAB|INSS|MPF?|MPE|CNJ|CNMP|DOU|DJ|PGR|AGU|PGFN|ONU|FGTS|RE|ARE|ADI|ADPF|HC|RHC|AIRR|RR|ART|DOS|DAS|QUE|NOS|NAS|LEI|COM|POR|UMA|SEM|VETAD|REVOGAD|CANCELAD|DECRETA|RESOLV|PAR$|INC$|PROMULGA|SANCIONA|CAPUT|ANEXO|TITULO|[IVXLCDM]+$)/;
const ACRONYM_OF = pattern(':dash|:slash :word^^');

/** Reads an acronym that is in no list: `RITJSP`. */
export function readUnknownAcronym(tokens: Tokens, at: number): ActMention | null {
  const written = isUpper(tokens, at) ? textOf(tokens, at, at + 1) : '';
  if (!ACRONYM.test(written) || NO_ACT.test(written)) return null;
  if (isGlued(tokens, at + 1) && /^[\p{L}\p{N}]/u.test(textOf(tokens, at + 1, at + 2))) return null;
  return outsideAct(tokens, at, Math.max(at + 1, endAhead(tokens, at + 1, ACRONYM_OF)));
}

const LINK = ':foreign-link{0,2}';
const WORD = '( :cap | :foreign-law-word | :open :cap :close )';
/** `GDPR`, `LOMAN`, `Code de procédure civile`, `Ley Orgánica 3/2018`, `Restatement (Second) of Torts`. */
const FOREIGN = pattern(`
  :outside-acronym ( :dash|:slash :word^^|:number )?
  | ai^^ :dash :number
  | :foreign-constitution^ ( ${LINK} ${WORD} ){0,4}
  | :foreign-law-noun^ (= :number | ${MARK} | ${LINK} ${WORD} ) ( ${LINK} ${WORD} ){0,4} ( ${MARK}? :number ( :slash|:dash|:stop :number ){0,2} )?`);
/** `Data Protection | Act`. */
const ENGLISH_ACT = pattern('act^');

/** Returns the token after an act of another country or of a body that has a name or acronym of its own, or -1. */
export function endOfOwnName(tokens: Tokens, at: number): number {
  const named = endAhead(tokens, at, FOREIGN);
  if (named >= 0) return named;
  const act = endAhead(tokens, at, ENGLISH_ACT);
  return act >= 0 && isCapitalized(tokens, at - 1) ? act : -1;
}

/** Reads an act with a name of its own, and makes its sigla from that name. */
export function readOwnName(tokens: Tokens, at: number): ActMention | null {
  const to = endOfOwnName(tokens, at);
  return to < 0 ? null : outsideAct(tokens, at, to);
}

/** Makes the mention of an act that is known only by the words between two tokens. */
const outsideAct = (tokens: Tokens, from: number, to: number): ActMention =>
  actAt(from, to, makeOtherSigla(textOf(tokens, from, to)));

/** `Carta do Estado`, `Carta Bandeirante`. */
const CHARTER = pattern('carta constitucional?');

function readCharter(tokens: Tokens, at: number): ActMention | null {
  const to = endAhead(tokens, at, CHARTER);
  const scope = to < 0 ? null : readScope(tokens, to, false);
  if (scope?.of !== 'state') return null;
  return actAt(at, scope.to, outsideSigla('CE', ...(scope.uf ? [scope.uf] : [])));
}
