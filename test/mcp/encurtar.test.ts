import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { encurtar } from '../../runtime/mcp/texto/encurtar.ts';
import { MAX_TEXTO } from '../../runtime/mcp/texto/limite.ts';

const shorten = (body: unknown) => encurtar(JSON.stringify(body));
const many = (texto: string, count: number) => Array.from({ length: count }, (_, i) => ({ ref_key: `CF.${i}`, texto }));

describe('an answer too long to read', () => {
  test('is left alone while it fits', () => {
    const body = { texto: 'x'.repeat(MAX_TEXTO - 20) };
    expect(shorten(body)).toBe(JSON.stringify(body));
  });

  test('keeps its own text and cuts the longest of its lists, as little as can be, and says where the whole is', () => {
    const texto = 'x'.repeat(2_000);
    const text = shorten({
      ref_key: 'CF.5',
      texto,
      dispositivos: [...many('y'.repeat(5_000), 20), ...many('z'.repeat(900), 5)],
    });
    expect(text).toContain(texto);
    expect(text).toContain('z'.repeat(900));
    const [{ length: cut }] = /y{9,}/.exec(text) as RegExpExecArray as unknown as [string];
    expect(cut).toBeGreaterThan(1_500);
    expect(text.match(/y+…/g)).toHaveLength(20);
    expect(text.length).toBeGreaterThan(MAX_TEXTO * 0.98);
    expect(text).toContain('legislacao:///dispositivos/CF.5');
    expect(text).toContain('CF.19');
  });

  test('shows every entry of a list before any whole text', () => {
    const text = shorten({ resultados: many('y'.repeat(5_000), 60) });
    expect(text).toContain('"CF.59"');
    expect(text).toContain('legislacao:///dispositivos/{ref_key}');
  });

  test('leaves out the last entries only where their texts are short already, and says how many', () => {
    const text = shorten({ resumo: { total: 900 }, resultados: many('y'.repeat(500), 900) });
    expect(text).toContain(`"${'y'.repeat(100)}`);
    const [json = ''] = text.split('\n\n[CORTADO');
    const { resumo, resultados } = JSON.parse(json) as { resumo: object; resultados: unknown[] };
    expect(resumo).toEqual({ total: 900 });
    expect(resultados.length).toBeGreaterThan(150);
    expect(resultados.at(-1)).toBe(`… e mais ${901 - resultados.length}, que aqui não couberam`);
  });

  test('of pages, advises smaller ones; of an act, its resource', () => {
    expect(shorten({ page: 1, items: many('y', 3_000) })).toContain('page_size');
    expect(shorten({ sigla: 'CC', sumario: many('y', 3_000) })).toContain('legislacao:///diplomas/CC');
  });

  test('never passes the limit, never ends in half a character', () => {
    const body = fc.record({
      texto: fc.string({ unit: 'grapheme', maxLength: 300 }),
      vezes: fc.integer({ min: 1, max: 900 }),
    });
    fc.assert(
      fc.property(body, ({ texto, vezes }) => {
        const text = shorten({ texto: texto.repeat(vezes), itens: many(texto.repeat(9), vezes) });
        expect(text.length).toBeLessThanOrEqual(MAX_TEXTO);
        expect(Buffer.from(text).toString()).toBe(text);
      }),
      { numRuns: 200 },
    );
  });
});
