import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { encurtar, MAX_TEXTO } from '../../runtime/mcp/encurtar.ts';

const shorten = (body: unknown) => encurtar(JSON.stringify(body));
const many = (texto: string, count: number) => Array.from({ length: count }, (_, i) => ({ ref_key: `CF.${i}`, texto }));

describe('an answer too long to read', () => {
  test('is left alone while it fits', () => {
    const body = { texto: 'x'.repeat(MAX_TEXTO - 20) };
    expect(shorten(body)).toBe(JSON.stringify(body));
  });

  test('keeps its own text and cuts those of its lists, and says where the whole is', () => {
    const texto = 'x'.repeat(2_000);
    const text = shorten({ ref_key: 'CF.5', texto, dispositivos: many('y'.repeat(5_000), 20) });
    expect(text).toContain(texto);
    expect(text).toContain(`${'y'.repeat(300)}…`);
    expect(text).toContain('legislacao:///dispositivos/CF.5');
    expect(text).toContain('CF.19');
  });

  test('shows every entry of a list before any whole text', () => {
    const text = shorten({ resultados: many('y'.repeat(5_000), 60) });
    expect(text).toContain('"CF.59"');
    expect(text).toContain('legislacao:///dispositivos/{ref_key}');
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
