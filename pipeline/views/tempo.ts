import type { Dispositivo, Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Precisao, TempoDaVersao } from '../../schemas/contract/model/corpus/vigencia.ts';
import { diaAnterior, type Periodo } from '../../schemas/law/calendario.ts';
import type { Inicio } from '../vigencia/inicio.ts';
import type { Intervalo, LinhaDoTempo } from '../vigencia/linha-do-tempo.ts';

/** For a wording that never was in force, or that the source has twice. */
const NENHUM: TempoDaVersao = { desde: null, ate: null, precisao: 'desconhecida', base: null };

/** Composes what the API says of when a wording was in force. */
export function composeTempo(intervalo: Intervalo | null): TempoDaVersao {
  if (intervalo === null) return NENHUM;
  const { inicio, fim } = intervalo;
  const precisao = precisaoDe(inicio.quando);
  return {
    desde: printQuando(inicio.quando),
    ...endOf(fim),
    precisao,
    base: inicio.base,
    ...(fim?.base && { ate_base: fim.base }),
    ...(precisao !== 'dia' && { desde_entre: [inicio.quando.de, inicio.quando.ate] }),
    ...uncertainEndOf(fim),
  };
}

/** Returns how precisely a moment is known. */
export function precisaoDe({ de, ate }: Periodo): Precisao {
  if (de === null || ate === null || de.slice(0, 4) !== ate.slice(0, 4)) return 'desconhecida';
  return de === ate ? 'dia' : 'ano';
}

function printQuando(quando: Periodo): string | null {
  const precisao = precisaoDe(quando);
  return precisao === 'desconhecida' ? null : precisao === 'dia' ? quando.de : (quando.de as string).slice(0, 4);
}

/** The last day in force is the day before the first day without the wording. */
function endOf(fim: Inicio | null): Pick<TempoDaVersao, 'ate'> {
  if (fim === null) return { ate: null };
  const { de } = fim.quando;
  return { ate: precisaoDe(fim.quando) === 'dia' ? diaAnterior(de as string) : printQuando(fim.quando) };
}

function uncertainEndOf(fim: Inicio | null): Pick<TempoDaVersao, 'ate_entre'> {
  if (fim === null || precisaoDe(fim.quando) === 'dia') return {};
  const { de, ate } = fim.quando;
  return { ate_entre: [de && diaAnterior(de), ate && diaAnterior(ate)] };
}

/**
 * Returns since when the current wording is in force, or null if there is no current wording or the date is unknown.
 */
export function emVigorDesde(
  { revogado }: Dispositivo,
  versoes: readonly Versao[],
  linha: LinhaDoTempo,
): string | null {
  const current = versoes.findIndex(({ vigente }) => vigente);
  const inicio = current < 0 || revogado ? undefined : linha.intervalos[current]?.inicio;
  return inicio ? printQuando(inicio.quando) : null;
}
