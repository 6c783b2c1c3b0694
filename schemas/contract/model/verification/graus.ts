// Apart from the shapes, so that a page of the site that tells them does not load what validates shapes.

/** How grave what is said of a citation or of quoted words is, the gravest first. */
export const GRAVIDADES = ['erro', 'duvida', 'nota', 'ok'] as const;
export type Gravidade = (typeof GRAVIDADES)[number];

/** Why an act is not of the corpus, or why nobody knows what was the law on the days that are asked about. */
export const MOTIVOS = ['contradiz', 'superado', 'nao_lido', 'redacao_incerta'] as const;
export type Motivo = (typeof MOTIVOS)[number];
