import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mirroredSumulas } from '../../pipeline/sumulas/catalogo.ts';
import { handlers } from '../../runtime/handlers/index.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { putSumulas } from '../ingest/sumulas-catalogue.ts';
import { createWorkspace, page, type Workspace } from '../ingest/workspace.ts';
import { expectBody } from './expect-schema.ts';
import { ADMIN_TOKEN, serveFolder } from './service.ts';

/** What three ingestions published, on the first three days of 2030, asked for over HTTP. */
let space: Workspace;
let service: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  space = createWorkspace();
  let ticks = 0;
  const ingest = (day: number) =>
    space.ingest({
      sumulas: () => mirroredSumulas(space.mirror),
      clock: () => new Date(Date.UTC(2030, 0, day) + 1000 * ticks++),
    });
  const act = (text: string) => space.put('ex-a.htm', page(`<h1>EX-A</h1><p k="1">${text}</p>`));

  act('Um.');
  putSumulas(space.mirror, 'stf', [[1, 'Um.']]);
  putSumulas(space.mirror, 'vinculantes', [[1, 'Vincula.']]);
  putSumulas(space.mirror, 'stj', [[1, 'Do STJ.']]);
  await ingest(1);
  act('Outro.');
  putSumulas(space.mirror, 'stf', [
    [1, 'Um, e mais.'],
    [2, 'Dois.'],
  ]);
  await ingest(2);
  putSumulas(space.mirror, 'stf', [
    [1, 'Um, e mais. (cancelada)', 'cancelada'],
    [2, 'Dois.'],
  ]);
  putSumulas(space.mirror, 'vinculantes', [[1, 'Vincula a todos.']]);
  putSumulas(space.mirror, 'stj', [
    [1, 'Do STJ.'],
    [2, 'Outra do STJ.'],
  ]);
  await ingest(3);
  service = await serveFolder(space.out, operations, handlers);
});
afterAll(async () => {
  await service.stop();
  space.remove();
});

async function feed(query: string) {
  const body = await expectBody(await service.get(`/v1/alteracoes${query}`), operations.listarAlteracoes.response);
  return body.items.map(({ tipo, ref_key, revogado }) => `${tipo} ${ref_key}${revogado ? ' revogado' : ''}`);
}

const [ATO, ALTERADA, INCLUIDA, CANCELADA, VINCULANTE, DO_STJ] = [
  'dispositivo_alterado EX-A.1',
  'sumula_alterada SUM.STF.1 revogado',
  'sumula_incluida SUM.STF.2',
  'sumula_cancelada SUM.STF.1 revogado',
  'sumula_alterada SUM.STF.SV1',
  'sumula_incluida SUM.STJ.2',
] as const;

describe('GET /v1/alteracoes', () => {
  test.each([
    ['', [ATO, ALTERADA, INCLUIDA, CANCELADA, VINCULANTE, DO_STJ], 'súmulas beside provisions, as they are today'],
    ['?siglas=STF', [ALTERADA, INCLUIDA, CANCELADA, VINCULANTE], 'ordinary and binding ones are of one court'],
    ['?siglas=STJ', [DO_STJ], 'the other court'],
    ['?siglas=stf,EX-A', [ATO, ALTERADA, INCLUIDA, CANCELADA, VINCULANTE], 'a court and an act'],
    ['?tipos=sumula_cancelada', [CANCELADA], 'one kind'],
    ['?tipos=sumula_incluida,sumula_alterada', [ALTERADA, INCLUIDA, VINCULANTE, DO_STJ], 'two kinds'],
    ['?tipos=dispositivo_alterado', [ATO], 'no súmula is a provision'],
    ['?desde=2030-01-03', [CANCELADA, VINCULANTE, DO_STJ], 'since the last ingestion'],
    ['?desde=2030-01-03&siglas=STF&tipos=sumula_alterada', [VINCULANTE], 'all filters at once'],
    ['?page=2&page_size=4', [VINCULANTE, DO_STJ], 'a page'],
  ])('%s gives %p: %s', async (query, expected) => {
    expect(await feed(query)).toEqual([...expected]);
  });
});

test('health has the newest run of each list, and the administrator its report', async () => {
  const health = await expectBody(await service.get('/v1/health'), operations.saude.response);
  expect(health.sumulas.map(({ fonte, ultima_ingestao }) => [fonte, ultima_ingestao?.status])).toEqual([
    ['stf', 'ok'],
    ['stf_vinculante', 'ok'],
    ['stj', 'ok'],
  ]);
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
  const answer = await service.get('/v1/admin/ingest-runs?limit=1', headers);
  const { runs } = await expectBody(answer, operations.listarIngestoes.response);
  expect(runs).toMatchObject([
    {
      fonte: 'stj',
      sigla: null,
      // The second has the tick that says when the reading ended.
      relatorio: { mudancas: { sumula_incluida: 1 }, duracoes: { leitura_ms: 1000, composicao_ms: 2000 } },
    },
  ]);
});
