import { type Static, Type } from '@sinclair/typebox';
import { oneOf } from '../primitives.ts';

/** How the successor of a provision is known. */
export const BASES_DE_SUCESSOR = ['renumeracao', 'mesmo_texto', 'texto_proximo', 'correspondencia'] as const;
export type BaseDeSucessor = (typeof BASES_DE_SUCESSOR)[number];

/** The provision that replaced one no longer in force. */
export const Sucessor = Type.Object({
  ref_key: Type.String({ description: 'O dispositivo que hoje trata do mesmo: `CPC.1022.II`.' }),
  base: oneOf(BASES_DE_SUCESSOR, {
    description:
      'Em que se apoia: `renumeracao`, uma anotação que o diz; `mesmo_texto` e `texto_proximo`, as mesmas palavras ou quase, que passaram a vigorar quando o anterior deixou de vigorar; `correspondencia`, uma tabela conferida entre o ato revogado e o que o substituiu.',
  }),
});
export type Sucessor = Static<typeof Sucessor>;
