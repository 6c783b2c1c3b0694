import { Caracteres, palavraAt } from '../../../text/caracteres.ts';
import { Comecos } from '../../../text/comecos.ts';
import { compact } from '../../../text/compact.ts';
import { endAt } from '../../../text/sticky.ts';
import { isBlank as isBranco } from '../../normalize/blanks.ts';
import type { Tokens } from '../../tokens/tokenize.ts';

/** `{inciso X`, `, em seu § 1º`. */
const COM_PALAVRA = compact(
  /\s*[,;:{([–—-]?\s*(?:(?:em|n?[oa])\s+)?(?:seus?\s+)?(?:§|(?:inc(?:isos?|\.)|al[íi]neas?|par[áa]grafos?|p[áa]r\.|caput)(?!\p{L}))/iuy,
);

/** Whether a level that was not read follows a list: what stands above it must not be taken for what was meant. */
export const leavesLevel = (tokens: Tokens, to: number): boolean =>
  endAt(COM_PALAVRA, tokens.text, tokens.end[to - 1] as number) >= 0 || leavesBareLevel(tokens, to);

/** What may part a level from what it is of, and no more of it than this. */
const SEPARA = new Caracteres(' ,.:;·•-–—−/⁄|→([{"“\'‘=>_+');
const MAX_SEPARA = 5;
/** No adverb before a level is longer, with the blank behind it. */
const MAX_ADVERBIO = 20;
/** Behind a word or a numeral, where what was said ends; behind a stop the line of a law, or a heading, may begin. */
const FIM = String.raw`(?:\s?[,;.\]}|"”’»]|\)(?!\s?\p{L})|\s*$)`;
const FIM_APOS_PONTO = String.raw`(?:\s?[,"”’»]|\)(?!\s?\p{L})|\.?\s*$)`;
/** `LXXXV`, and what was to be one: `LXXXXV`, `LXXVlll`; not `CC`, `LC`. */
const NUMERAIS = `(?:[IVX][IVXLCl]{1,9}|L[XVI][XVIl]{0,8})(?:-[A-Z])?["”’]?`;
const NUMERAL = compact(
  new RegExp(String.raw`${NUMERAIS}(?:${FIM}|\s?[:(–—-]|\s\p{Ll}{3}|(?<=[IVXLC]{3})[)\]])|[IVX]["”’]?${FIM}`, 'uy'),
);
/** `, X – a intimidade`: of one letter only what says its words is no courtesy (`, V. acórdão`). */
const SO_EXPLICADO = /[IVX]\s[–—-]\s/y;
/** Few headings have so high a number that it begins so. */
const NUMERAL_APOS_PONTO = compact(new RegExp(String.raw`${NUMERAIS}${FIM_APOS_PONTO}|[XL][XVIL]+\.\s\p{Lu}`, 'uy'));
/** `lxxxv`: no word has these letters alone. */
const PEQUENO = compact(/[ivxl][ivxlc]{2,8}(?<!vil|mil|lili)(?!\p{L})/uy);
/** `garante em seu LXXXV`, `no "z"`, `EM SEU 3º`; not `seu 13º salário`. */
const APOS_PALAVRAS = compact(
  /(?:(?:mais\s)?\p{Ll}{3,14}mente\s|\p{Ll}{3,14},?\s(?=(?:em|nos?)\sseus?\s))?(?:(?:em|EM|n?os?|N?OS?|dos?|DOS?)\s)?(?:(?:seus?|SEUS?)\s(?:\d{1,3}[º°]?(?=\s?[,;.)]|\s(?:e|E|[dD][oOaAeE])\s|\s*$)|(?:[IVX][IVXLC]{0,8}|L[XVI]{1,6})(?!\p{L}))|(?:(?:seu|SEU)\s)?["“]\s?[a-zA-Z]\s?["”]|(?:[IVX][IVXLC]{2,8}|L[XVI]{1,6})(?!\p{L}))/uy,
);
/** `§ 19.`, `$ 60`, `S 60`; behind a bar or the like the word for a level. */
const PARAGRAFO_APOS_PONTO = compact(new RegExp(String.raw`§\s?\d{1,3}[º°]?(?:-[A-Z])?${FIM_APOS_PONTO}`, 'uy'));
const PARAGRAFO_LIDO = /(?:\$|S(?=\s))\s?\d{1,3}(?!\d|[.,]\d)/y;
const PALAVRA = /(?:§|inc(?:isos?|\.)\s|al[íi]neas?\s|par(?:[áa]grafos?|\.)\s|item\s)/iy;
/** Words for levels with a slip in them. */
const PALAVRA_ERRADA = compact(
  /(?:[ií]nc[ií][scçz]{1,2}o|insiso|icn|pgf|par[áa]gafo|al[ií]?[êe]?nia|aliena)s?\.?:?\s{0,2}["“]?(?:\d|[IVXLC]{1,9}(?!\p{L})|[a-z](?!\p{L}))/iuy,
);
/** The first letter and the second. */
const COMECA_ERRADA = new Comecos('in ic is ín pg pa pá al');
const PALAVRA_CERTA = /inciso/iy;
/** `482z`, `482-i`, `28/A`, `28 A.`: right behind a number. */
const LETRA_JUNTO = compact(
  /\s?(?:[-–—−/._]\s?)?(?:["“'‘]\s?[a-zA-Z]\s?["”'’]|[b-df-np-z]|[A-D])(?:\s?[,;)"”’»]|\.?\s*$|\.\s\p{Lu})/uy,
);
/** `; z,`, `, "z"`, ` (z).` */
const LETRA = compact(
  /(?:,\s?)?\(\s?[A-Z]\s?\)|[,;:(]\s?(?:["“'‘]\s?[a-zA-Z]\s?["”'’](?:\s?[,;)]|\.?\s*$|\.\s\p{Lu})|[b-df-np-z](?:\s?[,;"”’»]|\)(?!\s?\p{L})|\.?\s*$))/uy,
);

/**
 * Whether behind a list, or the act of it, stands what can only be a level of it, though no word or no comma says so, or a
 * slip is in it: `art. 121 do CP | § 19`, `art. 5º da CF (LXXXV)`, `CLT, art. 482z`, `CF, art. 5º, LXXXXV`.
 */
export function leavesBareLevel({ text, end }: Tokens, to: number): boolean {
  const at = end[to - 1] as number;
  let from = at;
  while (from - at < MAX_SEPARA && SEPARA.at(text, from)) from += 1;
  if (from >= text.length) return false;
  const first = text[from] as string;
  // `INCISO` is a word.
  if (ROMANA.at(text, from) && !palavraAt(text, from + 1, 'n'))
    return from > at && isNumeralPerdido(text, text.slice(at, from), from);
  if (mayLead(text, from) && (endAt(PEQUENO, text, from) >= 0 || endAt(APOS_PALAVRAS, text, from) >= 0)) return true;
  if (isLetraSo(text, from)) {
    if (ASPAS.at(text, from - 1) && ASPAS.at(text, from + 1)) return true;
    if (isNumero(text, at - 1) && endAt(LETRA_JUNTO, text, at) >= 0) return true;
    return endAt(LETRA, text, text[at] === ' ' ? at + 1 : at) >= 0;
  }
  if (COMECA_NIVEL.at(text, from)) {
    const between = text.slice(at, from);
    // Behind a stop a capital begins a sentence.
    if (SINAL_RARO.test(between) || (NIVEL_PEQUENO.at(text, from) && between.includes('.')))
      return endAt(PALAVRA, text, from) >= 0;
    if (first === '§') return between.includes('.') && endAt(PARAGRAFO_APOS_PONTO, text, from) >= 0;
  }
  if (first === '$' || first === 'S') return from > at && endAt(PARAGRAFO_LIDO, text, from) >= 0;
  if (!COMECA_ERRADA.at(text, from) || !text.slice(at, from).includes(',')) return false;
  return endAt(PALAVRA_ERRADA, text, from) >= 0 && endAt(PALAVRA_CERTA, text, from) < 0;
}

/** By its second letter, or by what the next word begins with, whether a small letter may lead to a numeral. */
function mayLead(text: string, from: number): boolean {
  if (ROMANA_PEQUENA.at(text, from) && ROMANA_OU_C.at(text, from + 1)) return true;
  if (EM.at(text, from) && MA.at(text, from + 1)) return true;
  const blank = blankAfter(text, from);
  if (blank < 0) return false;
  // `precisamente o LXXXV`, `garante em seu LXXXV`
  if (palavraAt(text, blank - 5, 'mente')) return true;
  if (EM_OU_NO.at(text, blank + 1) && SEU.at(text, blankAfter(text, blank + 1) + 1)) return true;
  if (!PREPOSICAO.at(text, from)) return false;
  return LEVA_A_NUMERAL.at(text, blank + 1) || (SEU.at(text, from) && ALGARISMO.at(text, blank + 1));
}

/** The blank behind the word at `from`; -1 when the word is longer than any adverb. */
function blankAfter(text: string, from: number): number {
  const limit = Math.min(text.length, from + MAX_ADVERBIO);
  for (let at = from + 1; at < limit; at++) if (isBranco(text, at)) return at;
  return -1;
}

function isNumeralPerdido(text: string, between: string, from: number): boolean {
  const so = !ROMANA.at(text, from + 1);
  if (so && !/[|→=:>"“·•{[(]/.test(between)) return between.includes(',') && endAt(SO_EXPLICADO, text, from) >= 0;
  if (between.includes('.') || between.includes(';')) return endAt(NUMERAL_APOS_PONTO, text, from) >= 0;
  return endAt(NUMERAL, text, from) >= 0;
}

/** A bar, a plus sign, an arrow: `| § 2º`, `-> inciso X`. */
const SINAL_RARO = /[/⁄|•·→=+>{]/;
const ROMANA = new Caracteres('IVXL', true);
const ROMANA_PEQUENA = new Caracteres('ivxl', true);
const ROMANA_OU_C = new Caracteres('ivxlc', true);
const EM = new Caracteres('em');
const MA = new Caracteres('ma');
const EM_OU_NO = new Comecos('em no');
const SEU = new Comecos('seu');
const PREPOSICAO = new Caracteres('nsdo');
const LEVA_A_NUMERAL = new Caracteres('IVXL"“sS', true);
const ASPAS = new Caracteres('"“”\'‘’');
const ALGARISMO = new Caracteres('0123456789');
const ORDINAL = new Caracteres('º°');
const COMECA_NIVEL = new Caracteres('§iap');
const NIVEL_PEQUENO = new Caracteres('iap', true);
const isNumero = (text: string, at: number): boolean => ALGARISMO.at(text, at) || ORDINAL.at(text, at);
/** A letter alone. */
const isLetraSo = (text: string, at: number): boolean => {
  const char = text[at] ?? '-';
  const next = text[at + 1] ?? '-';
  return (
    ((char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z' && char !== 'S')) &&
    next.toLowerCase() === next.toUpperCase()
  );
};
