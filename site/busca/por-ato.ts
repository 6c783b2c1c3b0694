import type { AtoLocal, VerificacaoLocal } from '../../schemas/contract/model/artifacts/verificacao-local.ts';
import { VERIFICACAO } from '../../schemas/storage/layout.ts';
import { caminhoDoArquivo } from '../caminhos.ts';

/** Keys and states of the whole corpus, by which a browser verifies. */
export const TODA = caminhoDoArquivo(`${VERIFICACAO}.gz`);

/** The same in parts, for a query needs few acts: all but the acts, and each of these. */
const PARTES = 'verificacao';
export const COMUM = caminhoDoArquivo(`${PARTES}/comum.json.gz`);
/** `CDC` → `/dados/verificacao/atos/CDC.json.gz`. */
export const parteDoAto = (sigla: string): string => caminhoDoArquivo(`${PARTES}/atos/${sigla}.json.gz`);

/** Parts of another version are not of this one. */
export interface VerificacaoComum extends Omit<VerificacaoLocal, 'atos'> {
  versao: string;
  siglas: string[];
}

export interface VerificacaoDoAto {
  versao: string;
  ato: AtoLocal;
}
