import type { AssuntosDoAto } from '../../schemas/contract/model/artifacts/assuntos.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
import type { Acervo } from '../../schemas/verify/acervo/acervo.ts';
import { Assuntos } from '../../schemas/verify/acervo/assuntos.ts';
import { caminhoDoArquivo } from '../caminhos.ts';
import { fetchGzip } from './gzip.ts';

/** The subjects of the acts that were cited so far, by sigla. */
export const assuntos = new Map<string, Assuntos>();

/**
 * Fetches the subjects of the acts that a text cites, each act once. An act whose subjects cannot be fetched is
 * verified by keys and states only.
 * @returns the siglas of those acts
 */
export async function carregaAssuntos(citacoes: readonly CitacaoExtraida[], known: Acervo): Promise<string[]> {
  const siglas = new Set<string>();
  for (const citacao of citacoes) {
    const sigla = citacao.tipo === 'dispositivo' && citacao.sigla !== null ? known.sigla(citacao.sigla) : null;
    if (sigla !== null && !assuntos.has(sigla)) siglas.add(sigla);
  }
  const fetched = await Promise.allSettled(
    [...siglas].map(async (sigla) => {
      const document = await fetchGzip<AssuntosDoAto>(caminhoDoArquivo(`assuntos/${sigla}.json.gz`));
      assuntos.set(sigla, new Assuntos(document));
    }),
  );
  return [...siglas].filter((_, i) => fetched[i]?.status === 'rejected');
}
