import { endAhead, findAll, pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import type { ActMention } from './mention.ts';
import type { Nomes } from './names.ts';

const ALONE = pattern('( esta|desta|nesta )? consolidacao^ (! :cap | :de )');
/** `Consolidação Normativa`, `Consolidação das Normas da Corregedoria`: one with a name, which is not that of the labour laws. */
const OTHER = pattern('consolidacao :de? (! leis :de? trabalho|trabalhistas | trabalhista | laboral ) :cap');

/** `art. 7º da Consolidação`, `art. 473 desta Consolidação`: that of the labour laws, in a text that names no other. */
export function readConsolidation(tokens: Tokens, at: number, names: Nomes): ActMention | null {
  const to = endAhead(tokens, at, ALONE);
  if (to < 0 || namesOther(tokens)) return null;
  const sigla = names.numerado({ forma: 'decreto_lei', numero: '5.452', ano: 1943 });
  return { kind: 'act', sigla, from: at, to };
}

const known = new WeakMap<Tokens, boolean>();

/** Asked of one text again and again. */
function namesOther(tokens: Tokens): boolean {
  const told = known.get(tokens) ?? !findAll(tokens, OTHER).next().done;
  known.set(tokens, told);
  return told;
}
