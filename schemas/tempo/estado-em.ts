import type { Versao } from '../contract/model/corpus/dispositivo.ts';
import type { BaseDeData, TempoDaVersao } from '../contract/model/corpus/vigencia.ts';
import { type Dia, isDia, type Periodo, somaDias } from '../law/calendario.ts';
import { classifyNota } from '../law/note-kinds.ts';
import { letrasDe } from './letras.ts';
import { readNotasDeTempo } from './notas-de-tempo.ts';

/** The days that are asked about, both ends included. */
export interface Dias {
  de: Dia;
  ate: Dia;
}

/** The dates of a wording without its words, for callers that do not have the words of the law. */
export type Datada = TempoDaVersao & Pick<Versao, 'alterado_por' | 'vigente'>;

/** A wording with what its words show about its time. */
export interface Redigida<V extends Datada> {
  versao: V;
  /** Whether it represents a repeal and not words. */
  marca: boolean;
  /** Whether it replaced other words, which the source does not show. */
  reescrita: boolean;
}

/**
 * What a provision was on some days.
 * - `vigente`: in force; `revogado`: it had ended; `inexistente`: it had not begun.
 * - `sem_redacao`: it existed, with words that the source does not keep.
 * - `incerto`: `redacoes` are those that may have been in force; `sempre` says whether one of them certainly was.
 * - `sem_data`: nothing shows it (a veto, or a provision without words).
 */
export type EstadoEm<V extends Datada = Versao> =
  | { tipo: 'vigente'; versao: V }
  | { tipo: 'revogado'; versao: V }
  | { tipo: 'inexistente'; desde: V }
  | { tipo: 'sem_redacao'; desde: V }
  | {
      tipo: 'incerto';
      redacoes: readonly [V, ...V[]];
      sempre: boolean;
      podeFaltar: 'antes' | 'depois' | null;
    }
  | { tipo: 'sem_data' };

interface Trecho<V extends Datada> extends Redigida<V> {
  inicio: Periodo;
  /** The period that holds its last day; null for a wording that is in force. */
  fim: Periodo | null;
}

/** Returns what a provision was on some days, from the dates of its wordings. */
export const estadoEm = (versoes: readonly Versao[], dias: Dias): EstadoEm => estadoDe(redigidasDe(versoes), dias);

/** Returns the wordings, oldest first, with what their words and notes show about their time. */
export const redigidasDe = (versoes: readonly Versao[]): Redigida<Versao>[] =>
  versoes.map((versao, i) => ({ versao, marca: isMarca(versao, versoes[i - 1]), reescrita: isOnlyRewritten(versao) }));

/** Does the same as `estadoEm` for wordings whose words need not be available. */
export function estadoDe<V extends Datada>(redigidas: readonly Redigida<V>[], dias: Dias): EstadoEm<V> {
  const trechos = trechosDe(redigidas);
  const [first] = trechos;
  if (!first) return { tipo: 'sem_data' };
  const possiveis = trechos.filter((trecho) => isPossible(trecho, dias));
  const certos = possiveis.filter((trecho) => isSure(trecho, dias));
  // The dates of a provisional measure that lapsed fall within those of the wording that continued. The later of the
  // two was the law on those days.
  const certo = certos.at(-1);
  const outros = possiveis.filter((trecho) => !certos.includes(trecho));
  if (certo && outros.length === 0) return asState(certo);
  if (possiveis.length > 0) return incerto(possiveis, certo !== undefined, dias);
  if (trechos.every(({ inicio }) => inicio.de !== null && inicio.de > dias.ate)) {
    return { tipo: first.reescrita ? 'sem_redacao' : 'inexistente', desde: first.versao };
  }
  const ended = trechos.findLast(({ marca, fim }) => !marca && fim !== null) ?? first;
  return { tipo: 'revogado', versao: ended.versao };
}

const asState = <V extends Datada>({ versao, marca }: Trecho<V>): EstadoEm<V> => ({
  tipo: marca ? 'revogado' : 'vigente',
  versao,
});

/** Returns the wording to show; null for a provision without dates, which is shown as it is today. */
export function versaoDe<V extends Datada>(estado: EstadoEm<V>): V | null {
  switch (estado.tipo) {
    case 'vigente':
    case 'revogado':
      return estado.versao;
    case 'incerto':
      return estado.redacoes[0];
    case 'inexistente':
    case 'sem_redacao':
      return estado.desde;
    case 'sem_data':
      return null;
  }
}

function incerto<V extends Datada>(possiveis: readonly Trecho<V>[], certo: boolean, dias: Dias): EstadoEm<V> {
  const [first, ...others] = possiveis.filter(({ marca }) => !marca).map(({ versao }) => versao);
  if (!first) return { tipo: 'revogado', versao: (possiveis.at(-1) as Trecho<V>).versao };
  const antes = possiveis[0] as Trecho<V>;
  const depois = possiveis.at(-1) as Trecho<V>;
  // Each wording begins when the one before it ends, so only before the first or after the last can there have been
  // none.
  const begun = certo || (antes.inicio.ate !== null && antes.inicio.ate <= dias.de);
  const lasted = depois.fim === null || (depois.fim.de !== null && depois.fim.de >= dias.ate);
  const falta = possiveis.some(({ marca }) => marca) || !lasted ? 'depois' : begun ? null : 'antes';
  return { tipo: 'incerto', redacoes: [first, ...others], sempre: falta === null, podeFaltar: falta };
}

function isPossible({ inicio, fim }: Trecho<Datada>, dias: Dias): boolean {
  const begins = inicio.de === null || inicio.de <= dias.ate;
  return begins && (fim === null || fim.ate === null || fim.ate >= dias.de);
}

function isSure({ inicio, fim }: Trecho<Datada>, dias: Dias): boolean {
  const begun = inicio.ate !== null && inicio.ate <= dias.de;
  return begun && (fim === null || (fim.de !== null && fim.de >= dias.ate));
}

/** The most days that passed between an act's date and its publication, among acts for which both are known. */
const ATE_PUBLICAR = 12;

/** Returns the wordings that have dates. A snapshot built before wordings were dated has none. */
function trechosDe<V extends Datada>(redigidas: readonly Redigida<V>[]): Trecho<V>[] {
  return redigidas.flatMap((redigida): Trecho<V>[] => {
    const { desde, desde_entre, ate, ate_entre, base = null, ate_base = null } = redigida.versao;
    const inicio = periodo(desde, desde_entre);
    if (inicio === null) return [];
    const fim = periodo(ate, ate_entre);
    return [{ ...redigida, inicio: untilPublished(inicio, base), fim: fim && untilPublished(fim, ate_base) }];
  });
}

/** Whether a date is the day of an act: what the act did held from its publication, which may be some days later. */
export const isDiaDoAto = (data: string | null | undefined, base: BaseDeData | null | undefined): data is Dia =>
  (base === 'nota' || base === 'registro') && typeof data === 'string' && isDia(data);

/**
 * If only the date of an act is known, its changes took effect when it was published, some days later, and the former
 * law held until then. The period is extended by these days.
 */
const untilPublished = ({ de, ate }: Periodo, base: BaseDeData | null): Periodo =>
  de === ate && isDiaDoAto(de, base) ? { de, ate: somaDias(de, ATE_PUBLICAR) } : { de, ate };

function periodo(dia: string | null | undefined, entre: readonly [Dia | null, Dia | null] | undefined): Periodo | null {
  if (entre) return { de: entre[0], ate: entre[1] };
  return dia ? { de: dia, ate: dia } : null;
}

/** Whether a wording is only a repeal: noted instead of the words, or next to the same words repeated. */
function isMarca(versao: Versao, antes: Versao | undefined): boolean {
  const notas = readNotasDeTempo(versao.anotacoes);
  if (!notas.some(({ tipo }) => tipo === 'revogacao')) return false;
  if (versao.texto === '') return true;
  const again = antes !== undefined && letrasDe(antes.texto) === letrasDe(versao.texto);
  return again && versao.alterado_por === null && antes.desde !== null;
}

/** Whether the oldest words known replaced others, which the page does not show. */
const isOnlyRewritten = ({ anotacoes, alterado_por }: Versao): boolean =>
  alterado_por !== null &&
  anotacoes.some((nota) => classifyNota(nota) === 'redacao') &&
  !anotacoes.some((nota) => classifyNota(nota) === 'inclusao');
