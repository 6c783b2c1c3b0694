import { parseRefKeySumula } from '../schemas/contract/model/corpus/ref-key-sumula.ts';
import type { Sumula } from '../schemas/contract/model/corpus/sumula.ts';

/** The addresses of the site. They are those of the API without `/v1`. */
export const caminhoDoAto = (sigla: string) => `/diplomas/${sigla}/`;
/** `CDC`, `42-A` → `/diplomas/CDC/artigos/42-A/`. */
export const caminhoDoArtigo = (sigla: string, artigo: string) => `/diplomas/${sigla}/artigos/${artigo}/`;
/** The feed of an act's changes. */
export const caminhoDoFeed = (sigla: string) => `/diplomas/${sigla}/alteracoes.xml`;
/** A page of an act's text. It is named by its first article, which changes less often than a page number. */
export const caminhoDoTexto = (sigla: string, inicio: string) => `/diplomas/${sigla}/texto/${inicio}/`;
/** The whole act on one page: `/diplomas/CDC/integra/`. */
export const caminhoDaIntegra = (sigla: string) => `/diplomas/${sigla}/integra/`;
/** All annexes of an act on one page: `/diplomas/CTB/anexos/`. */
export const caminhoDosAnexos = (sigla: string) => `/diplomas/${sigla}/anexos/`;
/** `processo-civil` → `/areas/processo-civil/`. */
export const caminhoDaArea = (slug: string) => `/areas/${slug}/`;
/** A page of the subject index, by its name from `letraDe`: `/indice/p/`, `/indice/0-9/`. */
export const caminhoDaLetra = (letra: string) => `/indice/${letra}/`;
/** The changes that an act made to other acts. */
export const caminhoDaAlteradora = (sigla: string) => `/alteracoes/${sigla}/`;
/**
 * Returns the page of the subject index that has a term: its first letter, or `0-9` if it does not begin with a letter.
 */
export const letraDe = (chave: string) => (/^[a-z]/.test(chave) ? (chave[0] as string) : '0-9');
/** `prescricao penal` → `prescricao-penal`. */
export const ancoraDoTermo = (chave: string) => chave.replaceAll(/\s+/g, '-');
/** `prescricao penal` → `/indice/p/#prescricao-penal`. */
export const caminhoDoTermo = (chave: string) => `${caminhoDaLetra(letraDe(chave))}#${ancoraDoTermo(chave)}`;
/** The slug is the name of a file in `site/conteudo/`: `/documentacao/api/`. */
export const caminhoDaDocumentacao = (slug: string) => `/documentacao/${slug}/`;
/** The address of a copy of one of the snapshot's artifacts. */
export const caminhoDoArquivo = (path: string) => `/dados/${path}`;

/** `/sumulas/STJ/7/`, `/sumulas/STF/SV11/`. */
export function caminhoDaSumula({ tribunal, numero, vinculante }: Pick<Sumula, 'tribunal' | 'numero' | 'vinculante'>) {
  return `/sumulas/${tribunal}/${vinculante ? `SV${numero}` : numero}/`;
}

/** Returns the permalink of a provision or súmula by its ref_key, or of an act by its sigla. */
export function caminhoDe(refKey: string): string {
  const sumula = parseRefKeySumula(refKey);
  if (sumula) return caminhoDaSumula(sumula);
  const [sigla = '', artigo, ...abaixo] = refKey.split('.');
  if (artigo === undefined) return caminhoDoAto(sigla);
  return `${caminhoDoArtigo(sigla, artigo)}${abaixo.length === 0 ? '' : `#${ancoraDe(refKey)}`}`;
}

/** Returns the anchor of a provision in its page: its key without the act. */
export const ancoraDe = (refKey: string) => refKey.slice(refKey.indexOf('.') + 1);
