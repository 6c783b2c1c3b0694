/**
 * The server scenarios of `@modelcontextprotocol/conformance`, each with the server that it is run against, or the
 * reason why it is not. A scenario that the suite has and this list does not, or the other way round, fails.
 */
export type Servidor = 'produto' | 'fixtures' | 'fixtures-com-sessao';

export const CENARIOS: Readonly<Record<string, Servidor | { fora: string }>> = {
  'server-initialize': 'produto',
  ping: 'produto',
  'tools-list': 'produto',
  'resources-list': 'produto',
  'prompts-list': 'produto',
  'dns-rebinding-protection': 'produto',

  'logging-set-level': 'fixtures',
  'completion-complete': 'fixtures',
  'tools-call-simple-text': 'fixtures',
  'tools-call-image': 'fixtures',
  'tools-call-audio': 'fixtures',
  'tools-call-embedded-resource': 'fixtures',
  'tools-call-mixed-content': 'fixtures',
  'tools-call-with-logging': 'fixtures',
  'tools-call-error': 'fixtures',
  'tools-call-with-progress': 'fixtures',
  'json-schema-2020-12': 'fixtures',
  'resources-read-text': 'fixtures',
  'resources-read-binary': 'fixtures',
  'resources-templates-read': 'fixtures',
  'resources-subscribe': 'fixtures',
  'resources-unsubscribe': 'fixtures',
  'prompts-get-simple': 'fixtures',
  'prompts-get-with-args': 'fixtures',
  'prompts-get-embedded-resource': 'fixtures',
  'prompts-get-with-image': 'fixtures',

  // A server that asks something back of its client must remember who that is.
  'tools-call-sampling': 'fixtures-com-sessao',
  'tools-call-elicitation': 'fixtures-com-sessao',
  'elicitation-sep1034-defaults': 'fixtures-com-sessao',
  'elicitation-sep1330-enums': 'fixtures-com-sessao',
  'server-sse-multiple-streams': 'fixtures-com-sessao',

  'server-sse-polling': {
    fora: 'pending in the suite itself; it is about resuming a stream of a session, and the service has neither',
  },
};
