import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import type { EnderecoVisto } from '../../schemas/storage/seguidos.ts';
import { reasonToKeepBack } from '../ingest/keep-back/keep-back.ts';
import type { ParsedPage } from '../ingest/parsed-page.ts';
import { readAct } from '../ingest/read-act.ts';
import type { ReadPage } from '../ingest/read-page.ts';
import { type Parser, parseSafely } from '../ingest/read-source.ts';
import { deriveAto, provisionalSigla } from './derive.ts';

/** The act of a page that a link led to, or why the page cannot be published as one. */
export type LinkedAct = { ato: AtoCatalogado; pagina: ParsedPage } | { motivo: string };

/**
 * Reads the act of a page as a first ingestion would, under the sigla of its own epigraph.
 * @param isKnown whether an act with that generated sigla is read from another page
 */
export function readLinked(
  page: ReadPage,
  visto: EnderecoVisto,
  parser: Parser,
  isKnown: (sigla: string) => boolean,
): LinkedAct {
  const guess = provisionalSigla(visto);
  const first = parseSafely(parser, page, { sigla: guess });
  if (first instanceof Error) return { motivo: `o leitor falhou: ${first.message}` };
  const [lido] = first.atos;
  if (!lido) return { motivo: 'a página não tem nenhum ato' };
  const derivado = deriveAto(lido, visto);
  if ('motivo' in derivado) return derivado;
  const { ato } = derivado;
  const { sigla } = ato;
  if (isKnown(sigla)) return { motivo: `a página é de ${sigla}, que é lido em outra` };
  const pagina = sigla === guess ? first : parseSafely(parser, page, ato);
  if (pagina instanceof Error) return { motivo: `o leitor falhou: ${pagina.message}` };
  const reading = readAct(sigla, [page], {
    ...{ previous: null, mayBeAbsent: false, juntos: [sigla], versaoParser: parser.versao },
    parse: () => pagina,
  });
  if (reading.outcome === 'erro') return { motivo: reading.erro };
  if (reading.outcome !== 'lido') throw new Error(`${sigla} was not read`);
  const motivo = reasonToKeepBack({ catalogado: ato, read: reading }, null, false);
  return motivo === null ? { ato, pagina } : { motivo };
}
