import type { Dispositivo } from './dispositivo.ts';

/** What of a provision was vetoed: all of it, or the caput of an article that lives on below it. */
export type Veto = 'todo' | 'caput';

/** A provision as verification needs it: without the text of an article, which repeats that of all it holds. */
export interface Linha extends Omit<Dispositivo, 'texto' | 'caput_texto' | 'ordem' | 'comando'> {
  /** Its own wording: of an article the caput. */
  proprio: string;
  veto: Veto | null;
}

/** Whether it is an article itself, and not something in one. */
export const isArtigo = ({ ref_key, sigla, artigo }: Pick<Linha, 'ref_key' | 'sigla' | 'artigo'>): boolean =>
  ref_key.length === sigla.length + 1 + artigo.length;

/** As JSON, without what its key tells and without what is empty: most fields of most provisions are. */
export function packLinha({ ref_key: _, sigla: __, artigo: ___, ...linha }: Linha): string {
  const said = Object.entries(linha).filter(([, value]) => value && !(Array.isArray(value) && value.length === 0));
  return JSON.stringify(Object.fromEntries(said));
}

/** The inverse of `packLinha`. */
export function unpackLinha(sigla: string, ref_key: string, json: string): Linha {
  const said = JSON.parse(json) as Partial<Linha>;
  return {
    ref_key,
    sigla,
    artigo: ref_key.split('.', 2)[1] as string,
    paragrafo: said.paragrafo ?? null,
    inciso: said.inciso ?? null,
    alinea: said.alinea ?? null,
    item: said.item ?? null,
    proprio: said.proprio ?? '',
    veto: said.veto ?? null,
    revogado: said.revogado ?? false,
    hierarquia: said.hierarquia ?? '',
    anotacoes: said.anotacoes ?? [],
    alterado_por: said.alterado_por ?? null,
    revogado_por: said.revogado_por ?? null,
    alterador: said.alterador ?? false,
    altera: said.altera ?? [],
  };
}
