import { parseRefKeySumula } from '../../schemas/contract/model/corpus/sumula.ts';
import type { Resolucao } from '../../schemas/contract/model/verification/resolucao.ts';
import type { Lido } from '../../schemas/epoca/nomeados.ts';
import type { LidoNoTempo } from '../../schemas/epoca/settle-tempo.ts';
import { citadasComAspas, semConferir } from '../../schemas/fatos/sem-conferir.ts';
import { resolveTranscricoes } from '../../schemas/verify/quotations/resolve-transcricoes.ts';
import { type CitacaoResolvida, resolveTexto, summarize, tempoDe } from '../../schemas/verify/resolve-texto.ts';
import type { Pedido } from '../em/dias.ts';
import type { Conferencia } from './conferencia.ts';

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
  { citacoes, atos, tempo = null }: Lido & Partial<LidoNoTempo>,
  conferencia: Conferencia,
  { bytes, aviso = null, em = null }: Limites,
): string {
  const { acervo } = conferencia;
  const given = new Set<string>();
  const parts: string[] = [];
  const acts = JSON.stringify(atos.map(conferencia.dizerAto));
  const hoje = [...resolveTexto(texto, citacoes, acervo)];
  const naoConferidas = citadasSemConferir(texto, hoje, conferencia);
  const resolvidas = hoje.map(({ citacao, resolucao }, index) => {
    const dita = conferencia.dizer(resolucao, citacao, em);
    return { citacao, resolucao: naoConferidas.has(index) ? semConferir(dita) : dita };
  });
  const transcricoes = resolveTranscricoes(texto, resolvidas.map(comPalavras(conferencia)), acervo);
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
  const summary = summarize(
    resolvidas.map(({ resolucao }) => resolucao),
    transcricoes,
    resolvidas.map(({ citacao }) => em?.escrito ?? tempoDe(citacao)),
  );
  const resumo = JSON.stringify({ ...summary, tudo_confere: summary.tudo_confere && naoConferidas.size === 0 });
  const when = tempo ? `"tempo":${JSON.stringify(tempo)},` : '';
  return `{"resumo":${resumo},${when}"citacoes":[${parts.join()}],"transcricoes":${quoted},"atos":${acts}}`;
}

/** The citations of which only facts are known and that words are surely offered of. */
function citadasSemConferir(
  texto: string,
  resolvidas: readonly CitacaoResolvida[],
  { semPalavras }: Conferencia,
): ReadonlySet<number> {
  if (!resolvidas.some(({ citacao }) => semPalavras(citacao))) return new Set();
  const quoted = [...citadasComAspas(texto, resolvidas)];
  return new Set(quoted.filter((index) => semPalavras((resolvidas[index] as CitacaoResolvida).citacao)));
}

/** Of what has no words here, nothing that words could be compared with. */
const comPalavras =
  ({ semPalavras }: Conferencia) =>
  (resolvida: CitacaoResolvida): CitacaoResolvida => {
    if (!semPalavras(resolvida.citacao)) return resolvida;
    const { ref_key: _, ...resolucao } = resolvida.resolucao;
    return { ...resolvida, resolucao };
  };

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
  alerta,
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
    ...(alerta !== undefined && { alerta }),
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
