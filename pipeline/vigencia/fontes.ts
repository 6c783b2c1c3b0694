import { parseActCitation } from '../../schemas/law/act-citation.ts';
import type { AtoNumerado } from '../../schemas/law/act-name.ts';
import { makeSigla } from '../../schemas/law/act-name.ts';
import type { Dia } from '../../schemas/law/calendario.ts';
import { emDia, type Inicio } from './inicio.ts';
import { inicioNoAto, type VigenciaDoAto } from './vigencia-do-ato.ts';

/** The day of an act, and where it is told. */
export interface DiaDoAto {
  data: Dia;
  base: 'nota' | 'registro';
}

/** What tells when an act that a note names began. */
export interface Fontes {
  /** The act that a note prints; null where it names none by number. */
  citado(ato: string): AtoNumerado | null;
  /** An act whose own page is read; null of any other. */
  vigencia(ato: AtoNumerado): VigenciaDoAto | null;
  /** The day of any act, as far as anything tells it. */
  dataDoAto(ato: AtoNumerado): DiaDoAto | null;
}

const ANO = /(?<!\d)(?:1[89]|20)\d{2}(?!\d)/g;
/** Years after which the effect of a law has surely begun: the longest delay in use was of three (Lei 13.709, de 2018). */
const PRAZO = 5;
/** Of what changes the Constitution, and of complementary laws: the tax reform of 2023 takes effect until 2033. */
const PRAZO_LONGO = 10;
const LONGO = /emenda|complementar|^lc\b|^lcp\b|^ec\b/i;

/**
 * When what an act did to an article began: by its own clause where its page is read; else on its day where nothing puts
 * it off; else not before its day, or in its year.
 * @param citado the act as a note prints it
 */
export function inicioPorAto(citado: string, artigo: string, diferida: boolean, fontes: Fontes): Inicio {
  const ato = fontes.citado(citado);
  const vigencia = ato && fontes.vigencia(ato);
  if (vigencia) {
    const inicio = inicioNoAto(vigencia, artigo);
    if (inicio.quando.de !== null && inicio.quando.ate !== null) return inicio;
  }
  const known = ato && fontes.dataDoAto(ato);
  const ano = ato?.ano ?? Number(citado.match(ANO)?.at(-1) ?? 0);
  const inicio: Inicio = known
    ? emDia(known.data, known.base)
    : {
        quando: ano > 0 ? { de: `${ano}-01-01`, ate: `${ano}-12-31` } : { de: null, ate: null },
        base: ano > 0 ? 'nota' : null,
      };
  const { de, ate } = inicio.quando;
  if (!diferida || de === null || ate === null) return inicio;
  const limite = `${Number(ate.slice(0, 4)) + (LONGO.test(citado) ? PRAZO_LONGO : PRAZO)}-12-31`;
  return { quando: { de, ate: limite }, base: inicio.base };
}

/** The acts of a corpus, and the days that its notes tell, as a source. */
export function fontesDe(
  vigencias: ReadonlyMap<string, VigenciaDoAto>,
  resolve: (made: string) => string | null,
  datas: ReadonlyMap<string, DiaDoAto>,
): Fontes {
  // A law leaves one note at all that it changed.
  const lidos = new Map<string, AtoNumerado | null>();
  return {
    citado(escrito) {
      const known = lidos.get(escrito);
      if (known !== undefined) return known;
      const ato = parseActCitation(escrito);
      lidos.set(escrito, ato);
      return ato;
    },
    vigencia: (ato) => vigencias.get(resolve(makeSigla(ato)) ?? '') ?? null,
    dataDoAto: (ato) => datas.get(makeSigla(ato)) ?? null,
  };
}
