import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { handlers } from '../../runtime/handlers/index.ts';
import { MAX_TEXTO } from '../../runtime/mcp/texto/limite.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { MANIFEST, type Manifest } from '../../schemas/storage/artifacts.ts';
import { readDispositivos } from '../baked-rows.ts';
import { serveFolder } from '../contract/service.ts';
import { connect, textOf } from '../mcp/connect.ts';
import { hasMirror } from './mirror.ts';
import { realSnapshot } from './snapshot.ts';

/** A prime step jumps from act to act, so that the provisions come from all over the corpus. */
const STEP = 199;
const BUSCAS = ['bafômetro', 'alimentos gravídicos', 'art 5 cf', '"boa-fé" -consumidor', 'prazo recurso', 'férias clt'];

describe.skipIf(!hasMirror)('every tool on the real snapshot', () => {
  let service: Awaited<ReturnType<typeof serveFolder>>;
  let mcp: Awaited<ReturnType<typeof connect>>;
  let rows: Dispositivo[];
  const validators = new Map<string, ValidateFunction>();

  beforeAll(async () => {
    const dir = await realSnapshot();
    service = await serveFolder(dir, operations, handlers);
    mcp = await connect(service.base, service.chave);
    const ajv = new Ajv2020({ allowUnionTypes: true });
    for (const { name, outputSchema } of (await mcp.client.listTools()).tools)
      validators.set(name, ajv.compile(outputSchema as object));
    const { banco } = JSON.parse(readFileSync(join(dir, MANIFEST), 'utf8')) as Manifest;
    const all = readDispositivos(join(dir, banco.path));
    rows = all.filter((_, i) => i % STEP === 0);
  });
  afterAll(async () => {
    await mcp?.close();
    await service?.stop();
  });

  /** Calls a tool. The result must fit its schema, and the text for the model must not be longer than documented. */
  async function call(tool: string, args: Record<string, unknown>) {
    const result = await mcp.call(tool, args);
    expect({ tool, args, error: result.isError ? textOf(result) : null }).toEqual({ tool, args, error: null });
    const validate = validators.get(tool) as ValidateFunction;
    validate(result.structuredContent);
    expect({ tool, args, errors: validate.errors }).toEqual({ tool, args, errors: null });
    expect(textOf(result).length).toBeLessThanOrEqual(MAX_TEXTO);
    return result;
  }

  test('provisions, their wordings and their articles', async () => {
    expect(rows.length).toBeGreaterThan(50);
    for (const { ref_key, sigla, artigo } of rows) {
      await call('ler_dispositivo', { ref_key });
      await call('versoes_dispositivo', { ref_key });
      await call('ler_artigo', { sigla, artigo });
    }
  });

  test('every act', async () => {
    const { structuredContent } = await call('listar_diplomas', {});
    const { diplomas } = structuredContent as { diplomas: { sigla: string }[] };
    expect(diplomas.length).toBeGreaterThan(50);
    for (const { sigla } of diplomas) {
      const result = await call('sumario_diploma', { sigla });
      const { sumario } = result.structuredContent as { sumario: { hierarquia: string }[] };
      // Every heading is in the text, except for acts whose tree is longer than a model is given.
      const text = textOf(result);
      const missing = sumario
        .flatMap(({ hierarquia }) => hierarquia.split(' > '))
        .filter((titulo) => !text.includes(titulo));
      expect({ sigla, missing: text.includes('[CORTADO') ? [] : missing }).toEqual({ sigla, missing: [] });
    }
  });

  test('verification, of what exists and of what does not', async () => {
    const citacoes = rows.slice(0, 50).flatMap(({ sigla, artigo, inciso }) => [
      { sigla, artigo, inciso },
      { sigla, artigo: '9999', rotulo: 'prazo para recorrer da decisão' },
      { tribunal: 'STJ', numero: 7 },
    ]);
    for (let from = 0; from < citacoes.length; from += 100)
      await call('verificar_citacoes', { citacoes: citacoes.slice(from, from + 100) });
    const texto = rows
      .map(({ texto }) => texto)
      .join('\n')
      .slice(0, 190_000);
    await call('verificar_texto', { texto });
    await call('extrair_citacoes', { texto });
    for (const q of ['art 5 LXXVIII cf', 'art. 3º', 'sv 11', 'lei 8.666/93 art 1', 'tema 1234 stf', 'nada'])
      await call('consultar', { q });
  });

  test('súmulas, search, index and feed', async () => {
    for (const numero of [1, 7, 279]) await call('ler_sumula', { tribunal: 'STF', numero });
    await call('ler_sumula', { tribunal: 'STF', numero: 11, vinculante: true });
    for (const q of BUSCAS) await call('buscar', { q, limit: 50 });
    const { structuredContent } = await call('indice_remissivo', { q: 'furto', page_size: 200 });
    const { items } = structuredContent as { items: { chave: string }[] };
    expect(items.length).toBeGreaterThan(3);
    for (const { chave } of items) await call('indice_remissivo', { chave });
    await call('alteracoes', {});
  });

  test('a long article is given whole, and much shorter than its body', async () => {
    const result = await call('ler_artigo', { sigla: 'CF', artigo: '5' });
    const body = result.structuredContent as { texto: string };
    expect(textOf(result)).toContain(body.texto);
    expect(textOf(result).length).toBeLessThan(JSON.stringify(body).length / 3);
    const { contents } = await mcp.client.readResource({ uri: 'legislacao:///dispositivos/CF.5' });
    expect(JSON.parse((contents[0] as { text: string }).text).texto).toBe(body.texto);
  });
});
