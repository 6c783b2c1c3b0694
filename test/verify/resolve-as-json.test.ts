import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { pelaLei } from '../../runtime/verify/conferencia.ts';
import { Recentes } from '../../runtime/verify/recentes.ts';
import { resolveAsJson } from '../../runtime/verify/resolve-as-json.ts';
import type { ItemCitacao } from '../../schemas/contract/model/verification/item-citacao.ts';
import { resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';
import { type Service, startService } from '../contract/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const level = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: null });
const provision = fc.record(
  {
    sigla: fc.constantFrom('EX-COD', 'ex-cod', 'Código de Exemplo', 'EX-COD1', 'EX-CO', 'CF/67', ''),
    artigo: fc.constantFrom('1', '2', '5', '1003', '1004', '25', '9999', 'D1', ''),
    paragrafo: level('1', '§ 1º', 'unico', '9', ''),
    inciso: level('I', 'II', 'i', 'X'),
    alinea: level('a', 'b', 'I'),
    item: level('1', '2', '1a'),
    caput: fc.option(fc.boolean(), { nil: null }),
    rotulo: level('exemplo de redação', 'outra coisa'),
    offset: fc.option(fc.nat(), { nil: null }),
    diploma_inferido: fc.option(fc.boolean(), { nil: null }),
    ao_lado: level('LEI-14994-2024'),
  },
  { requiredKeys: ['sigla', 'artigo'] },
);

test('what a citation comes to is the same, to the byte, whatever was asked before', () => {
  const { acervo } = service.source.current;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  fc.assert(
    fc.property(fc.array(provision, { maxLength: 20 }), (citacoes) => {
      const items = citacoes as ItemCitacao[];
      const resultados = items.map((citacao) => resolveCitacao(citacao, acervo));
      const written = JSON.stringify({ resultados });
      for (let time = 0; time < 3; time++) expect(decoder.decode(resolveAsJson(items, pelaLei(acervo)))).toBe(written);
    }),
  );
});

describe('what is kept', () => {
  test('is what was asked for last, and never more than there is room for', () => {
    const room = 2_000;
    const recentes = new Recentes(room);
    const text = new Uint8Array(10);
    for (let n = 0; n < 1_000; n++) {
      recentes.get('a');
      if (recentes.get('a') === undefined) recentes.set('a', text);
      recentes.set(`${n}`, text);
      expect(recentes.get('a')).toBe(text);
    }
    const kept = Array.from({ length: 1_000 }, (_, n) => `${n}`).filter((chave) => recentes.get(chave) !== undefined);
    expect(kept.length * text.length).toBeLessThanOrEqual(room);
    expect(kept.at(-1)).toBe('999');
  });

  test('is what was asked for before, and not long ago', () => {
    const recentes = new Recentes(2_000);
    const asked = Array.from({ length: 1_000 }, (_, n) => `${n}`);
    for (const chave of asked) expect(recentes.isAgain(chave)).toBe(false);
    // Two more of one place drive a key out of it: of few keys, hardly ever.
    expect(asked.filter((chave) => recentes.isAgain(chave)).length).toBeGreaterThan(990);
    for (let n = 0; n < 200_000; n++) recentes.isAgain(`other ${n}`);
    expect(asked.filter((chave) => recentes.isAgain(chave))).toEqual([]);
  });

  test('is not what is too long', () => {
    const recentes = new Recentes(2_000);
    recentes.set('a', new Uint8Array(1_001));
    expect(recentes.get('a')).toBeUndefined();
  });
});
