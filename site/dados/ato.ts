import type { DiplomaExportado } from '../../schemas/contract/model/corpus/diploma.ts';
import type { Dispositivo, Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Leitura } from '../../schemas/storage/artifacts.ts';
import { anexosDe } from '../texto/anexos.ts';
import { comCaixaDeTitulo } from '../texto/caixa.ts';
import { type Identidade, identify } from '../texto/identidade.ts';
import { type Pagina, paginar } from '../texto/secoes.ts';
import { aliases, readExport, readLeitura } from './snapshot.ts';

/** An article with all its provisions. */
export interface Artigo {
  numero: string;
  /** The article's own row, the first of `dispositivos`. */
  linha: Dispositivo;
  dispositivos: Dispositivo[];
  /** The headings above it, widest first, without its rubric. */
  titulos: readonly string[];
}

/** An act, as its pages need it. */
export interface Ato {
  diploma: Omit<DiplomaExportado, 'dispositivos'>;
  leitura: Leitura;
  identidade: Identidade;
  /** A promulgated treaty, whose paragraphs are numbered without a sign. */
  tratado: boolean;
  artigos: Artigo[];
  paginas: Pagina<Artigo>[];
  /** Maps an article to the first article of its page. */
  paginaDe: ReadonlyMap<string, string>;
  /** Maps an article to its index in `artigos`. */
  lugar: ReadonlyMap<string, number>;
  /** Every wording, oldest first, of provisions that have several; by ref_key. */
  historico: ReadonlyMap<string, Versao[]>;
}

/** Pages are made act by act, so only one act is kept in memory. */
let held: { sigla: string; ato: Ato } | null = null;

/** Returns an act, composed from its export and its `leitura/` file. Throws if the snapshot does not have it. */
export function readAto(sigla: string): Ato {
  if (held?.sigla !== sigla) held = { sigla, ato: composeAto(readExport(sigla), readLeitura(sigla)) };
  return held.ato;
}

function composeAto({ dispositivos, ...diploma }: DiplomaExportado, lida: Leitura): Ato {
  const leitura = readFrente(lida);
  const artigos = composeArtigos(dispositivos, diploma.sumario);
  const paginas = paginar(artigos);
  return {
    diploma,
    leitura,
    identidade: identify(diploma, leitura, aliases()[diploma.sigla] ?? []),
    tratado: diploma.tipo === 'decreto' && diploma.areas.includes('internacional'),
    artigos,
    paginas,
    paginaDe: new Map(
      paginas.flatMap(({ artigos: [first, ...rest] }) =>
        first ? [first, ...rest].map(({ numero }) => [numero, first.numero] as const) : [],
      ),
    ),
    lugar: new Map(artigos.map(({ numero }, place) => [numero, place])),
    historico: new Map(leitura.historico.map(({ ref_key, versoes }) => [ref_key, versoes])),
  };
}

const readFrente = (lida: Leitura): Leitura => ({
  ...lida,
  anexos: anexosDe(lida.anexos),
});

/** The sumário gives the headings of each run of articles. What an article's own path has in addition is its rubric. */
function composeArtigos(rows: readonly Dispositivo[], sumario: DiplomaExportado['sumario']): Artigo[] {
  const artigos = new Map<string, Artigo>();
  const caixa = comCaixaDeTitulo(() => rows.map((row) => row.caput_texto ?? row.texto));
  const caminhos = sumario.flatMap(({ hierarquia, artigos }) => new Array<string>(artigos).fill(hierarquia));
  for (const linha of rows) {
    if (linha.caput_texto === null) continue;
    const titulos = (caminhos[artigos.size] ?? '')
      .split(' > ')
      .flatMap((titulo) => (titulo === '' ? [] : caixa(titulo)));
    artigos.set(linha.artigo, { numero: linha.artigo, linha, dispositivos: [linha], titulos });
  }
  for (const row of rows) if (row.caput_texto === null) artigos.get(row.artigo)?.dispositivos.push(row);
  return [...artigos.values()];
}
