import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { isDia } from '../../schemas/law/calendario.ts';
import { classifyNota, readAto, type TipoNota } from '../../schemas/law/note-kinds.ts';
import { origemDaEficacia } from '../../schemas/verify/acervo/notas.ts';

/** Years after which the effect of a law has surely begun: the longest delay in use was of three (Lei 13.709/2018). */
const PRAZO = 5;
/** Of what changes the Constitution, and of complementary laws: the tax reform of 2023 takes effect until 2033. */
const PRAZO_LONGO = 10;
const LONGO = /emenda|complementar|^lc\b|^lcp\b|^ec\b/iu;

/** What the force of a wording is told by. */
const DA_REDACAO: ReadonlySet<TipoNota> = new Set<TipoNota>(['redacao', 'inclusao', 'renumeracao']);

/**
 * Whether a note says that the effect of the provision's wording, or of its repeal, may not have begun when its page was
 * read. What began for certain is not said, nor when the wording of what was repealed since took effect.
 * @param lidoEm when the page was read, which the snapshot says too; null when nobody knows
 */
export function isDiferido(
  { anotacoes, revogado, em_vigor_desde = null }: Pick<Dispositivo, 'anotacoes' | 'revogado' | 'em_vigor_desde'>,
  lidoEm: string | null,
) {
  // Counted from a clause that was read: what its note of force was about is known, and over.
  const began = isDia(em_vigor_desde ?? '') && lidoEm !== null && (em_vigor_desde as string) <= lidoEm.slice(0, 10);
  return anotacoes.some((nota, i) => {
    if (classifyNota(nota) !== 'eficacia') return false;
    const origem = origemDaEficacia(anotacoes, i);
    const tipo = origem === undefined ? null : classifyNota(origem);
    if (revogado && tipo !== 'revogacao') return false;
    if (began && (tipo === null || DA_REDACAO.has(tipo))) return false;
    return origem === undefined || !isPast(readAto(origem) as string, lidoEm);
  });
}

function isPast(ato: string, lidoEm: string | null): boolean {
  const ano = /(?<!\d)\d{4}(?!\d)(?!.*(?<!\d)\d{4}(?!\d))/u.exec(ato)?.[0];
  if (ano === undefined || lidoEm === null) return false;
  return Number(lidoEm.slice(0, 4)) - Number(ano) > (LONGO.test(ato) ? PRAZO_LONGO : PRAZO);
}
