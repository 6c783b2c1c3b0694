import { compact } from '../compact.ts';
import type { Folha } from './folha.ts';
import { leafOf } from './folha.ts';

/** At the head of a line, or of what is quoted. */
const CABECA = /[\n"“'‘«]\s*$/;
/** Behind a sentence or a command: `DECRETA: `, `(NR) `. */
const APOS_FRASE = /[.:;)]["”]?\s{1,3}$/;
/** Its text, or the label of what it has alone: `Art. 43⏎⏎§ 2º Considera-se`. */
const TITULO = compact(/^\s*(?:[.\-–—:]*\s*["“(]?\p{Lu}\p{Ll}*|\ufffc\s*§)/u);
/** `Art. 1º Fica instituído`, `Art. 2º - O Comitê`: a sentence begins, and no act is named. */
const FRASE = compact(
  /^\s?(?:[-–—]\s{1,3})?(?:\s?\p{Lu}[\p{Ll}-]*,?\s{1,3}(?:\p{Ll}|\d|§|\p{Lu}\p{Ll})|\s?Est[ea]s?\s)/u,
);
/** `RESOLVE: ART. 1º APROVAR`, where all is in capitals. */
const COMANDO = compact(/\p{Lu}:\s{1,3}$/u);
const GRITO = compact(/^\s?(?:[-–—]\s{1,3})?\s?\p{Lu}/u);
const FRASE_GRITADA = compact(
  /^\s?(?:[-–—]\s{1,3})?\s?(?:[OA]S?|É|S[ÃA]O|FICAM?|EST[EA]S?|REVOGA\p{Lu}*|APLICA\p{Lu}*|CONSIDERA\p{Lu}*|ENTRA\p{Lu}*)[\s-]/u,
);
/** Behind a stop only words with which a provision's sentence begins: `Art. 121. Homicídio` tells what it is about. */
const FRASE_APOS_PONTO = compact(
  /^\.\s{1,3}(?:[OA]s?|É|S[ãa]o|Ficam?|Est[ea]s?|Revoga\p{Ll}*|Para|N[oa]s?|Aos?|Às?|Que[mr]?|Se|Tod[oa]s?|Cab\p{Ll}+|Compet\p{Ll}+|Aplica\p{Ll}*|Considera\p{Ll}*|Entra\p{Ll}*)\s/u,
);

/** Whether what is told at the head of a line or a sentence is the text's own label: `Art. 5º Todos são iguais …`. */
export function isRotulo(text: string, inicio: number, fim: number): boolean {
  if (text[inicio] !== 'A') return false;
  const before = text.slice(Math.max(0, inicio - 5), inicio);
  const next = text.slice(fim, fim + 24);
  if (inicio === 0 || CABECA.test(before)) return TITULO.test(next);
  if (COMANDO.test(before) && GRITO.test(next)) return true;
  return APOS_FRASE.test(before) && (FRASE.test(next) || FRASE_APOS_PONTO.test(next) || FRASE_GRITADA.test(next));
}

/** `⏎art. 1º fica instituído`; not `⏎art. 5º da cf`. */
const FRASE_PEQUENA = compact(
  /^\s?(?:[-–—.]\s?)?(?:\n|$|\s(?!(?:d[aoe]s?|c\/c|e|ou|caput|inc\p{L}*|par\p{L}*|al[íi]n\p{L}*|todos|ambos)(?!\p{L}))\p{Ll})/u,
);

/** Ends a line with which the sentence goes on: `nos termos do⏎art. 5º`, `do Código Civil,⏎art. 186`. */
const LINHA_ABERTA = compact(
  /(?:[,(–—/-]|(?<!\p{L})(?:[nd]?[oa]s?|aos?|às?|à|pel[oa]s?|e|ou|que|em|de|com|por|para|seus?|suas?|cuj[oa]s?|c\/c|segundo|conforme|se|n[ãa]o|é))\s*$/iu,
);
const FIM_DE_LINHA = 24;

/** Whether what was read up to a line's end goes on in the next line. */
export const isLinhaAberta = (text: string, fim: number): boolean =>
  LINHA_ABERTA.test(text.slice(Math.max(0, fim - FIM_DE_LINHA), fim));

export const isRotuloPequeno = (text: string, inicio: number, fim: number): boolean =>
  /\n\s*$/.test(text.slice(Math.max(0, inicio - 4), inicio)) &&
  FRASE_PEQUENA.test(text.slice(fim, fim + 16)) &&
  !isLinhaAberta(text, inicio);

/** `Art. 3º Este Decreto`: what the demonstrative shows is the text itself, and no act that the article is of. */
export const isDesteTexto = (text: string, folhas: readonly Folha[], fim: number): boolean => {
  const [folha] = folhas;
  return (
    folha !== undefined &&
    folhas.length === 1 &&
    text[folha.inicio] === 'A' &&
    leafOf(folha) === 'artigo' &&
    /^\s?[-–—.]?\s{1,3}(?:Est[ea]|EST[EA])\s/.test(text.slice(fim, fim + 10)) &&
    isRotulo(text, folha.inicio, fim)
  );
};

const TITULO_DE_INSTRUMENTO = compact(
  /^\s*(?:EDITAL|ESTATUTO(?!\s+D[AEO]S?\s[^\n]{3,60}[,(]\s{0,2}[aA][rR][tT])|REGIMENTO|REGULAMENTO|PORTARIA|RESOLU[ÇC][ÃA]O|INSTRU[ÇC][ÃA]O|MINUTA|CONVEN[ÇC][ÃA]O\s+COLETIVA|ACORDO\s+COLETIVO|(?:ANTE)?PROJETO)(?!\p{L})/u,
);

/** Whether a text is a public notice, a statute, a bill, by its title: its bare articles are its own. */
export const isInstrumento = (text: string): boolean => TITULO_DE_INSTRUMENTO.test(text);

const DO_PRESENTE = compact(/\s(?:d[oa]\s{1,3}presente|d?est[ea])\s{1,3}\p{L}/iu);
/** How far behind a list that may be said. */
const LOGO = 16;

/** Whether a list is said to be of the text itself: `o art. 6º deste Regulamento`, `o art. 5º do presente instrumento`. */
export function isDoPresente(text: string, folhas: readonly Folha[]): boolean {
  const last = folhas.at(-1);
  return last !== undefined && DO_PRESENTE.test(text.slice(last.inicio, last.fim + LOGO));
}
