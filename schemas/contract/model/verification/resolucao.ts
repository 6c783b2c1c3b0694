import { type Static, Type } from '@sinclair/typebox';
import { AtoRegistrado } from '../corpus/ato-registrado.ts';
import { TIPOS_DIPLOMA } from '../corpus/diploma.ts';
import { RedacaoEm } from '../corpus/em.ts';
import { Sucessor } from '../corpus/sucessor.ts';
import { Dia, nullable, oneOf } from '../primitives.ts';
import { Gravidade, Motivo } from './gravidade.ts';
import { TranscricaoConferida } from './transcricao.ts';

export const STATUS = [
  'verificado',
  'verificado_parcial',
  'verificado_inferido',
  'revogado',
  'cancelada',
  'nao_encontrado',
  'diploma_desconhecido',
  'ambiguo',
  'nao_suportado',
] as const;
export type Status = (typeof STATUS)[number];

export const Parcial = Type.Object({
  nivel: oneOf(['paragrafo', 'inciso', 'alinea', 'item'], { description: 'O primeiro nível que não existe.' }),
  valor: Type.String({ description: 'Como citado.' }),
  encontrado: Type.String({ description: 'ref_key do nível mais fundo que existe.' }),
});
export type Parcial = Static<typeof Parcial>;

export const Sugestao = Type.Object({ ref_key: Type.String(), artigo: Type.String(), trecho: Type.String() });
export type Sugestao = Static<typeof Sugestao>;

/** What may be wrong with a citation whose provision exists. */
export const TIPOS_DE_ALERTA = ['assunto_diverso', 'tempo_diverso'] as const;

export const Alerta = Type.Object(
  {
    tipo: oneOf(TIPOS_DE_ALERTA, {
      description:
        '`assunto_diverso`: o texto fala de outra coisa que o artigo citado. `tempo_diverso`: há no texto sinais do diploma de hoje e do anterior do mesmo nome.',
    }),
    sugestao: Type.Array(Sugestao, {
      description: 'Em `assunto_diverso`, os artigos do mesmo diploma que tratam do que o texto diz.',
    }),
    motivo: Type.String({ description: 'Por que se alerta: as palavras do texto e de que artigo são, ou os sinais.' }),
  },
  { description: 'O dispositivo existe, mas não parece ser o que o texto quis citar; o status não muda.' },
);
export type Alerta = Static<typeof Alerta>;

export const Candidato = Type.Object({
  ref_key: Type.String(),
  sigla: Type.String(),
  texto: Type.String({ description: 'O caput do candidato, até cerca de 600 caracteres.' }),
  rank: Type.Number({ description: 'Semelhança com o contexto da citação, de 0 a 1 ou mais.' }),
  pista_area: Type.Optional(Type.String({ description: 'Expressão do contexto que aponta para a área do diploma.' })),
});
export type Candidato = Static<typeof Candidato>;

/** Kinds of cited things that are not acts of the corpus. */
export const TIPOS_DIPLOMA_CITADO = [
  ...TIPOS_DIPLOMA,
  'resolucao',
  'regimento',
  'constituicao_estadual',
  'outro',
] as const;

export const DiplomaCitado = Type.Object({
  tipo: oneOf(TIPOS_DIPLOMA_CITADO),
  sigla: Type.Optional(Type.String()),
  numero: Type.Optional(Type.String()),
  ano: Type.Optional(Type.Integer()),
  versao: Type.Optional(Type.String({ description: 'O ano de um código que outro substituiu: `1973`.' })),
  rotulo: Type.String({ description: 'O diploma como citado.' }),
  ato: Type.Optional(AtoRegistrado),
});
export type DiplomaCitado = Static<typeof DiplomaCitado>;

/** The result of verifying one citation. `site/conteudo/conferencia.md` says which fields go with which status. */
export const Resolucao = Type.Object({
  status: oneOf(STATUS),
  gravidade: Type.Optional(Gravidade),
  motivo: Type.Optional(Motivo),
  ref_key: Type.Optional(Type.String()),
  texto: Type.Optional(Type.String()),
  hierarquia: Type.Optional(Type.String()),
  revogado: Type.Optional(Type.Boolean()),
  anotacoes: Type.Optional(Type.Array(Type.String())),
  alterado_por: Type.Optional(nullable(Type.String())),
  revogado_por: Type.Optional(nullable(Type.String())),
  alterado_por_ato: Type.Optional(AtoRegistrado),
  revogado_por_ato: Type.Optional(AtoRegistrado),
  cancelada: Type.Optional(Type.Boolean()),
  vinculante: Type.Optional(Type.Boolean()),
  alterador: Type.Optional(Type.Boolean()),
  altera: Type.Optional(Type.Array(Type.String())),
  efeito_em: Type.Optional(
    Type.String({
      ...Dia,
      description:
        'O primeiro dia do que uma anotação de vigência ou de efeitos difere, onde se sabe e ainda não chegou: da redação, da revogação, ou sem o dispositivo. A `mensagem` diz qual.',
    }),
  ),
  alerta: Type.Optional(Alerta),
  sucessor: Type.Optional(Type.Array(Sucessor, { minItems: 1 })),
  parcial: Type.Optional(Parcial),
  sugestao: Type.Optional(Type.Array(Sugestao)),
  candidatos: Type.Optional(Type.Array(Candidato)),
  total_candidatos: Type.Optional(Type.Integer({ minimum: 0 })),
  candidatos_truncados: Type.Optional(Type.Boolean()),
  contexto: Type.Optional(Type.String({ description: 'Os textos dos dispositivos acima, para ler o fragmento.' })),
  diploma_citado: Type.Optional(DiplomaCitado),
  mensagem: Type.Optional(Type.String()),
  em: Type.Optional(RedacaoEm),
  transcricao: Type.Optional(TranscricaoConferida),
});
export type Resolucao = Static<typeof Resolucao>;

export const ResumoVerificacao = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  por_status: Type.Record(Type.String(), Type.Integer({ minimum: 1 })),
  por_gravidade: Type.Record(Type.String(), Type.Integer({ minimum: 1 }), {
    description:
      'Quantas citações são de cada gravidade que ocorre, contada a pior do que se diz dela e de suas aspas.',
  }),
  todas_confirmadas: Type.Boolean({
    description: 'Há ao menos uma citação, e todas estão em `verificado` ou `verificado_inferido`.',
  }),
  transcricoes: Type.Record(Type.String(), Type.Integer({ minimum: 1 }), {
    description: 'Quantas transcrições estão em cada situação que ocorre.',
  }),
  tudo_confere: Type.Boolean({
    description:
      'Todas as citações estão confirmadas, e nenhuma transcrição diz o que a lei não diz: só `literal` e `com_cortes`, sem corte que tire uma negação ou uma ressalva. Nem há `alerta`.',
  }),
});
export type ResumoVerificacao = Static<typeof ResumoVerificacao>;
