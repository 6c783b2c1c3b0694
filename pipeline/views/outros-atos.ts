import type { Dispositivo, Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Sucessor } from '../../schemas/contract/model/corpus/sucessor.ts';
import type { LinhaDoTempo } from '../vigencia/linha-do-tempo.ts';
import { composeRegistrados, type FindRegistrado, withoutRegistrados } from './atos-registrados.ts';
import { composeTempo, emVigorDesde } from './tempo.ts';

/**
 * Fields that come from the pages of other acts: which acts changed the provision, since when that is in force, what
 * replaced it.
 */
const DE_OUTROS = [
  ...([
    'em_vigor_desde',
    'desde',
    'ate',
    'precisao',
    'base',
    'ate_base',
    'desde_entre',
    'ate_entre',
    'sucessor',
  ] as const),
] as const;

/** Returns a document as its own page gives it, without the fields that come from other acts. */
export function withoutOutrosAtos<T extends Dispositivo | Versao>(doc: T): T {
  const own: Partial<Record<(typeof DE_OUTROS)[number], unknown>> & T = { ...withoutRegistrados(doc) } as T;
  for (const field of DE_OUTROS) delete own[field];
  return own;
}

/** Returns a provision with the fields that come from other acts. */
export const withOutrosAtos = (
  dispositivo: Dispositivo,
  versoes: readonly Versao[],
  linha: LinhaDoTempo,
  find: FindRegistrado,
  sucessor: readonly Sucessor[] | undefined,
): Dispositivo => ({
  ...withoutOutrosAtos(dispositivo),
  ...composeRegistrados(dispositivo, find),
  em_vigor_desde: emVigorDesde(dispositivo, versoes, linha),
  ...(sucessor && { sucessor: [...sucessor] }),
});

/** Returns a provision's wordings with the same fields. A key that is on no page any more gets no dates. */
export const versoesComOutrosAtos = (
  versoes: readonly Versao[],
  linha: LinhaDoTempo | null,
  find: FindRegistrado,
): Versao[] =>
  versoes.map((versao, i) => ({
    ...withoutOutrosAtos(versao),
    ...composeRegistrados(versao, find),
    ...(linha && composeTempo(linha.intervalos[i] ?? null)),
  }));
