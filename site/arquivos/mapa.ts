import {
  caminhoDaAlteradora,
  caminhoDaArea,
  caminhoDaDocumentacao,
  caminhoDaIntegra,
  caminhoDaLetra,
  caminhoDaSumula,
  caminhoDoArtigo,
  caminhoDoAto,
  caminhoDosAnexos,
  caminhoDoTexto,
} from '../caminhos.ts';
import { acervo } from '../dados/acervo.ts';
import { alteradoras } from '../dados/alteradores.ts';
import { documentacao } from '../dados/conteudo.ts';
import { letras } from '../dados/indice.ts';
import { areas, sumulas } from '../dados/snapshot.ts';

const GERAL = 'geral';
const SUMULAS = 'sumulas';
const ALTERADORAS = 'alteracoes';

/** The names of the sitemaps: `geral`, `sumulas`, `alteracoes`, and the sigla of each act. */
export const partesDoMapa = (): string[] => [GERAL, SUMULAS, ALTERADORAS, ...acervo().keys()];

/** The pages of one part of the site, and the date of its act's last change. */
export function paginasDaParte(parte: string): { caminhos: string[]; data: string | null } {
  if (parte === SUMULAS) return { caminhos: sumulas().map(caminhoDaSumula), data: null };
  if (parte === GERAL) {
    const fixas = [
      '/',
      '/diplomas/',
      '/areas/',
      '/sumulas/',
      '/indice/',
      '/busca/',
      '/verificar/',
      '/alteracoes/',
      '/downloads/',
      '/api/',
      '/api/mcp/',
      '/documentacao/',
      ...documentacao.map(({ slug }) => caminhoDaDocumentacao(slug)),
      '/sobre/',
    ];
    const listas = [
      ...areas().areas.map(({ slug }) => caminhoDaArea(slug)),
      ...letras().map(({ letra }) => caminhoDaLetra(letra)),
    ];
    return { caminhos: [...fixas, ...listas], data: null };
  }
  if (parte === ALTERADORAS) {
    acervo();
    return { caminhos: [...alteradoras().keys()].map(caminhoDaAlteradora), data: null };
  }
  const ato = acervo().get(parte);
  if (!ato) throw new Error(`no part ${parte}`);
  const { artigos, paginas, anexos, diploma } = ato;
  const caminhos = [
    ...[caminhoDoAto(parte), caminhoDaIntegra(parte), ...(anexos > 0 ? [caminhoDosAnexos(parte)] : [])],
    ...paginas.map((inicio) => caminhoDoTexto(parte, inicio)),
    ...artigos.map((artigo) => caminhoDoArtigo(parte, artigo)),
  ];
  return { caminhos, data: diploma.ingested_at };
}
