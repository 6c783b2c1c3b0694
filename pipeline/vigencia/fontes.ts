import { type AtoCitado, parseActCitation } from '../../schemas/law/act-citation.ts';
import { makeSigla } from '../../schemas/law/act-name.ts';
import { type Dia, isDia } from '../../schemas/law/calendario.ts';
import { diaDaCitacao } from '../../schemas/law/data-do-ato.ts';
import { vigenciaDeFora } from './clausulas-de-fora.ts';
import { DESCONHECIDO, emDia, type Inicio } from './inicio.ts';
import { inicioNoAto, type VigenciaDoAto } from './vigencia-do-ato.ts';

/** The day of an act, and the source of that day. */
export interface DiaDoAto {
  data: Dia;
  base: 'nota' | 'registro';
}

/** What is known about an act that a note names. */
export interface Citado {
  /** Only for an act whose own page is read, or whose clause is known. */
  vigencia: VigenciaDoAto | null;
  dia: DiaDoAto | null;
  ano: number | null;
}

/** The sources that show when an act that a note names began. */
export interface Fontes {
  /** @param ato the act as a note prints it */
  citado(ato: string): Citado;
}

const ANO = /(?<!\d)(?:1[89]|20)\d{2}(?!\d)/g;
/**
 * The years after which the effect of a law has certainly begun: the longest delay in use was three (Lei 13.709, de
 * 2018).
 */
const PRAZO = 5;
/**
 * The same for amendments to the Constitution and complementary laws: the tax reform of 2023 takes effect until 2033.
 */
const PRAZO_LONGO = 10;
const LONGO = /emenda|complementar|^lc\b|^lcp\b|^ec\b/i;

/**
 * Returns when what an act did to an article began. The act's own clause decides, if its page is read or the clause is
 * known. Otherwise it is the act's day, or some day of its year. If it is deferred, it began no earlier than that, and
 * no later than the end of the longest delay.
 * @param citado the act as a note prints it
 */
export function inicioPorAto(citado: string, artigo: string, diferida: boolean, fontes: Fontes): Inicio {
  const { vigencia, dia, ano } = fontes.citado(citado);
  if (vigencia && (diferida || !vigencia.soDiferido)) {
    const inicio = inicioNoAto(vigencia, artigo);
    if (inicio.quando.de !== null && inicio.quando.ate !== null) return inicio;
  }
  const inicio = dia ? emDia(dia.data, dia.base) : ano === null ? DESCONHECIDO : noAno(ano);
  const { de, ate } = inicio.quando;
  if (!diferida || de === null || ate === null) return inicio;
  const limite = `${Number(ate.slice(0, 4)) + (LONGO.test(citado) ? PRAZO_LONGO : PRAZO)}-12-31`;
  return { quando: { de, ate: limite }, base: inicio.base };
}

const noAno = (ano: number): Inicio => ({ quando: { de: `${ano}-01-01`, ate: `${ano}-12-31` }, base: 'nota' });

/**
 * Combines the acts of a corpus, the words of a note, and the register of acts.
 * @param vigencias the acts that are read, by sigla
 * @param registrado returns the date of an act in the register: a day, a year, or null
 */
export function fontesDe(
  vigencias: ReadonlyMap<string, VigenciaDoAto>,
  resolve: (made: string) => string | null,
  registrado: (citado: string) => string | null,
): Fontes {
  // A law leaves the same note on everything that it changed, so each note is read once.
  const lidos = new Map<string, Citado>();
  return {
    citado(escrito) {
      const known = lidos.get(escrito);
      if (known !== undefined) return known;
      const ato = parseActCitation(escrito);
      const citado = {
        vigencia: ato && (vigencias.get(resolve(makeSigla(ato)) ?? '') ?? vigenciaDeFora(makeSigla(ato))),
        ano: ato?.ano ?? (Number(escrito.match(ANO)?.at(-1) ?? 0) || null),
        dia: (ato && diaDe(escrito, ato, registrado)) ?? null,
      };
      lidos.set(escrito, citado);
      return citado;
    },
  };
}

/** Returns the day that the words themselves give, or else that of the register. */
function diaDe(escrito: string, ato: AtoCitado, registrado: (citado: string) => string | null): DiaDoAto | null {
  const dito = ato.ano === null ? null : diaDaCitacao(escrito.slice(ato.inicio, ato.fim), ato.ano);
  if (dito !== null) return { data: dito, base: 'nota' };
  const data = registrado(escrito);
  return data !== null && isDia(data) ? { data, base: 'registro' } : null;
}
