import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const bytes = () => blob({ mode: 'buffer' }).$type<Uint8Array>();

/**
 * The snapshot database: key columns to look up by, beside `doc`, the JSON body exactly as the API returns it.
 * Written once by `pipeline/bake`, opened read-only by `runtime/snapshot`.
 */
export const diploma = sqliteTable(
  'diploma',
  {
    sigla: text().primaryKey(),
    /** Catalogue order, the order of `/v1/diplomas`. */
    ordem: integer().notNull(),
    /** `DiplomaListado` */
    lista: text().notNull(),
    /** `DiplomaDetalhado` */
    doc: text().notNull(),
    /** `Complemento`: what the page holds beside its provisions; read by the site. */
    complemento: text().notNull(),
    /** `FonteLida`: which bytes and which parser made this act; read by the next ingestion. */
    fonte: text().notNull(),
  },
  // A row is long: the order of the catalogue is read without any.
  (table) => [index('diploma_ordem').on(table.ordem, table.sigla)],
);

export const dispositivo = sqliteTable(
  'dispositivo',
  {
    ref_key: text().primaryKey(),
    sigla: text().notNull(),
    ordem: integer().notNull(),
    /** The ref_key in lower case, for a look-up in the wrong case when one key alone fits. */
    chave: text().notNull(),
    /** `Dispositivo` */
    doc: text().notNull(),
    /** `Alvo[]` of an amending command, or null; the next ingestion resolves them anew. */
    alvos: text(),
  },
  (table) => [index('dispositivo_ordem').on(table.sigla, table.ordem), index('dispositivo_chave').on(table.chave)],
);

export const artigo = sqliteTable(
  'artigo',
  {
    sigla: text().notNull(),
    artigo: text().notNull(),
    /** `Artigo` */
    doc: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sigla, table.artigo] })],
);

/** What the page of each act says of acts; read by the next ingestion. */
export const mencao = sqliteTable('mencao', {
  sigla: text().primaryKey(),
  /** `Resumo` */
  doc: text().notNull(),
});

/** The register: every act that a page is of or leads to, read or not. */
export const ato = sqliteTable(
  'ato',
  {
    sigla: text().primaryKey(),
    /** The sigla that is made of its form, number and year; null of the constitution. */
    feita: text(),
    /** The same without year, where that tells it too. */
    sem_ano: text(),
    /** `AtoRegistrado` */
    registro: text().notNull(),
    /** `AtoDoRegistro` */
    doc: text().notNull(),
  },
  (table) => [index('ato_feita').on(table.feita), index('ato_sem_ano').on(table.sem_ano)],
);

/** `AtoEmpacotado` of every act. */
export const verificacao = sqliteTable('verificacao', {
  sigla: text().primaryKey(),
  chaves: text().notNull(),
  niveis: bytes().notNull(),
  estados: bytes().notNull(),
  mostras: bytes().notNull(),
  mostra_de: bytes().notNull(),
  proprios: bytes().notNull(),
  textos: bytes().notNull(),
  renumerados: text().notNull(),
  termos: text().notNull(),
  ocorrencias: bytes().notNull(),
  palavras: bytes().notNull(),
  data: text(),
  alteradores: text().notNull(),
});

/** The stems of all acts, each once; which row one is says the number that the service has for it. */
export const radical = sqliteTable('radical', { radical: text().primaryKey() });

/** What the articles of every act are about. */
export const assunto = sqliteTable('assunto', {
  sigla: text().primaryKey(),
  /** `AssuntosDoAto` */
  doc: text().notNull(),
});

export const versoes = sqliteTable('versoes', {
  ref_key: text().primaryKey(),
  /** `VersoesDispositivo` */
  doc: text().notNull(),
});

export const alteracao = sqliteTable(
  'alteracao',
  {
    id: integer().primaryKey(),
    sigla: text().notNull(),
    tipo: text().notNull(),
    detectado_em: text().notNull(),
    /** `Alteracao` */
    doc: text().notNull(),
  },
  // Holds all that the feed is filtered by, so that items are counted without being read.
  (table) => [index('alteracao_filtros').on(table.detectado_em, table.sigla, table.tipo)],
);

/** In the order in which they are listed. */
export const sumula = sqliteTable(
  'sumula',
  {
    ref_key: text().primaryKey(),
    tribunal: text().notNull(),
    vinculante: integer({ mode: 'boolean' }).notNull(),
    numero: integer().notNull(),
    cancelada: integer({ mode: 'boolean' }).notNull(),
    /** When the court adopted it, ISO 8601: which act of a name its text means. Null where the source does not tell. */
    data: text(),
    /** `Sumula` */
    doc: text().notNull(),
  },
  (table) => [index('sumula_numero').on(table.tribunal, table.vinculante, table.numero)],
);

/** What the text of a provision or of a súmula cites: keys as cited, of acts outside the snapshot as well. */
export const referencia = sqliteTable('referencia', { de: text().notNull(), para: text().notNull() }, (table) => [
  primaryKey({ columns: [table.de, table.para] }),
  index('referencia_para').on(table.para),
]);

/** Every file of the snapshot that the API sends, with its gzip twin: what each is checked by before it is first sent. */
export const arquivo = sqliteTable('arquivo', {
  /** Relative to the snapshot's folder. */
  path: text().primaryKey(),
  bytes: integer().notNull(),
  sha256: text().notNull(),
});

/** Every name an act answers to, folded by `schemas/text`; a path's `{sigla}` is looked up here. */
export const alias = sqliteTable(
  'alias',
  {
    chave: text().primaryKey(),
    sigla: text().notNull(),
    /** Whether it says a number and nothing else, as most of an act's names do. */
    numero: integer({ mode: 'boolean' }).notNull(),
    /** What a search is told it by; null where that names nothing. */
    radicais: text(),
  },
  (table) => [index('alias_numero').on(table.numero), index('alias_radicais').on(table.radicais)],
);

/** What is known of every act beside its provisions, in catalogue order. */
export const conhecido = sqliteTable(
  'conhecido',
  {
    sigla: text().primaryKey(),
    /** Its number as the law prints it; null of an act without a form. */
    numero: text(),
    /** `AtoConhecido` */
    doc: text().notNull(),
  },
  (table) => [index('conhecido_numero').on(table.numero)],
);

/** Every term of the subject index; the columns before `doc` are the list of terms, and an index holds them all. */
export const indice_termo = sqliteTable(
  'indice_termo',
  {
    chave: text().primaryKey(),
    termo: text().notNull(),
    entradas: integer().notNull(),
    /** `IndiceTermoDetalhado` */
    doc: text().notNull(),
  },
  (table) => [index('indice_termo_lista').on(table.chave, table.termo, table.entradas)],
);

/** The one row that says which index this is. */
export const indice = sqliteTable('indice', {
  /** Its fingerprint: equal in two snapshots if and only if the index is. */
  versao: text().primaryKey(),
});

/** What search reads of each article and súmula; `id` is its row in the full-text index `busca`. */
export const busca_doc = sqliteTable(
  'busca_doc',
  {
    id: integer().primaryKey(),
    /** The article's, or the súmula's. */
    ref_key: text().notNull(),
    /** Which act or list of súmulas it is of. */
    sigla: text().notNull(),
    /** 4 the constitution, 3 the codes, 2 other laws, 1 what is special or below the law, 0 what amends. */
    forca: integer().notNull(),
    inativo: integer({ mode: 'boolean' }).notNull(),
    alterador: integer({ mode: 'boolean' }).notNull(),
    /** `packPalavras` */
    palavras: bytes().notNull(),
    /** ref_keys of what is below the article and in `palavras`, from the article on, one a line. */
    chaves: text().notNull(),
  },
  // A row is long: what is asked of all of them at once is in an index.
  (table) => [
    index('busca_doc_chave').on(table.ref_key),
    index('busca_doc_sigla').on(table.sigla),
    index('busca_doc_alterador').on(table.alterador),
  ],
);

/** What cites an article or súmula and what it cites, of articles as wholes. */
export const busca_citacao = sqliteTable('busca_citacao', {
  id: integer().primaryKey(),
  /** Ids, `packNumbers`. */
  ids: bytes().notNull(),
});

/** Where runs of words stand, to tell whose words a quotation has: fingerprints by their first byte. */
export const impressao = sqliteTable('impressao', {
  prefixo: integer().primaryKey(),
  /** Rising, and which `busca_doc` each is of: two lists one after the other, as `packNumbers` writes them. */
  dados: bytes().notNull(),
});

/** Every stem of the index, its number, and in how many articles and súmulas it is. */
export const busca_radical = sqliteTable(
  'busca_radical',
  {
    radical: text().primaryKey(),
    numero: integer().notNull(),
    docs: integer().notNull(),
    /** What it has in common with others; null of a number. */
    raiz: text(),
  },
  (table) => [index('busca_radical_raiz').on(table.raiz)],
);

/** The terms of the subject index by their stems: where they lead. */
export const busca_termo = sqliteTable('busca_termo', {
  radicais: text().primaryKey(),
  /** `[id, subtermo em radicais, se é do artigo]` of each entry, as JSON. */
  entradas: text().notNull(),
});
