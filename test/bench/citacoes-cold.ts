/** Runs in a process of its own: prints the milliseconds that the first pass of extraction over the texts takes. */
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { textsToRead } from './citacoes-texts.ts';

const nomes = nomesDe(catalogo);
const texts = textsToRead();
const start = performance.now();
for (const text of texts) extractCitacoes(text, nomes);
console.log(performance.now() - start);
