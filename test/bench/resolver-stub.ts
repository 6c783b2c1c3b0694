import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * Runs in a process of its own: the minimal server that answers `POST /v1/resolver` with the runtime's bytes and
 * headers, ready in memory. It parses the body and finds the response by the label of the first citation. No key, no
 * validation, no look-up.
 */
const { values } = parseArgs({
  options: { answers: { type: 'string', default: '' }, headers: { type: 'string', default: '{}' } },
});
const answers = new Map(Object.entries(JSON.parse(readFileSync(values.answers, 'utf8')) as Record<string, string>));
const headers = new Headers(JSON.parse(values.headers));

const server = Bun.serve({
  port: 0,
  development: false,
  routes: {
    '/v1/resolver': {
      POST: async (request) => {
        const { citacoes } = (await request.json()) as { citacoes: { rotulo: string }[] };
        return new Response(answers.get(citacoes[0]?.rotulo ?? ''), { headers });
      },
    },
  },
});
console.log(server.url.href);
