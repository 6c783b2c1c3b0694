import { beginBehind, endAhead, pattern } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { WORD } from '../phrases.ts';
import { isSubject, type Span } from './act-roles.ts';

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
