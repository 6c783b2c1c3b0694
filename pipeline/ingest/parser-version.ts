import { sourceHash } from './source-hash.ts';

/** The modules that turn a page into rows. */
export const PARSER = ['pipeline/fetch/decode.ts', 'pipeline/parse/parse-pagina.ts', 'pipeline/ingest/compose-act.ts'];

/**
 * Returns the version of the parser: a different number whenever its source changes, so that the next ingestion reads
 * every page again. Nobody has to remember to raise it.
 */
export const parserVersion = (): number => Number.parseInt(sourceHash(PARSER).slice(0, 12), 16);
