import type { Versao } from '../contract/model/corpus/dispositivo.ts';
import type { BaseDeData, TempoDaVersao } from '../contract/model/corpus/vigencia.ts';
import { type Dia, type Periodo, somaDias } from '../law/calendario.ts';
import { classifyNota } from '../law/note-kinds.ts';
import { letrasDe } from './letras.ts';
import { readNotasDeTempo } from './notas-de-tempo.ts';

/** The days that are asked about, both ends told. */
export interface Dias {
  de: Dia;
  ate: Dia;
}

/** A wording as far as its time goes; whoever has no words of the law has this of them. */
export type Datada = TempoDaVersao & Pick<Versao, 'alterado_por' | 'vigente'>;

/** A wording with what its words tell of its time. */
export interface Redigida<V extends Datada> {
  versao: V;
  /** It stands for the repeal, and not for words. */
  marca: boolean;
  /** It replaced others, which the source does not show. */
  reescrita: boolean;
}

/**
 * What a provision was on some days.
 * - `vigente`: in force; `revogado`: it had ended; `inexistente`: it had not begun.
 * - `sem_redacao`: it was there, with words that the source does not keep.
 * - `incerto`: `redacoes` are those that can have been in force; `sempre` tells whether one of them surely was.
 * - `sem_data`: nothing tells (a veto, a provision without words).
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
  /** Of its last day; null of what is in force. */
  fim: Periodo | null;
}

/** What a provision was on those days, by the times of its wordings. */
export const estadoEm = (versoes: readonly Versao[], dias: Dias): EstadoEm => estadoDe(redigidasDe(versoes), dias);

/** Wordings, oldest first, with what their words and notes tell of their time. */
export const redigidasDe = (versoes: readonly Versao[]): Redigida<Versao>[] =>
  versoes.map((versao, i) => ({ versao, marca: isMarca(versao, versoes[i - 1]), reescrita: isOnlyRewritten(versao) }));

/** The same as `estadoEm`, of wordings whose words need not be there. */
export function estadoDe<V extends Datada>(redigidas: readonly Redigida<V>[], dias: Dias): EstadoEm<V> {
  const trechos = trechosDe(redigidas);
  const [first] = trechos;
  if (!first) return { tipo: 'sem_data' };
  const possiveis = trechos.filter((trecho) => isPossible(trecho, dias));
  const certos = possiveis.filter((trecho) => isSure(trecho, dias));
  // A measure that fell lies within the wording that went on: the later of the two is the law of its days.
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

/** The wording that is shown; null of what nothing dates, which is shown as it is. */
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
  // Where one ends the next begins: only at either end can there have been none.
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

/** How many days after an act was made it was published, at the most, of those of which both are known. */
const ATE_PUBLICAR = 12;

/** The wordings that are dated; of a snapshot of before they were, none. */
function trechosDe<V extends Datada>(redigidas: readonly Redigida<V>[]): Trecho<V>[] {
  return redigidas.flatMap((redigida): Trecho<V>[] => {
    const { desde, desde_entre, ate, ate_entre, base = null, ate_base = null } = redigida.versao;
    const inicio = periodo(desde, desde_entre);
    if (inicio === null) return [];
    const fim = periodo(ate, ate_entre);
    return [{ ...redigida, inicio: untilPublished(inicio, base), fim: fim && untilPublished(fim, ate_base) }];
  });
}

/** Of the day of an act, what it did held from its publication on, and until then what stood before. */
const untilPublished = ({ de, ate }: Periodo, base: BaseDeData | null): Periodo =>
  (base === 'nota' || base === 'registro') && de !== null && de === ate
    ? { de, ate: somaDias(ate, ATE_PUBLICAR) }
    : { de, ate };

function periodo(dia: string | null | undefined, entre: readonly [Dia | null, Dia | null] | undefined): Periodo | null {
  if (entre) return { de: entre[0], ate: entre[1] };
  return dia ? { de: dia, ate: dia } : null;
}

/** Nothing but a repeal, noted in the place of the words or beside them said again. */
function isMarca(versao: Versao, antes: Versao | undefined): boolean {
  const notas = readNotasDeTempo(versao.anotacoes);
  if (!notas.some(({ tipo }) => tipo === 'revogacao')) return false;
  if (versao.texto === '') return true;
  const again = antes !== undefined && letrasDe(antes.texto) === letrasDe(versao.texto);
  return again && versao.alterado_por === null && antes.desde !== null;
}

/** Its oldest words replaced others, which the page does not show. */
const isOnlyRewritten = ({ anotacoes, alterado_por }: Versao): boolean =>
  alterado_por !== null &&
  anotacoes.some((nota) => classifyNota(nota) === 'redacao') &&
  !anotacoes.some((nota) => classifyNota(nota) === 'inclusao');
