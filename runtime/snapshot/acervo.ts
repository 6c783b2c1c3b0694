import { constants, Database } from 'bun:sqlite';
import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { and, asc, count, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/bun-sqlite';
import { sucessoresPorAto } from '../../schemas/catalog/correspondencia.ts';
import type { Sucessores } from '../../schemas/catalog/sucessores.ts';
import type { AtoRegistrado } from '../../schemas/contract/model/corpus/ato-registrado.ts';
import type { VersoesDispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Arquivo } from '../../schemas/storage/artifacts.ts';
import {
  arquivo,
  artigo,
  assunto,
  ato,
  diploma,
  dispositivo,
  verificacao,
  versoes,
} from '../../schemas/storage/tables.ts';
import { Vocabulario } from '../../schemas/text/vocabulario.ts';
import type { Redacao } from '../../schemas/verify/acervo/acervo.ts';
import { Assuntos } from '../../schemas/verify/acervo/assuntos.ts';
import type { AtosConhecidos } from '../../schemas/verify/acervo/ato-conhecido.ts';
import { type AtoEmpacotado, AtoVerificavel } from '../../schemas/verify/acervo/ato-verificavel.ts';
import type { Dono } from '../../schemas/verify/acervo/donos-do-artigo.ts';
import { PalavrasDoAto, type PalavrasEmpacotadas } from '../../schemas/verify/acervo/palavras-do-ato.ts';
import { redacoesAnteriores } from '../../schemas/verify/acervo/redacoes-anteriores.ts';
import { AtosAbertos } from './atos-abertos.ts';
import { type IndiceDoAcervo, openBusca } from './busca.ts';
import { openConhecidos } from './conhecidos.ts';
import { openDonos } from './donos.ts';
import { type Feed, openFeed } from './feed.ts';
import { openImpressoes } from './impressoes.ts';
import { type Indice, openIndice } from './indice.ts';
import { type NomesDosAtos, openNomes } from './nomes.ts';
import { type ListaSumulas, openSumulas } from './sumulas.ts';

/** A baked JSON document, in UTF-8. */
export type Doc = Uint8Array<ArrayBuffer>;

/** The look-ups in the snapshot's database. All of them are synchronous and read only. */
export interface Acervo {
  /** Every act, in catalogue order. */
  diplomas: readonly { sigla: string }[];
  /** The canonical sigla of an act by any of its names, or null. */
  sigla(nome: string): string | null;
  /** The number of provisions. Counts them at each call. */
  dispositivos(): number;
  diploma(sigla: string): Doc | null;
  /** When the act was last changed by an ingest run, as baked. */
  ingestedAt(sigla: string): string | null;
  /**
   * The expected size and hash of a file that is sent as it is, by its path in the snapshot's folder. Null if there is
   * no such file.
   */
  arquivo(path: string): Arquivo | null;
  /** The rows of `/v1/diplomas`, each a JSON text, in catalogue order. */
  listaDiplomas(): string[];
  /** What is known about acts apart from their provisions. */
  atos: AtosConhecidos;
  artigo(sigla: string, artigo: string): Doc | null;
  dispositivo(refKey: string): Doc | null;
  versoes(refKey: string): Doc | null;
  /** The earlier wordings of a provision, the latest first. */
  redacoes(refKey: string): readonly Redacao[];
  /**
   * The `VersoesDispositivo` of every provision with a wording that is no longer in force. Reads the whole table, which
   * takes some tenths of a second.
   */
  reescritos(): Doc[];
  /** See `NomesDosAtos`. */
  nomes(): ReadonlyMap<string, string>;
  comecadosPor: NomesDosAtos['comecadosPor'];
  /**
   * An act for verification. It is unpacked at the first call and kept while it is used. Throws if the snapshot does
   * not have it.
   */
  ato(sigla: string): AtoVerificavel;
  /** The acts that have an article with this number, in catalogue order. */
  donos(artigo: string): readonly Dono[];
  /**
   * The entry of an act in the register of acts, by its sigla, which may be a generated one. Null if the register does
   * not have it.
   */
  registrado(sigla: string): AtoRegistrado | null;
  /** The articles and súmulas that share most of the given fingerprints of words. Those that share more come first. */
  quemTem(impressoes: Uint32Array): readonly string[];
  /**
   * The successors of the provisions of an act that was repealed as a whole, if a table of correspondence gives them.
   */
  sucessores(sigla: string): Sucessores | undefined;
  /** The subjects of the articles of an act. */
  assuntos(sigla: string): Assuntos | null;
  /** The stems of all acts that were unpacked. */
  vocabulario: Vocabulario;
  /** The súmulas of this snapshot. Null if it was baked without any. */
  sumulas: ListaSumulas | null;
  /**
   * The ref_key that differs from the given one only in the case of its letters. Null if there is none, or more than
   * one.
   */
  refKeyInAnyCase(refKey: string): string | null;
  indice: Indice;
  busca: IndiceDoAcervo;
  feed: Feed;
  /**
   * Throws if the database is damaged. Reads a row, and also checks the size of the file, because the row may come from
   * a cache.
   */
  probe(): void;
  close(): void;
}

/** Three times the size of the 37,000 provisions of some seventy pages, or of one in ten acts of fifteen thousand. */
const BYTES_DOS_ATOS = 48 << 20;
const BYTES_DAS_PALAVRAS = 16 << 20;
/** The acts whose subjects are kept in memory: more than the mirror has. The largest takes a megabyte. */
const MAX_ASSUNTOS = 96;

const utf8 = new TextDecoder();

/** Returns the earlier wordings. Each was replaced by the act that gave the next one. */
const earlierOf = (doc: Doc | null): Redacao[] =>
  doc ? redacoesAnteriores((JSON.parse(utf8.decode(doc)) as VersoesDispositivo).versoes) : [];

/**
 * Opens the database read-only and immutable (no locks, no journal, no change counter). Throws if it cannot be opened.
 */
export function openAcervo(file: string): Acervo {
  // SQLite reads `immutable=1` only with SQLITE_OPEN_URI. It halves the cost of a look-up.
  const db = new Database(
    `${pathToFileURL(file).href}?immutable=1`,
    constants.SQLITE_OPEN_READONLY | constants.SQLITE_OPEN_URI,
  );
  // In KiB. It holds the inner pages of the indexes, so that a look-up far from the last one reads little. A larger
  // cache is no faster, because the system caches the rest of the file.
  db.run('PRAGMA cache_size = -4000');
  const orm = drizzle(db);
  const diplomas = orm.select({ sigla: diploma.sigla }).from(diploma).orderBy(asc(diploma.ordem)).all();
  const siglas = new Set(diplomas.map(({ sigla }) => sigla));

  const byKey = sql.placeholder('key');
  const ingestedAt = db.prepare<{ em: string | null }, [string]>(
    "SELECT lista ->> '$.ingested_at' AS em FROM diploma WHERE sigla = ?",
  );
  const diplomaDoc = docBy(db, orm.select({ doc: diploma.doc }).from(diploma).where(eq(diploma.sigla, byKey)));
  const dispositivoDoc = docBy(
    db,
    orm.select({ doc: dispositivo.doc }).from(dispositivo).where(eq(dispositivo.ref_key, byKey)),
  );
  const versoesDoc = docBy(db, orm.select({ doc: versoes.doc }).from(versoes).where(eq(versoes.ref_key, byKey)));
  const reescritos = db.prepare(
    `SELECT CAST(doc AS BLOB) FROM versoes
     WHERE json_array_length(doc, '$.versoes') > 1 OR doc ->> '$.versoes[0].vigente' = 0 ORDER BY rowid`,
  );
  const artigoDoc = docBy(
    db,
    orm
      .select({ doc: artigo.doc })
      .from(artigo)
      .where(and(eq(artigo.sigla, sql.placeholder('sigla')), eq(artigo.artigo, byKey))),
  );
  const listas = orm.select({ lista: diploma.lista }).from(diploma).orderBy(asc(diploma.ordem)).prepare();
  const inAnyCase = orm
    .select({ ref_key: dispositivo.ref_key })
    .from(dispositivo)
    .where(eq(dispositivo.chave, byKey))
    .limit(2)
    .prepare();
  const nomes = openNomes(db);
  const radicais = db.prepare<{ radical: string }, []>('SELECT radical FROM radical ORDER BY rowid');
  const vocabulario = new Vocabulario(() => radicais.all().map(({ radical }) => radical));
  const { termos, ocorrencias, palavras, ...resto } = getTableColumns(verificacao);
  const daSigla = eq(verificacao.sigla, byKey);
  const empacotado = rowBy<AtoEmpacotado>(db, orm.select(resto).from(verificacao).where(daSigla));
  const ditas = rowBy<PalavrasEmpacotadas & Pick<AtoEmpacotado, 'niveis'>>(
    db,
    orm.select({ termos, ocorrencias, palavras, niveis: resto.niveis }).from(verificacao).where(daSigla),
  );
  const lidas = new AtosAbertos((sigla) => {
    const packed = ditas(sigla);
    if (!packed) throw new Error(`the snapshot does not hold ${sigla}`);
    return new PalavrasDoAto(packed, packed.niveis.length, vocabulario);
  }, BYTES_DAS_PALAVRAS);
  const atos = new AtosAbertos((sigla) => {
    const packed = empacotado(sigla);
    if (!packed) throw new Error(`the snapshot does not hold ${sigla}`);
    return new AtoVerificavel(sigla, packed, () => lidas.get(sigla));
  }, BYTES_DOS_ATOS);
  const assuntoDoc = docBy(db, orm.select({ doc: assunto.doc }).from(assunto).where(eq(assunto.sigla, byKey)));
  const assuntos = new Map<string, Assuntos>();
  const registro = orm
    .select({ registro: ato.registro })
    .from(ato)
    .where(or(eq(ato.sigla, byKey), eq(ato.feita, byKey), eq(ato.sem_ano, byKey)))
    .limit(2)
    .prepare();
  const arquivos = orm.select().from(arquivo).where(eq(arquivo.path, byKey)).prepare();
  const first = orm.select({ sigla: diploma.sigla }).from(diploma).limit(1).prepare();
  const { size } = statSync(file);

  return {
    diplomas,
    dispositivos: () => orm.select({ total: count() }).from(dispositivo).get()?.total ?? 0,
    sigla: (nome) => (siglas.has(nome) ? nome : nomes.sigla(nome)),
    diploma: diplomaDoc,
    ingestedAt: (sigla) => ingestedAt.get(sigla)?.em ?? null,
    arquivo: (path) => arquivos.get({ key: path }) ?? null,
    listaDiplomas: () => listas.all().map((row) => row.lista),
    artigo: artigoDoc,
    dispositivo: dispositivoDoc,
    versoes: versoesDoc,
    redacoes: (refKey) => earlierOf(versoesDoc(refKey)),
    reescritos: () => reescritos.values().map(([doc]) => doc as Doc),
    atos: openConhecidos(db),
    nomes: nomes.todos,
    comecadosPor: nomes.comecadosPor,
    vocabulario,
    ato: (sigla) => atos.get(sigla),
    donos: openDonos(db),
    quemTem: openImpressoes(db),
    assuntos(sigla) {
      const known = assuntos.get(sigla);
      const doc = known ? null : assuntoDoc(sigla);
      if (!known && !doc) return null;
      const read = known ?? new Assuntos(JSON.parse(utf8.decode(doc as Doc)));
      // Moved to the end, so that the first entry is the one that was not asked for longest.
      assuntos.delete(sigla);
      const [first] = assuntos.size >= MAX_ASSUNTOS ? assuntos.keys() : [];
      if (first !== undefined) assuntos.delete(first);
      assuntos.set(sigla, read);
      return read;
    },
    registrado(sigla) {
      const [only, other] = registro.all({ key: sigla });
      return only && !other ? (JSON.parse(only.registro) as AtoRegistrado) : null;
    },
    sucessores: (sigla) => sucessoresPorAto.get(sigla),
    sumulas: openSumulas(db, orm),
    refKeyInAnyCase(refKey) {
      const [only, other] = inAnyCase.all({ key: refKey.toLowerCase() });
      return only && !other ? only.ref_key : null;
    },
    indice: openIndice(db),
    busca: openBusca(db),
    feed: openFeed(db),
    probe() {
      if (statSync(file).size !== size) throw new Error(`${file}: no longer of ${size} bytes`);
      first.get();
    },
    // `true` also finalizes the statements. Otherwise the file stays open until they are collected.
    close() {
      db.close(true);
    },
  };
}

/** Makes a look-up of one row, with its columns as the database returns them. Drizzle would copy every byte. */
function rowBy<T>(db: Database, query: { toSQL(): { sql: string } }): (key: string) => T | null {
  const statement = db.prepare<T, [string]>(query.toSQL().sql);
  return (key) => statement.get(key);
}

/**
 * Makes a look-up of one `doc`. Drizzle composes the SQL and the raw statement runs it: Drizzle's mapping costs as much
 * as the look-up itself, and raw bytes avoid decoding a text that is sent as it is.
 */
function docBy(db: Database, query: { toSQL(): { sql: string } }): (...keys: string[]) => Doc | null {
  const statement = db.prepare(query.toSQL().sql);
  return (...keys) => (statement.raw(...keys)[0]?.[0] ?? null) as Doc | null;
}
