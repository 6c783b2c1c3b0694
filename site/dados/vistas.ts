import type { Alteracao } from '../../schemas/contract/model/corpus/alteracao.ts';
import { printRefKey } from '../../schemas/law/ref-key-por-extenso.ts';
import { caminhoDe } from '../caminhos.ts';
import type { Entrada } from '../texto/feed.ts';
import { ALTERACOES } from '../texto/palavras.ts';

/** A feed entry for a change that an ingestion found. */
export function entradaDe(alteracao: Alteracao, at: (path: string) => string): Entrada {
  const { id, tipo, ref_key, ref_key_anterior, detectado_em, alterado_por, revogado_por } = alteracao;
  const era = ref_key_anterior === undefined ? '' : ` (era ${printRefKey(ref_key_anterior)})`;
  const titulo = `${printRefKey(ref_key)}: ${ALTERACOES[tipo]}${era}`;
  const por = revogado_por ?? alterado_por ?? '';
  return {
    ...{ id: at(`/alteracoes/#${id}`), href: at(caminhoDe(ref_key)), titulo },
    ...{ resumo: `${titulo}. ${por}`, quando: detectado_em },
  };
}
