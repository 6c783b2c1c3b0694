/** What is written otherwise in the text that is read. */
export interface Corte {
  inicio: number;
  fim: number;
  troca: string;
}

/** Neither white space nor a letter nor a mark of any pattern: no citation goes over it. */
export const BARREIRA = '\ufffc';
