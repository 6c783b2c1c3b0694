import type { Acervo } from '../../schemas/verify/acervo/acervo.ts';
import type { AtoVerificavel } from '../../schemas/verify/acervo/ato-verificavel.ts';

/** A provision that a text may quote. */
export interface Quotable {
  ref_key: string;
  /** Its own wording on one line, without quotation marks: one inside another is another question. */
  words: string;
  /** As a text cites it: `art. 5º, § 2º, da CF`. */
  cited: string;
  /** The wording of the next provision of the act that is neither below it nor above it. */
  neighbour: string | null;
}

/** Fewer words are hardly a quotation. */
export const LEAST = 10;

/** The provisions in force of every act, of at least `LEAST` words. */
export function quotableOf(acervo: Acervo): Quotable[] {
  return acervo.diplomas.flatMap(({ sigla }) => {
    const ato = acervo.ato(sigla);
    const wordings = ato.todas().map((_, at) => (ato.vigora(at) ? wordingOf(ato, at) : null));
    return ato.todas().flatMap((ref_key, at) => {
      const words = wordings[at] ?? null;
      if (words === null) return [];
      const next = wordings.findIndex((other, i) => i > at && other !== null && !isBelow(ato.chave(i), ref_key));
      return [{ ref_key, words, cited: cite(ato, at), neighbour: wordings[next] ?? null }];
    });
  });
}

const isBelow = (key: string | undefined, above: string): boolean => key?.startsWith(`${above}.`) ?? false;

function wordingOf(ato: AtoVerificavel, at: number): string | null {
  const words = ato
    .proprio(at)
    .replace(/["“”«»„]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return words.split(' ').length < LEAST ? null : words;
}

function cite(ato: AtoVerificavel, at: number): string {
  const { artigo, paragrafo, inciso, alinea, item } = ato.partes(at);
  const number = /^[1-9]$/.test(artigo) ? `${artigo}º` : artigo;
  const levels = [
    `art. ${number}`,
    paragrafo && (paragrafo === 'unico' ? 'parágrafo único' : `§ ${paragrafo}${/^[1-9]$/.test(paragrafo) ? 'º' : ''}`),
    inciso && `inciso ${inciso}`,
    alinea && `alínea ${alinea}`,
    item && `item ${item}`,
  ];
  return `${levels.filter((level) => level !== null).join(', ')}, da ${ato.sigla}`;
}
