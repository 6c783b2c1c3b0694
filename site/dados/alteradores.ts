import type { AtoDoRegistro } from '../../schemas/storage/registro.ts';
import { caminhoDaAlteradora } from '../caminhos.ts';
import { type Mudanca, mudancasDe } from '../texto/mudancas.ts';
import type { Ato } from './ato.ts';
import { registro } from './snapshot.ts';

/** For each amending act and amended act, the changes in reading order. */
const porAlterador = new Map<string, Map<string, Mudanca[]>>();

/** Records what other acts changed in the act being read. */
export function noteMudancas({ diploma, artigos, historico }: Ato): void {
  for (const linha of artigos.flatMap(({ dispositivos }) => dispositivos)) {
    for (const [por, mudanca] of mudancasDe(linha, historico.get(linha.ref_key))) {
      const atos = porAlterador.get(por) ?? new Map<string, Mudanca[]>();
      const mudancas = atos.get(diploma.sigla);
      if (mudancas) mudancas.push(mudanca);
      else atos.set(diploma.sigla, [mudanca]);
      porAlterador.set(por, atos);
    }
  }
}

/** An amending act of the register, and its changes in each act that was read. */
export interface Alteradora {
  ato: AtoDoRegistro;
  atos: ReadonlyMap<string, readonly Mudanca[]>;
}

let feitas: ReadonlyMap<string, Alteradora> | null = null;
/** Acts that changed some act that was read, newest first. Call it after every act was read once. */
export function alteradoras(): ReadonlyMap<string, Alteradora> {
  feitas ??= new Map(
    registro()
      .atos.filter(({ sigla }) => porAlterador.has(sigla))
      .sort((a, b) => anoDe(b) - anoDe(a) || numeroDe(b) - numeroDe(a))
      .map((ato) => [ato.sigla, { ato, atos: porAlterador.get(ato.sigla) as Map<string, Mudanca[]> }]),
  );
  return feitas;
}

/** The address that shows what an act changed, optionally at one act or provision; null if it changed nothing. */
export function ondeAlterou(sigla: string, ancora = ''): string | null {
  if (!porAlterador.has(sigla)) return null;
  return `${caminhoDaAlteradora(sigla)}${ancora === '' ? '' : `#${ancora}`}`;
}

/** Acts without a date come last. */
const anoDe = ({ data, ano }: AtoDoRegistro): number => ano ?? Number(data?.slice(0, 4) ?? 0);
/** Within a series numbers rise with the days, and of many acts only the year is known. */
const numeroDe = ({ numero }: AtoDoRegistro): number => Number(numero?.replace(/\D/g, '') ?? 0);
