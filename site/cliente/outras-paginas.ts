import { PAGINAS } from '../busca/lugares.ts';
import { elemento } from './elemento.ts';

/** What of Pagefind's own script the site uses. */
interface Pagefind {
  search(q: string): Promise<{ results: { data(): Promise<Lida> }[] }>;
}

/** A page that was found; of the excerpt all is escaped but `mark`. */
interface Lida {
  url: string;
  excerpt: string;
  meta: { title: string };
}

const MAX_PAGINAS = 5;
/** A script that could not be fetched is never fetched again by the same address. */
let perdidos = 0;

/**
 * Pages that are neither articles nor súmulas: annexes, what each law changed, what is written about the service. Pagefind
 * is asked for them, whose script and index are fetched at the first call.
 */
export async function outrasPaginas(q: string): Promise<HTMLLIElement[]> {
  const script = `/${PAGINAS}/pagefind.js${perdidos === 0 ? '' : `?${perdidos}`}`;
  const pagefind: Pagefind = await import(/* @vite-ignore */ script).catch((error: unknown) => {
    perdidos += 1;
    throw error;
  });
  const { results } = await pagefind.search(q);
  const lidas = await Promise.all(results.slice(0, MAX_PAGINAS).map((result) => result.data()));
  return lidas.map(({ url, excerpt, meta }) => {
    const trecho = elemento('p', { className: 'trecho' });
    trecho.innerHTML = excerpt;
    return elemento('li', {}, elemento('a', { href: url }, meta.title.replace(/\s+/g, ' ')), trecho);
  });
}
