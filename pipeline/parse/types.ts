/** Where a piece of the page went. Every character of the page has exactly one. */
export const DESTINOS = [
  'vigente',
  'anteriores',
  'anotacoes',
  'titulos',
  'frente',
  'anexos',
  'assinatura',
  'nao_classificado',
] as const;
export type Destino = (typeof DESTINOS)[number];

export interface Peca {
  destino: Destino;
  /** The provision that the piece belongs to; null outside provisions. */
  ref_key: string | null;
  /** As on the page but for runs of white space, folded to one space. */
  texto: string;
}

export type TipoAchado =
  | 'rotulo_repetido'
  | 'riscado_sem_nota'
  | 'nao_classificado'
  | 'salto_de_numeracao'
  | 'citacao_sem_fim'
  | 'serie_em_anexo'
  | 'veto_promulgado';

/** Something a person should look at; never a reason to drop text. */
export interface Achado {
  tipo: TipoAchado;
  ref_key: string | null;
  mensagem: string;
}

/** A target of an amending command, before it is known which acts the snapshot holds. */
export interface Alvo {
  /** Made sigla of the target act (`DL-2848-1940`) or its usual name, null when the command names none. */
  ato: string | null;
  /** The act as the command cites it. */
  citado: string;
  /** The provision inside the act, as a ref_key without its sigla (`121.2-B.III`); null for the act as a whole. */
  chave: string | null;
}

/** One wording as the page shows it. */
export interface Redacao {
  texto: string;
  vigente: boolean;
  anotacoes: string[];
  alterado_por: string | null;
}

/** One provision, as read from one page; the position is its index in `AtoLido.linhas`. */
export interface Linha {
  ref_key: string;
  artigo: string;
  paragrafo: string | null;
  inciso: string | null;
  alinea: string | null;
  item: string | null;
  texto: string;
  caput_texto: string | null;
  revogado: boolean;
  /** Structural path with rubrics. */
  hierarquia: string;
  /** How many of the last lines of its own text stand behind its list; absent where none does. */
  fecho?: number;
  /** Structural path without rubrics: what the sumário groups by. */
  estrutura: string;
  anotacoes: string[];
  alterado_por: string | null;
  revogado_por: string | null;
  alterador: boolean;
  comando: string | null;
  alvos: Alvo[];
  /** Oldest first; the current wording is among them. */
  versoes: Redacao[];
}

/** One act as read from one page. */
export interface AtoLido {
  sigla: string;
  linhas: Linha[];
  classificacao: 'alteradora' | 'mista' | 'autonoma';
  epigrafe: string;
  ementa: string;
  preambulo: string;
  anexos: string[];
  assinatura: string;
}

export type Conservacao = Record<Destino | 'total', number>;

/** What `parsePagina` returns: it never throws on a page and never drops visible text. */
export interface PaginaLida {
  /** The act asked for first; the constitution's page holds two. */
  atos: AtoLido[];
  pecas: Peca[];
  achados: Achado[];
  conservacao: Conservacao;
  /** Whether what closes an act stands behind it; what is annexed to one needs no closing. */
  fechada: boolean;
}
