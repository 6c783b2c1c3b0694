/**
 * The server scenarios of `@modelcontextprotocol/conformance` by the revision of the protocol that they are run at, each
 * with the server that it is run against, or the reason why it is not. A scenario that the suite has for a revision and
 * this list does not, or the other way round, fails.
 */
export type Servidor = 'produto' | 'fixtures' | 'fixtures-com-sessao';
export type Revisao = '2025-11-25' | '2026-07-28';
type Onde = Servidor | { fora: string };

const AMBAS: Readonly<Record<string, Onde>> = {
  'tools-list': 'produto',
  'resources-list': 'produto',
  'prompts-list': 'produto',
  'completion-complete': 'produto',
  'dns-rebinding-protection': 'produto',

  'tools-call-simple-text': 'fixtures',
  'tools-call-image': 'fixtures',
  'tools-call-audio': 'fixtures',
  'tools-call-embedded-resource': 'fixtures',
  'tools-call-mixed-content': 'fixtures',
  'tools-call-error': 'fixtures',
  'tools-call-with-progress': 'fixtures',
  'json-schema-2020-12': 'fixtures',
  'resources-read-text': 'fixtures',
  'resources-read-binary': 'fixtures',
  'resources-templates-read': 'fixtures',
  'prompts-get-simple': 'fixtures',
  'prompts-get-with-args': 'fixtures',
  'prompts-get-embedded-resource': 'fixtures',
  'prompts-get-with-image': 'fixtures',
};

const PEDE_AO_CLIENTE = 'about servers that ask something back of their client, which no tool of the service does';

export const CENARIOS: Readonly<Record<Revisao, Readonly<Record<string, Onde>>>> = {
  '2025-11-25': {
    ...AMBAS,
    'server-initialize': 'produto',
    'server-session-lifecycle': 'produto',
    ping: 'produto',
    'logging-set-level': 'fixtures',
    'tools-call-with-logging': 'fixtures',
    'resources-subscribe': 'fixtures',
    'resources-unsubscribe': 'fixtures',
    // A server that asks something back of its client must remember who that is.
    'tools-call-sampling': 'fixtures-com-sessao',
    'tools-call-elicitation': 'fixtures-com-sessao',
    'elicitation-sep1034-defaults': 'fixtures-com-sessao',
    'elicitation-sep1330-enums': 'fixtures-com-sessao',
    'server-sse-multiple-streams': 'fixtures-com-sessao',
    'server-sse-polling': {
      fora: 'pending in the suite itself; it is about resuming a stream of a session, and the service has neither',
    },
  },
  '2026-07-28': {
    ...AMBAS,
    caching: 'produto',
    'http-header-validation': 'produto',
    'sep-2164-resource-not-found': 'produto',
    // It calls tools that only tests have; what it asks of the endpoint is the product's.
    'server-stateless': 'fixtures',
    'server-sse-multiple-streams': 'fixtures',
    'http-custom-header-server-validation': { fora: 'no tool takes an argument by a header (x-mcp-header)' },
    'input-required-result-basic-elicitation': { fora: PEDE_AO_CLIENTE },
    'input-required-result-basic-sampling': { fora: PEDE_AO_CLIENTE },
    'input-required-result-basic-list-roots': { fora: PEDE_AO_CLIENTE },
    'input-required-result-request-state': { fora: PEDE_AO_CLIENTE },
    'input-required-result-multiple-input-requests': { fora: PEDE_AO_CLIENTE },
    'input-required-result-multi-round': { fora: PEDE_AO_CLIENTE },
    'input-required-result-missing-input-response': { fora: PEDE_AO_CLIENTE },
    'input-required-result-non-tool-request': { fora: PEDE_AO_CLIENTE },
    'input-required-result-result-type': { fora: PEDE_AO_CLIENTE },
    'input-required-result-unsupported-methods': { fora: PEDE_AO_CLIENTE },
    'input-required-result-tampered-state': { fora: PEDE_AO_CLIENTE },
    'input-required-result-capability-check': { fora: PEDE_AO_CLIENTE },
    'input-required-result-ignore-extra-params': { fora: PEDE_AO_CLIENTE },
    'input-required-result-validate-input': { fora: PEDE_AO_CLIENTE },
  },
};
