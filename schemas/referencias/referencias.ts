import { extractCitacoes } from '../citations/extract.ts';
import type { Nomes } from '../citations/mentions/names.ts';
import type { Dispositivo } from '../contract/model/corpus/dispositivo.ts';
import { refKeySumula, type Sumula, TRIBUNAIS, type Tribunal } from '../contract/model/corpus/sumula.ts';
import type { CitacaoExtraida, DispositivoCitado, SumulaCitada } from '../contract/model/verification/citacao.ts';
import { formatRefKey } from '../law/ref-key.ts';
import { citadoPorTransitorias, principalDe } from './disposicoes-transitorias.ts';
import { nearestRow } from './nearest-row.ts';
import { ownWording } from './own-wording.ts';

/** The act of a provision, as far as references need it. */
export interface AtoQueCita {
  sigla: string;
  /** The keys of its rows. */
  chaves: ReadonlySet<string>;
  /** The keys of the act that it is the transitional provisions of; empty for others. */
  principais: ReadonlySet<string>;
  /** Null where it is not known. */
  ano: number | null;
}

/** Most texts cite nothing, and are told by this without being read. */
const CITA = /\bart(?:s?\b|igo)|s[úu]mula/i;
/** `desta Lei`, `da presente Convenção`: in an act, that act, whatever other one was named before. */
const PROPRIO = /\b(?:dest[ae]s?|d[ao] presente)\b/i;

/** What a text cites, and where: `offset` and `fim` (exclusive) in UTF-16 units of the text that was read. */
export interface Referencia {
  offset: number;
  fim: number;
  /** A ref_key, of whatever act. The members of a range share its place. */
  para: string;
}

/** The keys that a provision cites, each once, in order. */
export function referenciasDeDispositivo(dispositivo: Dispositivo, ato: AtoQueCita, nomes: Nomes): string[] {
  return distinct(acharReferencias(dispositivo, ato, nomes), dispositivo.ref_key);
}

/**
 * What a provision's own wording cites (of an article its caput). An article of no act is one of its own act; in an
 * amending command, whose quoted block is not read either, it would be a guess. What its own act no longer has is cited as
 * what is above it.
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

/** The keys that a súmula cites, each once, in order. */
export function referenciasDeSumula(sumula: Sumula, data: string | null, nomes: Nomes): string[] {
  return distinct(acharReferenciasDeSumula(sumula, data, nomes), sumula.ref_key);
}

/** What a súmula cites; another súmula is of the same court where it does not say which. */
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

/** The act that a provision's citation names; null when that is its own, or it names none. */
function namedAct({ sigla, rotulo, inferencia }: DispositivoCitado, alterador: boolean): string | null {
  const own = PROPRIO.test(rotulo);
  // `desta Convenção` is no name of an act.
  if (!inferencia) return own && sigla?.startsWith('X-') ? null : sigla;
  if (inferencia.origem === 'mencao_anterior') return alterador ? sigla : null;
  return own ? null : sigla;
}

/**
 * Which act of a name a text of that year means: `art. 535 do CPC` in 1997 is of the code of 1973. An act of the text's
 * own year was hardly in force.
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
