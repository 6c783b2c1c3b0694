import { type Static, Type } from '@sinclair/typebox';
import { oneOf } from '../primitives.ts';

/** How it is known what took the place of a provision. */
export const BASES_DE_SUCESSOR = ['renumeracao', 'mesmo_texto', 'texto_proximo', 'correspondencia'] as const;
export type BaseDeSucessor = (typeof BASES_DE_SUCESSOR)[number];

/** What took the place of a provision that is in force no more. */
export const Sucessor = Type.Object({
  ref_key: Type.String({ description: 'O dispositivo que hoje trata do mesmo: `CPC.1022.II`.' }),
  base: oneOf(BASES_DE_SUCESSOR, {
    description:
      'Em que se apoia: `renumeracao`, uma anotação que o diz; `mesmo_texto` e `texto_proximo`, as mesmas palavras ou quase, que passaram a vigorar quando o anterior deixou de vigorar; `correspondencia`, uma tabela conferida entre o ato revogado e o que o substituiu.',
  }),
});
export type Sucessor = Static<typeof Sucessor>;
