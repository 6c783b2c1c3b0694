import { afterAll, beforeAll, expect, test } from 'bun:test';
import { handlers } from '../../runtime/handlers/index.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { createWorkspace, type Workspace } from '../ingest/workspace.ts';
import { A, B, ingest, URL_DO_ATO } from '../registro/paginas.ts';
import { expectBody } from './expect-schema.ts';
import { serveFolder } from './service.ts';

const ATO = { sigla: 'LEI-90777-2005', data: '2005-05-03', precisao: 'dia', url: URL_DO_ATO } as const;

let space: Workspace;
let service: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  space = createWorkspace();
  space.put('ex-a.htm', A.replace('O cais é público.', 'O cais era público.'));
  space.put('ex-b.htm', B);
  await ingest(space);
  space.put('ex-a.htm', A);
  await ingest(space);
  service = await serveFolder(space.out, operations, handlers);
});
afterAll(async () => {
  await service.stop();
  space.remove();
});

test('a provision says of the acts that altered and repealed it when they are of and where they lie', async () => {
  const read = async (key: string) =>
    await expectBody(await service.get(`/v1/dispositivos/${key}`), operations.lerDispositivo.response);
  expect(await read('EX-A.1')).toMatchObject({ alterado_por: 'Lei nº 90.777, de 2005', alterado_por_ato: ATO });
  expect(await read('EX-A.2')).toMatchObject({ revogado_por: 'Lei nº 90.777, de 2005', revogado_por_ato: ATO });
});

test('an act that no link leads to is not known, and nothing is said of it', async () => {
  const response = await service.get('/v1/dispositivos/EX-A.1.1');
  const body = await expectBody(response, operations.lerDispositivo.response);
  expect(body.revogado_por).toBe('Lei nº 90.888, de 2006');
  expect(body).not.toHaveProperty('revogado_por_ato');
});

test('so do the article, its wordings, the export and the feed', async () => {
  const artigo = await service.get('/v1/diplomas/EX-A/artigos/1');
  const view = await expectBody(artigo, operations.lerArtigo.response);
  expect([view.alterado_por_ato, view.dispositivos[0]?.alterado_por_ato]).toEqual([ATO, ATO]);
  const versoes = await expectBody(
    await service.get('/v1/dispositivos/EX-A.1/versoes'),
    operations.lerVersoes.response,
  );
  expect(versoes.versoes.at(-1)?.alterado_por_ato).toEqual(ATO);
  const exported = await expectBody(await service.get('/v1/diplomas/EX-A/export'), operations.exportarDiploma.response);
  expect(exported.dispositivos.find(({ ref_key }) => ref_key === 'EX-A.2')?.revogado_por_ato).toEqual(ATO);
  const feed = await expectBody(await service.get('/v1/alteracoes'), operations.listarAlteracoes.response);
  expect(feed.items.map(({ ref_key, alterado_por_ato }) => [ref_key, alterado_por_ato])).toEqual([['EX-A.1', ATO]]);
});

test('verification says it of what it finds, and of an act that is not in the corpus', async () => {
  const citacoes = [
    { sigla: 'EX-A', artigo: '2' },
    { sigla: 'Lei 90.777/2005', artigo: '1' },
    { sigla: 'Lei nº 90.777', artigo: '1' },
    { sigla: 'Lei 90.777/2006', artigo: '1' },
    { sigla: 'Lei 90.999/2006', artigo: '1' },
  ];
  const response = await service.post('/v1/resolver', JSON.stringify({ citacoes }));
  const { resultados } = await expectBody(response, operations.resolver.response);
  const [achado, ...fora] = resultados;
  expect(achado).toMatchObject({ status: 'revogado', revogado_por_ato: ATO });
  expect(fora.map(({ status }) => status)).toEqual(fora.map(() => 'diploma_desconhecido'));
  // Another year is another act.
  expect(fora.map(({ diploma_citado }) => diploma_citado?.ato)).toEqual([ATO, ATO, undefined, undefined]);
});
