import { expect, test } from 'bun:test';
import { operations } from '../../schemas/contract/operations/index.ts';

const table = Object.values(operations);
const placeholders = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);

test('no two operations share a route; those that share a tool are told apart by what they must be given', () => {
  const routes = table.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  const tools = table.flatMap(({ tool, params, query, body }) =>
    tool === null ? [] : `${tool} ${[params, query, body].flatMap((part) => part?.required ?? [])}`,
  );
  expect(new Set(routes).size).toBe(routes.length);
  expect(new Set(tools).size).toBe(tools.length);
});

test.each(table.map((operation) => [operation.path, operation] as const))(
  '%s is written in full',
  (path, operation) => {
    expect(Object.keys(operation.params.properties)).toEqual(placeholders(path) as string[]);
    expect(operation.params.required ?? []).toEqual(placeholders(path) as string[]);
    expect(operation.resumo).toMatch(/^\p{Lu}.*\.$/u);
    expect(operation.method === 'POST').toBe(operation.body !== null);
    if (operation.acesso === 'chave' || operation.acesso === 'admin') expect(operation.cache).toBe('no-store');
    for (const parameter of Object.values(operation.params.properties)) expect(parameter.description).toBeString();
  },
);
