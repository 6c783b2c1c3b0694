import { prepara } from './conferencia.ts';

/** A query with a number may be a citation: what verifies it is asked for while the rest of the page comes. */
if (/\d/.test(new URLSearchParams(location.search).get('q') ?? '')) prepara('busca');
