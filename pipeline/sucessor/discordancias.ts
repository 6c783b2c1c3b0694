import type { TabelaDeCorrespondencia } from '../../schemas/catalog/correspondencia.ts';
import { packSucessores } from '../../schemas/catalog/correspondencia.ts';
import { correspondentes, unpackSucessores } from '../../schemas/catalog/sucessores.ts';
import type { Sucessor } from '../../schemas/contract/model/corpus/sucessor.ts';
import { ownWording } from '../../schemas/referencias/own-wording.ts';
import type { Provisao } from '../vigencia/linha-do-tempo.ts';
import { peloTexto } from './sucessores.ts';
import { TextosEmVigor } from './textos-em-vigor.ts';

/** A provision of a repealed act for which its words and the table give different successors. */
export interface Discordancia {
  antigo: string;
  /** The successors in the table; empty if it has no row, or says that nothing replaced the provision. */
  tabela: readonly string[];
  peloTexto: Sucessor;
}

/**
 * Returns where the words of a repealed act lead to other provisions than its table of correspondence, in the order of
 * the act. A level more or less is not a disagreement: `CPC.1022` and `CPC.1022.II`.
 * @param antigas the provisions of the repealed act
 * @param novas the provisions of the act that replaced it
 */
export function discordancias(
  tabela: TabelaDeCorrespondencia,
  antigas: readonly Provisao[],
  novas: readonly Provisao[],
): Discordancia[] {
  const sucessores = unpackSucessores(packSucessores(tabela));
  const textos = new TextosEmVigor(novas);
  const achados = new Map<string, readonly Sucessor[]>();
  const found: Discordancia[] = [];
  for (const antiga of antigas) {
    const { ref_key } = antiga.dispositivo;
    const proposta = ownWording(antiga.dispositivo) === '' ? null : peloTexto(antiga, textos, achados);
    if (!proposta) continue;
    const novo = proposta.provisao.dispositivo.ref_key;
    achados.set(ref_key, [{ ref_key: novo, base: proposta.base }]);
    const ditos = correspondentes(sucessores, ref_key);
    if (ditos.some((dito) => isSame(dito, novo) || isSame(novo, dito))) continue;
    found.push({ antigo: ref_key, tabela: ditos, peloTexto: { ref_key: novo, base: proposta.base } });
  }
  return found;
}

const isSame = (acima: string, abaixo: string): boolean => acima === abaixo || abaixo.startsWith(`${acima}.`);
