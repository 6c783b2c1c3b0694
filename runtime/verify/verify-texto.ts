import type { AtoExtraido } from '../../schemas/citations/extract-acts.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/citacao.ts';
import type { Resolucao } from '../../schemas/contract/model/resolucao.ts';
import { parseRefKeySumula } from '../../schemas/contract/model/sumula.ts';
import { resolveAto } from '../../schemas/verify/resolve-ato.ts';
import { type CitacaoResolvida, resolveTexto, summarize } from '../../schemas/verify/resolve-texto.ts';
import { resolveTranscricoes } from '../../schemas/verify/resolve-transcricoes.ts';
import type { Pedido } from '../em/dias.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import { resolveEm } from './resolve-em.ts';

/** What was read in a text, in order. */
export interface Lido {
  citacoes: readonly CitacaoExtraida[];
  /** The acts that it cites without a provision. */
  atos: readonly AtoExtraido[];
}

/** What becomes of texts that were already given, or that the answer has no room for. */
export interface Limites {
  /** Bytes of JSON that citations and acts may come to; past it, texts are left out. */
  bytes: number;
  /** What is to be said of the whole, beside its last citation. */
  aviso?: string | null;
  /** The days whose law is asked for. */
  em?: Pedido | null;
}

/** The body of `/v1/resolver-texto` and `/v1/consulta`, as JSON: every citation and act of a text with what it comes to. */
export function verifyTexto(
  texto: string,
  { citacoes, atos }: Lido,
  acervo: Acervo,
  { bytes, aviso = null, em = null }: Limites,
): string {
  const given = new Set<string>();
  const parts: string[] = [];
  const acts = JSON.stringify(atos.map((ato) => resolveAto(ato, acervo)));
  const de = (hoje: CitacaoResolvida): CitacaoResolvida =>
    em ? { ...hoje, resolucao: resolveEm(hoje.resolucao, hoje.citacao, acervo, em) } : hoje;
  const resolvidas = Array.from(resolveTexto(texto, citacoes, acervo), de);
  const transcricoes = resolveTranscricoes(texto, resolvidas, acervo);
  const quoted = JSON.stringify(transcricoes);
  let room = bytes - Buffer.byteLength(acts) - Buffer.byteLength(quoted);
  for (const { citacao, resolucao: full } of resolvidas) {
    const said = aviso !== null && parts.length === citacoes.length - 1 ? withAviso(full, aviso) : full;
    const resolucao = said.ref_key !== undefined && given.has(said.ref_key) ? withoutTexts(said) : said;
    if (full.ref_key !== undefined) given.add(full.ref_key);
    let part = JSON.stringify({ citacao, resolucao });
    if (Buffer.byteLength(part) > room) part = JSON.stringify({ citacao, resolucao: leaveOut(resolucao) });
    room -= Buffer.byteLength(part);
    parts.push(part);
  }
  const resumo = JSON.stringify(
    summarize(
      resolvidas.map(({ resolucao }) => resolucao),
      transcricoes,
    ),
  );
  return `{"resumo":${resumo},"citacoes":[${parts.join()}],"transcricoes":${quoted},"atos":${acts}}`;
}

const withAviso = (resolucao: Resolucao, aviso: string): Resolucao => ({
  ...resolucao,
  mensagem: resolucao.mensagem === undefined ? aviso : `${resolucao.mensagem} ${aviso}`,
});

/** The same provision again: its texts came with its first citation. */
function withoutTexts({ texto: _, contexto: __, ...rest }: Resolucao): Resolucao {
  return rest;
}

/** No room is left: what was found is still said, and where it can be read. */
function leaveOut({
  status,
  gravidade,
  motivo,
  ref_key,
  revogado,
  cancelada,
  parcial,
  diploma_citado,
  mensagem,
}: Resolucao): Resolucao {
  const where = ref_key === undefined ? 'verifique a citação em separado' : whereToRead(ref_key);
  const omitted = `O texto não coube na resposta: ${where}.`;
  return {
    status,
    ...(gravidade !== undefined && { gravidade }),
    ...(motivo !== undefined && { motivo }),
    ...(ref_key !== undefined && { ref_key }),
    ...(revogado !== undefined && { revogado }),
    ...(cancelada !== undefined && { cancelada }),
    ...(parcial !== undefined && { parcial }),
    ...(diploma_citado !== undefined && { diploma_citado }),
    mensagem: mensagem === undefined ? omitted : `${mensagem} ${omitted}`,
  };
}

/** By HTTP and by MCP at once: whoever asks, the body is the same. */
function whereToRead(refKey: string): string {
  const sumula = parseRefKeySumula(refKey);
  if (!sumula) return `leia-o em /v1/dispositivos/${refKey} (por MCP, com \`ler_dispositivo\`)`;
  const { tribunal, numero, vinculante } = sumula;
  const query = vinculante ? '?vinculante=true' : '';
  return `leia-o em /v1/sumulas/${tribunal}/${numero}${query} (por MCP, com \`ler_sumula\`)`;
}
