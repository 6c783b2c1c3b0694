import { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Linha } from '../parse/types.ts';
import { createGate } from './gate.ts';

export const checkDispositivo = createGate(Dispositivo, 'Dispositivo');

/**
 * Composes a provision as the API returns it, except for `altera`: which of its targets are ref_keys is known only when
 * all acts of the snapshot are known (see `altera.ts`).
 */
export function composeDispositivo(linha: Linha, sigla: string, ordem: number): Dispositivo {
  const dispositivo: Dispositivo = {
    ref_key: linha.ref_key,
    sigla,
    artigo: linha.artigo,
    paragrafo: linha.paragrafo,
    inciso: linha.inciso,
    alinea: linha.alinea,
    item: linha.item,
    texto: linha.texto,
    caput_texto: linha.caput_texto,
    revogado: linha.revogado,
    hierarquia: linha.hierarquia,
    ordem,
    anotacoes: linha.anotacoes,
    alterado_por: linha.alterado_por,
    revogado_por: linha.revogado_por,
    alterador: linha.alterador,
    comando: linha.comando,
    altera: [],
  };
  return checkDispositivo(dispositivo, linha.ref_key);
}

/** Returns the number of the article that the row is (`CC.1003` → `1003`), or null for a row of a lower level. */
export function articleOf(refKey: string): string | null {
  const [, artigo, ...levels] = refKey.split('.');
  return artigo !== undefined && levels.length === 0 ? artigo : null;
}
