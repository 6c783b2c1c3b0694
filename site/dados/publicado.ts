/** The public address of the site, set by `site/build.ts`; empty if it was built without one. */
const ENDERECO = process.env.VIGENTE_ENDERECO ?? '';

/** A page's address for machines. Without a public address it is a path, which JSON-LD resolves against the page. */
export const publicado = (caminho: string): string => (ENDERECO === '' ? caminho : new URL(caminho, ENDERECO).href);
