import { type Static, Type } from '@sinclair/typebox';
import { Dia, Sigla } from '../primitives.ts';

/** Provisions of a repealed act that stayed in force. */
export const Ressalva = Type.Object({
  dispositivos: Type.String({ description: 'Como se citam: `arts. 748 a 786-A`.' }),
  de: Type.String({ description: 'Chave do primeiro, sem a sigla e seu ponto: `748`.' }),
  ate: Type.String({ description: 'Chave do último, com tudo o que está abaixo dele: `786-A`.' }),
  por: Type.String({ description: 'O que os manteve em vigor.' }),
});
export type Ressalva = Static<typeof Ressalva>;

/** What repealed an act as a whole, when, and which provisions survived. */
export const RevogacaoDoAto = Type.Object({
  ato: Type.String({ description: 'O ato que o revogou: `Lei nº 13.105, de 2015`.' }),
  sigla: Sigla,
  desde: Type.String({ ...Dia, description: 'O primeiro dia em que já não vigorou, ISO 8601.' }),
  ressalvas: Type.Array(Ressalva, { description: 'O que continua em vigor, na ordem do texto.' }),
});
export type RevogacaoDoAto = Static<typeof RevogacaoDoAto>;
