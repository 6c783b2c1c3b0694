import { joinOrdinais } from '../../schemas/text/ordinais.ts';
import { type Dita, isFim, juntar, readComentario, readSituacao, sessaoDoFim } from './situacao.ts';

/** A text with white space as single spaces, and without invisible characters. */
export const plain = (text: string): string =>
  text
    .replace(/[\u00AD\u200B-\u200D\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');

/**
 * The reference that ends the text: `(TERCEIRA SEÇÃO, julgado em 10/9/2025, DJEN de 2/12/2025)`. What follows may be
 * the court's comment, or an earlier wording.
 */
const REFERENCIA = /\s*\((?:SÚMULA\s+\d+\s*,\s*)?(?:CORTE ESPECIAL|\p{Lu}+ (?:SEÇÃO|TURMA))\s*,([^()]*)\)/u;
/** What stands for a missing text. A real text may end with these words. */
const PENDENTE =
  /^(?:(?:[ao]\s+)?(?:texto|enunciado|verbete|súmula)(?:\s+vinculante)?(?:\s+n?[.º°o]*\s*\d+)?\s+)?(?:(?:ainda\s+)?está\s+)?pendente de publicação\.?$/i;

export interface Enunciado extends Dita {
  texto: string;
  /** Whether the source, a mark or the court's comment says that it was cancelled. */
  cancelada: boolean;
  /** The reference after the text, without the organ: its dates. */
  referencia: string | null;
}

/**
 * Separates a printed text from its reference and comment. Null for a reserved number, which has no text yet. Throws
 * `Ilegivel` if it may say in an unknown way that the súmula was cancelled.
 * @param dita what the source says elsewhere; if that includes its end, only the day is taken from the court's comment
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
