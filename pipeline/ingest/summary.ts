import type { IngestRunRelatado } from '../../schemas/contract/model/corpus/ingest-run.ts';
import type { IngestResult } from './ingest.ts';

/** Composes the summary of an ingestion for a person at a terminal: the counts, and what failed and why. */
export function composeSummary(result: IngestResult): string {
  const { manifest, published, runs, ausentes, revogadosAusentes, changes } = result;
  const of = (status: IngestRunRelatado['status']) => runs.filter((run) => run.status === status);
  const failed = of('erro');
  const counts = [
    ['ok', of('ok').length],
    ['sem_mudanca', of('sem_mudanca').length],
    ['erro', failed.length],
    ['ausente', ausentes.length],
    ['provisions read', sum(of('ok').map(({ relatorio }) => Number(relatorio.dispositivos ?? 0)))],
    ['súmulas read', sum(of('ok').map(({ relatorio }) => Number(relatorio.sumulas ?? 0)))],
    ['changes in the feed', changes.length],
    ['unplaced characters', sum(of('ok').map(unplacedOf))],
  ] as const;
  const unplaced = of('ok').filter((run) => unplacedOf(run) > 0);
  return [
    table(counts.map(([name, count]) => [name, String(count)])),
    section('Without a page in the mirror', ausentes.length > 0 ? [ausentes.join(' ')] : []),
    section('Repealed acts without a page', revogadosAusentes.length > 0 ? [revogadosAusentes.join(' ')] : []),
    section(
      'Unplaced characters',
      table(unplaced.map((run) => [String(run.sigla), String(unplacedOf(run))])).split('\n'),
    ),
    section('Failed', table(failed.map(({ sigla, fonte, erro }) => [sigla ?? fonte, String(erro)])).split('\n')),
    conclusion(published, manifest?.versao, manifest?.gerado_em),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/**
 * Returns 0 if something was read, even if nothing changed, and 1 if every source failed or there were none to read.
 */
export function exitCodeOf({ runs }: IngestResult): 0 | 1 {
  return runs.some(({ status }) => status !== 'erro') ? 0 : 1;
}

function conclusion(published: boolean, versao: string | undefined, geradoEm: string | undefined): string {
  if (published) return `Published snapshot ${versao}. Its website is built by npm run site.`;
  return versao ? `Nothing changed: snapshot ${versao} of ${geradoEm} stays.` : 'Nothing was published.';
}

function unplacedOf({ relatorio }: IngestRunRelatado): number {
  const conservacao = relatorio.conservacao as { nao_classificado?: number } | undefined;
  return conservacao?.nao_classificado ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function section(title: string, lines: readonly string[]): string {
  const filled = lines.filter((line) => line !== '');
  return filled.length === 0 ? '' : [`${title}:`, ...filled.map((line) => `  ${line}`)].join('\n');
}

/** Aligns rows of two columns. */
function table(rows: readonly (readonly [string, string])[] | readonly string[][]): string {
  const width = Math.max(0, ...rows.map(([name = '']) => name.length));
  return rows.map(([name = '', value = '']) => `${name.padEnd(width)}  ${value}`).join('\n');
}
