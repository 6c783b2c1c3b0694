import { endAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { readByName } from './by-name.ts';
import { type ActMention, MARK, outsideSigla, type Place } from './mention.ts';
import type { Nomes } from './names.ts';
import { replacedBy } from './other-year.ts';
import { readAct, readByNumber } from './read-act.ts';
import { endOfFormerBefore } from './year.ts';

/** `mesmo`, `supracitada`, `retro mencionado`. */
const SAID = phrase('( supra|retro|super|pre|sobre :dash? )? :said');
/** `desta`, `aquele mesmo`: the act in which the words are written, or the one under discussion. */
const SHOWN = phrase(':this-or-that mesmo|mesma?');
/** `vigente Código Penal`, `nossa Constituição`. */
const CURRENT = phrase('atual|vigente|novel|nosso|nossa|festejado|festejada|vetusto|vetusta');
const COMMON = phrase(
  '( lei|diploma|codigo|codex|estatuto|norma|normativo|decreto|texto|carta|constituicao|resolucao|regimento|ato|instrumento|legislacao|consolidacao|emenda|regulamento|portaria | medida provisoria ) ( :said-of-act | de ritos | de regencia )*',
);
/**
 * `do Código`, `do Estatuto Processual`: a code named before, if nothing after the words says which. Not `Código de
 * Ética`, `Código 171`.
 */
const CODE_ALONE = phrase(
  `( codigo|codex ( processual|instrumental | de ritos | vigente|atual | em vigor )? | estatuto|diploma ( processual | de ritos ) )
   (! :de | :local-adjective|estrangeiro | :cap | ${MARK}? :number | :dash|:slash :word )`,
);

/** `o antigo CPC`, `o vigente Código Penal`. */
export function readQualified(tokens: Tokens, at: number, names: Nomes, place: Place): ActMention | null {
  const former = endOfFormerBefore(tokens, at);
  if (former >= 0) {
    const numbered = readByNumber(tokens, former, names);
    if (numbered) return asFormer(numbered, at, names);
    const named = readByName(tokens, former, names, place === 'whole' || place === 'typed' ? place : 'behind');
    if (named?.kind !== 'act' || named.sigla === null) return named;
    // A name with its year already says which act is meant.
    const told = named.homonym !== undefined || named.sigla.startsWith('X-');
    return { ...named, ...(told ? {} : replacedBy(named.sigla, names)), from: at };
  }
  const current = endAhead(tokens, at, CURRENT);
  const named = current < 0 ? null : readAct(tokens, current, names, place);
  return named && { ...named, from: at };
}

/** `a revogada Lei nº 8.666/93`. If the law is in force, the words are wrong, and it is unknown which act is meant. */
function asFormer(numbered: ActMention, from: number, names: Nomes): ActMention {
  const { sigla } = numbered;
  const inForce = sigla !== null && names.ano.has(sigla) && !names.anteriores.has(sigla);
  return { ...numbered, from, sigla: inForce ? outsideSigla(sigla, 'ANTERIOR') : sigla };
}

/** `mesmo diploma legal`, `referida Lei`, `esta Lei`. If the words go on to name an act, the result is that act. */
export function readAnaphor(tokens: Tokens, at: number, names: Nomes): ActMention | null {
  const code = endAhead(tokens, at, CODE_ALONE);
  if (code >= 0) return { kind: 'anaphor', sigla: null, from: at, to: code };
  const from = Math.max(endAhead(tokens, at, SHOWN), endAhead(tokens, at, SAID));
  if (from < 0) return null;
  const numbered = readByNumber(tokens, from, names);
  if (numbered) return { ...numbered, from: at };
  const named = readByName(tokens, from, names, 'behind');
  const common = endAhead(tokens, from, COMMON);
  if (named && named.to > common) return { ...named, from: at };
  return common < 0 ? null : { kind: 'anaphor', sigla: null, from: at, to: common };
}
