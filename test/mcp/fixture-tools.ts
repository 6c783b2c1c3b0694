import { type Static, Type } from '@sinclair/typebox';
import { momentaneo } from '../../runtime/answer.ts';
import type { Handler } from '../../runtime/call.ts';
import type { Operation } from '../../schemas/contract/operations/operation.ts';

/** The smallest PNG and WAV that are one. */
export const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const WAV = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAAAAA==';

/** What a tool of the conformance suite does, as data: what it sends before it answers, and its answer. */
const Roteiro = Type.Object({
  content: Type.Array(Type.Any()),
  isError: Type.Optional(Type.Boolean()),
  logs: Type.Optional(Type.Array(Type.String())),
  progress: Type.Optional(Type.Array(Type.Integer())),
  sampling: Type.Optional(Type.String()),
  needs: Type.Optional(Type.Any({ description: 'What its client must be able to do.' })),
  elicitation: Type.Optional(Type.Object({ message: Type.String(), requestedSchema: Type.Any() })),
});
export type Roteiro = Static<typeof Roteiro>;

const text = (value: string) => ({ type: 'text', text: value });
const image = { type: 'image', data: PNG, mimeType: 'image/png' };
const resource = (uri: string, mimeType: string, value: string) => ({
  type: 'resource',
  resource: { uri, mimeType, text: value },
});
const options = ['option1', 'option2', 'option3'];
const titled = (...titles: string[]) => titles.map((title, i) => ({ const: `value${i + 1}`, title }));
const elicit = (message: string, properties: object, required: string[] = []) => ({
  content: [],
  elicitation: { message, requestedSchema: { type: 'object', properties, required } },
});

/** The suite describes them, each in the scenario that calls it. */
const roteiros: Record<string, (args: Record<string, string>) => Roteiro> = {
  test_simple_text: () => ({ content: [text('This is a simple text response for testing.')] }),
  test_image_content: () => ({ content: [image] }),
  test_audio_content: () => ({ content: [{ type: 'audio', data: WAV, mimeType: 'audio/wav' }] }),
  test_embedded_resource: () => ({
    content: [resource('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
  }),
  test_multiple_content_types: () => ({
    content: [
      text('Multiple content types test:'),
      image,
      resource('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  }),
  test_tool_with_logging: () => ({
    content: [text('done')],
    logs: ['Tool execution started', 'Tool processing data', 'Tool execution completed'],
  }),
  test_tool_with_progress: () => ({ content: [text('done')], progress: [0, 50, 100] }),
  test_error_handling: () => ({
    content: [text('This tool intentionally returns an error for testing')],
    isError: true,
  }),
  test_sampling: ({ prompt = '' }) => ({ content: [], sampling: prompt }),
  test_elicitation: ({ message = '' }) =>
    elicit(
      message,
      {
        username: { type: 'string', description: "User's response" },
        email: { type: 'string', description: "User's email address" },
      },
      ['username', 'email'],
    ),
  test_elicitation_sep1034_defaults: () =>
    elicit('Defaults', {
      name: { type: 'string', default: 'John Doe' },
      age: { type: 'integer', default: 30 },
      score: { type: 'number', default: 95.5 },
      status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
      verified: { type: 'boolean', default: true },
    }),
  test_elicitation_sep1330_enums: () =>
    elicit('Enums', {
      untitledSingle: { type: 'string', enum: options },
      titledSingle: { type: 'string', oneOf: titled('First Option', 'Second Option', 'Third Option') },
      legacyEnum: {
        type: 'string',
        enum: ['opt1', 'opt2', 'opt3'],
        enumNames: ['Option One', 'Option Two', 'Option Three'],
      },
      untitledMulti: { type: 'array', items: { type: 'string', enum: options } },
      titledMulti: { type: 'array', items: { anyOf: titled('First Choice', 'Second Choice', 'Third Choice') } },
    }),
  test_missing_capability: () => ({ content: [text('asked')], needs: { sampling: {} } }),
  test_logging_tool: () => ({ content: [text('done')], logs: ['Tool execution started'] }),
  test_streaming_elicitation: () => ({ content: [text('done')], progress: [50] }),
  json_schema_2020_12_tool: () => ({ content: [text('ok')] }),
};

const Argumentos = Type.Object({ prompt: Type.Optional(Type.String()), message: Type.Optional(Type.String()) });

/** The same tools as a table and its handlers: a call of theirs goes through the door that every call goes through. */
export const fixtureTable: Record<string, Operation> = {};
export const fixtureHandlers: Record<string, Handler<Operation>> = {};
for (const [tool, roteiro] of Object.entries(roteiros)) {
  fixtureTable[tool] = {
    ...{ method: 'POST', path: `/${tool}`, acesso: 'livre', resumo: `${tool}.`, cache: 'no-store', tool },
    ...{ params: Type.Object({}), query: Type.Object({}), body: Argumentos, response: Roteiro },
  };
  fixtureHandlers[tool] = ({ body }) =>
    momentaneo(JSON.stringify(roteiro(body as unknown as Record<string, string>)), 200);
}

/** The input schemas that a scenario looks at. */
export const INPUT_SCHEMAS: Record<string, object> = {
  test_sampling: { type: 'object', properties: { prompt: { type: 'string' } }, required: ['prompt'] },
  test_elicitation: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
  json_schema_2020_12_tool: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    $defs: {
      address: {
        $anchor: 'addressDef',
        type: 'object',
        properties: { street: { type: 'string' }, city: { type: 'string' } },
      },
    },
    properties: {
      name: { type: 'string' },
      address: { $ref: '#/$defs/address' },
      contactMethod: { type: 'string', enum: ['phone', 'email'] },
      phone: { type: 'string' },
      email: { type: 'string' },
    },
    allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
    if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
    // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
    then: { required: ['phone'] },
    else: { required: ['email'] },
    additionalProperties: false,
  },
};
