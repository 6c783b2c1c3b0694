import { compact } from '../../text/compact.ts';
import { textOf } from '../tokens/locate.ts';
import {
  beginBehind,
  endAhead,
  lookFor,
  type Parts,
  type Pattern,
  partsAhead,
  pattern,
  phrase,
} from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isSaid, NO_SCOPE, type Numbering, type NumberScope, readNumberScope } from './scope.ts';

export type HeadKind = 'sumula' | 'enunciado' | 'verbete' | 'oj' | 'tema' | 'irdr' | 'iac' | 'irr';

/**
 * The word that announces a number, with its qualifiers, and with the court or body if that comes before the number.
 */
export interface Head {
  kind: HeadKind;
  /** Its first token; `to` is the first token after its words. */
  at: number;
  to: number;
  plural: boolean;
  /** Whether it is capitalized. */
  capital: boolean;
  /** Its qualifiers: `binding`, `administrative`, `sumular`, `transitory`. */
  qualifiers: Parts['parts'];
  numbering: Numbering;
  /** Whether an acronym that is in no list may be its court. */
  anyAcronym: boolean;
  scope: NumberScope;
}

/** What numbers the precedents of each kind besides a court. */
const NUMBERINGS: Readonly<Record<HeadKind, Numbering>> = {
  sumula: 'body',
  enunciado: 'body',
  verbete: null,
  oj: 'body',
  tema: 'system',
  irdr: 'system',
  iac: 'system',
  irr: 'system',
};

interface HeadRow {
  kind: HeadKind;
  written: Pattern;
  /** What the words must look like, if the tokens alone do not show it. */
  text?: RegExp;
  /** What must not come before. */
  notBehind?: Pattern;
}

const NUMBERED_THEME = '( :dash|:comma? tema )?';

/** `S.V.`, `O. J.`: if the letters are glued, each token includes its stop. */
const INITIALS = ':letterUpper ( :letterUpper | :stop :roman|:letterUpper :stop )';

/** A preposition glued to the word `Súmula`. */
export const GLUED = /^\p{Ll}{1,5}(?=S[úu]mulas?(?!\p{L}))/u;

const BINDING = '( regional|regionais )? ( ( de|com efeito|efeitos )? (<binding> :vinculante ) )?';

const HEADS: readonly HeadRow[] = [
  // `sum` counts only with its stop.
  { kind: 'sumula', written: phrase(`:sumula ${BINDING}`), text: compact(/^(?!sum(?![.\p{L}]))/iu) },
  // `daSúmula`: a glued preposition is recognized by the capital after it.
  { kind: 'sumula', written: phrase(`:glued-sumula|:mixed ${BINDING}`), text: GLUED },
  { kind: 'sumula', written: phrase('(<binding> :sv ) ( :closeQuote :letter )?') },
  // A number and its court show that `S.` means súmula.
  { kind: 'sumula', written: phrase(':letterUpper :stop (= :number :slash|:dash stf|stj|stm|tst|tse )'), text: /^S\./ },
  // After a person's initials comes no number, or one that counts something.
  {
    kind: 'sumula',
    written: phrase(
      `(<binding> ${INITIALS} ) (= :numero? :number (! :slash|:dash :number | :span-of-time | :times ) )`,
    ),
    text: /^S\.\s?V\./,
    notBehind: phrase(':person | :letterUpper'),
  },
  {
    kind: 'enunciado',
    written: phrase(
      ':enunciado ( (<administrative> :administrativo ) | (<binding> :vinculante ) | (<sumular> :sumular ) | :kind-of-statement )?',
    ),
  },
  { kind: 'verbete', written: phrase(':verbete ( (<sumular> :sumular ) | (<binding> :vinculante ) )?') },
  {
    kind: 'oj',
    written: phrase(
      'orientação|orientações jurisprudencial|jurisprudenciais | (<transitory> :ojt ) | :oj ( :closeQuote :letter )?',
    ),
  },
  { kind: 'oj', written: phrase(INITIALS), text: /^O\.\s?J\./i },
  { kind: 'tema', written: phrase(':tema') },
  { kind: 'irdr', written: phrase(`( irdr | incidente de resolução de demandas repetitivas ) ${NUMBERED_THEME}`) },
  { kind: 'iac', written: phrase(`( iac | incidente de assunção de competência ) ${NUMBERED_THEME}`) },
  { kind: 'irr', written: phrase(`irr ${NUMBERED_THEME}`) },
];

/** Finds the tokens where a head may begin. */
export const findMayBeHeads = lookFor(
  pattern(`:precedent|:mixed | ( :letterUpper :stop | ${INITIALS} ) :numero? :number`),
);

/** Returns the announcing word at a token, or null if there is none. */
export function readHead(tokens: Tokens, at: number): Head | null {
  for (const { kind, written, text, notBehind } of HEADS) {
    const found = partsAhead(tokens, at, written);
    if (!found) continue;
    const words = textOf(tokens, at, found.to);
    if (text && !text.test(words)) continue;
    if (notBehind && beginBehind(tokens, 0, at, notBehind) >= 0) return null;
    const first = textOf(tokens, at, at + 1)
      .replace('.', '')
      .replace(GLUED, '');
    const numbering = NUMBERINGS[kind];
    return {
      kind,
      at,
      plural: /s$/i.test(first) && first.length > 1,
      capital: /^\p{Lu}/u.test(first),
      qualifiers: found.parts,
      numbering,
      anyAcronym: (kind === 'sumula' || kind === 'enunciado') && words !== words.toUpperCase(),
      ...readBefore(tokens, found.to, numbering),
    };
  }
  return null;
}

const MARKED = phrase(':comma? ( de|sob )? :numero|no|nos|número|números');
const COMMA = phrase(':comma');
const PREPOSITION = phrase(':de|em|deste|desta|desse|dessa|daquele|daquela');

/**
 * `Súmula STJ 7`, `OJ SDI-I nº 336`, `Súmula do TST nº 331`: after `do` and a court, the number needs a mark such as
 * `nº`.
 */
function readBefore(tokens: Tokens, at: number, numbering: Numbering): { scope: NumberScope; to: number } {
  const { scope, to } = readNumberScope(tokens, at, numbering, false);
  if (!isSaid(scope) && !scope.ofSumula) return { scope, to };
  if (endAhead(tokens, to, MARKED) >= 0) return { scope, to: Math.max(to, endAhead(tokens, to, COMMA)) };
  const prepositional = endAhead(tokens, at, PREPOSITION) >= 0;
  return prepositional ? { scope: NO_SCOPE, to: at } : { scope, to };
}
