import { type Static, Type } from '@sinclair/typebox';
import { AtoCatalogado } from '../contract/model/corpus/catalogo.ts';
import { FORMAS_ATO } from '../contract/model/corpus/diploma.ts';
import { Instante, nullable, oneOf, Sigla } from '../contract/model/primitives.ts';

/** Beside `manifest.json`: what ingestions learned by following links. */
export const SEGUIDOS = 'seguidos.json';
/** Written while links are followed: every answer so far, so that an interrupted run can go on. */
export const SEGUINDO = 'seguindo.jsonl';

const Ano = Type.Integer({ minimum: 1800, maximum: 2200 });

/** An act that was read because a link led to its page. */
export const AtoSeguido = Type.Object({
  ato: AtoCatalogado,
  profundidade: Type.Integer({ minimum: 1, description: 'Por quantos elos se chega a ele a partir do catálogo.' }),
  por: Type.Object({ sigla: Sigla, url: Type.String() }, { description: 'O primeiro elo que levou a ele.' }),
});
export type AtoSeguido = Static<typeof AtoSeguido>;

/** An address found in a link, with what the link and the address say about the act. */
export const EnderecoVisto = Type.Object({
  url: Type.String(),
  forma: oneOf(FORMAS_ATO),
  numero: Type.String(),
  faixa: nullable(Type.Tuple([Ano, Ano], { description: 'Primeiro e último ano que o endereço admite.' })),
  anos: Type.Array(Ano, { description: 'Os anos que as palavras dos elos dizem, do menor ao maior.' }),
  profundidade: Type.Integer({ minimum: 1 }),
  por: Sigla,
});
export type EnderecoVisto = Static<typeof EnderecoVisto>;

/** An address that gave no act, and until when it is not requested again. */
export const EnderecoMorto = Type.Object({ motivo: Type.String(), ate: Instante });
export type EnderecoMorto = Static<typeof EnderecoMorto>;

/** The content of `seguidos.json`. */
export const Seguidos = Type.Object({
  atos: Type.Array(AtoSeguido, { description: 'Os atos lidos, na ordem em que o acervo os lista.' }),
  fila: Type.Array(EnderecoVisto, { description: 'Os endereços que ainda não deram um ato, na ordem dos endereços.' }),
  mortos: Type.Record(Type.String(), EnderecoMorto),
  parser: Type.Integer({ description: 'A versão do leitor que leu os elos.' }),
  lidas: Type.Record(Sigla, Type.String(), {
    description: 'Das páginas de que se leram os elos, o hash do conteúdo, pela sigla do ato.',
  }),
});
export type Seguidos = Static<typeof Seguidos>;
