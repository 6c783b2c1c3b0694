import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const bytes = () => blob({ mode: 'buffer' }).$type<Uint8Array>();

/**
 * The snapshot database: key columns to look up by, and `doc`, the JSON body exactly as the API returns it. Written
 * once by `pipeline/bake`, opened read-only by `runtime/snapshot`.
 */
export const diploma = sqliteTable(
  'diploma',
  {
    sigla: text().primaryKey(),
    /** The order of the catalogue and of `/v1/diplomas`. */
    ordem: integer().notNull(),
    /** `DiplomaListado` */
    lista: text().notNull(),
    /** `DiplomaDetalhado` */
    doc: text().notNull(),
    /** `Complemento`: what the page holds apart from its provisions. The site reads it. */
    complemento: text().notNull(),
    /** `FonteLida`: the bytes and the parser that this act was made from. The next ingestion reads it. */
    fonte: text().notNull(),
  },
  // Rows are long; this index lists the acts in catalogue order without reading them.
  (table) => [index('diploma_ordem').on(table.ordem, table.sigla)],
);

export const dispositivo = sqliteTable(
  'dispositivo',
  {
    ref_key: text().primaryKey(),
    sigla: text().notNull(),
    ordem: integer().notNull(),
    /** The ref_key in lower case, to find a key written in another case if only one matches. */
    chave: text().notNull(),
    /** `Dispositivo` */
    doc: text().notNull(),
    /** `Alvo[]` of an amending command, or null. The next ingestion resolves them again. */
    alvos: text(),
  },
  (table) => [index('dispositivo_ordem').on(table.sigla, table.ordem), index('dispositivo_chave').on(table.chave)],
);

export const artigo = sqliteTable(
  'artigo',
  {
    sigla: text().notNull(),
    artigo: text().notNull(),
    /** `packArtigo` */
    lugares: text().notNull(),
    /** `Artigo` */
    doc: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sigla, table.artigo] }),
    // Thousands of acts may have an article of one number; their rows are long.
    index('artigo_numero').on(table.artigo, table.sigla, table.lugares),
  ],
);

/** What the page of each act says about acts. The next ingestion reads it. */
export const mencao = sqliteTable('mencao', {
  sigla: text().primaryKey(),
  /** `Resumo` */
  doc: text().notNull(),
});

/** The register: every act that has a page or that a page links to, whether read or not. */
export const ato = sqliteTable(
  'ato',
  {
    sigla: text().primaryKey(),
    /** The sigla generated from its type, number and year; null for the constitution. */
    feita: text(),
    /** The same without the year, if that is unambiguous. */
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

/** The distinct stems of all acts. The row number is the stem's number in the service. */
export const radical = sqliteTable('radical', { radical: text().primaryKey() });

/** The subjects of every act's articles. */
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
  // Covers every filter of the feed, so that items can be counted without being read.
  (table) => [index('alteracao_filtros').on(table.detectado_em, table.sigla, table.tipo)],
);

/** In listing order. */
export const sumula = sqliteTable(
  'sumula',
  {
    ref_key: text().primaryKey(),
    tribunal: text().notNull(),
    vinculante: integer({ mode: 'boolean' }).notNull(),
    numero: integer().notNull(),
    cancelada: integer({ mode: 'boolean' }).notNull(),
    /**
     * When the court adopted it, ISO 8601, to decide which act a name in its text means. Null if the source does not
     * say.
     */
    data: text(),
    /** `Sumula` */
    doc: text().notNull(),
  },
  (table) => [index('sumula_numero').on(table.tribunal, table.vinculante, table.numero)],
);

/** What the text of a provision or súmula cites. Keys are as cited, and may be of acts outside the snapshot. */
export const referencia = sqliteTable('referencia', { de: text().notNull(), para: text().notNull() }, (table) => [
  primaryKey({ columns: [table.de, table.para] }),
  index('referencia_para').on(table.para),
]);

/** Every file that the API sends, and its gzip twin. Each is checked against this row before it is first sent. */
export const arquivo = sqliteTable('arquivo', {
  /** Relative to the snapshot's folder. */
  path: text().primaryKey(),
  bytes: integer().notNull(),
  sha256: text().notNull(),
});

/** Every name of an act, folded by `schemas/text`. The `{sigla}` of a path is looked up here. */
export const alias = sqliteTable(
  'alias',
  {
    chave: text().primaryKey(),
    sigla: text().notNull(),
    /** Whether it is only a number, as most names of an act are. */
    numero: integer({ mode: 'boolean' }).notNull(),
    /** The stems that a search finds it by, or null. */
    radicais: text(),
  },
  (table) => [index('alias_numero').on(table.numero), index('alias_radicais').on(table.radicais)],
);

/** What is known of each act apart from its provisions, in catalogue order. */
export const conhecido = sqliteTable(
  'conhecido',
  {
    sigla: text().primaryKey(),
    /** The number as the law prints it; null for an act without a form. */
    numero: text(),
    /** `AtoConhecido` */
    doc: text().notNull(),
  },
  (table) => [index('conhecido_numero').on(table.numero)],
);

/** Every term of the subject index. The list of terms needs only the columns before `doc`, and an index covers them. */
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

/** A single row that identifies the subject index. */
export const indice = sqliteTable('indice', {
  /** Its fingerprint: equal in two snapshots if and only if the index is the same. */
  versao: text().primaryKey(),
});

/** What search needs of each article and súmula. `id` is its row in the full-text index `busca`. */
export const busca_doc = sqliteTable(
  'busca_doc',
  {
    id: integer().primaryKey(),
    /** The key of the article or súmula. */
    ref_key: text().notNull(),
    /** Its act or list of súmulas. */
    sigla: text().notNull(),
    /**
     * The weight of the act: 4 the constitution, 3 codes, 2 other laws, 1 special acts and those below laws, 0 amending
     * acts.
     */
    forca: integer().notNull(),
    inativo: integer({ mode: 'boolean' }).notNull(),
    alterador: integer({ mode: 'boolean' }).notNull(),
    /** `packPalavras` */
    palavras: bytes().notNull(),
    /** ref_keys of the provisions of the article that are in `palavras`, relative to the article, one per line. */
    chaves: text().notNull(),
  },
  // Rows are long, so columns that are read for all of them are in an index.
  (table) => [
    index('busca_doc_chave').on(table.ref_key),
    index('busca_doc_sigla').on(table.sigla),
    index('busca_doc_alterador').on(table.alterador),
  ],
);

/** What cites an article or súmula, and what it cites. Articles count as a whole. */
export const busca_citacao = sqliteTable('busca_citacao', {
  id: integer().primaryKey(),
  /** Ids, `packNumbers`. */
  ids: bytes().notNull(),
});

/** Where sequences of words occur, to find the origin of a quotation: fingerprints, grouped by their first byte. */
export const impressao = sqliteTable('impressao', {
  prefixo: integer().primaryKey(),
  /**
   * Ascending fingerprints, then the `busca_doc` of each: two lists, one after the other, in the form of `packNumbers`.
   */
  dados: bytes().notNull(),
});

/** Every stem of the index, its number, and the count of articles and súmulas that contain it. */
export const busca_radical = sqliteTable(
  'busca_radical',
  {
    radical: text().primaryKey(),
    numero: integer().notNull(),
    docs: integer().notNull(),
    /** The root that it shares with related stems; null for a number. */
    raiz: text(),
  },
  (table) => [index('busca_radical_raiz').on(table.raiz)],
);

/** The terms of the subject index by their stems, and where they lead. */
export const busca_termo = sqliteTable('busca_termo', {
  radicais: text().primaryKey(),
  /** `[id, stems of the subterm, whether it is the article's own]` of each entry, as JSON. */
  entradas: text().notNull(),
});
