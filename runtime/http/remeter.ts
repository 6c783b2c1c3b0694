import type { Remeter, Table } from '../call.ts';

/** Refers HTTP callers to a route: its path, with the values that are not in the path as a query string. */
export function createRemeter(operations: Table): Remeter {
  return (frase, id, valores = {}) => {
    const template = operations[id]?.path;
    if (template === undefined) throw new Error(`there is no operation ${id}`);
    let path: string = template;
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(valores)) {
      const segment = `{${name}}`;
      if (path.includes(segment)) path = path.replace(segment, encodeURIComponent(String(value)));
      else query.set(name, String(value));
    }
    return ` ${frase} em ${path}${query.size > 0 ? `?${query}` : ''}.`;
  };
}
