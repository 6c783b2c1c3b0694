import type { Alteracao } from '../../schemas/contract/model/corpus/alteracao.ts';
import type { IngestRunRelatado } from '../../schemas/contract/model/corpus/ingest-run.ts';
import { escapeMarkdown } from '../../schemas/text/escape.ts';

/** A longer list makes a page that nobody reads and that the sites which show such pages refuse. */
const MOST_ITEMS = 500;
/** In characters. An issue takes 65,536, and the notes of a release 125,000 together with the changes. */
const MOST_REASONS = 40_000;

const FEITO: Record<Alteracao['tipo'], string> = {
  dispositivo_incluido: 'incluído',
  dispositivo_alterado: 'alterado',
  dispositivo_revogado: 'revogado',
  dispositivo_restaurado: 'restaurado',
  dispositivo_removido: 'removido',
  dispositivo_renumerado: 'renumerado',
  sumula_incluida: 'incluída',
  sumula_alterada: 'alterada',
  sumula_cancelada: 'cancelada',
};

/**
 * Reports the result of an ingestion as Markdown: sources by status, those kept back with their reasons, and what
 * changed.
 */
export function composeReport(runs: readonly IngestRunRelatado[], changes: readonly Alteracao[]): string {
  const of = (status: IngestRunRelatado['status']) => runs.filter((run) => run.status === status).length;
  return [
    '## Ingestão',
    `${runs.length} fontes lidas: ${of('ok')} com novidade, ${of('sem_mudanca')} sem mudança, ${of('erro')} retidas ou com falha.`,
    composeKeptBack(runs),
    composeChanges(changes),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Reports the sources that were not published, each with the reason. Empty if there are none. */
export function composeKeptBack(runs: readonly IngestRunRelatado[]): string {
  const failed = runs.filter(({ status }) => status === 'erro');
  if (failed.length === 0) return '';
  const lines: string[] = [];
  let length = 0;
  for (const { sigla, fonte, erro } of failed) {
    const line = `| ${sigla ?? fonte} | ${cell(erro ?? '')} |`;
    length += line.length;
    if (length > MOST_REASONS) break;
    lines.push(line);
  }
  const more = failed.length - lines.length;
  return [
    '### Fontes retidas',
    'Continua valendo a redação anterior de cada uma. Quem conferiu a página oficial a libera com `--accept`.',
    ['| fonte | motivo |', '| --- | --- |', ...lines].join('\n'),
    ...(more > 0 ? [`E mais ${more}, no registro de leituras do acervo.`] : []),
  ].join('\n\n');
}

function composeChanges(changes: readonly Alteracao[]): string {
  if (changes.length === 0) return '### O que mudou\n\nNada mudou nos textos.';
  const lines = changes.slice(0, MOST_ITEMS).map(({ ref_key, tipo, alterado_por, revogado_por, revogado }) => {
    return `| \`${ref_key}\` | ${FEITO[tipo]} | ${cell((revogado ? revogado_por : alterado_por) ?? '')} |`;
  });
  const more = changes.length - lines.length;
  return [
    '### O que mudou',
    ['| dispositivo | o que houve | por |', '| --- | --- | --- |', ...lines].join('\n'),
    more > 0 ? `E mais ${more}, em \`alteracoes.json\`.` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/**
 * Makes text that may quote a page fit into a cell of a table. It must neither be markup nor name people: sites that
 * show such pages notify whoever stands behind an `@`, even an escaped one.
 */
const cell = (text: string): string =>
  escapeMarkdown(text.replace(/\s+/g, ' ')).replaceAll('@', `@${ZERO_WIDTH_SPACE}`);

const ZERO_WIDTH_SPACE = '\u200b';
