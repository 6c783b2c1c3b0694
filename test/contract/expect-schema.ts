import { expect } from 'bun:test';
import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { type CodigoErro, ErroBody } from '../../schemas/contract/model/service/error.ts';

/** Parses the body and checks it against its schema; a failure names the first place that differs. */
export async function expectBody<T extends TSchema>(response: Response, schema: T): Promise<Static<T>> {
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body: unknown = await response.json();
  const problem = Value.Errors(schema, body).First();
  expect(problem && `${problem.path}: ${problem.message}`).toBeUndefined();
  return body as Static<T>;
}

/** A failure has its status, the error body and the code that goes with it. */
export async function expectFailure(response: Response, status: number, code: CodigoErro): Promise<ErroBody['error']> {
  expect(response.status).toBe(status);
  expect(response.headers.get('x-snapshot')).toMatch(/^[0-9a-f]{16}; \d{4}-\d\d-\d\dT/);
  const { error } = await expectBody(response, ErroBody);
  expect(error.code).toBe(code);
  return error;
}
