import type { Dispositivo, Versao } from '../../schemas/contract/model/dispositivo.ts';
import type { Precisao, TempoDaVersao } from '../../schemas/contract/model/vigencia.ts';
import { diaAnterior, type Periodo } from '../../schemas/law/calendario.ts';
import type { Inicio } from '../vigencia/inicio.ts';
import type { Intervalo, LinhaDoTempo } from '../vigencia/linha-do-tempo.ts';

/** Of a wording that never was in force, or that the source has twice. */
const NENHUM: TempoDaVersao = { desde: null, ate: null, precisao: 'desconhecida', base: null };

/** What the API says of when a wording was in force. */
export function composeTempo(intervalo: Intervalo | null): TempoDaVersao {
  if (intervalo === null) return NENHUM;
  const { inicio, fim } = intervalo;
  const precisao = precisaoDe(inicio.quando);
  return {
    desde: printQuando(inicio.quando),
    ...endOf(fim),
    precisao,
    base: inicio.base,
    ...(precisao !== 'dia' && { desde_entre: [inicio.quando.de, inicio.quando.ate] }),
    ...uncertainEndOf(fim),
  };
}

/** How closely a moment is known. */
export function precisaoDe({ de, ate }: Periodo): Precisao {
  if (de === null || ate === null || de.slice(0, 4) !== ate.slice(0, 4)) return 'desconhecida';
  return de === ate ? 'dia' : 'ano';
}

function printQuando(quando: Periodo): string | null {
  const precisao = precisaoDe(quando);
  return precisao === 'desconhecida' ? null : precisao === 'dia' ? quando.de : (quando.de as string).slice(0, 4);
}

/** The last day is the one before the first without it. */
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

/** A wording without what is told of its time. */
export function withoutTempo(versao: Versao): Versao {
  const { desde: _, ate: __, precisao: ___, base: ____, desde_entre: _____, ate_entre: ______, ...rest } = versao;
  return rest;
}

/** A provision with the day since which its own wording is in force. */
export function withVigencia(dispositivo: Dispositivo, versoes: readonly Versao[], linha: LinhaDoTempo): Dispositivo {
  const current = versoes.findIndex(({ vigente }) => vigente);
  const inicio = current < 0 || dispositivo.revogado ? null : (linha.intervalos[current]?.inicio ?? null);
  return { ...dispositivo, em_vigor_desde: inicio === null ? null : printQuando(inicio.quando) };
}

/** A provision's wordings with their time. */
export const withTempos = (versoes: readonly Versao[], { intervalos }: LinhaDoTempo): Versao[] =>
  versoes.map((versao, i) => ({ ...withoutTempo(versao), ...composeTempo(intervalos[i] ?? null) }));
