/**
 * What lies where in `dist-data/`:
 *
 *     manifest.json                      the one pointer, renamed into place
 *     snapshots/<versao>/vigente.sqlite  the database
 *     snapshots/<versao>/datapackage.json
 *     snapshots/<versao>/aliases.json[.gz]
 *     snapshots/<versao>/areas.json[.gz]
 *     snapshots/<versao>/atos.json[.gz]
 *     snapshots/<versao>/alteracoes.json[.gz]
 *     snapshots/<versao>/indice.json[.gz]
 *     snapshots/<versao>/sumulas.json[.gz]
 *     snapshots/<versao>/citacoes.json[.gz]
 *     snapshots/<versao>/verificacao.json[.gz]
 *     snapshots/<versao>/fatos.json[.gz]
 *     snapshots/<versao>/exports/<SIGLA>.json[.gz]
 *     snapshots/<versao>/leitura/<SIGLA>.json[.gz]
 *     snapshots/<versao>/assuntos/<SIGLA>.json[.gz]
 *     site/<versao>/                     the website of that snapshot
 *     runs/<hash>.json                   the run log
 *     paginas/<sha256>.gz                raw bytes of every page read, by their SHA-256
 *     paginas/etiquetas.jsonl            ETag and Last-Modified of each address, for conditional requests
 *     conferido.json                     which database was hashed where it lies, when it was published
 *     ingest.lock                        held by the ingestion that is running
 */
export const MANIFEST = 'manifest.json';
export const BANCO = 'vigente.sqlite';
export const DATAPACKAGE = 'datapackage.json';
export const ALIASES = 'aliases.json';
export const AREAS = 'areas.json';
export const ATOS = 'atos.json';
export const ALTERACOES = 'alteracoes.json';
export const INDICE = 'indice.json';
export const SUMULAS = 'sumulas.json';
export const CITACOES = 'citacoes.json';
export const VERIFICACAO = 'verificacao.json';
export const FATOS = 'fatos.json';
export const CONFERIDO = 'conferido.json';
/** The folder of a snapshot, relative to `dist-data/`. */
export const snapshotPath = (versao: string) => `snapshots/${versao}`;
/** The folder of its website, relative to `dist-data/`. */
export const sitePath = (versao: string) => `site/${versao}`;
export const EXPORTS = 'exports';
/** `exports/CDC.json`, relative to the folder of a snapshot. */
export const exportPath = (sigla: string) => `${EXPORTS}/${sigla}.json`;
/** `leitura/CDC.json`, relative to the folder of a snapshot. */
export const leituraPath = (sigla: string) => `leitura/${sigla}.json`;
/** `assuntos/CDC.json`, relative to the folder of a snapshot. */
export const assuntosPath = (sigla: string) => `assuntos/${sigla}.json`;
