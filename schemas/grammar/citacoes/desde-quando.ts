/** An act and the list right behind it. */
export interface AtoComLista {
  /** The act, with what stands in a bracket behind it. */
  inicio: number;
  fim: number;
  /** Where the list begins and ends. */
  lista: number;
  fimDaLista: number;
  /** Where the act named before it ends. */
  desde: number;
}
