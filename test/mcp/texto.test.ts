import { describe, expect, test } from 'bun:test';
import { escreverArtigo } from '../../runtime/mcp/texto/artigo.ts';
import { escreverDiplomas } from '../../runtime/mcp/texto/diplomas.ts';
import { escrever } from '../../runtime/mcp/texto/escrever.ts';
import { MAX_TEXTO } from '../../runtime/mcp/texto/limite.ts';
import { escreverSumario } from '../../runtime/mcp/texto/sumario.ts';
import type { Artigo } from '../../schemas/contract/model/corpus/artigo.ts';
import type { DiplomaDetalhado } from '../../schemas/contract/model/corpus/diploma.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Dia } from '../../schemas/law/calendario.ts';

const parte = (ref_key: string, texto: string, more: Partial<Dispositivo> = {}) =>
  ({ ref_key, texto, revogado: false, revogado_por: null, alterado_por: null, anotacoes: [], ...more }) as Dispositivo;

const artigo = (more: Partial<Artigo> = {}): Artigo => ({
  ...{ diploma: { sigla: 'EX', nome: 'Código de Exemplo' }, ref_key: 'EX.5', artigo: '5', hierarquia: 'TÍTULO I' },
  ...{ revogado: false, caput: 'Caput.', texto: 'Caput.\n§ 1º Um.', anotacoes: [], ordem: 5 },
  ...{ alterado_por: null, revogado_por: null, em_vigor_desde: '2002-01-11', anterior: '4', proximo: null },
  dispositivos: [parte('EX.5', 'Caput.'), parte('EX.5.1', 'Um.')],
  ...more,
});

describe('an article', () => {
  test('is its text, with where it stands and its state', () => {
    expect(escreverArtigo(artigo())).toBe(`EX.5 — Código de Exemplo, art. 5
TÍTULO I
Em vigor, nesta redação do caput desde 11 de janeiro de 2002.

Caput.
§ 1º Um.

Artigo anterior: 4; seguinte: nenhum.`);
  });

  test('whose wording begins later is not called in force, but on a day of its own', () => {
    const futuro = artigo({ em_vigor_desde: '2026-12-05' });
    expect(escreverArtigo(futuro, '2026-12-04')).toContain(
      'AINDA NÃO VIGORA nesta redação do caput, que começa em 5 de dezembro de 2026.',
    );
    const vigora = 'Em vigor, nesta redação do caput desde 5 de dezembro de 2026.';
    expect(escreverArtigo(futuro, '2026-12-05')).toContain(vigora);
    expect(escreverArtigo(artigo({ em_vigor_desde: '2026' }), '2026-12-04')).toContain('desde 2026.');
    const em = { pedido: '2027', certo: true };
    expect(escreverArtigo(artigo({ em_vigor_desde: '2026-12-05', em }), '2026-12-04')).toContain(vigora);
  });

  test('tells of its parts only what its text does not', () => {
    const lei = 'Lei nº 9, de 2009';
    const text = escreverArtigo(
      artigo({
        dispositivos: [
          parte('EX.5', 'Caput.', { alterado_por: 'Lei nº 1' }),
          parte('EX.5.1', 'Um.', { alterado_por: lei }),
          parte('EX.5.2', 'Dois.', { revogado: true, revogado_por: lei }),
          parte('EX.5.2.I', 'Inciso.', { revogado: true, revogado_por: lei }),
          parte('EX.5.3', ''),
        ],
      }),
    );
    expect(text).toContain(`- revogado (${lei}): EX.5.2, EX.5.2.I\n- vetado: EX.5.3`);
    expect(text).toContain(`- ${lei}: EX.5.1\n`);
    expect(text).not.toContain('Lei nº 1:');
  });

  test('that is not in force says so before its text', () => {
    const revogado = artigo({
      revogado: true,
      revogado_por: 'Lei nº 9',
      dispositivos: [parte('EX.5', 'x', { revogado: true })],
    });
    expect(escreverArtigo(revogado)).toContain('NÃO VIGORA: revogado (Lei nº 9).\n\nCaput.');
    expect(escreverArtigo(artigo({ texto: '' }))).toContain('NÃO VIGORA: vetado.');
  });

  test('that was written is remembered by the tag of its answer, and for the day', () => {
    const written = (texto: string, tag: string | null, hoje: Dia | null = '2026-12-04') =>
      escrever('lerArtigo', JSON.stringify(artigo({ texto, em_vigor_desde: '2026-12-05' })), hoje, tag);
    expect(written('Um.', 'a1')).toContain('Um.');
    expect(written('Outro.', 'b2')).toContain('Outro.');
    expect(written('(not read again)', 'a1')).toBe(written('Um.', null));
    expect(written('Um.', 'a1', '2026-12-05')).not.toBe(written('Um.', 'a1'));
    expect(written('Sem etiqueta.', null)).toContain('Sem etiqueta.');
  });

  test('too long is cut between lines, and says how much is missing', () => {
    const text = escreverArtigo(artigo({ texto: `${'linha inteira\n'.repeat(4_000)}fim` }));
    expect(text.length).toBeLessThanOrEqual(MAX_TEXTO);
    expect(text).toMatch(/linha inteira\n\n\[CORTADO: faltam \d+ caracteres.*`EX\.5\.<nível>`/);
  });
});

const entrada = (hierarquia: string, artigo_inicial: string, artigo_final: string) => ({
  ...{ hierarquia, artigo_inicial, artigo_final, artigos: 1 },
});
const diploma = (sumario: DiplomaDetalhado['sumario']): DiplomaDetalhado => ({
  ...{ sigla: 'EX', nome: 'Código de Exemplo', numero: '1', tipo: 'codigo', fonte_url: 'https://exemplo.invalid/' },
  ...{ ingested_at: null, classificacao: 'autonoma', areas: ['civil'], artigos: 9, sumario },
});

describe('an act', () => {
  test('is the tree of its headings, with the articles of each', () => {
    const text = escreverSumario(
      diploma([
        entrada('LIVRO I > TÍTULO I', '1', '3'),
        entrada('LIVRO I > TÍTULO II', '4', '4'),
        entrada('LIVRO II > TÍTULO I', '5', '9'),
      ]),
    );
    expect(text).toBe(`EX — Código de Exemplo (nº 1), 9 artigos; áreas: civil
Fonte: https://exemplo.invalid/

LIVRO I (arts. 1 a 4)
  TÍTULO I (arts. 1 a 3)
  TÍTULO II (art. 4)
LIVRO II (arts. 5 a 9)
  TÍTULO I (arts. 5 a 9)`);
  });

  test('of too many headings leaves out the deepest ones first', () => {
    const many = Array.from({ length: 2_000 }, (_, n) =>
      entrada(`LIVRO ${n % 2} > TÍTULO ${n} comprido`, `${n}`, `${n}`),
    );
    const deep = escreverSumario(diploma(many.toSorted((a, b) => a.hierarquia.localeCompare(b.hierarquia))));
    expect(deep).toContain('LIVRO 1 (');
    expect(deep).not.toContain('TÍTULO');
    expect(deep).toContain('[CORTADO');
    const wide = escreverSumario(diploma(many.map((one) => ({ ...one, hierarquia: one.hierarquia.slice(10) }))));
    expect(wide.length).toBeLessThanOrEqual(MAX_TEXTO);
    expect(wide).toContain('[CORTADO');
  });

  test('stands in a line of the list', () => {
    const [{ sumario: _, ...listado }] = [diploma([])];
    expect(escreverDiplomas({ diplomas: [listado] })).toContain('EX — Código de Exemplo (nº 1); 9 artigos; civil');
  });
});
