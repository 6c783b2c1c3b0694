import { FICHAS_POR_ARQUIVO } from './ficha.ts';

/** The folder of the index, named after its content. */
export const pastaDoIndice = (nome: string): string => `/recursos/${nome}`;
export const TABELA = 'tabela.gz';
/** The file with the words of one part of the index. Parts are numbered from 0. */
export const arquivoDeParte = (numero: number): string => `palavras/${numero}.gz`;
/** The file with the list entry of an id. */
export const arquivoDeFichas = (id: number): string => `fichas/${Math.ceil(id / FICHAS_POR_ARQUIVO)}.gz`;
/** The index of that entry within its file. Ids begin at 1. */
export const lugarNoArquivo = (id: number): number => (id - 1) % FICHAS_POR_ARQUIVO;
/** The folder of Pagefind's index of the other pages. */
export const PAGINAS = 'pagefind';
