import type { Acompanhamento } from '../../schemas/contract/model/corpus/acompanhamento.ts';
import type { Runs } from './runs.ts';

const FONTES_DE_SUMULAS: Readonly<Record<string, readonly string[]>> = { STF: ['stf', 'stf_vinculante'], STJ: ['stj'] };

/**
 * Since when all of the given acts and courts have been watched, and when the one that was read longest ago was read.
 * With null, considers everything that the service reads.
 */
export function acompanhamentoDe({ ultimas, desde, lidas }: Runs, siglas: readonly string[] | null): Acompanhamento {
  const fontes = siglas ? siglas.flatMap((sigla) => FONTES_DE_SUMULAS[sigla] ?? [sigla]) : [...ultimas.keys()];
  const primeiras = fontes.map((fonte) => desde.get(fonte) ?? null);
  const leituras = fontes.map((fonte) => lidas.get(fonte) ?? null);
  return { desde: unlessUnknown(primeiras, (all) => all.at(-1)), lido_em: unlessUnknown(leituras, (all) => all[0]) };
}

/** Instants in ISO 8601 compare as texts. Null if any instant is unknown. */
function unlessUnknown(instantes: (string | null)[], choose: (sorted: string[]) => string | undefined): string | null {
  const known = instantes.filter((instante) => instante !== null);
  return known.length < instantes.length ? null : (choose(known.toSorted()) ?? null);
}
