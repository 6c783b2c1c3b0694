/** An act and the provision cited, as a reference needs them (ABNT NBR 6023:2018, 7.11.1). */
export interface Referido {
  /** `Lei nº 10.406, de 10 de janeiro de 2002`. */
  titulo: string;
  ementa: string;
  /** `art. 1.003, parágrafo único`; null for the act as a whole. */
  onde: string | null;
  fonte: string;
  /** The constitution, and what is part of it. */
  constituicao: boolean;
  /** Year of the text that was read. */
  ano: string;
}

/** A reference in three: what is before its title, the title, which is set off, and what follows it. */
export type Referencia = readonly [antes: string, titulo: string, depois: string];

const CONSTITUICAO = 'Constituição da República Federativa do Brasil de 1988';
/** A long ementa is cut, and dots between brackets say so (7.11.1). */
const MAX_EMENTA = 240;

/** The reference, but for the date of access, which only the reader's clock knows. */
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

/** A súmula of a court (7.11.3, 7.11.4). */
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

/** An ementa as a line or two, dots between brackets where it is cut. */
export function abridge(ementa: string): string {
  const whole = ementa.replace(/[.\s]+$/, '');
  if (whole.length <= MAX_EMENTA) return `${whole}.`;
  const cut = whole.slice(0, MAX_EMENTA);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:\s]+$/, '')} [...].`;
}
