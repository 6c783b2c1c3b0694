// In a file without schemas, so that a page that shows severities does not load the validation library.

/** The severity of a finding about a citation or quotation, gravest first. */
export const GRAVIDADES = ['erro', 'duvida', 'nota', 'ok'] as const;
export type Gravidade = (typeof GRAVIDADES)[number];

/**
 * Why an act is not in the corpus, that no act is named, that nobody knows what was the law on the days in `em`, that the
 * text itself says that what it cites is repealed, or that it gives the act another day than its own.
 */
export const MOTIVOS = [
  'contradiz',
  'superado',
  'nao_lido',
  'sem_diploma',
  'redacao_incerta',
  'dito_revogado',
  'data_diversa',
] as const;
export type Motivo = (typeof MOTIVOS)[number];
