import { type Static, Type } from '@sinclair/typebox';
import { AtoCitado } from './ato-citado.ts';
import { CitacaoExtraida } from './citacao.ts';
import { Resolucao, ResumoVerificacao } from './resolucao.ts';
import { TempoDoTexto } from './tempo.ts';
import { Transcricao } from './transcricao.ts';

/** The body of `/v1/consulta` and `/v1/resolver-texto`. */
export const TextoVerificado = Type.Object({
  resumo: ResumoVerificacao,
  tempo: Type.Optional(TempoDoTexto),
  citacoes: Type.Array(Type.Object({ citacao: CitacaoExtraida, resolucao: Resolucao })),
  transcricoes: Type.Array(Transcricao, {
    description:
      'As palavras que o texto põe entre aspas como sendo da lei que cita, conferidas com ela, na ordem do texto. Do que não é oferecido como da lei (precedente, doutrina, fala de alguém) nada se diz.',
  }),
  atos: Type.Array(AtoCitado, {
    description:
      'Os diplomas citados sem dispositivo, como em “a Lei nº 12.016/2009”, na ordem do texto; não contam no `resumo`.',
  }),
});
export type TextoVerificado = Static<typeof TextoVerificado>;
