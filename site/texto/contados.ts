import type { Apontamento } from '../../schemas/report/apontamento.ts';
import { contar } from './palavras.ts';

const TIPOS: Readonly<Record<Apontamento['tipo'], readonly [um: string, varios: string]>> = {
  citacao: ['citação', 'citações'],
  ato: ['diploma citado sem artigo', 'diplomas citados sem artigo'],
  processo: ['número de processo', 'números de processo'],
};
const LISTA = new Intl.ListFormat('pt-BR');

/**
 * Says how many things of each kind were verified, which together are all the findings: `15 citações e 1 número de
 * processo.`
 */
export function dizContados(apontamentos: readonly Pick<Apontamento, 'tipo'>[]): string {
  const ditos = Object.entries(TIPOS).flatMap(([tipo, [um, varios]]) => {
    const quantos = apontamentos.filter((each) => each.tipo === tipo).length;
    return quantos === 0 ? [] : [contar(quantos, um, varios)];
  });
  return ditos.length === 0 ? 'Nenhuma citação reconhecida.' : `${LISTA.format(ditos)}.`;
}
