/** A link that the official page has in place of an annex. */
const LIGACAO = /^Download para anexo[^\n]*[\s*]*$/i;
/** The official page's own table of contents. The site makes one from the headings. */
const SUMARIO = /^(?:[ÍI]ndice|Sum[áa]rio)\s*\n/i;

/** Selects the annexes that have content. */
export const anexosDe = (anexos: readonly string[]): string[] =>
  anexos.filter((anexo) => !LIGACAO.test(anexo) && !SUMARIO.test(anexo));

/** A line of an annex: the annex's name, a heading in capitals, an editor's note, or content (null). */
export interface LinhaDeAnexo {
  tipo: 'nome' | 'titulo' | 'nota' | null;
  linha: string;
}

const NOME = /^(?:anexo|tabela|quadro)(?:\s+(?:[IVXLCDM]+|\d+|[A-Z]|único)(?:-[A-Z])?)?\.?$/i;
const MAIUSCULAS = /^(?=\p{Lu}(?:.*\p{Lu}){3})[^\p{Ll}]{4,120}(?<![;:,])$/u;
const NOTA = /^\([^()]*(?:Lei|Decreto|Medida Provisória|Emenda|Vigência|Vide)[^()]*\)(?:\s*\([^()]*\))*$/;

/** Splits an annex into lines, without empty ones. */
export const linhasDoAnexo = (texto: string): LinhaDeAnexo[] =>
  texto.split('\n').flatMap((line) => {
    const linha = line.trim();
    if (linha === '') return [];
    const tipo = NOME.test(linha) ? 'nome' : NOTA.test(linha) ? 'nota' : MAIUSCULAS.test(linha) ? 'titulo' : null;
    return [{ tipo, linha }];
  });
