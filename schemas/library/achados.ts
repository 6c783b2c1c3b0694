import type { Gravidade } from '../contract/model/verification/gravidade.ts';
import type { TextoVerificado } from '../contract/model/verification/texto-verificado.ts';
import { pageOf } from '../documents/pdf.ts';
import { chaveDe } from '../fatos/nota.ts';
import { printRefKey } from '../law/ref-key-por-extenso.ts';
import type { Base } from './base.ts';

/** A finding: the result for one place of a document. */
export interface Achado {
  arquivo: string;
  /**
   * Counted from 1; columns are in UTF-16 units. They refer to the file if it is a text file, otherwise to the text
   * extracted from it.
   */
  linha: number;
  coluna: number;
  fimLinha: number;
  fimColuna: number;
  /** The page of a PDF, counted from 1. */
  pagina: number | null;
  offset: number;
  fim: number;
  gravidade: Gravidade;
  /** The `status` of a citation, or the `situacao` of a quotation. */
  regra: string;
  trecho: string;
  mensagem: string;
  ref_key: string | null;
  /** The address of the official page. */
  endereco: string | null;
}

/** A text that was read from a file, with what is needed to find its places in that file. */
export interface Lido {
  arquivo: string;
  texto: string;
  /** For a PDF, the offset at which each page begins. */
  paginas: readonly number[] | null;
  /**
   * The text in which lines and columns are counted, and the offset in it for each offset of the text that was read.
   */
  fonte: { texto: string; original(offset: number): number };
}

/** A plain text, which is its own source. */
export const semArquivo = (texto: string, arquivo: string): Lido => ({
  ...{ arquivo, texto, paginas: null },
  fonte: { texto, original: (offset) => offset },
});

/** Lists the findings of a document, in the order of its text. */
export function listAchados(lido: Lido, verificado: TextoVerificado, base: Base): Achado[] {
  const { arquivo, texto, fonte, paginas } = lido;
  const placeOf = placesIn(fonte.texto);
  const at = (offset: number, fim: number) => {
    const [begin, end] = [placeOf(fonte.original(offset)), placeOf(fonte.original(fim - 1) + 1)];
    return {
      ...{ arquivo, linha: begin.linha, coluna: begin.coluna, fimLinha: end.linha, fimColuna: end.coluna },
      ...{ pagina: pageOf(paginas, offset), offset, fim, trecho: texto.slice(offset, fim).replace(/\s+/g, ' ').trim() },
    };
  };
  const { citacoes, transcricoes, atos } = verificado;
  const cited = citacoes.map(({ citacao, resolucao }): Achado => {
    const { status, gravidade = 'ok', ref_key = null, mensagem } = resolucao;
    return {
      ...at(citacao.offset, citacao.fim),
      ...{ gravidade, regra: status, ref_key, mensagem: mensagem ?? CONFERE },
      endereco: base.endereco(chaveDe(resolucao, citacao)),
    };
  });
  const quoted = transcricoes.map(
    ({ offset, fim, gravidade, situacao, ref_key, mensagem }): Achado => ({
      ...at(offset, fim),
      ...{ gravidade, regra: situacao, ref_key, mensagem: mensagem ?? 'A transcrição é fiel.' },
      endereco: base.endereco(ref_key),
    }),
  );
  const alone = atos.map(
    ({ offset, fim, gravidade, status, sigla, mensagem }): Achado => ({
      ...at(offset, fim),
      ...{ gravidade, regra: status, ref_key: null, mensagem: mensagem || CONFERE, endereco: base.endereco(sigla) },
    }),
  );
  return [...cited, ...quoted, ...alone].sort((a, b) => a.offset - b.offset);
}

/**
 * The words of the text and what they were read as: `14, caput (CDC, art. 14)`. All the articles of a range or of a list
 * have much the same words.
 */
export function citadoDe({ trecho, ref_key }: Pick<Achado, 'trecho' | 'ref_key'>): string {
  const nome = ref_key === null ? trecho : printRefKey(ref_key);
  return nome === trecho ? trecho : `${trecho} (${nome})`;
}

const CONFERE = 'Existe e vigora.';

/** Converts offsets of a text to lines and columns. */
function placesIn(texto: string): (offset: number) => { linha: number; coluna: number } {
  const starts = [0, ...Array.from(texto.matchAll(/\r\n|\n|\r/g), ({ 0: end, index }) => index + end.length)];
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= offset) low = middle + 1;
      else high = middle;
    }
    return { linha: low, coluna: offset - (starts[low - 1] as number) + 1 };
  };
}
