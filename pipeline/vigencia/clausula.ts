import { fold } from '../../schemas/text/fold.ts';
import { readTermo, type Termo } from './termo.ts';

/** One statement of a clause about when its act is in force. */
export interface Clausula {
  termo: Termo;
  /** The words that name the part of the act concerned; null for the whole act, or for the rest of it. */
  parte: string | null;
  /** Whether the statement is about effects, and not about force. */
  efeitos: boolean;
}

/** The act speaks about itself. `A Presente Convenção entrará em vigor` is not about the decree that promulgates it. */
const PROPRIO =
  /(?:est[ea]|presente|dest[ea]|nest[ea]) (?:lei|decreto|codigo|consolidacao|medida provisoria|emenda|ato)(?!\p{L})/u;
const VIGOR =
  /(?:entra(?:m|ra|rao|ndo)?(?: imediatamente)?(?: em| a)? vig(?:or|encia)|(?:vig(?:ora|orara|e|era)|comeca(?:ra)? a vigorar)(?!\p{L})|tera vigencia)/u;
const EFEITOS =
  /(?:produz(?:em|ira|irao|indo)?|surt(?:e|em|ira|irao|indo))(?: todos)?(?: os)?(?: seus)? efeitos|com efeitos(?: financeiros)?|os efeitos desta lei sao contados/u;
const EXCECAO = /,? ?\(?(?:salvo|exceto|ressalvad[oa]s?|com excecao|a excecao|excetuad[oa]s?)(?!\p{L})/u;
const DE_PARTE =
  /(?:quanto a[os]*|em relacao a[os]*|relativamente a[os]*|para)(?= (?:o |os |a |as )?(?:disposto|art|§|par|inc|alin|caput|dispositiv|capitul|titul|sec|alterac))/u;
/** What an exception names if it is about a part of the act. */
const NOMEIA_PARTE = /art(?:s|igos?)?\.? |§|caput|inciso|capitulo|titulo|dispositivo/u;

/**
 * Reads what a provision says about when its own act is in force. Returns an empty list if it is not a clause about
 * that: `na data da entrada em vigor desta Lei` in a rule is not one. In a list (`Esta Lei entra em vigor:`) each
 * member has its own statement.
 * @param membros the words of the provisions right below it, in order
 */
export function readClausulas(texto: string, membros: readonly string[] = []): Clausula[] {
  const frases = texto.split(/(?<=\p{L}{3}[.;])\s+(?=\p{Lu})/u).map(fold);
  const vigor = firstOf(frases, VIGOR);
  if (vigor === null) {
    const efeitos = firstOf(frases, EFEITOS);
    return efeitos === null ? [] : asEfeitos(efeitos.verbo + efeitos.resto);
  }
  if (/^\s*:?\s*$/.test(vigor.resto) && membros.length > 0) return membros.map((membro) => readMembro(fold(membro)));
  const [geral = '', ...excecoes] = vigor.resto.split(EXCECAO);
  const efeitos = EFEITOS.exec(geral);
  const found: Clausula[] = [
    { termo: readTermo(efeitos ? geral.slice(0, efeitos.index) : geral) ?? OUTRO, parte: null, efeitos: false },
    ...(efeitos ? asEfeitos(geral.slice(efeitos.index)) : []),
  ];
  for (const parte of excecoes) {
    if (!NOMEIA_PARTE.test(parte)) continue;
    // Before its own verb an exception names acts with their dates: `salvo o art. 29 da Lei nº 1, de 4 de setembro de
    // 1942, que …`.
    const verbo = VIGOR.exec(parte) ?? EFEITOS.exec(parte);
    const termo = readTermo(verbo ? parte.slice(verbo.index + verbo[0].length) : parte) ?? OUTRO;
    found.push({ termo, parte, efeitos: EFEITOS.test(parte) });
  }
  return found;
}

const OUTRO: Termo = { tipo: 'outro' };

/**
 * Returns the verb of the first sentence whose subject is the act itself, and what follows the verb; null if there is
 * none.
 */
function firstOf(frases: readonly string[], pattern: RegExp): { verbo: string; resto: string } | null {
  for (const sentence of frases) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const sujeito = sentence.slice(0, found.index);
    // `Até que esta Lei entre em vigor`, `a cláusula “esta lei entra em vigor …”`: these order nothing about the act
    // itself.
    const rule = /["“‘']|(?:^|[\s,])(?:ate|desde|apos|antes|quando|enquanto|em que|contad[oa]s?|contar)(?!\p{L})/u.test(
      sujeito,
    );
    const own = PROPRIO.test(sujeito) || (sujeito === '' && PROPRIO.test(found[0]));
    if (own && !rule) return { verbo: found[0], resto: sentence.slice(found.index + found[0].length) };
  }
  return null;
}

/**
 * Reads a member of a list: `dia 1º de agosto de 2021, quanto aos arts. 52 e 53`, `24 meses após a publicação, quanto
 * aos demais`.
 */
function readMembro(membro: string): Clausula {
  const de = DE_PARTE.exec(membro);
  return { termo: readTermo(membro) ?? OUTRO, parte: de === null ? null : membro.slice(de.index), efeitos: false };
}

function asEfeitos(dito: string): Clausula[] {
  const termo = readTermo(dito);
  const de = DE_PARTE.exec(dito);
  if (termo === null) return [];
  return [{ termo, parte: de === null ? null : dito.slice(de.index), efeitos: true }];
}
