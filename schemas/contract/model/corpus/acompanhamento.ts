import { type Static, Type } from '@sinclair/typebox';
import { Instante, nullable } from '../primitives.ts';

/** How fresh an answer is. It cannot know of changes before `desde` or after `lido_em`. */
export const Acompanhamento = Type.Object({
  desde: {
    ...nullable(Instante),
    description:
      'Desde quando se acompanha o que foi pedido; as mudanças anteriores não estão aqui. Nulo se não se sabe.',
  },
  lido_em: {
    ...nullable(Instante),
    description: 'A última leitura da página oficial; de várias, a da que foi lida há mais tempo. Nulo se não se sabe.',
  },
});
export type Acompanhamento = Static<typeof Acompanhamento>;
