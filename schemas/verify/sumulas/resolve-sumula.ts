import { readTribunal, TRIBUNAIS, type Tribunal } from '../../contract/model/corpus/ref-key-sumula.ts';
import type { Sumula } from '../../contract/model/corpus/sumula.ts';
import type { OrigemDoTribunal } from '../../contract/model/verification/citacao.ts';
import type { Candidato, Resolucao } from '../../contract/model/verification/resolucao.ts';
import type { AcervoSumulas } from '../acervo/acervo.ts';
import { tellsOther } from './enunciado-ao-lado.ts';
import { comNumero, fraseDaSituacao, fraseDaVinculante, nomeDaSumula } from './situacao-da-sumula.ts';

/** A citation of a súmula. `vinculante` is null if it does not say which of the two kinds it is. */
export interface Citada {
  tribunal: string | null;
  numero: number;
  vinculante: boolean | null;
  /** Where the court was inferred from, if the citation does not name it. */
  inferido: OrigemDoTribunal | 'texto' | null;
  /** The text around the citation. */
  contexto: string;
}

const INFERIDO: Record<OrigemDoTribunal | 'texto', string> = {
  texto: 'foi inferido do texto',
  titulo: 'foi inferido do título acima da citação',
  mesma_sumula: 'foi inferido de outro trecho do texto, que o diz da mesma súmula ou de outra da mesma lista',
  proprio_tribunal: 'foi inferido do próprio texto, que é dele',
  mesmo_tribunal: 'foi inferido da última menção a um tribunal',
};

/** Verifies a súmula. If `sumulas` is null the snapshot has no súmulas, and none is found. */
export function resolveSumula(citada: Citada, sumulas: AcervoSumulas | null): Resolucao {
  const found = resolveNamed(citada, sumulas);
  if (citada.inferido === null || citada.tribunal === null) return found;
  const outro = courtOfWords(citada, found, sumulas);
  if (outro !== null)
    return {
      ...ofAnyCourt(citada.numero, sumulas),
      mensagem: `O texto indica o ${citada.tribunal}, mas o que diz ao lado é a súmula ${citada.numero} do ${outro}.`,
    };
  const { status, mensagem } = found;
  const ditas = [mensagem, `O tribunal (${citada.tribunal}) ${INFERIDO[citada.inferido]}.`];
  return {
    ...found,
    status: status === 'verificado' ? 'verificado_inferido' : status,
    mensagem: ditas.filter((dita) => dita !== undefined).join(' '),
  };
}

/**
 * `# Súmulas do STF … Súmula 231: “A incidência da atenuante…”`: returns the court whose súmula the words beside the
 * number are, if it is not the court found.
 */
function courtOfWords(
  { tribunal, numero, contexto }: Citada,
  { vinculante }: Resolucao,
  sumulas: AcervoSumulas | null,
): Tribunal | null {
  const court = readTribunal(tribunal ?? '');
  const found = court && find(sumulas, court, numero, vinculante ?? false);
  if (!found) return null;
  const isTold = (other: Tribunal): boolean => {
    const sumula = other === court ? null : find(sumulas, other, numero, false);
    return sumula !== null && tellsOther(contexto, found, sumula);
  };
  return TRIBUNAIS.find(isTold) ?? null;
}

function resolveNamed({ tribunal, numero, vinculante }: Citada, sumulas: AcervoSumulas | null): Resolucao {
  if (tribunal === null) return vinculante ? ofCourt('STF', numero, true, sumulas) : ofAnyCourt(numero, sumulas);
  const court = readTribunal(tribunal);
  if (!court)
    return { status: 'nao_suportado', mensagem: `Só são verificadas súmulas do STF e do STJ, não de “${tribunal}”.` };
  return ofCourt(court, numero, vinculante, sumulas);
}

function ofCourt(
  tribunal: Tribunal,
  numero: number,
  vinculante: boolean | null,
  sumulas: AcervoSumulas | null,
): Resolucao {
  const ordinary = vinculante === true ? null : find(sumulas, tribunal, numero, false);
  const binding = vinculante === false ? null : find(sumulas, tribunal, numero, true);
  const found = ordinary ?? binding;
  if (!found) {
    if (vinculante === true && tribunal !== 'STF')
      return { status: 'nao_encontrado', mensagem: soDoSTF(tribunal, numero, sumulas) };
    const kind = vinculante === true ? 'súmula vinculante' : 'súmula';
    const mensagem =
      sumulas === null ? semSumulas(kind, numero) : `Não há no acervo a ${comNumero(kind, numero)} do ${tribunal}.`;
    return { status: 'nao_encontrado', mensagem };
  }
  const both = ordinary && binding ? fraseDaVinculante(binding) : null;
  const { ref_key, texto, cancelada } = found;
  const fields = { ref_key, texto, cancelada, vinculante: found.vinculante };
  const ditas = [fraseDaSituacao(`A ${nomeDaSumula(found)}`, found), both].filter((part) => part !== null);
  const status = cancelada ? 'cancelada' : 'verificado';
  return { status, ...fields, ...(ditas.length > 0 && { mensagem: ditas.join(' ') }) };
}

/** A binding súmula of another court: Constitution, art. 103-A. */
function soDoSTF(tribunal: Tribunal, numero: number, sumulas: AcervoSumulas | null): string {
  const outras = [find(sumulas, 'STF', numero, true), find(sumulas, tribunal, numero, false)].filter(
    (sumula) => sumula !== null,
  );
  const ha = outras.length === 0 ? '' : ` Há a ${outras.map(nomeDaSumula).join(' e a ')}.`;
  return `Só o STF tem súmulas vinculantes; o ${tribunal} não as edita.${ha}`;
}

const semSumulas = (kind: string, numero: number): string =>
  `Este acervo não tem súmulas: a ${comNumero(kind, numero)} não pôde ser conferida.`;

const find = (sumulas: AcervoSumulas | null, tribunal: Tribunal, numero: number, vinculante: boolean): Sumula | null =>
  vinculante && tribunal !== 'STF' ? null : (sumulas?.sumula(tribunal, numero, vinculante) ?? null);

/**
 * Resolves a citation without a court. Every court that has the number is a candidate, and even a single candidate is a
 * guess.
 */
function ofAnyCourt(numero: number, sumulas: AcervoSumulas | null): Resolucao {
  const candidatos = TRIBUNAIS.flatMap((tribunal): Candidato[] => {
    const found = find(sumulas, tribunal, numero, false);
    return found ? [{ ref_key: found.ref_key, sigla: tribunal, texto: found.texto.slice(0, 600), rank: 0 }] : [];
  });
  if (candidatos.length === 0) {
    const mensagem =
      sumulas === null
        ? semSumulas('súmula', numero)
        : `Não há no acervo ${comNumero('súmula', numero)} do STF nem do STJ.`;
    return { status: 'nao_encontrado', mensagem };
  }
  return {
    ...{ status: 'ambiguo', candidatos, total_candidatos: candidatos.length, candidatos_truncados: false },
    mensagem: `A citação não diz de que tribunal é a súmula ${numero}.`,
  };
}
