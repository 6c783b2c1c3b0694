/** The format of a document, detected from its bytes and never from its file name. */
export type Formato = 'texto' | 'docx' | 'odt' | 'pdf';

/** A document that was read. Offsets of the text are UTF-16 units, as in the API. */
export interface Documento {
  formato: Formato;
  texto: string;
  /** The offset at which each page begins; null for a format without pages. */
  paginas: readonly number[] | null;
  /** Sentences for the user about what could not be read, such as pages without text. */
  avisos: readonly string[];
}

/** The reasons why a file cannot be read. */
export const MOTIVOS_DE_RECUSA = [
  'vazio',
  'grande_demais',
  'danificado',
  'demorado',
  'com_senha',
  'digitalizado',
  'word_antigo',
  'rtf',
  'imagem',
  'outro_formato',
] as const;
export type MotivoDeRecusa = (typeof MOTIVOS_DE_RECUSA)[number];

/** A file that cannot be read: the reason and what to do about it, in words for the user. */
export interface Recusa {
  motivo: MotivoDeRecusa;
  mensagem: string;
}

export type Leitura = { documento: Documento } | { recusa: Recusa };

const MENSAGENS: Record<MotivoDeRecusa, string> = {
  vazio: 'O arquivo não tem texto nenhum. Confira se é o arquivo certo.',
  grande_demais: 'O arquivo é grande demais para ser lido aqui. Divida-o, ou copie e cole o texto.',
  danificado: 'O arquivo está incompleto ou danificado. Abra-o no editor, salve-o de novo, e use a cópia.',
  demorado:
    'Uma página do PDF leva tempo demais para ser lida: é complexa demais, ou foi feita para travar quem a lê. Imprima-o de novo em PDF, e use a cópia.',
  com_senha: 'O arquivo tem senha, e por isso não pode ser lido. Salve uma cópia sem senha e solte-a aqui.',
  digitalizado:
    'O PDF é digitalizado: suas páginas são imagens, sem texto que se possa ler. Passe-o por um reconhecimento de texto (OCR), ou use o arquivo de que foi feito.',
  word_antigo:
    'O arquivo é do Word antigo (.doc). Abra-o no Word ou no LibreOffice, salve-o como .docx, e use a cópia.',
  rtf: 'O arquivo é RTF. Abra-o no Word ou no LibreOffice, salve-o como .docx, e use a cópia.',
  imagem: 'O arquivo é uma imagem, sem texto que se possa ler. Use o arquivo de texto, ou um PDF com texto.',
  outro_formato:
    'Só se leem .docx, .odt, .pdf e texto. Salve o documento num desses formatos, ou copie e cole o texto.',
};

/** The refusal of a file, with the sentence for its reason. */
export const refuse = (motivo: MotivoDeRecusa): { recusa: Recusa } => ({
  recusa: { motivo, mensagem: MENSAGENS[motivo] },
});
