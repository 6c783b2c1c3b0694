import { parseMadeSigla } from '../../law/made-sigla.ts';
import { fold } from '../../text/fold.ts';
import { isGlued, textOf } from '../tokens/locate.ts';
import { beginBehind, endAhead, findWithin, partsAhead, pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isCapitalized, wordOf } from '../tokens/words.ts';
import { outsideSigla } from './mention.ts';
import { findName, type Nomes } from './names.ts';
import { readAct } from './read-act.ts';

const QUOTE = ':openQuote|:closeQuote?';
const CALLED = `( :called de|como|por? )? :adverb|apenas|so? o|a?`;
/** `Código de Posturas | (CP)`, `… ("CP")`, `… (doravante CP)`. */
const OPENS = pattern(`:open ( doravante | a seguir | ora|aqui|ou )? ${CALLED} ${QUOTE}`);
const CLOSES = pattern(`${QUOTE} ( :close | ou|e :openQuote|:closeQuote )`);
/** `Código Penitenciário – | CPP`. */
const DASH = pattern(`:dash ${QUOTE}`);
const BEHIND_DASH = pattern(
  `${QUOTE} ( :stop|:semicolon|:colon|:close|:line|:paragraph | :comma? (! :artigo|no|numero ) :word_ | (! :any ) )`,
);
/** `, doravante denominado simplesmente | CDC`. */
const HENCEFORTH = pattern(
  `:comma? ( doravante | a seguir | aqui|ora ) ${CALLED} ${QUOTE} | :comma? :called-so ${CALLED} ${QUOTE}`,
);
/** After the acronym: `CP | (Código de Posturas)`. */
const NAME_BEHIND = pattern(
  `:open|:dash o|a? (<name> :cap ( :word|:dash ){1,14} ) (! !:close|:comma|:stop|:semicolon|:colon|:line|:paragraph )`,
);
const OF_ACT = pattern('lei|leis|codigo|codex|estatuto|diploma|constituicao|carta|texto|norma|legislacao|consolidacao');
/** Words in the name of an act that show that it is not federal. */
const OF_OTHERS = pattern(':others-act | convencao coletiva|condominial | convencao de condominio');
const OF_PLACE = /^X-.+-(?:EST|MUN|EXT|[A-Z]{2})$/;
const NUMBER = pattern(':number|:ordinal');

/** How many tokens before an acronym its definition may begin. */
const REACH = 24;
/** How many tokens before an acronym, at most, are tried as the start of the defined act. */
const MAX_STARTS = 6;

/**
 * Returns the sigla of the act that a text defines a word in capitals to mean. `i` is its index in `starts`, the tokens
 * where an act may begin. Null if the text defines it as the act that it usually means, undefined if the text does not
 * define it.
 */
export function readDefined(
  tokens: Tokens,
  starts: readonly number[],
  i: number,
  names: Nomes,
): string | null | undefined {
  const at = starts[i] as number;
  const mark = findMark(tokens, at);
  const behind = mark ? undefined : partsAhead(tokens, at + 1, NAME_BEHIND)?.parts.name;
  if (!mark && !behind) return undefined;
  const acronym = textOf(tokens, at, at + 1);
  const own = /^[A-Z]{2,6}$/.test(acronym) ? findName(tokens, at, names)?.sigla : undefined;
  if (own === undefined) return undefined;
  const act = mark && readBefore(tokens, starts, i, mark.to, names);
  if (act?.sigla === own) return null;
  const [from, to] = behind ?? [Math.max(0, (mark?.to ?? 0) - REACH), mark?.to ?? 0];
  const homonym = homonymOf(acronym, names);
  const spelled = readSpelled(tokens, from, to, acronym, mark === null);
  if (act?.kind === 'foreign') return act.sigla;
  if (act) {
    // `a lei estadual (CF)`: the bracket gives the basis of the law. If the law has a number, the bracket is its
    // acronym.
    const others =
      findWithin(tokens, act.from, act.to, OF_OTHERS) >= 0 &&
      (mark?.told || findWithin(tokens, act.from, act.to, NUMBER) >= 0);
    if (OF_PLACE.test(act.sigla) || others || (act.homonym === own && act.year !== undefined)) return act.sigla;
    // `Lei 5.869/73 (CPC)`: the number of the act that the present code replaced.
    if (names.anteriores.has(act.sigla) && names.codigos.has(own)) return act.sigla;
    if (names.ano.has(act.sigla) && (spelled || homonym === act.sigla)) return act.sigla;
  }
  if (spelled && homonym !== null && isNearly(tokens, spelled, homonym, names)) return homonym;
  if (spelled && (mark?.told || isOfName(tokens, spelled)) && !isNearly(tokens, spelled, own, names))
    return outsideSigla(acronym);
  return mark?.told && findWithin(tokens, from, to, OF_ACT) < 0 ? outsideSigla(acronym) : undefined;
}

/** The other law that has the same acronym: `LRF`. */
export function homonymOf(acronym: string, { homonimos, numerado }: Nomes): string | null {
  const made = parseMadeSigla(homonimos.get(acronym) ?? '');
  return made && numerado(made);
}

/**
 * A mark that introduces an acronym. `to` is the first token after the name before it; `told` if words such as
 * `doravante` say that the name will be used.
 */
interface Mark {
  to: number;
  told: boolean;
}

function findMark(tokens: Tokens, at: number): Mark | null {
  const from = Math.max(0, at - REACH);
  const dash = isGlued(tokens, at) ? -1 : beginBehind(tokens, from, at, DASH);
  if (dash >= 0) return endAhead(tokens, at + 1, BEHIND_DASH) < 0 ? null : { to: dash, told: false };
  const told = beginBehind(tokens, from, at, HENCEFORTH);
  if (told >= 0) return { to: told, told: true };
  const open = endAhead(tokens, at + 1, CLOSES) < 0 ? -1 : beginBehind(tokens, from, at, OPENS);
  return open < 0 ? null : { to: open, told: false };
}

/** Reads the act whose name ends where the mark begins. */
function readBefore(tokens: Tokens, starts: readonly number[], i: number, to: number, names: Nomes) {
  for (const start of starts.slice(Math.max(0, i - MAX_STARTS), i)) {
    if (start >= to || start < to - REACH) continue;
    const act = readAct(tokens, start, names, 'behind');
    if (act && act.sigla !== null && act.to >= to) return { ...act, sigla: act.sigla };
  }
  return null;
}

/** A name whose initials form an acronym, with its first and last token. */
interface Spelled {
  first: number;
  last: number;
  letters: number;
}

const WORD = pattern(':word');
const LINK = pattern(':preposition|:article|e|para|sobre|contra|a');
/**
 * Nouns that begin the names of acts, contracts and bodies. Words that only happen to have the initials, such as
 * `Corrupção Passiva (CP)`, begin with none of them.
 */
const HEAD = pattern(':heads-name');
/** With three letters or more; `Câmara Cível (CC)` does not count. */
const CHAMBER = pattern('camara');
const ACT = pattern('lei|leis|codigo|estatuto|constituicao|carta|consolidacao');
const ROOT = 4;

const isOfName = (tokens: Tokens, { first, letters }: Spelled): boolean =>
  endAhead(tokens, first, HEAD) >= 0 || (letters > 2 && endAhead(tokens, first, CHAMBER) >= 0);

/**
 * Reads the name at the end of the tokens from `from` to `to`, if its initials spell the acronym.
 * @param entire whether the name must fill all of those tokens
 */
function readSpelled(tokens: Tokens, from: number, to: number, sigla: string, entire: boolean): Spelled | null {
  const words: number[] = [];
  for (let at = to - 1; at >= from && (words.length < sigla.length || entire); at--) {
    if (endAhead(tokens, at, WORD) < 0) {
      if (wordOf(tokens, at) === '-') continue;
      break;
    }
    if (endAhead(tokens, at, LINK) < 0) words.unshift(at);
  }
  if (words.length !== sigla.length) return null;
  const spells = words.every((at, i) => isCapitalized(tokens, at) && wordOf(tokens, at)[0] === sigla[i]?.toLowerCase());
  return spells ? { first: words[0] as number, last: words.at(-1) as number, letters: words.length } : null;
}

/** Whether the words are nearly a name of the act: `Código Processual Civil` for the CPC. */
function isNearly(tokens: Tokens, { first, last }: Spelled, sigla: string, { escritos }: Nomes): boolean {
  if (endAhead(tokens, first, ACT) < 0) return false;
  const root = fold(textOf(tokens, last, last + 1)).slice(0, ROOT);
  return (escritos.get(sigla) ?? []).some((name) =>
    fold(name)
      .split(/[\s-]+/)
      .some((word) => word.startsWith(root)),
  );
}
