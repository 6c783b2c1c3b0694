import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import { SEM_SEPARADOR, type Separador } from './conectores.ts';
import type { Contexto } from './contexto.ts';
import { type Elemento, readNomeado } from './elementos.ts';
import { ORDEM } from './folha.ts';
import { readPontuado } from './numero-solto.ts';
import { readSolto } from './soltos.ts';

/** With what a level behind one of them begins. */
const COMECA_LETRA = 'abcdefghijklmnopqrstuvwxyz"“\'‘’';
const COMECA_NIVEL = `§IVXLC${COMECA_LETRA}`;
/** Behind a numeral: a mark, another numeral, or the preposition of the act; not `art. 5º. I Seminário`, `art. 5º; II) o contrato`. */
const FIM_DE_NUMERAL = compact(
  /\s?(?:[,;\]/"”’»]|\)(?!\s(?:[oa]s?|um|uma)\s)|$)|\.(?=\s*$|\s*\n|\s?[IVXLC]+(?!\p{L}))|\s{1,3}(?:(?:e|ou|a|E|OU|A)\s{1,3}(?:[IVXLC]+(?!\p{L})|(?:[oa]s?\s{1,3})?(?:arts?|§))|c\/c\s|[dD][aoAO]\s{1,3}(?=\p{Lu}|lei|mesm|referid|citad)|[A-Z]{2,}(?:\/\d{2,4})?(?:[,;.)\s]|$))/uy,
);
/** Behind these no heading begins, as it may behind a stop. */
const SEGUE = ':/';
const FIM_DE_FRASE = compact(/\.\s\p{Lu}/uy);
/** `CF, art. 5º: LXXVIII – a todos`: the provision that is told, and the words of it. */
const PALAVRAS_DELE = compact(/\s[-–—]\s{1,3}\p{Ll}/uy);
const PALAVRA = compact(/\s\p{Ll}{2}/uy);
/** `§ 2º do art. 303`: it is of another article. */
const DE_OUTRO = /\s?,?\s{1,3}d[oa]s?\s{1,3}(?:art|§|par[áa]g|inc)/iy;
/** Behind a letter: `art. 482: i, da CLT`, `art. 102, III-a.`; not `art. 5º: a) o direito`. */
const FIM_DE_LETRA = compact(
  /\s?(?:[,;"”’»]|$)|[)\]](?!\s?\p{Ll})|\.(?=\s*$|\s{1,3}\p{Lu})|\s{1,3}(?:e|ou)\s{1,3}["“'‘]?[a-z](?!\p{L})|\s{1,3}(?:c\/c\s|d[ao]\s{1,3}(?=\p{Lu}|lei|mesm|referid|citad))/uy,
);

/** It is a level of what came before, as behind a comma. */
export const PAUSA: Separador = { ...SEM_SEPARADOR, virgula: true };

/**
 * The level below a citation that ends at `fim`, behind a sign which is no comma: `art. 8.2.h`, `art. 8(2)(h)`, `art. 5º:
 * LXXXV`, `art. 121. § 2º`, `art. 102, III-a`; null when a sentence ends there, or something else begins.
 * @param aberta whether a bracket is open already
 */
export function readPausado(text: string, fim: number, contexto: Contexto, aberta: boolean): Elemento | null {
  const at = text[fim] === ' ' ? fim + 1 : fim;
  const { folha, algarismo } = contexto;
  switch (text[at]) {
    case '.':
      return at === fim ? (readPontuado(text, at, folha) ?? readPonto(text, at, contexto)) : null;
    case ':':
    case ';':
      return at === fim ? readPonto(text, at, contexto) : null;
    case '(':
      return !aberta && (folha === 'artigo' || algarismo) ? readPontuado(text, at, folha) : null;
    case '-':
    case '–':
    case '—':
      if (contexto.artigo === 0) return readArtigoApos(text, at);
      return folha === 'artigo' ? null : readLetraApos(text, at, contexto);
    case '/':
      // `art. 93, caput/IX` tells both.
      return folha === 'caput' ? null : readPonto(text, at, contexto);
    default:
      return null;
  }
}

/** Behind a stop a law's own line may begin: `art. 5º. § 1º O contratante`. */
function readPonto(text: string, at: number, contexto: Contexto): Elemento | null {
  const from = behindSinal(text, at);
  const first = text[from] ?? '-';
  if (!COMECA_NIVEL.includes(first)) return null;
  const named = isNumeral(first) ? null : readNomeado(text, from);
  if (!named) return readNumeralApos(text, at, contexto) ?? readLetraApos(text, at, contexto);
  if (!isAbaixo(named, contexto) || endAt(DE_OUTRO, text, named.fim) >= 0) return null;
  return text[at] === ':' || text[at] === '/' || endAt(FIM_DE_NUMERAL, text, named.fim) >= 0 ? named : null;
}

function readNumeralApos(text: string, at: number, contexto: Contexto): Elemento | null {
  const from = behindSinal(text, at);
  const solto = readSolto(text, from, { ...contexto, ligacao: 'virgula' });
  if (solto?.nivel !== 'inciso' || !isAbaixo(solto, contexto)) return null;
  if (endAt(FIM_DE_NUMERAL, text, solto.fim) >= 0) return solto;
  if (SEGUE.includes(text[at] ?? '-') && endAt(FIM_DE_FRASE, text, solto.fim) >= 0) return solto;
  // No word is written so: `art. 5º: LXXVIII assegura`.
  if (solto.fim - from > 2 && endAt(PALAVRA, text, solto.fim) >= 0) return solto;
  const quoted = text[at] === ':' && solto.fim - from > 1 && endAt(PALAVRAS_DELE, text, solto.fim) >= 0;
  return quoted ? solto : null;
}

/** `inciso LXXXV - art. 5º`: the article of levels told before it. */
function readArtigoApos(text: string, at: number): Elemento | null {
  const from = behindSinal(text, at);
  const named = 'aA'.includes(text[from] ?? '-') ? readNomeado(text, from) : null;
  return named?.nivel === 'artigo' ? named : null;
}

function readLetraApos(text: string, at: number, contexto: Contexto): Elemento | null {
  const from = behindSinal(text, at);
  if (!COMECA_LETRA.includes(text[from] ?? '-')) return null;
  const solto = readSolto(text, from, { ...contexto, ligacao: 'virgula' });
  const letra = solto?.nivel === 'alinea' && isAbaixo(solto, contexto) && endAt(FIM_DE_LETRA, text, solto.fim) >= 0;
  return letra ? solto : null;
}

/** Past a sign and the blank behind it; behind a colon the next line tells what it announces. */
const behindSinal = (text: string, at: number): number =>
  text[at + 1] === ' ' || (text[at] === ':' && text[at + 1] === '\n') ? at + 2 : at + 1;
const isNumeral = (char: string): boolean => 'IVXLC'.includes(char);
const isAbaixo = ({ nivel }: Elemento, { folha }: Contexto): boolean => ORDEM[nivel] > ORDEM[folha];
