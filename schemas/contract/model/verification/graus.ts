// Apart from the shapes, so that a page of the site that tells them does not load what validates shapes.

/** How grave what is said of a citation or of quoted words is, the gravest first. */
export const GRAVIDADES = ['erro', 'duvida', 'nota', 'ok'] as const;
export type Gravidade = (typeof GRAVIDADES)[number];

/** Why an act is not of the corpus. */
export const MOTIVOS = ['contradiz', 'superado', 'nao_lido'] as const;
export type Motivo = (typeof MOTIVOS)[number];
