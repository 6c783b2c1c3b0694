import { classifyNota, readAto, type TipoNota } from '../law/note-kinds.ts';

/** A note, with what the notes after it say of its effect. */
export interface NotaDeTempo {
  texto: string;
  tipo: TipoNota | null;
  /** The act that the note names, as printed. */
  ato: string | null;
  /** Whether `Vigência` or `Produção de efeitos` follows it: the act itself says when it takes effect. */
  diferida: boolean;
  /** Whether `Vigência encerrada` or `Rejeitada` follows it or is part of it: what the note describes lapsed. */
  encerrada: boolean;
}

/**
 * Matches the end of a provisional measure's effect: `(Incluído pela Medida Provisória nº 1.068, de 2021 (Rejeitada))`.
 */
const CAIU = /\((?:rejeitada|sem efic[áa]cia|vig[êe]ncia encerrada|prejudicada)\)?\s*$/i;

/**
 * Matches `Redação dada pelo Decreto-lei nº 8.740, de 19.1.1946, com vigência suspensa pelo Decreto-lei nº 8.987-A, de
 * 1946`.
 */
const SUSPENSA = /com vig[êe]ncia suspensa/i;

/**
 * Whether the act of a note is a provisional measure, which may lose its effect: `Medida Provisória nº 1.068, de 2021`.
 */
export const isMedida = (ato: string | null): boolean => ato !== null && /^medida\s+provis/i.test(ato);

/** Reads the notes, except those that only state the effect of another note. */
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

/**
 * `(Revogado pela MP 905) (Revogado pela MP 955) Vigência encerrada`: marks as ended the last measure and also the one
 * that it repealed.
 */
function encerra(lidas: readonly NotaDeTempo[]): void {
  for (let i = lidas.length - 1; i >= 0; i--) {
    const nota = lidas[i] as NotaDeTempo;
    nota.encerrada = true;
    if (!(nota.tipo === 'revogacao' && isMedida(nota.ato) && isMedida(lidas[i - 1]?.ato ?? null))) return;
  }
}

/**
 * Whether the note is of an act that gave words. A renumbering does so only with a new wording: `Renumerado do
 * parágrafo único, com nova redação`.
 */
const daRedacao = ({ tipo, ato, texto }: NotaDeTempo): boolean =>
  ato !== null && (tipo === 'redacao' || tipo === 'inclusao' || (tipo === 'renumeracao' && /reda[çc]/i.test(texto)));

/**
 * Returns the note of the act that gave a wording, not that of a later act that only renumbered it; undefined for the
 * original wording.
 */
export function notaDoAutor(notas: readonly NotaDeTempo[], alterado_por: string | null): NotaDeTempo | undefined {
  const dadas = notas.filter(daRedacao);
  return dadas.findLast(({ ato }) => ato === alterado_por) ?? dadas.at(-1);
}

/** Returns the note of a repeal that is still in effect. */
export const notaDeRevogacao = (notas: readonly NotaDeTempo[], revogado_por?: string): NotaDeTempo | undefined =>
  notas.find(
    ({ tipo, ato, encerrada }) =>
      tipo === 'revogacao' && !encerrada && (revogado_por === undefined || ato === revogado_por),
  );
