import { ruleOf } from '../../schemas/citations/attribution/how-told.ts';
import type { CitacaoExtraida, Inferencia } from '../../schemas/contract/model/verification/citacao.ts';
import type { Resolucao } from '../../schemas/contract/model/verification/resolucao.ts';
import { printPartes } from '../../schemas/law/rotulo-extenso.ts';

/** Only the start of a mention is known, so at most this many of its characters are shown. */
const MENCAO = 60;

/**
 * Explains a citation in lines for a person: `3:14  CLT  art. 7º  «art. 7º da CLT»`, then, indented, what its act or
 * court was inferred from, the rule, and the result. Lines and columns count from 1; columns are in UTF-16 units.
 */
export function createExplain(texto: string): (citacao: CitacaoExtraida, resolucao?: Resolucao) => string[] {
  const starts = [0, ...Array.from(texto.matchAll(/\n/g), ({ index }) => index + 1)];
  const place = (offset: number): string => {
    const line = starts.findLastIndex((start) => start <= offset);
    return `${line + 1}:${offset - (starts[line] as number) + 1}`;
  };
  const quote = (offset: number, fim: number): string =>
    `${place(offset)} «${texto.slice(offset, fim).replace(/\s+/g, ' ').trim()}»`;
  const mention = ({ origem, offset_mencao }: Inferencia, offset: number): string => {
    const fim = offset > offset_mencao ? Math.min(offset, offset_mencao + MENCAO) : offset_mencao + MENCAO;
    return `inferido de ${quote(offset_mencao, fim)} (${origem})`;
  };

  return (citacao, resolucao) => {
    const { offset, fim } = citacao;
    const regra = citacao.tipo === 'dispositivo' ? ruleOf(citacao) : undefined;
    const details: string[] = [];
    if (citacao.tipo === 'dispositivo' && citacao.inferencia) details.push(mention(citacao.inferencia, offset));
    if (citacao.tipo === 'sumula' && citacao.tribunal_inferido)
      details.push(`tribunal inferido (${citacao.origem_tribunal})`);
    if (regra !== undefined) details.push(`regra ${regra}`);
    if (resolucao) details.push(printResolucao(resolucao));
    const [at, ...words] = quote(offset, fim).split(' ');
    return [[at, ...printLido(citacao), words.join(' ')].join('  '), ...details.map((detail) => `    ${detail}`)];
  };
}

/** The act, or `?`, and the levels; for a precedent, its court and number. */
function printLido(citacao: CitacaoExtraida): string[] {
  if (citacao.tipo === 'dispositivo') {
    const caput = citacao.caput ? ', caput' : '';
    const aoLado = citacao.ao_lado === undefined ? '' : ` (ao lado de ${citacao.ao_lado})`;
    return [`${citacao.sigla ?? '?'}${aoLado}`, `${printPartes({ ...citacao, sigla: citacao.sigla ?? '?' })}${caput}`];
  }
  const { tipo, numero } = citacao;
  if (tipo === 'enunciado') return [citacao.orgao ?? '?', `${tipo} ${numero}`];
  const tribunal = citacao.tribunal ?? '?';
  if (tipo === 'sumula') return [tribunal, `${tipo} ${citacao.vinculante ? 'vinculante ' : ''}${numero}`];
  const de = tipo === 'tema' ? citacao.sistematica : citacao.orgao;
  return [tribunal, `${tipo} ${numero}${de === null ? '' : ` (${de})`}`];
}

const printResolucao = ({ status, ref_key, mensagem }: Resolucao): string =>
  [status, ref_key, mensagem].filter((part) => part !== undefined).join('  ');
