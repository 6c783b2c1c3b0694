import type { CitacaoExtraida } from '../../contract/model/verification/citacao.ts';
import type { Resolucao } from '../../contract/model/verification/resolucao.ts';
import { printSigla } from '../../law/ref-key-por-extenso.ts';
import type { Acervo } from '../acervo/acervo.ts';
import { withGravidade } from '../gravidade.ts';
import { suggestEm } from './ato-certo.ts';

/**
 * Returns the result of a citation whose act was inferred. If that act lacks the provision and another that the text
 * cites has it, the other may be meant: it is suggested, and only who wrote the text knows.
 */
export function withOutroCitado(
  citacao: CitacaoExtraida,
  resolucao: Resolucao,
  citacoes: readonly CitacaoExtraida[],
  acervo: Acervo,
): Resolucao {
  const { status } = resolucao;
  if (status !== 'nao_encontrado' && status !== 'verificado_parcial') return resolucao;
  if (citacao.tipo !== 'dispositivo' || !citacao.diploma_inferido) return resolucao;
  const outros = new Map([...namedIn(citacoes)].map((sigla) => [sigla, suggestEm(sigla, citacao, acervo)]));
  const nomes = [...outros].flatMap(([sigla, sugestao]) => (sugestao.length > 0 ? printSigla(sigla) : []));
  if (nomes.length === 0) return resolucao;
  const dita = `Outro diploma que o texto cita tem esse dispositivo: ${nomes.join(', ')}.`;
  const mensagem = resolucao.mensagem ? `${resolucao.mensagem} ${dita}` : dita;
  return withGravidade({ ...resolucao, motivo: 'sem_diploma', mensagem, sugestao: [...outros.values()].flat() });
}

/** The acts that the citations of provisions name. */
const namedIn = (citacoes: readonly CitacaoExtraida[]): Set<string> =>
  new Set(
    citacoes.flatMap((citacao) =>
      citacao.tipo === 'dispositivo' && citacao.sigla !== null && !citacao.diploma_inferido ? citacao.sigla : [],
    ),
  );
