import { classifyNota, readAto, type TipoNota } from '../law/note-kinds.ts';

/** A note with what the notes behind it say of its effect. */
export interface NotaDeTempo {
  texto: string;
  tipo: TipoNota | null;
  /** The act that it names, as printed. */
  ato: string | null;
  /** `Vigência` or `Produção de efeitos` stands behind it: the act says itself when. */
  diferida: boolean;
  /** `Vigência encerrada` or `Rejeitada` stands behind it, or in it: what it tells of fell. */
  encerrada: boolean;
}

/** Of what a provisional measure did: `(Incluído pela Medida Provisória nº 1.068, de 2021 (Rejeitada))`. */
const CAIU = /\((?:rejeitada|sem efic[áa]cia|vig[êe]ncia encerrada|prejudicada)\)?\s*$/i;

/** `Redação dada pelo Decreto-lei nº 8.740, de 19.1.1946, com vigência suspensa pelo Decreto-lei nº 8.987-A, de 1946` */
const SUSPENSA = /com vig[êe]ncia suspensa/i;

export const isMedida = (ato: string | null): boolean => ato !== null && /^medida\s+provis/i.test(ato);

/** The notes that are no mere word on the effect of another. */
export function readNotasDeTempo(anotacoes: readonly string[]): NotaDeTempo[] {
  const lidas: NotaDeTempo[] = [];
  for (const texto of anotacoes) {
    const tipo = classifyNota(texto);
    const antes = lidas.at(-1);
    if (tipo === 'eficacia' && antes) antes.diferida = true;
    else if (tipo === 'encerramento' && antes) encerra(lidas);
    else lidas.push({ texto, tipo, ato: readAto(texto), diferida: SUSPENSA.test(texto), encerrada: CAIU.test(texto) });
  }
  return lidas;
}

/** `(Revogado pela MP 905) (Revogado pela MP 955) Vigência encerrada`: what ended is the measure, with what undid it. */
function encerra(lidas: readonly NotaDeTempo[]): void {
  for (let i = lidas.length - 1; i >= 0; i--) {
    const nota = lidas[i] as NotaDeTempo;
    nota.encerrada = true;
    if (!(nota.tipo === 'revogacao' && isMedida(nota.ato) && isMedida(lidas[i - 1]?.ato ?? null))) return;
  }
}

/** `Renumerado do parágrafo único, com nova redação`: a number alone gives no words. */
const daRedacao = ({ tipo, ato, texto }: NotaDeTempo): boolean =>
  ato !== null && (tipo === 'redacao' || tipo === 'inclusao' || (tipo === 'renumeracao' && /reda[çc]/i.test(texto)));

/** The note of the act that gave a wording, which its renumbering by a later one is not; undefined of the original. */
export function notaDoAutor(notas: readonly NotaDeTempo[], alterado_por: string | null): NotaDeTempo | undefined {
  const dadas = notas.filter(daRedacao);
  return dadas.findLast(({ ato }) => ato === alterado_por) ?? dadas.at(-1);
}

/** The note of a repeal that holds. */
export const notaDeRevogacao = (notas: readonly NotaDeTempo[], revogado_por?: string): NotaDeTempo | undefined =>
  notas.find(
    ({ tipo, ato, encerrada }) =>
      tipo === 'revogacao' && !encerrada && (revogado_por === undefined || ato === revogado_por),
  );
