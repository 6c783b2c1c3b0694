import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { EmptyResultSchema, type Tool } from '@modelcontextprotocol/sdk/types.js';
import Ajv2020 from 'ajv/dist/2020';
import { acompanhamentoDe } from '../../runtime/snapshot/acompanhamento.ts';
import { STATUS } from '../../schemas/contract/model/verification/resolucao.ts';
import { ferramentas, INSTRUCOES } from '../../schemas/contract/operations/ferramentas.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { type Service, startService } from '../contract/service.ts';
import { CHAMADAS } from './chamadas.ts';
import { connect, ERAS, textOf } from './connect.ts';

/** Tools whose answer is written for a reader. */
const ESCRITAS = new Set(['ler_artigo', 'sumario_diploma', 'listar_diplomas']);
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });

describe.each(ERAS)('%s era, revision %s', (era, revisao) => {
  let service: Service;
  let mcp: Awaited<ReturnType<typeof connect>>;
  let tools: Tool[];
  beforeAll(async () => {
    service = await startService();
    mcp = await connect(service.base, service.chave, era);
    ({ tools } = await mcp.client.listTools());
  });
  afterAll(async () => {
    await mcp.close();
    await service.stop();
  });

  const toolOf = (name: string) => tools.find((tool) => tool.name === name) as Tool;
  const snapshot = () => {
    const { rotulo, runs } = service.source.current;
    const { desde, lido_em } = acompanhamentoDe(runs, null);
    return { snapshot: rotulo, acompanhado_desde: desde, lido_em };
  };

  describe('the server', () => {
    test('says what it is for', () => {
      expect(mcp.client.getServerVersion()).toMatchObject({ name: 'vigente', version: '0.1.0' });
      expect(mcp.client.getInstructions()).toBe(INSTRUCOES);
      expect(INSTRUCOES).toContain('Diário Oficial da União');
    });

    test('speaks the revision', () => {
      const { protocolVersion } = mcp.client.transport as unknown as { protocolVersion: string };
      expect(protocolVersion).toBe(revisao);
    });

    test.if(era === 'legacy')('answers ping', async () => expect(await mcp.client.ping()).toEqual({}));
  });

  describe('tools', () => {
    test('are those of the table, each described once', () => {
      const named = new Set(Object.values(operations).flatMap(({ tool }) => tool ?? []));
      expect(tools.map(({ name }) => name).toSorted()).toEqual([...named].toSorted());
      expect(Object.keys(ferramentas).toSorted()).toEqual([...named].toSorted());
      expect(named.size).toBe(13);
    });

    test.each(Object.keys(ferramentas))('%s says when to use it, and has schemas that are ones', (name) => {
      const { description = '', title, inputSchema, outputSchema, annotations } = toolOf(name);
      expect(title).toBeString();
      expect(description).toMatch(/Use /);
      expect(description).toMatch(/chave de API/);
      expect(annotations).toMatchObject({ readOnlyHint: true });
      ajv.compile(inputSchema);
      ajv.compile(outputSchema as object);
      for (const [argument, schema] of Object.entries(inputSchema.properties ?? {})) {
        const described = 'description' in schema || 'enum' in schema || 'items' in schema;
        expect({ argument, described }).toEqual({ argument, described: true });
      }
    });

    test('what a status proves is said where it is given, and where the legend is', () => {
      for (const name of ['verificar_citacoes', 'verificar_texto', 'consultar']) {
        const { description = '' } = toolOf(name);
        for (const status of STATUS) expect(description).toContain(`\`${status}\``);
        expect(description).toContain('não conclua que o ato não existe');
        expect(description).toContain('legislacao:///legenda');
      }
    });

    test('take little of a conversation', async () => {
      expect(JSON.stringify(await mcp.client.listTools()).length).toBeLessThan(25_000);
    });

    test('every one is called below', () => {
      expect(new Set(CHAMADAS.map(({ tool }) => tool))).toEqual(new Set(tools.map(({ name }) => name)));
    });

    test.each(CHAMADAS)(
      '$tool gives the body of $path, and it is of its schema',
      async ({ tool, args, path, body }) => {
        const response = await (body === undefined ? service.get(path) : service.post(path, JSON.stringify(body)));
        const expected = (await response.json()) as Record<string, unknown>;
        expect(response.status).toBe(200);
        const result = await mcp.call(tool, args);
        expect(result.isError).toBeUndefined();
        expect(result.structuredContent).toEqual(expected);
        if (!ESCRITAS.has(tool)) expect(JSON.parse(textOf(result))).toEqual(expected);
        expect(result._meta).toMatchObject(snapshot());
        expect(ajv.validate(toolOf(tool).outputSchema as object, result.structuredContent)).toBe(true);
        expect(ajv.validate(toolOf(tool).inputSchema, args)).toBe(true);
      },
    );

    test('the index gives a term by its key', async () => {
      const { structuredContent } = await mcp.call('indice_remissivo', {});
      const [{ chave = '' } = {}] = (structuredContent as { items: { chave: string }[] }).items;
      const result = await mcp.call('indice_remissivo', { chave });
      const response = await service.get(`/v1/indice/termos/${encodeURIComponent(chave)}`);
      expect(result.structuredContent).toEqual((await response.json()) as Record<string, unknown>);
    });

    test('an argument that is null is one that is not there', async () => {
      const { structuredContent } = await mcp.call('buscar', { q: 'exemplos', siglas: null, limit: null });
      expect(structuredContent).toEqual((await mcp.call('buscar', { q: 'exemplos' })).structuredContent);
    });
  });

  test('what was extracted is verified as it came', async () => {
    const texto = 'O art. 5º do Código de Exemplo; art. 1.003 da mesma lei. Súmula 11 do STF, Tema 1046 do STF.';
    const { structuredContent } = await mcp.call('extrair_citacoes', { texto });
    const verified = await mcp.call('verificar_citacoes', structuredContent as { citacoes: unknown[] });
    const { resultados } = verified.structuredContent as { resultados: { status: string }[] };
    expect(resultados.map(({ status }) => status)).toEqual([
      'verificado',
      'verificado_inferido',
      'verificado',
      'nao_suportado',
    ]);
  });

  test('a court is named in whatever case', async () => {
    const { structuredContent } = await mcp.call('ler_sumula', { tribunal: 'stf', numero: 11 });
    expect(structuredContent).toMatchObject({ ref_key: 'SUM.STF.11' });
  });

  test('models write numbers, lists and truths as they please', async () => {
    const { structuredContent } = await mcp.call('ler_artigo', { sigla: 'EX-COD', artigo: 1 });
    expect(structuredContent).toMatchObject({ artigo: '1', diploma: { sigla: 'EX-COD' } });
    const said = await mcp.call('buscar', { q: 'exemplos', siglas: 'EX-COD', limit: 5, incluir_alteradores: 'false' });
    const meant = await mcp.call('buscar', {
      q: 'exemplos',
      siglas: ['EX-COD'],
      limit: '5',
      incluir_alteradores: false,
    });
    expect(meant.structuredContent).toEqual(said.structuredContent);
    expect(meant.isError).not.toBe(true);
  });

  describe('refusals are results with the error body', () => {
    test.each([
      ['ler_artigo', { sigla: 'EX-COD', artigo: '999' }, 'not_found', undefined],
      ['ler_artigo', { sigla: 'EX-COD' }, 'invalid_request', { campo: 'artigo', problema: 'é obrigatório' }],
      [
        'ler_artigo',
        { sigla: 'EX-COD', artigo: ['5'] },
        'invalid_request',
        { campo: 'artigo', problema: 'deve ser um texto' },
      ],
      [
        'buscar',
        { q: 'exemplos', sigla: 'EX-COD' },
        'invalid_request',
        {
          campo: 'sigla',
          problema: 'não é um argumento aqui; os argumentos são: q, siglas, tipo, limit, em, incluir_alteradores',
        },
      ],
      [
        'indice_remissivo',
        { chave: 'a', q: 'b' },
        'invalid_request',
        { campo: 'q', problema: 'não é um argumento aqui; os argumentos são: chave; ou q, page, page_size' },
      ],
      ['verificar_citacoes', {}, 'invalid_request', { campo: 'citacoes', problema: 'é obrigatório' }],
      [
        'verificar_citacoes',
        { citacoes: [{ tipo: 'enunciado', numero: 1, órgãos: 'FONAJE' }] },
        'invalid_request',
        {
          campo: 'citacoes.0.órgãos',
          problema:
            'não é um campo de citação de enunciado (seria `orgao`?); os campos são: tipo, orgao, numero, rotulo, offset, fim',
        },
      ],
    ])('%s %j is %s', async (tool, args, code, detail) => {
      const result = await mcp.call(tool, args);
      expect(result.isError).toBe(true);
      expect(result.structuredContent).toBeUndefined();
      const { error } = JSON.parse(textOf(result));
      expect(error.code).toBe(code);
      expect(error.details).toEqual(detail === undefined ? undefined : [detail]);
      expect(result._meta).toMatchObject(snapshot());
    });

    test.each([
      ['ler_artigo', { sigla: 'NADA', artigo: '1' }, '`listar_diplomas`'],
      ['sumario_diploma', { sigla: 'NADA' }, '`listar_diplomas`'],
      [
        'ler_dispositivo',
        { ref_key: 'SUM.STF.SV11' },
        '`ler_sumula` e os argumentos {"tribunal":"STF","numero":11,"vinculante":true}',
      ],
      ['indice_remissivo', { chave: 'nada' }, '`indice_remissivo`'],
      ['ler_sumula', { tribunal: 'STJ', numero: 99999 }, 'Não há no acervo a súmula 99999 do STJ.'],
    ])('%s %j sends to tools, not to routes', async (tool, args, where) => {
      const { error } = JSON.parse(textOf(await mcp.call(tool, args)));
      expect(error.message).toContain(where);
      expect(error.message).not.toContain('/v1/');
    });

    test('a tool that there is not is an error of the protocol', async () => {
      await expect(mcp.call('apagar_tudo')).rejects.toMatchObject({ code: -32602 });
    });

    test('a method that there is not is an error of the protocol, in Portuguese', async () => {
      const asked = mcp.client.request({ method: 'apagar/tudo' }, EmptyResultSchema);
      // The newer revision has it be a 404, of which its client shows the body.
      await expect(asked).rejects.toThrow('Não há método “apagar/tudo”');
      if (era === 'legacy') await expect(asked).rejects.toMatchObject({ code: -32601 });
    });
  });

  describe('resources', () => {
    test('are every act, and templates for what there is too much of', async () => {
      const { resources } = await mcp.client.listResources();
      expect(resources.map(({ uri, title }) => [uri, title])).toEqual([
        ['legislacao:///legenda', 'Legenda dos status'],
        ['legislacao:///diplomas/EX-COD', 'Código de Exemplo'],
        ['legislacao:///diplomas/EX-LEI-2-2020', 'Lei de Exemplo'],
      ]);
      const { resourceTemplates } = await mcp.client.listResourceTemplates();
      expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
        'legislacao:///diplomas/{sigla}',
        'legislacao:///dispositivos/{ref_key}',
      ]);
    });

    test('have one that says how to read a status', async () => {
      const { contents } = await mcp.client.readResource({ uri: 'legislacao:///legenda' });
      const [{ mimeType, text } = {}] = contents as { mimeType: string; text: string }[];
      expect(mimeType).toBe('text/markdown');
      for (const status of STATUS) expect(text).toContain(`\`${status}\``);
    });

    test.each([
      ['legislacao:///diplomas/{sigla}', 'sigla', 'ex-l', ['EX-LEI-2-2020']],
      ['legislacao:///dispositivos/{ref_key}', 'ref_key', '', ['EX-COD', 'EX-LEI-2-2020']],
      ['legislacao:///diplomas/{sigla}', 'sigla', 'código de ex', ['EX-COD']],
      ['legislacao:///diplomas/{sigla}', 'sigla', 'nada', []],
      ['legislacao:///outros/{sigla}', 'sigla', 'EX', []],
    ])('%s: %s is completed from %j', async (uri, name, value, values) => {
      const { completion } = await mcp.client.complete({
        ref: { type: 'ref/resource', uri },
        argument: { name, value },
      });
      expect(completion.values).toEqual(values);
    });

    test.each([
      ['legislacao:///diplomas/EX-COD', '/v1/diplomas/EX-COD'],
      ['legislacao:///dispositivos/EX-COD.1.unico', '/v1/dispositivos/EX-COD.1.unico'],
      ['legislacao:///dispositivos/EX-COD.art.%205%C2%BA', '/v1/dispositivos/EX-COD.art.%205%C2%BA'],
    ])('%s is %s', async (uri, path) => {
      const { contents, _meta } = await mcp.client.readResource({ uri });
      expect(contents).toEqual([{ uri, mimeType: 'application/json', text: await (await service.get(path)).text() }]);
      expect(_meta).toMatchObject(snapshot());
    });

    test.each([
      ['legislacao:///dispositivos/EX-COD.999', -32002, 'not_found'],
      ['legislacao:///diplomas/NADA', -32002, 'not_found'],
      ['legislacao:///dispositivos/x', -32602, 'invalid_request'],
      ['legislacao:///sumulas/1', -32002, 'not_found'],
      ['legislacao:///diplomas/%E0%A4%A', -32002, 'not_found'],
      ['legislacao:///diplomas/a/b', -32002, 'not_found'],
      ['file:///etc/passwd', -32002, 'not_found'],
    ])('%s is the error %d, with the error body', async (uri, code, inside) => {
      const refused = mcp.client.readResource({ uri });
      // The newer revision has no code of its own for a resource that there is not.
      const said = era === 'modern' ? -32602 : code;
      await expect(refused).rejects.toMatchObject({ code: said, data: { uri, error: { code: inside } } });
    });
  });

  describe('the prompt', () => {
    test('asks to verify the document that it is given', async () => {
      const { prompts } = await mcp.client.listPrompts();
      expect(prompts).toMatchObject([{ name: 'verificar_peca', arguments: [{ name: 'texto', required: true }] }]);
      const { messages } = await mcp.client.getPrompt({
        name: 'verificar_peca',
        arguments: { texto: 'Art. 1º da EX.' },
      });
      const [{ role, content } = {}] = messages as { role: string; content: { text: string } }[];
      expect(role).toBe('user');
      expect(content?.text).toContain('Art. 1º da EX.');
      expect(content?.text).toContain('`verificar_texto`');
    });

    test.each([
      ['verificar_peca', {}],
      ['outro', { texto: 'a' }],
    ])('%s with %j is an error of the protocol', async (name, args) => {
      await expect(mcp.client.getPrompt({ name, arguments: args as Record<string, string> })).rejects.toMatchObject({
        code: -32602,
      });
    });
  });
});
