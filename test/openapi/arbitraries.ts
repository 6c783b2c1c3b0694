import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../../schemas/contract/json-schema.ts';

/** Words that mean something to the service, so that what lies behind validation is reached too. */
const KNOWN = [
  ...['EX-COD', 'ex-cod', 'EX-L2', 'Lei 9.999', 'CF', 'STF', 'STJ', 'TST'],
  ...['EX-COD.5.1.I.a.1', 'EX-COD.1003.unico', 'SUM.STF.1', '5', '1.003', '5-A', 'art. 5º', 'exemplo', 'unico', 'II'],
  ...['art. 5º do EX-COD, súmula 11 do STF', '2026-01-01', 'dispositivo_alterado', '"', '-', '*', 'NEAR('],
];

const text = fc.oneof(
  fc.constantFrom(...KNOWN),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }).map((value) => value.replace(/[\ud800-\udfff]/g, '')),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\u202e',
    '\ufeff',
    '🙂',
    'é',
    'e\u0301',
    'ﬁ',
    '%',
    '%00',
    '../..',
    "' OR 1=1 --",
    '{}',
    'null',
  ),
);

/** Texts at the borders of a length, of several scripts. */
function atLengths(lengths: readonly number[]): Arbitrary<string> {
  const within = lengths.filter((length) => length >= 0 && length <= 5_000);
  if (within.length === 0) return text;
  return fc.tuple(fc.constantFrom(...within), fc.constantFrom('a', 'ç', '§', '漢', '1', '🙂')).map(([length, unit]) =>
    unit
      .repeat(Math.ceil(length / unit.length))
      .slice(0, length)
      .replace(/[\ud800-\udbff]$/, 'x'),
  );
}

const numbers = (schema: JsonSchema) => {
  const edges = [schema.minimum, schema.maximum, schema.exclusiveMinimum].filter(
    (edge): edge is number => typeof edge === 'number',
  );
  return [...edges.flatMap((edge) => [edge - 1, edge, edge + 1]), 0, 1, -1, 7.9, 2 ** 31, 2 ** 53, 1e21, 1e-7];
};

/** What a client may write in a URL for a parameter: what the schema allows, its borders, and what it does not. */
export function parameterText(schema: JsonSchema): Arbitrary<string> {
  const { type, enum: values, minLength = 0, maxLength = 2_000 } = schema;
  const odd = fc.constantFrom('true', 'TRUE', '1', '', 'NaN', '1e3', '0x1', '٣', ' 1', '1 ', '-0', '7.9', '[]', 'null');
  if (Array.isArray(values)) return fc.oneof(fc.constantFrom(...values.map(String)), odd, text);
  if (type === 'integer' || type === 'number') {
    return fc.oneof(fc.constantFrom(...numbers(schema).map(String)), fc.integer({ min: 1, max: 60 }).map(String), odd);
  }
  if (type === 'boolean') return fc.oneof(fc.constantFrom('true', 'false'), odd, text);
  const [least, most] = [Number(minLength), Number(maxLength)];
  return fc.oneof(text, text, atLengths([least - 1, least, least + 1, most - 1, most, most + 1, most * 2]));
}

const garbage: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  text,
  fc.constantFrom(null, [], {}, 0, '', true),
);

/** A JSON value after a schema, now and then with a part that is not of it. */
export function jsonValue(schema: JsonSchema, deref: (ref: string) => JsonSchema): Arbitrary<unknown> {
  const sound = (): Arbitrary<unknown> => {
    if (typeof schema.$ref === 'string') return jsonValue(deref(schema.$ref), deref);
    if (Array.isArray(schema.anyOf))
      return fc.oneof(...(schema.anyOf as JsonSchema[]).map((one) => jsonValue(one, deref)));
    if ('const' in schema) return fc.constant(schema.const);
    if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
    const types = Array.isArray(schema.type) ? schema.type : [schema.type];
    return fc.oneof(...types.map((type) => ofType(String(type))));
  };
  const ofType = (type: string): Arbitrary<unknown> => {
    switch (type) {
      case 'object':
        return objectOf(schema, deref);
      case 'array':
        return fc.array(jsonValue(schema.items as JsonSchema, deref), { maxLength: 4 });
      case 'string': {
        const [least, most] = [Number(schema.minLength ?? 0), Number(schema.maxLength ?? 100)];
        return fc.oneof(text, atLengths([least - 1, least, most, most + 1]));
      }
      case 'integer':
      case 'number':
        return fc.oneof(fc.constantFrom(...numbers(schema)), fc.integer({ min: 1, max: 60 }));
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return garbage;
    }
  };
  return fc.oneof({ weight: 12, arbitrary: sound() }, { weight: 1, arbitrary: garbage });
}

function objectOf(schema: JsonSchema, deref: (ref: string) => JsonSchema): Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const required = ((schema.required ?? []) as string[]).filter((name) => name !== '__proto__');
  const fields = Object.fromEntries(properties.map(([name, property]) => [name, jsonValue(property, deref)]));
  const whole = fc.record(fields, { requiredKeys: required });
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.tuple(whole, garbage).map(([value, more]) => ({ ...value, outro: more })) },
  );
}
