import type { CitacaoExtraida } from '../../schemas/model/citacao.ts';
import type { Resolucao, ResumoVerificacao } from '../../schemas/model/resolucao.ts';
import { parseRefKeySumula } from '../../schemas/model/sumula.ts';
import { nomesOf } from '../nomes.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import { fraseEm } from './frase.ts';
import { NomesDoTexto } from './nome-do-ato.ts';
import { resolveCitacao } from './resolve-citacao.ts';

/** How much of the text on either side of a citation tells what it is about. */
const VIZINHANCA = 300;

/** What becomes of texts that were already given, or that the answer has no room for. */
export interface Limites {
  /** Bytes of JSON that the citations may come to; past it, texts are left out. */
  bytes: number;
}

/** The body of `/v1/resolver-texto` and `/v1/consulta`, as JSON: every citation of a text with what it comes to. */
export function verifyTexto(
  texto: string,
  citacoes: readonly CitacaoExtraida[],
  acervo: Acervo,
  { bytes }: Limites,
): string {
  const given = new Set<string>();
  const porStatus: Record<string, number> = {};
  const parts: string[] = [];
  let room = bytes;
  const nomes = new NomesDoTexto(texto, citacoes, nomesOf(acervo));
  for (const [index, citacao] of citacoes.entries()) {
    const contexto = texto.slice(Math.max(0, citacao.offset - VIZINHANCA), citacao.fim + VIZINHANCA);
    const unheld = citacao.tipo === 'dispositivo' && citacao.sigla !== null && acervo.sigla(citacao.sigla) === null;
    const diploma = unheld ? nomes.nomeDe(index) : null;
    const frase = fraseEm(texto, citacao.offset, citacao.fim, VIZINHANCA);
    const full = resolveCitacao(citacao, acervo, { contexto, frase, ...(diploma !== null && { diploma }) });
    const resolucao = full.ref_key !== undefined && given.has(full.ref_key) ? withoutTexts(full) : full;
    if (full.ref_key !== undefined) given.add(full.ref_key);
    let part = JSON.stringify({ citacao, resolucao });
    if (Buffer.byteLength(part) > room) part = JSON.stringify({ citacao, resolucao: leaveOut(resolucao) });
    room -= Buffer.byteLength(part);
    parts.push(part);
    porStatus[full.status] = (porStatus[full.status] ?? 0) + 1;
  }
  return `{"resumo":${JSON.stringify(summarize(porStatus))},"citacoes":[${parts.join()}]}`;
}

function summarize(porStatus: Record<string, number>): ResumoVerificacao {
  const total = Object.values(porStatus).reduce((sum, count) => sum + count, 0);
  const confirmed = (porStatus.verificado ?? 0) + (porStatus.verificado_inferido ?? 0);
  return { total, por_status: porStatus, todas_confirmadas: total > 0 && confirmed === total };
}

/** The same provision again: its texts came with its first citation. */
function withoutTexts({ texto: _, contexto: __, ...rest }: Resolucao): Resolucao {
  return rest;
}

/** No room is left: what was found is still said, and where it can be read. */
function leaveOut({ status, ref_key, revogado, cancelada, parcial, diploma_citado, mensagem }: Resolucao): Resolucao {
  const where = ref_key === undefined ? 'verifique a citação em separado' : `leia-o em ${routeOf(ref_key)}`;
  const omitted = `O texto não coube na resposta: ${where}.`;
  return {
    status,
    ...(ref_key !== undefined && { ref_key }),
    ...(revogado !== undefined && { revogado }),
    ...(cancelada !== undefined && { cancelada }),
    ...(parcial !== undefined && { parcial }),
    ...(diploma_citado !== undefined && { diploma_citado }),
    mensagem: mensagem === undefined ? omitted : `${mensagem} ${omitted}`,
  };
}

function routeOf(refKey: string): string {
  const sumula = parseRefKeySumula(refKey);
  if (!sumula) return `/v1/dispositivos/${refKey}`;
  return `/v1/sumulas/${sumula.tribunal}/${sumula.numero}${sumula.vinculante ? '?vinculante=true' : ''}`;
}
