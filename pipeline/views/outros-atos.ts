import type { Dispositivo, Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Sucessor } from '../../schemas/contract/model/corpus/sucessor.ts';
import type { LinhaDoTempo } from '../vigencia/linha-do-tempo.ts';
import { composeRegistrados, type FindRegistrado, withoutRegistrados } from './atos-registrados.ts';
import { composeTempo, emVigorDesde } from './tempo.ts';

/** What pages of other acts tell of one: which acts changed it, since when that is in force, what took its place. */
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

/** A document as its own page makes it, before other acts are heard. */
export function withoutOutrosAtos<T extends Dispositivo | Versao>(doc: T): T {
  const own: Partial<Record<(typeof DE_OUTROS)[number], unknown>> & T = { ...withoutRegistrados(doc) } as T;
  for (const field of DE_OUTROS) delete own[field];
  return own;
}

/** A provision with what other acts tell of it. */
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

/** Its wordings; of a key that no page has any more nobody counts the days. */
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
