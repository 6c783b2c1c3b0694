import { CONSULTAS, type Consulta } from './consultas.ts';

export interface Placar {
  /** Of each query the share of its first five that was judged, against the smaller of five and what was judged. */
  p5: number;
  recall10: number;
  /** Mean of the inverse place of the first that was judged. */
  mrr: number;
  consultas: Julgada[];
}

/** How one query came out. */
export interface Julgada extends Consulta {
  p5: number;
  recall10: number;
  mrr: number;
  primeiros: string[];
  /** What was judged and is not among the first ten. */
  faltam: string[];
}

/** Runs every query through `buscar`, which gives ref_keys, the best first. */
export function medir(buscar: (q: string) => readonly string[], consultas: readonly Consulta[] = CONSULTAS): Placar {
  const julgadas = consultas.map((consulta) => julgar(consulta, buscar(consulta.q)));
  const mean = (of: (julgada: Julgada) => number) =>
    julgadas.reduce((sum, each) => sum + of(each), 0) / julgadas.length;
  return {
    p5: mean(({ p5 }) => p5),
    recall10: mean(({ recall10 }) => recall10),
    mrr: mean(({ mrr }) => mrr),
    consultas: julgadas,
  };
}

/** The worst first. */
export function piores({ consultas }: Placar, count: number): Julgada[] {
  const sum = ({ p5, recall10, mrr }: Julgada) => p5 + recall10 + mrr;
  return consultas.toSorted((a, b) => sum(a) - sum(b)).slice(0, count);
}

/** A judged key is hit by itself or by what it is part of, up to its article. */
const hits = (found: string, judged: string) => judged === found || judged.startsWith(`${found}.`);

function julgar(consulta: Consulta, found: readonly string[]): Julgada {
  const { relevantes } = consulta;
  const among = (n: number) => relevantes.filter((judged) => found.slice(0, n).some((key) => hits(key, judged)));
  const first = found.findIndex((key) => relevantes.some((judged) => hits(key, judged)));
  const ten = among(10);
  return {
    ...consulta,
    p5: Math.min(1, among(5).length / Math.min(5, relevantes.length)),
    recall10: ten.length / relevantes.length,
    mrr: first < 0 ? 0 : 1 / (first + 1),
    primeiros: found.slice(0, 5),
    faltam: relevantes.filter((judged) => !ten.includes(judged)),
  };
}
