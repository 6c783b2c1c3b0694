import type { Remeter, Table } from '../call.ts';

/** Sends whoever asks by MCP to a tool, with its arguments; nowhere for what no tool does. */
export function createRemeter(operations: Table): Remeter {
  return (frase, id, valores = {}) => {
    const tool = operations[id]?.tool ?? null;
    if (tool === null) return '';
    const named = Object.keys(valores).length > 0 ? ` e os argumentos ${JSON.stringify(valores)}` : '';
    return ` ${frase} com a ferramenta \`${tool}\`${named}.`;
  };
}
