import { prepara } from './conferencia.ts';

/** A query with a digit may be a citation: what verifies it is fetched while the rest of the page loads. */
if (/\d/.test(new URLSearchParams(location.search).get('q') ?? '')) prepara('busca');
