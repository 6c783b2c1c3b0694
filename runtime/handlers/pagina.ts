import { PAGE_SIZE } from '../../schemas/contract/model/service/pagina.ts';
import { type Documento, documento } from '../answer.ts';

/** A list of a snapshot that can be filtered. */
export interface Paginavel<Filtro> {
  count(filtro: Filtro): number;
  /** Items as JSON strings. */
  page(filtro: Filtro, limit: number, offset: number): string[];
}

/**
 * Returns one page of a list, with the fields beside it. If `lista` is null the snapshot does not have the list, and
 * the page is empty.
 */
export function pagina<Filtro>(
  lista: Paginavel<Filtro> | null,
  filtro: Filtro,
  { page = 1, page_size = PAGE_SIZE }: { page?: number; page_size?: number },
  mais: Readonly<Record<string, unknown>> = {},
): Documento {
  const total = lista?.count(filtro) ?? 0;
  const offset = (page - 1) * page_size;
  // No query past the last page: the offset may exceed SQLite's integers.
  const items = lista && offset < total ? lista.page(filtro, page_size, offset) : [];
  const others = Object.entries(mais).map(([name, value]) => `,"${name}":${JSON.stringify(value)}`);
  return documento(
    `{"page":${page},"page_size":${page_size},"total":${total},"items":[${items.join()}]${others.join('')}}`,
  );
}
