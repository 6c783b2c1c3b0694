import { extractCitacoes } from '../citations/extract.ts';
import type { Nomes } from '../citations/mentions/names.ts';
import type { Dispositivo } from '../contract/model/corpus/dispositivo.ts';
import { refKeySumula, type Sumula, TRIBUNAIS, type Tribunal } from '../contract/model/corpus/sumula.ts';
import type { CitacaoExtraida, DispositivoCitado, SumulaCitada } from '../contract/model/verification/citacao.ts';
import { formatRefKey } from '../law/ref-key.ts';
import { citadoPorTransitorias, principalDe } from './disposicoes-transitorias.ts';
import { nearestRow } from './nearest-row.ts';
import { ownWording } from './own-wording.ts';

/** The citing act, as far as references need it. */
export interface AtoQueCita {
  sigla: string;
  /** The keys of its rows. */
  chaves: ReadonlySet<string>;
  /** The keys of the act whose transitional provisions it holds; empty for other acts. */
  principais: ReadonlySet<string>;
  /** Null if not known. */
  ano: number | null;
}

/** Quickly excludes most texts, which cite nothing. */
const CITA = /\bart(?:s?\b|igo)|s[úu]mula/i;
/** `desta Lei`, `da presente Convenção`: the act itself, whatever other act was named before. */
const PROPRIO = /\b(?:dest[ae]s?|d[ao] presente)\b/i;

/** A reference and its place: `offset` and `fim` (exclusive) in UTF-16 units of the text that was read. */
export interface Referencia {
  offset: number;
  fim: number;
  /** A ref_key of any act. The members of a range share the same place. */
  para: string;
}

/** The keys that a provision cites, without duplicates, in order. */
export function referenciasDeDispositivo(dispositivo: Dispositivo, ato: AtoQueCita, nomes: Nomes): string[] {
  return distinct(acharReferencias(dispositivo, ato, nomes), dispositivo.ref_key);
}

/**
 * The references in a provision's own wording (for an article, in its caput). An article without an act belongs to the
 * citing act. In an amending command that would be a guess, and its quoted block is not read. A provision that the
 * citing act no longer has is replaced by the one above it.
 */
export function acharReferencias(dispositivo: Dispositivo, ato: AtoQueCita, nomes: Nomes): Referencia[] {
  const { alterador, comando, alterado_por } = dispositivo;
  const texto = alterador ? (comando ?? '') : ownWording(dispositivo);
  if (!CITA.test(texto)) return [];
  const ano = yearOf(alterado_por) ?? ato.ano;
  return extractCitacoes(texto, nomes).flatMap((citacao): Referencia[] => {
    const { offset, fim } = citacao;
    const para = keyOf(citacao);
    return para === null ? [] : [{ offset, fim, para }];
  });

  function keyOf(citacao: CitacaoExtraida): string | null {
    if (citacao.tipo === 'sumula') return keyOfSumula(citacao, null);
    if (citacao.tipo !== 'dispositivo') return null;
    const named = namedAct(citacao, alterador);
    if (named === null) return alterador ? null : citadoSemAto(citacao, texto, ato);
    const both = named === principalDe(ato.sigla);
    const key = formatRefKey({ ...citacao, sigla: both ? named : atoDaEpoca(named, citacao, ano, nomes) });
    return (key.startsWith(`${ato.sigla}.`) ? nearestRow(key, ato.chaves) : null) ?? key;
  }
}

function citadoSemAto(citacao: DispositivoCitado, texto: string, ato: AtoQueCita): string | null {
  const principal = principalDe(ato.sigla);
  if (principal !== null) return citadoPorTransitorias(citacao, texto, ato, principal);
  return nearestRow(formatRefKey({ ...citacao, sigla: ato.sigla }), ato.chaves);
}

/** The keys that a súmula cites, without duplicates, in order. */
export function referenciasDeSumula(sumula: Sumula, data: string | null, nomes: Nomes): string[] {
  return distinct(acharReferenciasDeSumula(sumula, data, nomes), sumula.ref_key);
}

/** The references of a súmula. Another súmula is of the same court unless the text says otherwise. */
export function acharReferenciasDeSumula({ tribunal, texto }: Sumula, data: string | null, nomes: Nomes): Referencia[] {
  const ano = data === null ? null : Number(data.slice(0, 4));
  return extractCitacoes(texto, nomes).flatMap((citacao): Referencia[] => {
    const { offset, fim } = citacao;
    if (citacao.tipo === 'sumula') {
      const para = keyOfSumula(citacao, tribunal);
      return para === null ? [] : [{ offset, fim, para }];
    }
    if (citacao.tipo !== 'dispositivo' || citacao.sigla === null) return [];
    return [{ offset, fim, para: formatRefKey({ ...citacao, sigla: atoDaEpoca(citacao.sigla, citacao, ano, nomes) }) }];
  });
}

/** The act that a citation names; null if that is the citing act, or if it names none. */
function namedAct({ sigla, rotulo, inferencia }: DispositivoCitado, alterador: boolean): string | null {
  const own = PROPRIO.test(rotulo);
  // `desta Convenção` does not name an act.
  if (!inferencia) return own && sigla?.startsWith('X-') ? null : sigla;
  if (inferencia.origem === 'mencao_anterior') return alterador ? sigla : null;
  return own ? null : sigla;
}

/**
 * The act of that name that a text of that year means: in 1997 `art. 535 do CPC` is of the code of 1973. An act of the
 * same year was probably not in force yet.
 */
function atoDaEpoca(sigla: string, { rotulo }: DispositivoCitado, ano: number | null, nomes: Nomes): string {
  const today = nomes.ano.get(sigla) ?? null;
  if (ano === null || today === null || ano > today || rotulo.includes(String(today))) return sigla;
  for (let year = ano; year >= 1800; year--) {
    const earlier = nomes.superados.get(`${sigla}/${year}`);
    if (earlier !== undefined) return earlier;
  }
  return sigla;
}

function keyOfSumula(citada: SumulaCitada, own: Tribunal | null): string | null {
  const tribunal = citada.tribunal === null ? own : TRIBUNAIS.find((known) => known === citada.tribunal);
  return tribunal ? refKeySumula({ ...citada, tribunal }) : null;
}

function yearOf(ato: string | null): number | null {
  const year = /\b(?:18|19|20)\d\d$/.exec(ato ?? '')?.[0];
  return year === undefined ? null : Number(year);
}

const distinct = (found: readonly Referencia[], own: string): string[] =>
  [...new Set(found.map(({ para }) => para))].filter((key) => key !== own);
