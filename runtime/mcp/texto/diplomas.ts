import type { ListaDiplomas } from '../../../schemas/contract/model/corpus/diploma.ts';
import { linhas } from './limite.ts';

/** Lists every act on one line: its sigla, which tools take, and what it is. */
export function escreverDiplomas({ diplomas }: ListaDiplomas): string {
  const lines = diplomas.map(({ sigla, nome, numero, artigos, areas, revogado_por }) => {
    const revogado = revogado_por ? '; REVOGADO' : '';
    return `${sigla} — ${nome} (nº ${numero}); ${artigos} artigos; ${areas.join(', ')}${revogado}`;
  });
  return linhas(
    [`${diplomas.length} diplomas no acervo:`, ...lines].join('\n'),
    (faltam) => `[CORTADO: faltam ${faltam} caracteres; a lista inteira está em \`structuredContent\`.]`,
  );
}
