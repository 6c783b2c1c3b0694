import { sourceHash } from './source-hash.ts';

/** What turns a page into rows. */
export const PARSER = ['pipeline/fetch/decode.ts', 'pipeline/parse/parse-pagina.ts', 'pipeline/ingest/compose-act.ts'];

/**
 * Which parser reads the pages: another number whenever its source changes, so that the next ingestion reads every page
 * anew. Nobody has to remember to raise it.
 */
export const parserVersion = (): number => Number.parseInt(sourceHash(PARSER).slice(0, 12), 16);
