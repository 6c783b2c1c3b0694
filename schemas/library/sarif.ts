import type { Gravidade } from '../contract/model/verification/gravidade.ts';
import { type Achado, citadoDe } from './achados.ts';

const NIVEIS: Record<Gravidade, string> = { erro: 'error', duvida: 'warning', nota: 'note', ok: 'none' };

/** Findings as SARIF 2.1.0, which code hosts and editors show beside the lines. Correct citations are left out. */
export function composeSarif(achados: readonly Achado[]): string {
  const found = achados.filter(({ gravidade }) => gravidade !== 'ok');
  const rules = [...new Set(found.map(({ regra }) => regra))].sort();
  return `${JSON.stringify(
    {
      $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              ...{ name: 'vigente', language: 'pt-BR' },
              rules: rules.map((id) => ({ id, shortDescription: { text: id.replaceAll('_', ' ') } })),
            },
          },
          columnKind: 'utf16CodeUnits',
          results: found.map((achado) => resultOf(achado, rules.indexOf(achado.regra))),
        },
      ],
    },
    null,
    2,
  )}\n`;
}

function resultOf(achado: Achado, ruleIndex: number): object {
  const { arquivo, linha, coluna, fimLinha, fimColuna, gravidade, regra, mensagem, endereco } = achado;
  const uri = arquivo.split(/[\\/]/).map(encodeURIComponent).join('/');
  return {
    ...{ ruleId: regra, ruleIndex, level: NIVEIS[gravidade] },
    message: { text: `${citadoDe(achado)}: ${mensagem}${endereco === null ? '' : ` ${endereco}`}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri },
          region: { startLine: linha, startColumn: coluna, endLine: fimLinha, endColumn: fimColuna },
        },
      },
    ],
  };
}
