import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { TempoDaVersao } from '../../schemas/contract/model/corpus/vigencia.ts';
import { type Dia, isDia, somaDias } from '../../schemas/law/calendario.ts';
import { classifyNota, readAto, type TipoNota } from '../../schemas/law/note-kinds.ts';
import { lastEficacia, origemDaEficacia } from '../../schemas/verify/acervo/notas.ts';

/**
 * Years after which the effect of a law has surely begun: the longest delay in use was three years (Lei 13.709/2018).
 */
const PRAZO = 5;
/**
 * The same for amendments to the Constitution and complementary laws: the tax reform of 2023 takes effect in stages
 * until 2033.
 */
const PRAZO_LONGO = 10;
const LONGO = /emenda|complementar|^lc\b|^lcp\b|^ec\b/iu;

/** The kinds of note from which the force of a wording is known. */
const DA_REDACAO: ReadonlySet<TipoNota | null> = new Set<TipoNota | null>(['redacao', 'inclusao', 'renumeracao', null]);

/**
 * Whether a note says that the effect of the provision's wording, or of its repeal, may not have begun when its page
 * was read. False for an effect that has certainly begun, and for the wording of a provision repealed since.
 * @param versoes the provision's wordings, dated: a day counted from a clause is known, and may have passed already
 * @param lidoEm when the page was read, which the snapshot also says; null if unknown
 */
export function isDiferido(
  { anotacoes, revogado }: Pick<Dispositivo, 'anotacoes' | 'revogado'>,
  versoes: readonly TempoDaVersao[],
  lidoEm: string | null,
): boolean {
  const isOver = (dia: string | null): boolean => dia !== null && lidoEm !== null && dia <= lidoEm.slice(0, 10);
  const hoje = versoes.findLast(({ desde, desde_entre }) => desde || desde_entre);
  const finda = versoes.findLast(({ ate, ate_entre }) => ate || ate_entre);
  return anotacoes.some((nota, i) => {
    if (classifyNota(nota) !== 'eficacia' || hasFallen(anotacoes.slice(i + 1))) return false;
    const origem = origemDaEficacia(anotacoes, i);
    const tipo = origem === undefined ? null : classifyNota(origem);
    if (revogado && (tipo !== 'revogacao' || isOver(latest(finda?.ate, finda?.ate_entre)))) return false;
    if (DA_REDACAO.has(tipo) && isOver(latest(hoje?.desde, hoje?.desde_entre))) return false;
    return origem === undefined || !isPast(readAto(origem) as string, lidoEm);
  });
}

/**
 * Returns the first day of the effect that the last note of effect defers, if that day is known and still to come. The
 * effect is that of the wording, of the repeal, or of another act that ends the wording. For the last two it is the
 * first day without the wording.
 */
export function diaDoEfeito(
  { anotacoes }: Pick<Dispositivo, 'anotacoes'>,
  versoes: readonly TempoDaVersao[],
  lidoEm: string | null,
): Dia | null {
  const origem = origemDaEficacia(anotacoes, lastEficacia(anotacoes));
  const last = versoes.findLast(({ desde, desde_entre }) => desde || desde_entre);
  const ofWording = DA_REDACAO.has(origem === undefined ? null : classifyNota(origem));
  const dita = ofWording ? last?.desde : last?.ate;
  if (!dita || !isDia(dita)) return null;
  const dia = ofWording ? dita : somaDias(dita, 1);
  return lidoEm !== null && dia > lidoEm.slice(0, 10) ? dia : null;
}

/**
 * `(Vide Medida Provisória nº 1) (Produção de efeitos) (Vigência encerrada)`: the measure lapsed, so its effect never
 * comes.
 */
const hasFallen = (depois: readonly string[]): boolean => {
  const next = depois.find((nota) => readAto(nota) !== null || classifyNota(nota) === 'encerramento');
  return next !== undefined && classifyNota(next) === 'encerramento';
};

/** The last of the possible days, or null if there is no last one. */
const latest = (data: string | null = null, [, ate]: readonly [string | null, string | null] = [null, null]) =>
  data !== null && isDia(data) ? data : ate;

function isPast(ato: string, lidoEm: string | null): boolean {
  const ano = /(?<!\d)\d{4}(?!\d)(?!.*(?<!\d)\d{4}(?!\d))/u.exec(ato)?.[0];
  if (ano === undefined || lidoEm === null) return false;
  return Number(lidoEm.slice(0, 4)) - Number(ano) > (LONGO.test(ato) ? PRAZO_LONGO : PRAZO);
}
