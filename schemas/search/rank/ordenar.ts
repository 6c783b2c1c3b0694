import type { CitacoesBusca, DocBusca } from '../index/doc.ts';
import { FORCA_ESPECIAL } from '../index/forca.ts';
import { PESOS } from '../pesos.ts';
import type { Unidade } from '../query/unidades.ts';
import type { Ponto } from './pontuar.ts';
import type { Tema } from './temas.ts';

/** An article or súmula that was found, and how well it answers in all. */
export interface Achado extends Ponto {
  doc: DocBusca;
  nota: number;
  /** Of an act that goes before the common law only where it is asked for, such as the military codes. */
  especial: boolean;
  raised?: boolean;
}

/** What its words say, what the subject index says, and what it is. */
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
  // What stands beside something found is no answer by that alone.
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
/** So many of the best lend to those beside them. */
const COM_VIZINHOS = 4;
const COM_VIZINHOS_ATO = 12;
/** What cites so much is no more about one of them than about another. */
const MAX_CITACOES = 24;

/**
 * All that was found, the best first; what stands next to the best in an act goes on with its matter.
 * @param avaliar what is found of an id that was not looked at yet
 */
export function ordenar(
  avaliados: ReadonlyMap<number, Achado | null>,
  avaliar: (id: number) => Achado | null,
  busca: CitacoesBusca,
): Achado[] {
  const found = [...avaliados.values()].filter((achado) => achado !== null).sort(inOrder);
  // Where the best of what was found is, there is the matter.
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
    // It comes behind what it goes on with.
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

/** What says nearly as much in the common law comes before what says it in a special one. */
function ceder(achados: readonly Achado[]): void {
  const comum = achados.reduce((most, { especial, nota }) => (especial ? most : Math.max(most, nota)), 0);
  for (const achado of achados)
    if (achado.especial && achado.nota > comum && achado.nota * PESOS.cede <= comum) achado.nota = comum * 0.99;
}

/** So many results of one act are no crowd. */
const PRIMEIROS = 3;

/** A chapter that repeats the words of a query leaves room for what other acts and the courts say of it. */
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
