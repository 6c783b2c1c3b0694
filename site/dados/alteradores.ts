import type { AtoDoRegistro } from '../../schemas/storage/registro.ts';
import { caminhoDaAlteradora } from '../caminhos.ts';
import { type Mudanca, mudancasDe } from '../texto/mudancas.ts';
import type { Ato } from './ato.ts';
import { registro } from './snapshot.ts';

/** Amending act → amended act → what changed there, in reading order. */
const porAlterador = new Map<string, Map<string, Mudanca[]>>();

/** Takes note of what every act did to one that is being read. */
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

/** An amending act as the register has it, and what it changed in each act that is read. */
export interface Alteradora {
  ato: AtoDoRegistro;
  atos: ReadonlyMap<string, readonly Mudanca[]>;
}

let feitas: ReadonlyMap<string, Alteradora> | null = null;
/** Acts that changed some act that is read, the newest first. To be asked for when every act was read once. */
export function alteradoras(): ReadonlyMap<string, Alteradora> {
  feitas ??= new Map(
    registro()
      .atos.filter(({ sigla }) => porAlterador.has(sigla))
      .sort((a, b) => anoDe(b) - anoDe(a) || numeroDe(b) - numeroDe(a))
      .map((ato) => [ato.sigla, { ato, atos: porAlterador.get(ato.sigla) as Map<string, Mudanca[]> }]),
  );
  return feitas;
}

/** Where what an act changed is shown, down to an act or a provision; null of one that changed nothing. */
export function ondeAlterou(sigla: string, ancora = ''): string | null {
  if (!porAlterador.has(sigla)) return null;
  return `${caminhoDaAlteradora(sigla)}${ancora === '' ? '' : `#${ancora}`}`;
}

/** What has none stands last. */
const anoDe = ({ data, ano }: AtoDoRegistro): number => ano ?? Number(data?.slice(0, 4) ?? 0);
/** Within a series numbers rise with the days, of many of which only the year is known. */
const numeroDe = ({ numero }: AtoDoRegistro): number => Number(numero?.replace(/\D/g, '') ?? 0);
