import type { TSchema } from '@sinclair/typebox';
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler';
import { type ValueError, ValueErrorType } from '@sinclair/typebox/errors';
import { Value } from '@sinclair/typebox/value';
import type { ChosenOf } from '../schemas/contract/model/chosen-of.ts';
import type { SemCampo } from '../schemas/contract/model/primitives.ts';
import type { Operation } from '../schemas/contract/operations/operation.ts';
import { fold } from '../schemas/text/fold.ts';
import type { Problema } from './answer.ts';

/** The parts of a request as a transport decoded them. */
export interface EntradaBruta {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Enough to correct a request. A hostile body could have thousands of problems. */
const MAX_PROBLEMAS = 20;
/** The most characters of a field's path in an error message: the names in it come from the caller. */
const MAX_CAMPO = 120;

/**
 * Compiles the validation of an operation's input. It returns null for valid input, otherwise the problems, in
 * Portuguese.
 */
export function compileValidation(operation: Operation): (input: EntradaBruta) => Problema[] | null {
  const params = TypeCompiler.Compile(operation.params);
  const query = TypeCompiler.Compile(operation.query);
  const body = operation.body && TypeCompiler.Compile<TSchema>(operation.body);
  return (input) => {
    if (params.Check(input.params) && query.Check(input.query) && (!body || body.Check(input.body))) return null;
    const found = [...explain(params, input.params), ...explain(query, input.query)];
    return (body ? [...found, ...explain(body, input.body)] : found).slice(0, MAX_PROBLEMAS);
  };
}

function explain(check: TypeCheck<TSchema>, value: unknown): Problema[] {
  const byField = new Map<string, Problema>();
  for (const error of errorsOf(check.Errors(value))) {
    const campo = error.path.slice(1, MAX_CAMPO).replaceAll('/', '.') || 'body';
    if (!byField.has(campo)) byField.set(campo, { campo, problema: sentence(error) });
    if (byField.size === MAX_PROBLEMAS) break;
  }
  return [...byField.values()];
}

type Found = Pick<ValueError, 'type' | 'schema' | 'path'>;

/**
 * Yields the errors. If a value matches none of several alternatives, yields the errors against the alternative that
 * was meant.
 */
function* errorsOf(errors: Iterable<ValueError>): Generator<Found> {
  for (const error of errors) {
    const chosen = shapeMeant(error);
    if (!chosen) yield error;
    // A nullable field that is missing: reported as missing, not as being of the wrong type.
    else if (error.value === undefined) yield { ...error, type: ValueErrorType.ObjectRequiredProperty };
    else
      for (const { type, schema, path } of errorsOf(Value.Errors(chosen, error.value)))
        yield { type, schema, path: error.path + path };
  }
}

/** Returns the one alternative that the value was meant to match, or null if that is not clear. */
function shapeMeant({ schema, value }: ValueError): TSchema | null {
  if ('choose' in schema) return (schema as ChosenOf).choose(value);
  const others = (schema.anyOf as TSchema[] | undefined)?.filter(({ type }) => type !== 'null');
  return others?.length === 1 ? (others[0] ?? null) : null;
}

function sentence({ type, schema, path }: Found): string {
  if ('campos' in schema) return strange(path.slice(path.lastIndexOf('/') + 1), schema as SemCampo);
  switch (type) {
    case ValueErrorType.ObjectRequiredProperty:
      return 'é obrigatório';
    case ValueErrorType.StringMinLength:
      return schema.minLength === 1 ? 'não pode ser vazio' : `deve ter ao menos ${schema.minLength} caracteres`;
    case ValueErrorType.StringMaxLength:
      return `deve ter no máximo ${schema.maxLength} caracteres${'dica' in schema ? `: ${schema.dica}` : ''}`;
    case ValueErrorType.StringPattern:
      return 'dica' in schema ? String(schema.dica) : 'não tem a forma esperada';
    case ValueErrorType.ArrayMinItems:
      return `deve ter ao menos ${schema.minItems} item(ns)`;
    case ValueErrorType.ArrayMaxItems:
      return `deve ter no máximo ${schema.maxItems} itens`;
    case ValueErrorType.IntegerMinimum:
    case ValueErrorType.NumberMinimum:
      return `deve ser maior ou igual a ${schema.minimum}`;
    case ValueErrorType.IntegerMaximum:
    case ValueErrorType.NumberMaximum:
      return `deve ser menor ou igual a ${schema.maximum}`;
    case ValueErrorType.IntegerExclusiveMinimum:
    case ValueErrorType.NumberExclusiveMinimum:
      return `deve ser maior que ${schema.exclusiveMinimum}`;
    default:
      return expectation(schema);
  }
}

/** A misspelt field is recognized by its first letters: `incisos`, `parágrafo`, `art`. */
const COMECO = 3;

/** Other names that people use for a field. */
const OUTROS_NOMES: Readonly<Record<string, string>> = {
  diploma: 'sigla',
  ato: 'sigla',
  lei: 'sigla',
  codigo: 'sigla',
};

function strange(campo: string, { dono, campos }: SemCampo): string {
  const dito = fold(campo);
  const meant = campos.find(
    (known) => known === OUTROS_NOMES[dito] || known.slice(0, COMECO) === dito.slice(0, COMECO),
  );
  const hint = meant === undefined ? '' : ` (seria \`${meant}\`?)`;
  return `não é um campo de ${dono}${hint}; os campos são: ${campos.join(', ')}`;
}

const TIPOS: Record<string, string> = {
  string: 'deve ser um texto',
  integer: 'deve ser um número inteiro',
  number: 'deve ser um número',
  boolean: 'deve ser `true` ou `false`',
  array: 'deve ser uma lista',
  object: 'deve ser um objeto',
};

function expectation(schema: TSchema): string {
  if ('expected' in schema) return String(schema.expected);
  if (Array.isArray(schema.enum)) return `deve ser um destes: ${schema.enum.join(', ')}`;
  return TIPOS[String(schema.type)] ?? 'não tem a forma esperada';
}
