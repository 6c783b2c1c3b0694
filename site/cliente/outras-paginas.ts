import { listRadicais } from '../../schemas/text/radicais-em-ordem.ts';
import { PAGINAS } from '../busca/lugares.ts';
import { elemento, pick } from './elemento.ts';

/** The part of Pagefind's script that the site uses. */
interface Pagefind {
  search(q: string): Promise<{ results: { data(): Promise<Lida> }[] }>;
}

/** A page that was found. Its excerpt is escaped HTML with no element but `mark`. */
interface Lida {
  url: string;
  excerpt: string;
  meta: { title: string };
}

const MAX_PAGINAS = 5;

const secao = pick('outras');
const falha = pick('outras-falha');
const lista = pick<HTMLOListElement>('outras-lista');

let palavras = '';
let vez = 0;
/**
 * The number of failed downloads of the script. A browser does not download a failed script again from the same
 * address, so this number is added to it.
 */
let perdidos = 0;

const fim = new IntersectionObserver((entries) => {
  if (entries.some(({ isIntersecting }) => isIntersecting)) void mostra();
});

/**
 * Searches pages that are neither articles nor súmulas: annexes, what each law changed, the documentation of the
 * service. They are shown when a reader reaches the end of the results.
 * @param q the query without its citations
 */
export function ofereceOutras(q: string): void {
  palavras = q
    .split(/\s+/)
    .filter((palavra) => listRadicais(palavra).length > 0)
    .join(' ');
  if (palavras !== '') fim.observe(pick('outras-fim'));
}

/** Hides the other pages. The results of a search that still runs are dropped when they come. */
export function escondeOutras(): void {
  vez += 1;
  secao.hidden = true;
  fim.disconnect();
}

async function mostra(): Promise<void> {
  fim.disconnect();
  const minha = vez;
  const itens = await procura(palavras).catch(() => null);
  if (minha !== vez) return;
  lista.replaceChildren(...(itens ?? []));
  falha.hidden = itens !== null;
  secao.hidden = itens?.length === 0;
}

/** Searches with Pagefind. Its script and index are fetched at the first call. */
async function procura(q: string): Promise<HTMLLIElement[]> {
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

pick('outras-de-novo').addEventListener('click', () => void mostra());
