import { parseRefKeySumula } from '../schemas/contract/model/corpus/ref-key-sumula.ts';
import type { Sumula } from '../schemas/contract/model/corpus/sumula.ts';

/** Where things are on the site: an address of the API, without its `/v1`. */
export const caminhoDoAto = (sigla: string) => `/diplomas/${sigla}/`;
export const caminhoDoArtigo = (sigla: string, artigo: string) => `/diplomas/${sigla}/artigos/${artigo}/`;
/** What changed in an act, as a feed. */
export const caminhoDoFeed = (sigla: string) => `/diplomas/${sigla}/alteracoes.xml`;
/** A page of an act's text is named by its first article, which moves less than a number would. */
export const caminhoDoTexto = (sigla: string, inicio: string) => `/diplomas/${sigla}/texto/${inicio}/`;
export const caminhoDaIntegra = (sigla: string) => `/diplomas/${sigla}/integra/`;
export const caminhoDosAnexos = (sigla: string) => `/diplomas/${sigla}/anexos/`;
export const caminhoDaArea = (slug: string) => `/areas/${slug}/`;
export const caminhoDaLetra = (letra: string) => `/indice/${letra}/`;
/** What an act changed in others. */
export const caminhoDaAlteradora = (sigla: string) => `/alteracoes/${sigla}/`;
/** A term of the subject index, on the page of its letter; what begins with none stands under `0-9`. */
export const letraDe = (chave: string) => (/^[a-z]/.test(chave) ? (chave[0] as string) : '0-9');
export const ancoraDoTermo = (chave: string) => chave.replaceAll(/\s+/g, '-');
export const caminhoDoTermo = (chave: string) => `${caminhoDaLetra(letraDe(chave))}#${ancoraDoTermo(chave)}`;
export const caminhoDaDocumentacao = (slug: string) => `/documentacao/${slug}/`;
/** Copies of the snapshot's artifacts. */
export const caminhoDoArquivo = (path: string) => `/dados/${path}`;

export function caminhoDaSumula({ tribunal, numero, vinculante }: Pick<Sumula, 'tribunal' | 'numero' | 'vinculante'>) {
  return `/sumulas/${tribunal}/${vinculante ? `SV${numero}` : numero}/`;
}

/** The permalink of a provision or súmula by its key, of an act by its sigla. */
export function caminhoDe(refKey: string): string {
  const sumula = parseRefKeySumula(refKey);
  if (sumula) return caminhoDaSumula(sumula);
  const [sigla = '', artigo, ...abaixo] = refKey.split('.');
  if (artigo === undefined) return caminhoDoAto(sigla);
  return `${caminhoDoArtigo(sigla, artigo)}${abaixo.length === 0 ? '' : `#${ancoraDe(refKey)}`}`;
}

/** What a provision is called inside a page: its key without the act. */
export const ancoraDe = (refKey: string) => refKey.slice(refKey.indexOf('.') + 1);
