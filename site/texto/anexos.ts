/** A link that the page has where an annex would be. */
const LIGACAO = /^Download para anexo[^\n]*[\s*]*$/i;
/** The page's own table of contents; the site makes one of the headings. */
const SUMARIO = /^(?:[ÍI]ndice|Sum[áa]rio)\s*\n/i;

/** What of an act's annexes is one. */
export const anexosDe = (anexos: readonly string[]): string[] =>
  anexos.filter((anexo) => !LIGACAO.test(anexo) && !SUMARIO.test(anexo));

/** A line of an annex: its name, a heading in capitals, an editor's note, or what it says. */
export interface LinhaDeAnexo {
  tipo: 'nome' | 'titulo' | 'nota' | null;
  linha: string;
}

const NOME = /^(?:anexo|tabela|quadro)(?:\s+(?:[IVXLCDM]+|\d+|[A-Z]|único)(?:-[A-Z])?)?\.?$/i;
const MAIUSCULAS = /^(?=\p{Lu}(?:.*\p{Lu}){3})[^\p{Ll}]{4,120}(?<![;:,])$/u;
const NOTA = /^\([^()]*(?:Lei|Decreto|Medida Provisória|Emenda|Vigência|Vide)[^()]*\)(?:\s*\([^()]*\))*$/;

/** An annex in lines, without those that are empty. */
export const linhasDoAnexo = (texto: string): LinhaDeAnexo[] =>
  texto.split('\n').flatMap((line) => {
    const linha = line.trim();
    if (linha === '') return [];
    const tipo = NOME.test(linha) ? 'nome' : NOTA.test(linha) ? 'nota' : MAIUSCULAS.test(linha) ? 'titulo' : null;
    return [{ tipo, linha }];
  });
