import { partsAhead, partsBehind, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { stateAt } from './places.ts';
import { readAdjective } from './scope.ts';

const LOCAL = ':town|prefeito|prefeita|vereadores | camara municipal | camara de vereadores';
const WHO = `( (<town> ${LOCAL} ) | governador|governadora | assembleia legislativa | camara legislativa | ( governo do )? estado :de )`;
/** `O Prefeito baixou a |`, `A Câmara Municipal de Itu aprovou a |`; not `contra o Município a União editou a |`. */
const MADE_BEFORE = phrase(
  `:o ${WHO} ( !:stop|:semicolon|:colon|:comma|:union|:legislator ){0,12} ( :comma ( !:stop|:semicolon|:colon|:comma ){1,8} :comma )? :makes-law :o`,
);
/** `Em São Paulo vigora a |`, `No Município de Itu vige a |`. */
const WHERE_BEFORE = phrase(':em (<town> :town )? (<place> :word ( :word ){0,5} ) :holds :o');
/** `…, editada pelo Município`. */
const MADE_BEHIND = phrase(`:comma? que? foi? :enacted ( :em ( !:comma|:stop|:semicolon ){1,3} )? :por ${WHO}`);
/** `lei estadual que rege o tema (|`, `legislação paulista: |`, `a lei municipal, |`. */
const LAW_BEFORE = phrase(
  `:law-noun complementar? (<whose> :word ( :dash :word ){0,2} ) ( ( !:stop|:semicolon|:colon|:open|:comma|:cap|:number|:ordinal ){0,10} :open|:colon | :comma )`,
);

/**
 * Returns who made the law whose number is between two tokens, as far as the text says so: a state (`EST` if it is not
 * said which) or a town (`MUN`). Null otherwise.
 */
export function readMaker(tokens: Tokens, from: number, to: number): string | null {
  return readLawBefore(tokens, from) ?? readMakerBefore(tokens, from) ?? whoOf(partsAhead(tokens, to, MADE_BEHIND));
}

/** The same from the words before a token alone: `O Prefeito baixou o |` is `MUN`. */
export function readMakerBefore(tokens: Tokens, at: number): string | null {
  const sentence = tokens.sentence[at] as number;
  const who = whoOf(partsBehind(tokens, sentence, at, MADE_BEFORE));
  if (who !== null) return who;
  const where = partsBehind(tokens, sentence, at, WHERE_BEFORE);
  if (!where) return null;
  return where.parts.town ? 'MUN' : (stateAt(tokens, where.parts.place?.[0] as number)?.uf ?? null);
}

function whoOf(match: ReturnType<typeof partsAhead>): string | null {
  if (!match) return null;
  return match.parts.town ? 'MUN' : 'EST';
}

function readLawBefore(tokens: Tokens, at: number): string | null {
  const match = partsBehind(tokens, tokens.sentence[at] as number, at, LAW_BEFORE);
  const whose = match && readAdjective(tokens, match.parts.whose?.[0] as number);
  if (whose?.of === 'state') return whose.uf ?? 'EST';
  return whose?.of === 'town' ? 'MUN' : null;
}
