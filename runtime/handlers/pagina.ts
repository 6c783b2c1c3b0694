import { PAGE_SIZE } from '../../schemas/contract/model/service/pagina.ts';
import { type Documento, documento } from '../answer.ts';

/** A list of a snapshot, as far as a filter lets its items through. */
export interface Paginavel<Filtro> {
  count(filtro: Filtro): number;
  /** Items as JSON texts. */
  page(filtro: Filtro, limit: number, offset: number): string[];
}

/** One page of a list, and what is said beside it; null is a list that the snapshot does not have, and is empty. */
export function pagina<Filtro>(
  lista: Paginavel<Filtro> | null,
  filtro: Filtro,
  { page = 1, page_size = PAGE_SIZE }: { page?: number; page_size?: number },
  mais: Readonly<Record<string, unknown>> = {},
): Documento {
  const total = lista?.count(filtro) ?? 0;
  const offset = (page - 1) * page_size;
  // Past the end nothing is asked: a page number may be larger than SQLite can count.
  const items = lista && offset < total ? lista.page(filtro, page_size, offset) : [];
  const others = Object.entries(mais).map(([name, value]) => `,"${name}":${JSON.stringify(value)}`);
  return documento(
    `{"page":${page},"page_size":${page_size},"total":${total},"items":[${items.join()}]${others.join('')}}`,
  );
}
