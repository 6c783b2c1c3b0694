import { type Static, Type } from '@sinclair/typebox';
import { Instante, NumeroArtigo, nullable, oneOf, RefKey, Sigla } from '../primitives.ts';
import { AtoRegistrado } from './ato-registrado.ts';
import { RedacaoEm } from './em.ts';
import { Sucessor } from './sucessor.ts';
import { DataDeVigencia, tempoDaVersao } from './vigencia.ts';

export const Dispositivo = Type.Object({
  ref_key: RefKey,
  sigla: Sigla,
  artigo: NumeroArtigo,
  paragrafo: nullable(Type.String({ description: 'Número do parágrafo ou `unico`.' })),
  inciso: nullable(Type.String({ description: 'Algarismo romano maiúsculo.' })),
  alinea: nullable(Type.String()),
  item: nullable(Type.String()),
  texto: Type.String({
    description:
      'Texto legal sem as anotações editoriais. No artigo: o caput e os filhos em vigor, um por linha, com seus rótulos.',
  }),
  caput_texto: nullable(Type.String({ description: 'Só o caput, nas linhas de artigo; nulo nas demais.' })),
  revogado: Type.Boolean(),
  hierarquia: Type.String({ description: 'Caminho de títulos e rubricas, separado por ` > `.' }),
  ordem: Type.Integer({ minimum: 0, description: 'Posição na ordem de leitura do diploma.' }),
  anotacoes: Type.Array(Type.String(), { description: 'Anotações editoriais, sem parênteses, na ordem da página.' }),
  alterado_por: nullable(Type.String({ description: 'Ato que deu a redação, incluiu ou renumerou.' })),
  revogado_por: nullable(Type.String({ description: 'Ato que revogou.' })),
  alterado_por_ato: Type.Optional(AtoRegistrado),
  revogado_por_ato: Type.Optional(AtoRegistrado),
  alterador: Type.Boolean({ description: 'Verdadeiro quando o texto é comando que altera outro ato.' }),
  comando: nullable(Type.String({ description: 'O comando, até o trecho citado.' })),
  altera: Type.Array(Type.String(), {
    description: 'Alvos do comando: ref_keys; a sigla, quando o alvo é o ato inteiro; ou o ato como citado.',
  }),
  em_vigor_desde: Type.Optional(
    nullable({
      ...DataDeVigencia,
      description:
        'Desde quando vigora a redação própria (no artigo, a do caput): o dia, ou só o ano quando nada diz o dia. Nulo quando não se sabe, e no que não vigora.',
    }),
  ),
  sucessor: Type.Optional(
    Type.Array(Sucessor, {
      minItems: 1,
      description: 'O que tomou o lugar do que já não vigora, quando se sabe. Ausente em tudo o mais.',
    }),
  ),
  em: Type.Optional(RedacaoEm),
});
export type Dispositivo = Static<typeof Dispositivo>;

export const ORIGENS_VERSAO = ['fonte', 'ingestao'] as const;
export type OrigemVersao = (typeof ORIGENS_VERSAO)[number];

/** One wording of a provision: still shown by the source (`fonte`), or seen in an earlier snapshot (`ingestao`). */
export const Versao = Type.Object({
  texto: Type.String(),
  vigente: Type.Boolean(),
  anotacoes: Type.Array(Type.String()),
  alterado_por: nullable(Type.String()),
  alterado_por_ato: Type.Optional(AtoRegistrado),
  origem: oneOf(ORIGENS_VERSAO),
  detectado_em: Instante,
  ingest_run_id: Type.Integer({ minimum: 1 }),
  ...tempoDaVersao,
});
export type Versao = Static<typeof Versao>;

/** The body of `/v1/dispositivos/{ref_key}/versoes`, oldest first. */
export const VersoesDispositivo = Type.Object({ ref_key: RefKey, versoes: Type.Array(Versao) });
export type VersoesDispositivo = Static<typeof VersoesDispositivo>;
