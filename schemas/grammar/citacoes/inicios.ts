const words = (text: string) => text.split(' ');
/** Words for levels. */
export const NIVEIS = words(
  'art arts artigo artigos parágrafo parágrafos parág pár par inciso incisos inc incs alínea alíneas letra letras item itens caput cabeça',
);
/** What an article may follow that is told by its number alone: `incurso no 121`, `nas penas do 157`. */
export const ELIPSES = words(
  'incurso incursos incursa incursas denunciado denunciada condenado condenada penas sanções',
);
/** `noartigo 53`, `daSúmula`: the preposition is glued to the word. */
export const COLADOS = words('o no do ao os nos dos aos e a na da à as nas das às pela pelas com ou');
