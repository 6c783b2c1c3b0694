import type { Pagefind } from '../busca/pagefind.ts';
import { openVocabulario, VOCABULARIO, type VocabularioDoSite, type VocabularioEscrito } from '../busca/vocabulario.ts';
import { fetchGzip } from './gzip.ts';

interface PagefindNaPagina extends Pagefind {
  mergeIndex(path: string): Promise<void>;
}

/** The index as a page searches it. */
export interface IndiceDeBusca {
  pagefind: Pagefind;
  vocabulario: VocabularioDoSite;
}

let opened: Promise<IndiceDeBusca> | null = null;

/** Opened once; a failure is tried again. */
export function openIndice(): Promise<IndiceDeBusca> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function open(): Promise<IndiceDeBusca> {
  const [written, pagefind] = await Promise.all([
    fetchGzip<VocabularioEscrito>(`/${VOCABULARIO}`),
    import(/* @vite-ignore */ `${location.origin}/pagefind/0/pagefind.js`) as Promise<PagefindNaPagina>,
  ]);
  for (let parte = 1; parte < written.partes; parte++) await pagefind.mergeIndex(`/pagefind/${parte}`);
  return { pagefind, vocabulario: openVocabulario(written) };
}
