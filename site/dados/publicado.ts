/** Where the site will be reached, told by `site/build.ts`; nothing where it was built without an address. */
const ENDERECO = process.env.VIGENTE_ENDERECO ?? '';

/** A page as machines are told of it: without an address by its path, which JSON-LD reads by the address of the page. */
export const publicado = (caminho: string): string => (ENDERECO === '' ? caminho : new URL(caminho, ENDERECO).href);
