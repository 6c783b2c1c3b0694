import { describe, expect, test } from 'bun:test';
import type { RegistroDeFatos } from '../../schemas/contract/model/artifacts/registro-de-fatos.ts';
import { comFatos } from '../../schemas/fatos/com-fatos.ts';
import registro from '../../schemas/fatos/registro.json' with { type: 'json' };
import { openAcervoLocal } from '../../schemas/verify/acervo/acervo-local.ts';
import { resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { type Lei, openPorAto } from '../../site/busca/acervo-por-ato.ts';
import { readAtoDigitado, readBusca } from '../../site/busca/citacoes.ts';

const VAZIO = { diplomas: [], nomes: {}, atos: {}, correspondencias: {}, sumulas: [], canceladas: [] };
const local = comFatos(VAZIO, registro as unknown as RegistroDeFatos);
const { atos, ...comum } = local;

function openPartes(versaoDosAtos = 'v') {
  const pedidos: string[] = [];
  const read = async <T>(path: string): Promise<T> => {
    const name = path.replace(/^.*\/|\.json\.gz$/g, '');
    pedidos.push(name);
    const part =
      name === 'comum'
        ? { ...comum, versao: 'v', siglas: Object.keys(atos) }
        : { versao: versaoDosAtos, ato: atos[name] };
    return part as T;
  };
  return { pedidos, aberta: openPorAto(read) };
}

/** All that the search of the site says of what a query cites. */
const pergunta =
  (q: string) =>
  async ({ acervo }: Lei) => {
    const { texto, citacoes, resto } = readBusca(q, acervo);
    const resolvidas = [...resolveTexto(texto, citacoes, acervo)];
    return { resto, citacoes: resolvidas, ato: readAtoDigitado(q, resolvidas, acervo) };
  };

describe('a query is verified by the acts that it names', () => {
  const toda = { acervo: openAcervoLocal(local), fatos: local.fatos };

  test.each([
    ['art. 121 do CP', ['CP']],
    ['CF.5.LXXVIII', ['CF']],
    ['clt', ['CLT']],
    ['cp 999', ['CP']],
    ['art. 240 do CP adultério', ['CP']],
    ['art. 186 do CC e art. 14 do CDC', ['CC', 'CDC']],
    ['súmula 7 stj', []],
    ['prisão preventiva 2019', []],
  ])('%s', async (q, siglas) => {
    const { pedidos, aberta } = openPartes();
    expect(await (await aberta)(pergunta(q))).toEqual(await pergunta(q)(toda));
    expect(pedidos).toEqual(['comum', ...siglas]);
  });

  test('and by the whole corpus where it may be of many, or where parts are of two versions', async () => {
    const { pedidos, aberta } = openPartes();
    expect(await (await aberta)(pergunta('art. 121'))).toBeNull();
    expect(pedidos).toHaveLength(3);
    expect(await (await openPartes('w').aberta)(pergunta('art. 121 do CP'))).toBeNull();
  });
});

test.each([
  ['cdc 14', 'CDC.14', false],
  ['lei 8.078/91', null, true],
  ['cc 1916', 'CC.1916', true],
])('what names an act wrongly, and is an article of it, is only the article: %s', async (q, chave, hasAto) => {
  const { citacoes, ato } = await pergunta(q)({ acervo: openAcervoLocal(local), fatos: local.fatos });
  expect(citacoes[0]?.resolucao.ref_key ?? null).toBe(chave);
  expect(ato !== null && 'resolucao' in ato).toBe(hasAto);
});
