import { expect, test } from 'bun:test';
import { continueRunLog } from '../../pipeline/ingest/run-log.ts';
import { composeKeptBack, composeReport } from '../../pipeline/ingest/run-report.ts';
import type { Alteracao } from '../../schemas/contract/model/corpus/alteracao.ts';

const record = (erro: string) =>
  continueRunLog(null, new Set(['EX-A'])).record({
    ...{ fonte: 'planalto', sigla: 'EX-A', status: 'erro', relatorio: {}, erro },
    ...{ iniciado_em: '2026-01-01T00:00:00.000Z', finalizado_em: '2026-01-01T00:00:01.000Z' },
  });

test('the words of a page are neither markup nor commands in the reason that quotes them', () => {
  const page =
    'LEI <img src=x> [aqui](http://x.test) `a` | b @quem \\| &lt;b&gt; ![](y) ~~z~~ \u001b[2J\u009b31m \u202e fim';
  const [line = ''] = composeKeptBack([record(`a epígrafe é "${page}"`)])
    .split('\n')
    .slice(-1);
  expect(line).toBe(
    '| EX-A | a epígrafe é "LEI \\<img src=x\\> \\[aqui\\](http://x.test) \\`a\\` \\| b @\u200bquem \\\\\\| ' +
      '\\&lt;b\\&gt; !\\[\\](y) \\~\\~z\\~\\~ \uFFFD\\[2J\uFFFD31m \uFFFD fim" |',
  );
});

test('so are the acts that changed a provision', () => {
  const change = {
    ...{ id: 1, tipo: 'dispositivo_alterado', ref_key: 'EX-A.1', sigla: 'EX-A', ingest_run_id: 1 },
    ...{ detectado_em: '2026-01-01T00:00:00.000Z', revogado: false, revogado_por: null },
    alterado_por: 'Lei <b> @quem | nº 1',
  } satisfies Alteracao;
  expect(composeReport([], [change])).toEndWith('| `EX-A.1` | alterado | Lei \\<b\\> @\u200bquem \\| nº 1 |');
});

test('a reason without end is cut', () => {
  expect(record(`a página redireciona para ${'x'.repeat(100_000)}`).erro).toHaveLength(1_001);
});

test('many long reasons still fit into an issue, and those left out are counted', () => {
  const text = composeKeptBack(Array.from({ length: 600 }, () => record('<'.repeat(1_000))));
  expect(text.length).toBeLessThan(65_536);
  expect(text).toMatch(/\n\nE mais 5\d\d, no registro de leituras do acervo\.$/);
});
