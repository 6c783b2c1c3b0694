import { afterAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLimites } from '../../runtime/access/limites-file.ts';
import { LIMITES } from '../../schemas/contract/model/service/limites.ts';
import { operations } from '../../schemas/contract/operations/index.ts';

test('the shipped table is that of the contract, and in force where no file is named', () => {
  expect(LIMITES).toEqual({
    leitura: { por_minuto: 30 },
    planos: { free: { por_minuto: 20, por_mes: 1_000 }, pro: { por_minuto: 300, por_mes: 50_000 } },
  });
  expect(readLimites(undefined)).toBe(LIMITES);
});

test('every operation is limited but those that say how the service is, or that the administrator alone may call', () => {
  const of = (acesso: string) =>
    Object.values(operations)
      .filter((operation) => operation.acesso === acesso)
      .map(({ path }) => path)
      .sort();
  expect(of('livre')).toEqual(['/v1/health', '/v1/openapi.json']);
  expect(of('admin')).toEqual(['/v1/admin/ingest-runs']);
  expect(of('chave')).toEqual(['/v1/parse', '/v1/resolver', '/v1/resolver-texto']);
  expect(of('leitura')).toContain('/v1/consulta');
});

describe('a file of limits', () => {
  const dir = mkdtempSync(join(tmpdir(), 'vigente-limites-'));
  const file = join(dir, 'limites.json');
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const leitura = { por_minuto: 2 };
  const plano = { por_minuto: 4, por_mes: 5 };

  test('is read as it is', () => {
    const table = { leitura, planos: { casa: plano } };
    writeFileSync(file, JSON.stringify(table));
    expect(readLimites(file)).toEqual(table);
  });

  test.each([
    ['half a table', '{"leitura":'],
    ['no limit of reads', JSON.stringify({ planos: { casa: plano } })],
    ['no plans', JSON.stringify({ leitura })],
    ['nothing allowed', JSON.stringify({ leitura: { por_minuto: 0 }, planos: {} })],
    ['half a request', JSON.stringify({ leitura: { por_minuto: 1.5 }, planos: {} })],
    ['a plan without a month', JSON.stringify({ leitura, planos: { casa: { por_minuto: 4 } } })],
    ['a misspelt figure', JSON.stringify({ leitura, planos: { casa: { ...plano, por_hora: 9 } } })],
    ['a name that no header can hold', JSON.stringify({ leitura, planos: { 'de "casa"': plano } })],
  ])('%s is refused, naming the file', (_, text) => {
    writeFileSync(file, text);
    expect(() => readLimites(file)).toThrow(file);
  });

  test('that is not there is refused', () => expect(() => readLimites(join(dir, 'nada.json'))).toThrow('nada.json'));
});
