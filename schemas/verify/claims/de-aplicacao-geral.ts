/**
 * Articles on how the law is applied to any case: by analogy, by general principles, by what another act adds to it. A
 * text cites them beside whatever it treats of (`art. 3º do CPP c/c art. 487, I, do CPC`), so that its words tell nothing
 * against them.
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
