import { joinOrdinais } from '../../schemas/text/ordinais.ts';
import { type Dita, isFim, juntar, readComentario, readSituacao, sessaoDoFim } from './situacao.ts';

/** Text with the white space of a page as single spaces, and without characters that are not seen. */
export const plain = (text: string): string =>
  text
    .replace(/[\u00AD\u200B-\u200D\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');

/**
 * `(TERCEIRA SEÇÃO, julgado em 10/9/2025, DJEN de 2/12/2025)`: where the text ends. What may follow is the court's own
 * commentary, an earlier wording among it.
 */
const REFERENCIA = /\s*\((?:SÚMULA\s+\d+\s*,\s*)?(?:CORTE ESPECIAL|\p{Lu}+ (?:SEÇÃO|TURMA))\s*,([^()]*)\)/u;
/** What stands in the place of a text: a text may itself end with these words. */
const PENDENTE =
  /^(?:(?:[ao]\s+)?(?:texto|enunciado|verbete|súmula)(?:\s+vinculante)?(?:\s+n?[.º°o]*\s*\d+)?\s+)?(?:(?:ainda\s+)?está\s+)?pendente de publicação\.?$/i;

export interface Enunciado extends Dita {
  texto: string;
  /** Whether the source, a mark or the court's comment says that it was cancelled. */
  cancelada: boolean;
  /** What the reference after it says: organ apart, the dates. */
  referencia: string | null;
}

/**
 * Parts a printed text from what is no part of it; null for a number that is reserved and has no text yet. Throws
 * `Ilegivel` where it may say that the súmula was cancelled.
 * @param dita what the source says elsewhere: of its end, the court's comment is then asked but for the day
 */
export function readEnunciado(printed: string, nome: string, dita: Dita = {}): Enunciado | null {
  const whole = plain(printed);
  const found = REFERENCIA.exec(whole);
  const { texto, ...marcada } = readSituacao(found ? whole.slice(0, found.index) : whole, nome);
  const referencia = found?.[1] ?? null;
  const comentario = found ? whole.slice(found.index + found[0].length) : '';
  const sabida = juntar(dita, marcada);
  const final = isFim(sabida)
    ? juntar(sabida, sessaoDoFim(comentario))
    : juntar(sabida, readComentario(comentario, nome), readComentario(referencia ?? '', nome));
  if (texto === '' || PENDENTE.test(texto)) return null;
  return { texto: joinOrdinais(texto), ...final, cancelada: isFim(final), referencia };
}
