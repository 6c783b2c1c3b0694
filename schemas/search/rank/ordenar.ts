import type { CitacoesBusca, DocBusca } from '../index/doc.ts';
import { FORCA_ESPECIAL } from '../index/forca.ts';
import { PESOS } from '../pesos.ts';
import type { Unidade } from '../query/unidades.ts';
import type { Ponto } from './pontuar.ts';
import type { Tema } from './temas.ts';

/** An article or súmula that was found, with its final score. */
export interface Achado extends Ponto {
  doc: DocBusca;
  nota: number;
  /** Whether its act ranks after general law unless it is asked for, as military codes do. */
  especial: boolean;
  raised?: boolean;
}

/** Combines the scores of its words, of the subject index, and of its act. */
export function notar(
  doc: DocBusca,
  ponto: Ponto,
  temas: readonly Tema[],
  unidades: readonly Unidade[],
): Achado | null {
  const { sumula } = doc;
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
  // Being near a good result is not enough to be a result.
  if (tema === 0 && ponto.falta === 1) return null;
  const named = unidades.some(({ atos }) => atos?.has(doc.sigla));
  const nota =
    (ponto.valor + PESOS.indice * tema) *
    (sumula
      ? 1 + (PESOS.sumula - 1) * Math.max(0, 1 - PESOS.sumulaFalta * ponto.falta)
      : named
        ? 1
        : (PESOS.forcas[doc.forca] as number)) *
    (1 + PESOS.notorio * doc.notoriedade) *
    (doc.inativo ? PESOS.inativo : 1) *
    (doc.alterador ? PESOS.alterador : 1);
  const proprio = ponto.proprio && !temas.some(({ artigos }) => artigos.has(doc.id));
  return { ...ponto, proprio, doc, nota, especial: doc.forca === FORCA_ESPECIAL && !named };
}

const inOrder = (a: Achado, b: Achado) => b.nota - a.nota || a.doc.id - b.doc.id;
/** This many of the best results share their score with neighbours. */
const COM_VIZINHOS = 4;
const COM_VIZINHOS_ATO = 12;
/** A text that cites more than this is not about any one of them. */
const MAX_CITACOES = 24;

/**
 * Sorts what was found, best first. The articles next to the best ones gain, because they continue the same subject.
 * @param avaliar scores an id that was not scored yet
 */
export function ordenar(
  avaliados: ReadonlyMap<number, Achado | null>,
  avaliar: (id: number) => Achado | null,
  busca: CitacoesBusca,
): Achado[] {
  const found = [...avaliados.values()].filter((achado) => achado !== null).sort(inOrder);
  // The act with most of the best results is the one about the subject.
  const first = found.slice(0, COM_VIZINHOS_ATO);
  const whole = first.reduce((sum, { nota }) => sum + nota, 0);
  const byAct = new Map<string, number>();
  for (const { doc, nota } of first) if (!doc.sumula) byAct.set(doc.sigla, (byAct.get(doc.sigla) ?? 0) + nota / whole);
  const raise = (achado: Achado | null) => {
    if (!achado || achado.raised) return achado;
    achado.raised = true;
    achado.nota *=
      1 +
      PESOS.mesmoAto * (byAct.get(achado.doc.sigla) ?? 0) +
      PESOS.citado * Math.log1p(busca.citacoes(achado.doc.id).length);
    return achado;
  };
  for (const each of found) raise(each);
  const best = found.sort(inOrder).slice(0, COM_VIZINHOS);
  const raised = new Map<number, number>();
  const lend = (id: number, nota: number, share: number) => {
    const other = raise(avaliar(id));
    if (!other || other.doc.inativo || other.doc.alterador) return;
    // A neighbour ranks after the article that it continues.
    const whole = Math.max(other.nota, Math.min(other.nota + nota * share, nota * 0.98));
    raised.set(id, Math.max(raised.get(id) ?? 0, whole));
  };
  for (const { doc, nota } of best) {
    const cited = busca.citacoes(doc.id);
    if (cited.length <= MAX_CITACOES) for (const id of cited) lend(id, nota, PESOS.cita);
    if (doc.sumula) continue;
    for (const [step, share] of VIZINHOS) {
      if (avaliar(doc.id + step)?.doc.sigla === doc.sigla) lend(doc.id + step, nota, share * PESOS.vizinho);
    }
  }
  const all = [...avaliados.values()].filter((achado) => achado !== null);
  for (const achado of all) achado.nota = raised.get(achado.doc.id) ?? achado.nota;
  ceder(all);
  return ralear(all.sort(inOrder));
}

/** Of two nearly equal results, general law comes before special law. */
function ceder(achados: readonly Achado[]): void {
  const comum = achados.reduce((most, { especial, nota }) => (especial ? most : Math.max(most, nota)), 0);
  for (const achado of achados)
    if (achado.especial && achado.nota > comum && achado.nota * PESOS.cede <= comum) achado.nota = comum * 0.99;
}

/** This many results of one act are not too many. */
const PRIMEIROS = 3;

/**
 * Lowers further results of one act, so that a chapter that repeats the words leaves room for other acts and for
 * súmulas.
 */
function ralear(achados: Achado[]): Achado[] {
  const many = new Map<string, number>();
  for (const achado of achados) {
    const before = many.get(achado.doc.sigla) ?? 0;
    many.set(achado.doc.sigla, before + 1);
    achado.nota /= 1 + PESOS.farto * Math.max(0, before + 1 - PRIMEIROS);
  }
  return achados.sort(inOrder);
}

const VIZINHOS = [
  [1, 1],
  [2, 0.6],
  [-1, 0.6],
] as const;
