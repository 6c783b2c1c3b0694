import { parseRefKeySumula } from '../../schemas/contract/model/corpus/sumula.ts';
import type { Resolucao } from '../../schemas/contract/model/verification/resolucao.ts';
import type { Lido } from '../../schemas/epoca/nomeados.ts';
import type { LidoNoTempo } from '../../schemas/epoca/settle-tempo.ts';
import { citadasComAspas, semConferir } from '../../schemas/fatos/sem-conferir.ts';
import { resolveTranscricoes } from '../../schemas/verify/quotations/resolve-transcricoes.ts';
import { type CitacaoResolvida, resolveTexto, summarize, tempoDe } from '../../schemas/verify/resolve-texto.ts';
import type { PedidoComLeitura } from '../em/dias.ts';
import type { Conferencia } from './conferencia.ts';

/** What to do with texts that were already given, or for which the answer has no room. */
export interface Limites {
  /** Bytes of JSON for citations and acts. Beyond that, texts are left out. */
  bytes: number;
  /** A notice about the whole, added to the last citation. */
  aviso?: string | null;
  /** The days whose law is asked for. */
  em?: PedidoComLeitura | null;
}

/**
 * Writes the body of `/v1/resolver-texto` and `/v1/consulta` as JSON: every citation and act of a text with its result.
 */
export function verifyTexto(
  texto: string,
  { citacoes, atos, tempo = null }: Lido & Partial<LidoNoTempo>,
  conferencia: Conferencia,
  { bytes, aviso = null, em = null }: Limites,
): string {
  const { acervo } = conferencia;
  const given = new Set<string>();
  const parts: string[] = [];
  const acts = JSON.stringify(atos.map((ato) => conferencia.dizerAto(ato, em)));
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

/** Citations with quoted words for which only facts are known. */
function citadasSemConferir(
  texto: string,
  resolvidas: readonly CitacaoResolvida[],
  { semPalavras }: Conferencia,
): ReadonlySet<number> {
  if (!resolvidas.some(({ citacao }) => semPalavras(citacao))) return new Set();
  const quoted = [...citadasComAspas(texto, resolvidas)];
  return new Set(quoted.filter((index) => semPalavras((resolvidas[index] as CitacaoResolvida).citacao)));
}

/** Citations whose words are here, so that quotations can be compared. */
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

/** For a provision that occurs again: its texts came with its first citation. */
function withoutTexts({ texto: _, contexto: __, ...rest }: Resolucao): Resolucao {
  return rest;
}

/** For an answer without room: the result is kept, with the address where its text can be read. */
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

/** The sentence serves HTTP and MCP, whose bodies are the same. */
function whereToRead(refKey: string): string {
  const sumula = parseRefKeySumula(refKey);
  if (!sumula) return `leia-o em /v1/dispositivos/${refKey} (por MCP, com \`ler_dispositivo\`)`;
  const { tribunal, numero, vinculante } = sumula;
  const query = vinculante ? '?vinculante=true' : '';
  return `leia-o em /v1/sumulas/${tribunal}/${numero}${query} (por MCP, com \`ler_sumula\`)`;
}
