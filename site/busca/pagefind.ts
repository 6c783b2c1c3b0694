/** What of Pagefind's own script the site uses; it lies beside the index when the site is built. */
export interface Pagefind {
  search(q: string, options?: { filters: Filtros }): Promise<{ results: Encontrado[] }>;
}

export type Filtros = Readonly<Record<string, string>>;

/** A record that holds what was looked for; what it is has to be fetched. */
export interface Encontrado {
  id: string;
  /** Where words of the query stand in it; of those between quotation marks, where they stand first. */
  words: readonly number[];
  data(): Promise<Lido>;
}

/** A record, as `site/busca/registro.ts` makes it. */
export interface Lido {
  url: string;
  content: string;
  meta: Record<string, string>;
}
