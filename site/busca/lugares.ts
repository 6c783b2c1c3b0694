import { FICHAS_POR_ARQUIVO } from './ficha.ts';

/** Where the index lies, in the folder that is named by what is in it. */
export const pastaDoIndice = (nome: string): string => `/recursos/${nome}`;
export const TABELA = 'tabela.gz';
export const arquivoDeParte = (numero: number): string => `palavras/${numero}.gz`;
/** What lists show of the article or súmula with an id. */
export const arquivoDeFichas = (id: number): string => `fichas/${Math.ceil(id / FICHAS_POR_ARQUIVO)}.gz`;
export const lugarNoArquivo = (id: number): number => (id - 1) % FICHAS_POR_ARQUIVO;
