/**
 * Articles about how the law is applied to any case: by analogy, by general principles, by what another act adds. A
 * text cites them with any subject (`art. 3º do CPP c/c art. 487, I, do CPC`), so its words are no evidence against
 * them.
 */
export const DE_APLICACAO_GERAL: ReadonlySet<string> = new Set([
  'CDC.7',
  'CLT.8',
  'CLT.769',
  'CLT.889',
  'CP.12',
  'CPC.8',
  'CPC.15',
  'CPP.3',
  'CTN.108',
  'LINDB.4',
  'LINDB.5',
  'LJE.92',
]);
