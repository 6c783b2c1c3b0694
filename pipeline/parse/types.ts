import type { AtoNumerado } from '../../schemas/law/act-name.ts';

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
  | 'vivo_sob_revogado'
  | 'sem_risco'
  | 'nao_classificado'
  | 'salto_de_numeracao'
  | 'citacao_sem_fim'
  | 'serie_em_anexo'
  | 'veto_promulgado';

/**
 * Why words that the page leaves unstruck are not in force, though no note says so.
 * - `redacao_posterior`: a later wording under the same label stands; nobody struck the older one.
 * - `risco_incompleto`: the strike of a wording begins late, stops early, or leaves out a line or a cell of it.
 * - `paragrafo_unico`: a § 1º has taken its place (LC 95/1998, art. 10, III).
 */
export const MOTIVOS = ['redacao_posterior', 'risco_incompleto', 'paragrafo_unico'] as const;
export type Motivo = (typeof MOTIVOS)[number];

/** Something a person should look at; never a reason to drop text. */
export interface Achado {
  tipo: TipoAchado;
  ref_key: string | null;
  mensagem: string;
  /** Of `sem_risco`; null stops the publication of the page. */
  motivo?: Motivo | null;
}

/** A target of an amending command, before it is known which acts the snapshot holds. */
export interface Alvo {
  /** Made sigla of the target act (`DL-2848-1940`) or its usual name, null when the command names none. */
  ato: string | null;
  /** The act as the command cites it. */
  citado: string;
  /** The provision inside the act, as a ref_key without its sigla (`121.2-B.III`); null for the act as a whole. */
  chave: string | null;
  /** The day of the command, ISO 8601, where the act is told by a name, which later may be another's. */
  data?: string;
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
  /**
   * Which line of the provision's own text each of `anotacoes` stands on, 0 the first; null of one in a line of its own.
   * Absent where all stand on the first.
   */
  linhas_anotadas?: (number | null)[];
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

/** An act that words of the page name by form and number. */
export interface AtoDito extends AtoNumerado {
  /** The day that they tell, ISO 8601. */
  data: string | null;
  base: 'epigrafe' | 'nota' | 'citacao';
  /** A note says that it changed what the note stands by. */
  altera: boolean;
  /** The provision in which it is named; null outside of all. */
  ref_key: string | null;
}

/** A link of the page. */
export interface Elo {
  /** As the page has it: relative to its address, which the parser does not know. */
  href: string;
  /** The acts that its words name. */
  ditos: AtoNumerado[];
  ref_key: string | null;
}

/** What a page says of acts, its own among them. */
export interface Mencoes {
  ditos: AtoDito[];
  elos: Elo[];
}

export type Conservacao = Record<Destino | 'total', number>;

/** What `parsePagina` returns: it never throws on a page and never drops visible text. */
export interface PaginaLida {
  /** The act asked for first; the constitution's page holds two. */
  atos: AtoLido[];
  pecas: Peca[];
  achados: Achado[];
  mencoes: Mencoes;
  conservacao: Conservacao;
  /** Whether what closes an act stands behind it; a regulation or code that is annexed to one needs no closing. */
  fechada: boolean;
  /** Whether a treaty that is annexed has its own: the formula before its signatures, or which texts are authentic. */
  tratadoFechado: boolean;
}
