import type { Remeter, Table } from '../call.ts';

/**
 * Creates the hints that send an MCP caller to another tool with its arguments; no hint if no tool covers the
 * operation.
 */
export function createRemeter(operations: Table): Remeter {
  return (frase, id, valores = {}) => {
    const tool = operations[id]?.tool ?? null;
    if (tool === null) return '';
    const named = Object.keys(valores).length > 0 ? ` e os argumentos ${JSON.stringify(valores)}` : '';
    return ` ${frase} com a ferramenta \`${tool}\`${named}.`;
  };
}
