import { type DocBusca, isSumula } from '../snapshot/busca.ts';
import { PESOS } from './pesos.ts';
import type { Ponto } from './pontuar.ts';
import type { Tema } from './temas.ts';
import type { Unidade } from './unidades.ts';

/** An article or súmula that was found, and how well it answers in all. */
export interface Achado extends Ponto {
  doc: DocBusca;
  nota: number;
}

/** What its words say, what the subject index says, and what it is. */
export function notar(
  doc: DocBusca,
  ponto: Ponto,
  temas: readonly Tema[],
  unidades: readonly Unidade[],
): Achado | null {
  const sumula = isSumula(doc);
  let tema = sumula ? PESOS.sumulaJuntas * (unidades.length > 1 ? ponto.juntas : 1) * (1 - ponto.falta) : 0;
  for (const { resto, parte, entradas } of temas) {
    const weight = entradas.get(doc.id);
    if (weight === undefined) continue;
    let asked = 0;
    let said = 0;
    for (const i of resto) {
      const { peso } = unidades[i] as Unidade;
      asked += peso;
      said += peso * (ponto.forcas[i] ?? 0);
    }
    const aspecto =
      asked === 0 ? 1 : PESOS.semAspecto + (1 - PESOS.semAspecto) * Math.min(1, said / asked / PESOS.texto);
    tema = Math.max(tema, parte * weight * aspecto);
  }
  // What stands beside something found is no answer by that alone.
  if (tema === 0 && ponto.falta === 1) return null;
  const nota =
    (ponto.valor + PESOS.indice * tema) *
    (sumula
      ? PESOS.sumula
      : unidades.some(({ atos }) => atos?.has(doc.sigla))
        ? 1
        : (PESOS.forcas[doc.forca] as number)) *
    (doc.inativo ? PESOS.inativo : 1) *
    (doc.alterador ? PESOS.alterador : 1);
  return { ...ponto, doc, nota };
}

const inOrder = (a: Achado, b: Achado) => b.nota - a.nota || a.doc.id - b.doc.id;
/** So many of the best lend to those beside them. */
const COM_VIZINHOS = 4;

/**
 * All that was found, the best first; what stands next to the best in an act goes on with its matter.
 * @param avaliar what is found of an id that was not looked at yet
 */
export function ordenar(
  avaliados: ReadonlyMap<number, Achado | null>,
  avaliar: (id: number) => Achado | null,
): Achado[] {
  const best = [...avaliados.values()]
    .filter((achado) => achado !== null)
    .sort(inOrder)
    .slice(0, COM_VIZINHOS);
  const raised = new Map<number, number>();
  for (const { doc, nota } of best) {
    if (isSumula(doc)) continue;
    for (const [step, share] of VIZINHOS) {
      const beside = avaliar(doc.id + step);
      if (!beside || beside.doc.sigla !== doc.sigla || beside.doc.inativo || beside.doc.alterador) continue;
      // It comes behind what it goes on with.
      const whole = Math.max(beside.nota, Math.min(beside.nota + nota * share * PESOS.vizinho, nota * 0.98));
      raised.set(beside.doc.id, Math.max(raised.get(beside.doc.id) ?? 0, whole));
    }
  }
  return [...avaliados.values()]
    .flatMap((achado) => (achado ? [{ ...achado, nota: raised.get(achado.doc.id) ?? achado.nota }] : []))
    .sort(inOrder);
}

const VIZINHOS = [
  [1, 1],
  [2, 0.6],
  [-1, 0.6],
] as const;
