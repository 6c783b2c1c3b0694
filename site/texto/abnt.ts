/** An act and the provision cited, as a reference needs them (ABNT NBR 6023:2018, 7.11). */
export interface Referido {
  /** `Lei nº 10.406, de 10 de janeiro de 2002`. */
  titulo: string;
  ementa: string;
  /** `art. 1.003, parágrafo único`; null for the act as a whole. */
  onde: string | null;
  fonte: string;
  constituicao: boolean;
  /** Year of the text that was read. */
  ano: string;
}

/** The reference, but for the date of access, which only the reader's clock knows. */
export function printReferencia({ titulo, ementa, onde, fonte, constituicao, ano }: Referido): string {
  const name = constituicao ? '[Constituição (1988)]. Constituição da República Federativa do Brasil de 1988' : titulo;
  const parts = [
    `BRASIL. ${name}.`,
    ...(ementa === '' || constituicao ? [] : [`${ementa.replace(/[.\s]+$/, '')}.`]),
    ...(onde === null ? [] : [`${onde[0]?.toUpperCase()}${onde.slice(1)}.`]),
    `Brasília, DF: Presidência da República, [${ano}].`,
    `Disponível em: ${fonte}.`,
  ];
  return parts.join(' ');
}
