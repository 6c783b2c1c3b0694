import { antecessores } from '../../catalog/antecessores.ts';
import { correspondentes, type Sucessores } from '../../catalog/sucessores.ts';
import type { BaseDeSucessor, Sucessor } from '../../contract/model/corpus/sucessor.ts';
import type { Resolucao } from '../../contract/model/verification/resolucao.ts';
import { artigoNumbers } from '../../law/artigo-number.ts';
import { type NivelInferior, nivelForms } from '../../law/nivel-forms.ts';
import { parseRefKey } from '../../law/ref-key.ts';
import { printSigla } from '../../law/ref-key-por-extenso.ts';
import { printPartes } from '../../law/rotulo-extenso.ts';
import { NIVEIS } from '../../law/rotulos.ts';
import type { Acervo } from '../acervo/acervo.ts';
import type { Niveis } from '../locate/locate.ts';

const HOJE: Record<BaseDeSucessor, string> = {
  renumeracao: 'Foi renumerado: é hoje o',
  mesmo_texto: 'O mesmo texto está hoje no',
  texto_proximo: 'Um texto próximo está hoje no',
  correspondencia: 'Hoje, do mesmo assunto trata o',
};
const LISTA = new Intl.ListFormat('pt-BR');

/**
 * Returns `Um texto próximo está hoje no` and the name of each successor. A successor in another act is named with the
 * act.
 */
export function nameSucessores(
  sucessores: readonly Sucessor[],
  sigla: string,
): { inicio: string; nomes: { ref_key: string; nome: string }[] } | null {
  const [first] = sucessores;
  if (!first) return null;
  const nomes = sucessores.map(({ ref_key }) => {
    const partes = parseRefKey(ref_key);
    if (!partes) throw new Error(`${ref_key} is no ref_key`);
    const nome = printPartes(partes);
    return { ref_key, nome: partes.sigla === sigla ? nome : `${nome} (${printSigla(partes.sigla)})` };
  });
  return { inicio: HOJE[first.base], nomes };
}

/**
 * Returns a sentence with the successors of a provision: `Hoje, do mesmo assunto trata o art. 1.022, inciso II (CPC).`
 * @param sigla the act of the provision; other acts are named
 */
export function printSucessores(sucessores: readonly Sucessor[], sigla: string): string {
  const named = nameSucessores(sucessores, sigla);
  return named ? `${named.inicio} ${LISTA.format(named.nomes.map(({ nome }) => nome))}.` : '';
}

/**
 * Adds to the result for an act that is not in the corpus the successors of what is cited, if there is a table for the
 * act.
 */
export function withCorrespondencia(
  resolucao: Resolucao,
  citados: Niveis,
  acervo: Pick<Acervo, 'sucessores'>,
): Resolucao {
  const sigla = resolucao.diploma_citado?.sigla;
  if (sigla === undefined) return resolucao;
  const sucessor = sucessoresNa(acervo.sucessores(sigla), sigla, citados);
  if (sucessor.length === 0) return resolucao;
  return { ...resolucao, sucessor, mensagem: `${resolucao.mensagem} ${printSucessores(sucessor, sigla)}` };
}

function sucessoresNa(tabela: Sucessores | undefined, sigla: string, citados: Niveis): Sucessor[] {
  const novos = tabela ? correspondentes(tabela, `${sigla}.${chaveDe(citados)}`) : [];
  return novos.map((ref_key) => ({ ref_key, base: 'correspondencia' }));
}

/** What replaced a provision, and the sentences that say so. */
export interface Substituido {
  sucessor: Sucessor[];
  dita: string;
}

/**
 * Returns what replaced a provision that an act does not have but that its predecessor had: for art. 475-J of the CPC,
 * art. 523. Null if no table has exactly that provision.
 */
export function substituidoDoAnterior(
  sigla: string,
  citados: Niveis,
  acervo: Pick<Acervo, 'sucessores'>,
): Substituido | null {
  for (const antes of antecessores().get(sigla) ?? []) {
    const tabela = acervo.sucessores(antes.sigla);
    if (!tabela?.has(chaveDe(citados))) continue;
    const sucessor = sucessoresNa(tabela, antes.sigla, citados);
    return { sucessor, dita: `Existia n${antes.nome}. ${printSucessores(sucessor, sigla)}`.trimEnd() };
  }
  return null;
}

const INFERIORES = NIVEIS.filter((nivel): nivel is NivelInferior => nivel !== 'artigo');

/** Returns the part of the key after the sigla, as far as the cited levels can be read. */
function chaveDe(citados: Niveis): string {
  const levels = [artigoNumbers(citados.artigo)[0]];
  for (const nivel of INFERIORES) {
    const valor = citados[nivel]?.trim() ?? '';
    if (valor !== '') levels.push(nivelForms(nivel, valor)[0]);
  }
  const unread = levels.indexOf(undefined);
  return levels.slice(0, unread < 0 ? levels.length : unread).join('.');
}
