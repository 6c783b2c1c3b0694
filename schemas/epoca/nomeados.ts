import { antecessores, homonimoDeHoje } from '../catalog/antecessores.ts';
import { nameOfAct } from '../citations/attribution/how-told.ts';
import type { AtoExtraido } from '../citations/extract-acts.ts';
import type { CitacaoExtraida, DispositivoCitado } from '../contract/model/verification/citacao.ts';
import type { TipoDeSinal } from '../contract/model/verification/tempo.ts';
import type { Dia } from '../law/calendario.ts';
import { parseRefKey } from '../law/ref-key.ts';
import { fold } from '../text/fold.ts';
import { hasTabela } from './codigos.ts';
import type { Transcrita } from './transcritas.ts';

/** The citations and acts read in a text, in order. */
export interface Lido {
  citacoes: readonly CitacaoExtraida[];
  atos: readonly AtoExtraido[];
}

export interface Lugar {
  offset: number;
  fim: number;
}

/** One piece of evidence about which code is meant. */
export interface Sinal {
  tipo: TipoDeSinal;
  sigla: string;
  lugar: Lugar | null;
}

/** A name that an act of another time also had. */
export interface Nomeado {
  lugar: Lugar;
  /** The act that has the name today. */
  hoje: string;
  /** The act that the words themselves identify (`CPC/73`, `o antigo CPC`); null if the name does not identify one. */
  dito: string | null;
  /**
   * Whether a year, a number or a word such as `novo` identifies the act. A later name without them may then be that
   * act's.
   */
  porAno: boolean;
  item: DispositivoCitado | AtoExtraido;
  /** The decision that the text quotes at this place. */
  transcrita: Transcrita | null;
  sinais: Sinal[];
}

/** Whether there is a table for this code or for one that it replaced. */
export const isOfCodes = (sigla: string): boolean =>
  hasTabela(sigla) || (antecessores().get(sigla) ?? []).some((each) => hasTabela(each.sigla));

/** Whether any of these citations may be of a code with a table, or of the code that replaced it. */
export const citesCodes = (citacoes: readonly CitacaoExtraida[]): boolean =>
  citacoes.some((citacao) => citacao.tipo === 'dispositivo' && citacao.sigla !== null && isOfCodes(citacao.sigla));

/**
 * Returns the act that a name of today's meant on some days; null if it was not the same act on all of them. On days before
 * any act with that name it is the oldest one.
 */
export function actOf(hoje: string, de: string, ate: string = de): string | null {
  const then = (dia: string): string => {
    const notOver = (antecessores().get(hoje) ?? []).filter((each) => dia < each.ate);
    return (notOver.findLast((each) => each.desde <= dia) ?? notOver.at(-1))?.sigla ?? hoje;
  };
  return then(de) === then(ate) ? then(de) : null;
}

const EXPLICITO = /\d|(?<![a-z])(?:nov[oa]|novel|nc(?:pc|c))(?![a-z])/;
/** Matches `Código de Processo Civil de 2015` from where the name begins, but not `o CPC no prazo de 15 dias`. */
const COM_ANO =
  /^[^.,;:\n]{0,60}?(?:\/|\sde\s|\(|n[º°o.]{1,2}\s?|lei\s)\s*(?:\d{4}(?!\d)|\d{1,2}\.\d{3}|\d\d(?![\d%]|\s*(?:dias?|anos?|meses|horas?)))/i;
const MENCAO = 80;

/**
 * Finds the names in a text that acts of another time also had, in order.
 * @param first the earliest day that the text mentions; for an act without a table, a name is skipped if its former
 * acts had all ended by then
 */
export function readNomeados(texto: string, { citacoes, atos }: Lido, first: Dia): Nomeado[] {
  const anteriores = antecessores();
  const found: Nomeado[] = [];
  const note = (item: Nomeado['item'], sigla: string, isDated: () => boolean) => {
    const own = anteriores.has(sigla);
    const hoje = own ? sigla : homonimoDeHoje(sigla);
    if (hoje === undefined || !(isOfCodes(hoje) || (anteriores.get(hoje)?.[0]?.ate ?? '') > first)) return;
    const { offset, fim } = item;
    const porAno = isDated();
    const dito = !own || porAno ? sigla : null;
    found.push({ lugar: { offset, fim }, hoje, dito, porAno, item, transcrita: null, sinais: [] });
  };
  for (const citacao of citacoes) {
    if (citacao.tipo !== 'dispositivo' || citacao.sigla === null || citacao.ao_lado !== undefined) continue;
    note(citacao, citacao.sigla, () => isDated(texto, citacao));
  }
  for (const ato of atos) {
    if (ato.ao_lado === undefined) note(ato, ato.sigla, () => EXPLICITO.test(fold(ato.rotulo)));
  }
  return found.sort((one, other) => one.lugar.offset - other.lugar.offset);
}

function isDated(texto: string, citacao: DispositivoCitado): boolean {
  const { inferencia } = citacao;
  const named = inferencia ? undefined : nameOfAct(citacao);
  if (named !== undefined) return EXPLICITO.test(fold(named));
  // A citation written as a ref_key means today's act.
  if (!inferencia) return parseRefKey(citacao.rotulo) !== null;
  const mention = texto.slice(inferencia.offset_mencao, inferencia.offset_mencao + MENCAO);
  return COM_ANO.test(mention) || /^\s*(?:nov[oa]|novel|nc(?:pc|c))(?![a-z])/i.test(mention);
}

/** Gives each name the quoted decision that contains it. */
export function locateNomeados(nomeados: readonly Nomeado[], transcritas: readonly Transcrita[]): void {
  let next = 0;
  for (const nomeado of nomeados) {
    while ((transcritas[next]?.to ?? Number.POSITIVE_INFINITY) <= nomeado.lugar.offset) next += 1;
    const here = transcritas[next];
    if (here && here.from <= nomeado.lugar.offset) nomeado.transcrita = here;
  }
}

/** The scope of a name: one code, in the text itself or in one decision that it quotes. */
export const scopeOf = ({ hoje, transcrita }: Nomeado): string => `${hoje} ${transcrita?.from ?? ''}`;

/** Groups names by a key. Groups and names keep the order of the text. */
export function groupBy(nomeados: readonly Nomeado[], keyOf: (nomeado: Nomeado) => string): Map<string, Nomeado[]> {
  const groups = new Map<string, Nomeado[]>();
  for (const nomeado of nomeados) {
    const group = groups.get(keyOf(nomeado));
    if (group) group.push(nomeado);
    else groups.set(keyOf(nomeado), [nomeado]);
  }
  return groups;
}
