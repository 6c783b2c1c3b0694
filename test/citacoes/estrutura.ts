/** `[texto, expected citations of provisions, what it proves]` */
export type Linha = readonly [texto: string, citacoes: readonly Esperada[], prova: string];

/**
 * `[chave, rotulo]`. `chave` is the sigla and the levels as in a ref_key (`CF.5.LXXVIII`, `CP.33.2.b`, an item without
 * alínea `X.5.item-1`), with `?` for a null sigla and `*` for any sigla of an act outside the catalogue where the rules
 * do not spell it; then `+caput` when the caput is cited, and ` ~anafora` or ` ~mencao` when the act is inferred so.
 * `rotulo` is the exact slice of the text; an expression such as `do mesmo diploma` belongs to it as an act does.
 */
export type Esperada = readonly [chave: string, rotulo: string];

/** The citations of one range share its span. */
export function faixa(chaves: readonly string[], rotulo: string): Esperada[] {
  return chaves.map((chave) => [chave, rotulo]);
}
