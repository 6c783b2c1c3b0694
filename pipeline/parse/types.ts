import type { AtoNumerado } from '../../schemas/law/act-name.ts';

/** The destinations of the pieces of a page. Every character of the page has exactly one. */
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
  /** The text as on the page, with runs of white space folded to one space. */
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
 * - `redacao_posterior`: a later wording under the same label is in force, and nobody struck the older one.
 * - `risco_incompleto`: the strike of a wording begins late, stops early, or leaves out a line or a cell of it.
 * - `paragrafo_unico`: a § 1º has taken its place (LC 95/1998, art. 10, III).
 */
export const MOTIVOS = ['redacao_posterior', 'risco_incompleto', 'paragrafo_unico'] as const;
export type Motivo = (typeof MOTIVOS)[number];

/** Something that a person should look at; never a reason to drop text. */
export interface Achado {
  tipo: TipoAchado;
  ref_key: string | null;
  mensagem: string;
  /** Only for `sem_risco`. Null means that no reason is known, which stops the publication of the page. */
  motivo?: Motivo | null;
}

/** A target of an amending command, before it is known which acts the snapshot holds. */
export interface Alvo {
  /** The made sigla of the target act (`DL-2848-1940`) or its usual name; null if the command names none. */
  ato: string | null;
  /** The act as the command cites it. */
  citado: string;
  /** The provision inside the act, as a ref_key without its sigla (`121.2-B.III`); null for the act as a whole. */
  chave: string | null;
  /** The day of the command, ISO 8601, if the act is cited by a name that another act may later bear. */
  data?: string;
}

/** One wording as the page shows it. */
export interface Redacao {
  texto: string;
  vigente: boolean;
  anotacoes: string[];
  alterado_por: string | null;
}

/** One provision, as read from one page. Its position is its index in `AtoLido.linhas`. */
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
  /** The structural path with rubrics. */
  hierarquia: string;
  /** How many of the last lines of its own text come after its list; absent if none does. */
  fecho?: number;
  /** The structural path without rubrics, by which the sumário groups. */
  estrutura: string;
  anotacoes: string[];
  /**
   * For each of `anotacoes`, the line of the provision's own text that it is on, the first being 0; null for a note on
   * a line of its own. Absent if all are on the first line.
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

/** An act that the page's words name by form and number. */
export interface AtoDito extends AtoNumerado {
  /** The day that the words give, ISO 8601; null if they give none. */
  data: string | null;
  base: 'epigrafe' | 'nota' | 'citacao';
  /** Whether a note says that the act changed the provision that the note is on. */
  altera: boolean;
  /** The provision in which the act is named; null outside provisions. */
  ref_key: string | null;
}

/** A link of the page. */
export interface Elo {
  /** As on the page: relative to the page's address, which the parser does not know. */
  href: string;
  /** The acts that the link's words name. */
  ditos: AtoNumerado[];
  ref_key: string | null;
}

/** The acts that a page names, its own among them, and its links. */
export interface Mencoes {
  ditos: AtoDito[];
  elos: Elo[];
}

export type Conservacao = Record<Destino | 'total', number>;

/** The result of `parsePagina`, which never throws on a page and never drops visible text. */
export interface PaginaLida {
  /** The act asked for first. The Constitution's page holds two acts. */
  atos: AtoLido[];
  pecas: Peca[];
  achados: Achado[];
  mencoes: Mencoes;
  conservacao: Conservacao;
  /** Whether the closing of the act follows its text. A regulation or code annexed to an act needs none of its own. */
  fechada: boolean;
  /**
   * Whether an annexed treaty has its own closing: the formula before its signatures, or the clause on which texts are
   * authentic. True also if the page does not end in a treaty.
   */
  tratadoFechado: boolean;
}
