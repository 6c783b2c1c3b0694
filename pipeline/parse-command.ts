import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { catalogo } from '../schemas/catalog/catalog.ts';
import type { AtoCatalogado } from '../schemas/contract/model/corpus/catalogo.ts';
import type { Dispositivo } from '../schemas/contract/model/corpus/dispositivo.ts';
import { findActCitations } from '../schemas/law/act-citation.ts';
import { decodePage } from './fetch/decode.ts';
import { composeNames } from './ingest/names.ts';
import { parsePagina } from './parse/parse-pagina.ts';
import type { AtoLido, PaginaLida } from './parse/types.ts';
import { composeAltera } from './views/altera.ts';
import { composeDispositivo } from './views/dispositivo.ts';
import { composeSumario } from './views/sumario.ts';

type Identidade = Pick<AtoCatalogado, 'sigla' | 'nome' | 'numero' | 'tipo'>;

/** `parse`: prints one page file as its export JSON, or as its pieces, for anyone who wants to inspect a page. */
export function parseCommand(): Command {
  return new Command('parse')
    .description('print what one page file says')
    .argument('<file>', 'a page of the official site, as served')
    .requiredOption('--sigla <sigla>', 'what to call the act, in the catalogue or not', wellFormed)
    .option('--pecas', 'print the pieces of the page, [{destino, ref_key, texto}], in page order')
    .action(async (file: string, { sigla, pecas }: { sigla: string; pecas?: boolean }) => {
      const pagina = parsePagina(decodePage(readBytes(file)).html, sigla);
      const shown = pecas ? pagina.pecas : composePage(pagina, sigla, pathToFileURL(file).href);
      await Bun.write(Bun.stdout, `${JSON.stringify(shown, null, 2)}\n`);
    });
}

function wellFormed(sigla: string): string {
  if (!/^[A-Z0-9-]{1,20}$/.test(sigla)) throw new InvalidArgumentError('1 to 20 of A-Z, 0-9 and the hyphen.');
  return sigla;
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    console.error(`error: cannot read ${file}: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

/** Composes the export of the act, with what the parser found and where the page's characters went. */
function composePage({ atos, achados, conservacao }: PaginaLida, sigla: string, fonte_url: string) {
  const ato = atos[0] as AtoLido;
  const sumario = composeSumario(ato.linhas);
  return {
    ...identify(sigla, ato.epigrafe),
    fonte_url,
    ingested_at: null,
    classificacao: ato.classificacao,
    areas: [],
    artigos: sumario.reduce((total, entrada) => total + entrada.artigos, 0),
    sumario,
    dispositivos: composeRows(ato, sigla),
    achados,
    conservacao,
  };
}

/** There is no snapshot here, so `altera` treats every act of the catalogue as known. */
function composeRows(ato: AtoLido, sigla: string): Dispositivo[] {
  const { resolve } = composeNames(catalogo);
  const known = new Set(catalogo.atos.map((catalogado) => catalogado.sigla));
  return ato.linhas.map((linha, ordem) => ({
    ...composeDispositivo(linha, sigla, ordem),
    altera: composeAltera(linha.alvos, resolve, known),
  }));
}

/** Returns what the catalogue says of the act, or else what its own epigraph says. */
function identify(sigla: string, epigrafe: string): Identidade {
  const catalogado = catalogo.atos.find((ato) => ato.sigla === sigla);
  if (catalogado) return { sigla, nome: catalogado.nome, numero: catalogado.numero, tipo: catalogado.tipo };
  const [act] = findActCitations(epigrafe);
  return { sigla, nome: epigrafe || sigla, numero: act?.numero ?? '', tipo: act?.forma ?? 'lei' };
}
