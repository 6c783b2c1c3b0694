import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN_TOKEN, type Service, startService } from '../contract/service.ts';
import { ROOT } from '../project-files.ts';
import * as api from './cliente.ts';
import { CLIENTE, composed, generate, UNCHECKED } from './golden.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
  api.defaults.baseUrl = service.base;
});
afterAll(() => service.stop());

test('the client is the one that the generator makes of the document, and it compiles', async () => {
  const client = await generate(composed());
  expect(UNCHECKED + client).toBe(await Bun.file(CLIENTE).text());
  const dir = mkdtempSync(join(tmpdir(), 'vigente-compila-'));
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
    await Bun.write(join(dir, 'cliente.ts'), client);
    const compilerOptions = {
      ...{ strict: true, noEmit: true, skipLibCheck: true, target: 'ES2023', lib: ['ES2023', 'DOM'] },
      ...{ module: 'Preserve', moduleResolution: 'Bundler', types: [] },
    };
    await Bun.write(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['cliente.ts'] }));
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    const { exitCode, stdout } = Bun.spawnSync([tsc, '-p', dir]);
    expect({ exitCode, said: stdout.toString() }).toEqual({ exitCode: 0, said: '' });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});

const withKey = () => ({ headers: { authorization: `Bearer ${service.chave}` } });

describe('a client generated from the document', () => {
  test('reads, with the types of the answer', async () => {
    const answer = await api.lerArtigo('EX-COD', '5');
    if (answer.status !== 200) throw new Error(`answered with ${answer.status}`);
    const [first, second] = answer.data.dispositivos;
    expect([answer.data.ref_key, first?.paragrafo, second?.paragrafo]).toEqual(['EX-COD.5', null, '1']);
  });

  test('sends a body and tells statuses apart', async () => {
    const answer = await api.resolver(
      {
        citacoes: [
          { sigla: 'EX-COD', artigo: '1004' },
          { tribunal: 'STF', numero: 3, vinculante: false },
          { tipo: 'tema', numero: 1 },
        ],
      },
      withKey(),
    );
    if (answer.status !== 200) throw new Error(`answered with ${answer.status}`);
    const statuses: api.Resolucao['status'][] = answer.data.resultados.map(({ status }) => status);
    expect(statuses).toEqual(['revogado', 'cancelada', 'nao_suportado']);
  });

  test('gives failures as values, with their body', async () => {
    const answer = await api.lerDiploma('NADA');
    expect(answer.status).toBe(404);
    if (answer.status === 404) expect(answer.data.error.code).toBe('not_found');
  });

  test('asks with parameters and with a token', async () => {
    const terms = await api.listarTermos({ q: 'exemplo', pageSize: 1 });
    expect(terms).toMatchObject({ status: 200, data: { page_size: 1 } });
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    expect((await api.listarIngestoes({ limit: 1 }, { headers })).status).toBe(200);
    expect((await api.listarIngestoes({ limit: 1 })).status).toBe(401);
  });
});
