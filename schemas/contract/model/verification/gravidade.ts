import { oneOf } from '../primitives.ts';

/** How grave what is said of a citation or of quoted words is, the gravest first. */
export const GRAVIDADES = ['erro', 'duvida', 'nota', 'ok'] as const;
export type Gravidade = (typeof GRAVIDADES)[number];

export const Gravidade = oneOf(GRAVIDADES, {
  description:
    '`erro`: não está na lei em vigor, é para corrigir. `duvida`: só quem escreveu sabe, é para rever. `nota`: é para saber, sem reparo ao texto, como o que este serviço não lê. `ok`: nada a dizer.',
});

/** Why an act is not of the corpus. */
export const MOTIVOS = ['contradiz', 'superado', 'nao_lido'] as const;
export type Motivo = (typeof MOTIVOS)[number];

export const Motivo = oneOf(MOTIVOS, {
  description:
    'Por que o diploma é desconhecido. `contradiz`: número, ano ou nome não são do mesmo ato, e `sugestao` traz o dispositivo do ato certo. `superado`: é lei antiga, que outra substituiu. `nao_lido`: pode existir, e este acervo não o tem.',
});
