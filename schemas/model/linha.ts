import type { Dispositivo } from './dispositivo.ts';

/** What verification shows of a provision beside its texts. */
export type Linha = Omit<Dispositivo, 'texto' | 'caput_texto' | 'ordem' | 'comando'>;

/**
 * As JSON, without what its key tells, without what is empty (most fields of most provisions are) and with a number for
 * its `hierarquia`, which hundreds share.
 */
export function packLinha({ ref_key: _, sigla: __, artigo: ___, ...linha }: Linha, hierarquia: number): string {
  const said = Object.entries({ ...linha, hierarquia }).filter(
    ([, value]) => value && !(Array.isArray(value) && value.length === 0),
  );
  return JSON.stringify(Object.fromEntries(said));
}

/** The inverse of `packLinha`. */
export function unpackLinha(sigla: string, ref_key: string, json: string, hierarquias: readonly string[]): Linha {
  const said = JSON.parse(json) as Partial<Omit<Linha, 'hierarquia'>> & { hierarquia?: number };
  return {
    ref_key,
    sigla,
    artigo: ref_key.split('.', 2)[1] as string,
    paragrafo: said.paragrafo ?? null,
    inciso: said.inciso ?? null,
    alinea: said.alinea ?? null,
    item: said.item ?? null,
    revogado: said.revogado ?? false,
    hierarquia: hierarquias[said.hierarquia ?? 0] as string,
    anotacoes: said.anotacoes ?? [],
    alterado_por: said.alterado_por ?? null,
    revogado_por: said.revogado_por ?? null,
    alterador: said.alterador ?? false,
    altera: said.altera ?? [],
  };
}
