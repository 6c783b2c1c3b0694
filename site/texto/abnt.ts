/** The act and provision that a reference cites (ABNT NBR 6023:2018, 7.11.1). */
export interface Referido {
  /** `Lei nº 10.406, de 10 de janeiro de 2002`. */
  titulo: string;
  ementa: string;
  /** `art. 1.003, parágrafo único`. Null for the act as a whole. */
  onde: string | null;
  fonte: string;
  /** True for the constitution and for parts of it. */
  constituicao: boolean;
  /** The year of the text that was read. */
  ano: string;
}

/** A reference in three parts: the text before its title, the title, which is emphasized, and the text after it. */
export type Referencia = readonly [antes: string, titulo: string, depois: string];

const CONSTITUICAO = 'Constituição da República Federativa do Brasil de 1988';
/** A longer ementa is cut, and `[...]` marks the cut (7.11.1). */
const MAX_EMENTA = 240;

/** Composes the reference without the date of access, which only the reader's browser knows. */
export function composeReferencia({ titulo, ementa, onde, fonte, constituicao, ano }: Referido): Referencia {
  const parts = [
    ...(ementa === '' || constituicao ? [] : [abridge(ementa)]),
    ...(onde === null ? [] : [`${onde[0]?.toUpperCase()}${onde.slice(1)}.`]),
    `Brasília, DF: Presidência da República, [${ano}].`,
    `Disponível em: ${fonte}.`,
  ];
  const depois = `. ${parts.join(' ')}`;
  return constituicao ? ['BRASIL. [Constituição (1988)]. ', CONSTITUICAO, depois] : ['BRASIL. ', titulo, depois];
}

/** Composes the reference to a súmula of a court (7.11.3, 7.11.4). */
export function composeReferenciaDaSumula(sumula: {
  corte: string;
  nome: string;
  texto: string;
  fonte: string;
  ano: string;
}): Referencia {
  const { corte, nome, texto, fonte, ano } = sumula;
  const enunciado = `${texto.replace(/[.\s]+$/, '')}.`;
  return [`BRASIL. ${corte}. `, nome, `. ${enunciado} Brasília, DF: ${corte}, [${ano}]. Disponível em: ${fonte}.`];
}

/** Shortens an ementa to a line or two, with `[...]` if it is cut. */
export function abridge(ementa: string): string {
  const whole = ementa.replace(/[.\s]+$/, '');
  if (whole.length <= MAX_EMENTA) return `${whole}.`;
  const cut = whole.slice(0, MAX_EMENTA);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:\s]+$/, '')} [...].`;
}
