import type {
  GetPromptResult,
  Prompt,
  PromptMessage,
  ReadResourceResult,
  Resource,
} from '@modelcontextprotocol/sdk/types.js';
import { PNG } from './fixture-tools.ts';

type Content = ReadResourceResult['contents'][number];

const contents: Content[] = [
  {
    uri: 'test://static-text',
    mimeType: 'text/plain',
    text: 'This is the content of the static text resource.',
  },
  { uri: 'test://static-binary', mimeType: 'image/png', blob: PNG },
  { uri: 'test://watched-resource', mimeType: 'text/plain', text: 'Watched.' },
];

/** Resources that the conformance suite reads. */
export const resources: Resource[] = contents.map(({ uri, mimeType }) => ({ uri, name: uri, mimeType }));
export const resourceTemplates = [
  { uriTemplate: 'test://template/{id}/data', name: 'template', mimeType: 'application/json' },
];

export function findResource(uri: string): Content {
  const [, id] = /^test:\/\/template\/([^/]+)\/data$/.exec(uri) ?? [];
  if (id !== undefined) {
    const text = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
    return { uri, mimeType: 'application/json', text };
  }
  const found = contents.find((content) => content.uri === uri);
  if (!found) throw new Error(`no fixture ${uri}`);
  return found;
}

const argument = (name: string) => ({ name, description: `The argument ${name}.`, required: true });

/** Prompts that the conformance suite gets. */
export const prompts: Prompt[] = [
  { name: 'test_simple_prompt', description: 'A simple prompt.' },
  {
    name: 'test_prompt_with_arguments',
    description: 'With arguments.',
    arguments: [argument('arg1'), argument('arg2')],
  },
  { name: 'test_prompt_with_embedded_resource', description: 'With a resource.', arguments: [argument('resourceUri')] },
  { name: 'test_prompt_with_image', description: 'With an image.' },
];

export function findPrompt(name: string, { arg1, arg2, resourceUri = '' }: Record<string, string>): GetPromptResult {
  const user = (content: PromptMessage['content']): PromptMessage => ({ role: 'user', content });
  const text = (value: string) => user({ type: 'text', text: value });
  const messages: Record<string, PromptMessage[]> = {
    test_simple_prompt: [text('This is a simple prompt for testing.')],
    test_prompt_with_arguments: [text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)],
    test_prompt_with_embedded_resource: [
      user({
        type: 'resource',
        resource: { uri: resourceUri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' },
      }),
      text('Please process the embedded resource above.'),
    ],
    test_prompt_with_image: [
      user({ type: 'image', data: PNG, mimeType: 'image/png' }),
      text('Please analyze the image above.'),
    ],
  };
  return { messages: messages[name] ?? [] };
}
