import { INICIOS_DE_FORA } from './atos-de-fora.ts';

const words = (text: string) => text.split(' ');
/** Words for levels. */
export const NIVEIS = words(
  'art arts artigo artigos parágrafo parágrafos parág pár par inciso incisos inc incs alínea alíneas letra letras item itens caput cabeça',
);
/** What an article may follow that is told by its number alone: `incurso no 121`, `nas penas do 157`. */
export const ELIPSES = words(
  'incurso incursos incursa incursas denunciado denunciada condenado condenada penas sanções',
);
/** What numbered acts, and acts that nobody told us of, begin with. */
export const ATOS = words(
  'lei leis decreto decretos medida medidas emenda resolução resoluções portaria regimento regulamento código cód cod ' +
    'estatuto constituição const carta convenção tratado consolidação ato',
);
/** The same, as they are written only: acronyms of acts by number and of rules, and what laws are called elsewhere. */
export const ATOS_ESCRITOS = [
  ...words('LC LCP DL DEL DEC EC MP MPV CE IN RI NR L D M E Dec RDC RN REN NBR NBC ISO ABNT PL PLS PLC PLP PEC'),
  // In small letters these are more often common words.
  ...words('Provimento Instrução Circular Deliberação Diretiva Directiva Declaração Acordo Regras Norma Projeto'),
  ...words('PROVIMENTO INSTRUÇÃO CIRCULAR DELIBERAÇÃO DIRETIVA DECLARAÇÃO ACORDO REGRAS NORMA PROJETO'),
  ...INICIOS_DE_FORA,
];
/** `noartigo 53`, `daSúmula`: the preposition is glued to the word. */
export const COLADOS = words('o no do ao os nos dos aos e a na da à as nas das às pela pelas com ou');
