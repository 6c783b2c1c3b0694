/** A sample petition. Its facts are invented and its citations are real, some of them correct and some wrong. */
export const PETICAO = `EXCELENTÍSSIMO SENHOR DOUTOR JUIZ DE DIREITO DA VARA CÍVEL

A AUTORA, já qualificada, vem propor AÇÃO INDENIZATÓRIA, pelos fatos e fundamentos que expõe.

I – DOS FATOS

A autora comprou da ré um refrigerador, que deixou de funcionar em uma semana. Reclamou, e não foi atendida.

II – DO DIREITO

A Constituição assegura a indenização por dano moral (art. 5º, V e X, da CF) e a razoável duração do processo (art. 5º, LXXVIII, da CF). Quem causa dano a outrem comete ato ilícito (art. 186 do Código Civil) e deve repará-lo (art. 927, § 3º, do Código Civil).

A relação é de consumo. O fornecedor responde pelos vícios do produto (art. 18, § 1º, da Lei nº 8.078/1990), e o ônus da prova pode ser invertido (art. 6º, VIII, da Lei nº 8.078/1991). A prescrição é de cinco anos (art. 27 do CDC).

O dano moral prescinde de prova (Súmula 37 do STJ). A autora não ignora a Súmula 603 do STJ, nem a Súmula Vinculante 99.

III – DO PEDIDO

Requer a citação da ré (art. 246 do CPC), a inversão do ônus da prova (art. 373, § 1º, do CPC) e a tutela de urgência (art. 1.300 do CPC). Requer ainda a gratuidade da justiça (art. 4º da Lei nº 1.060/1950).

Dá à causa o valor de R$ 10.000,00.
`;
