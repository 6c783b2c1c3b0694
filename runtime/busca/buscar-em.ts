import type { Artigo } from '../../schemas/contract/model/corpus/artigo.ts';
import type { ResultadoBusca } from '../../schemas/contract/model/service/busca.ts';
import { type Pergunta, readPergunta } from '../../schemas/search/query/pergunta.ts';
import { type DitoMarcado, emSeuArtigo, markTrecho } from '../../schemas/search/trecho.ts';
import { listRadicais } from '../../schemas/text/radicais-em-ordem.ts';
import { aprovadaEm } from '../../schemas/verify/sumulas/sumula-em.ts';
import { comLeitura, linhasEm } from '../em/corpus-em.ts';
import type { PedidoComLeitura } from '../em/dias.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import { aceita, achar, type Filtro } from './buscar.ts';
import { findReescritos, holds } from './reescritos.ts';
import { composeResultado, type Mostrado, sumulaOf } from './resultado.ts';

/** How many of today's results are examined for each one wanted, because some did not exist yet. */
const FOLGA = 3;
/** The rank of a wording that contains all the words. */
const MIN_RANK = 0.8;

/**
 * Searches the law as of some days, and shows the words of those days. A provision is found by today's words, as in
 * `buscar`, or if its wording of the time contains all the words.
 */
export function buscarEm(q: string, acervo: Acervo, filtro: Filtro, pedido: PedidoComLeitura): ResultadoBusca[] {
  const { mostrados, citados, ditos, resto } = achar(q, acervo, { ...filtro, limit: filtro.limit * FOLGA });
  const pergunta = readPergunta(resto);
  const found = mostrados.flatMap(
    (each, i) => composeEm(each, i < citados ? null : pergunta, ditos, acervo, pedido) ?? [],
  );
  const byArtigo = new Map(found.map((each) => [`${each.sigla}.${each.artigo}`, each]));
  const proprios = pergunta.termos.map((termo) => termo.radicais);
  let more = 0;
  for (const { ref_key, parte } of findReescritos(pergunta, acervo, pedido.dias)) {
    if (more >= filtro.limit) break;
    const artigo = ref_key.split('.', 2).join('.');
    const rank = Math.round((MIN_RANK + (1 - MIN_RANK) * parte) * 1e4) / 1e4;
    const known = byArtigo.get(artigo);
    if (known) {
      // Today's row may be repealed, or a poor match.
      known.rank = Math.max(known.rank, rank);
      continue;
    }
    const id = acervo.busca.id(artigo);
    const doc = id === null ? null : acervo.busca.doc(id);
    if (!doc || !aceita(doc, filtro)) continue;
    const composed = composeEm({ doc, ref_key, mostra: ref_key, rank }, pergunta, proprios, acervo, pedido);
    if (!composed) continue;
    byArtigo.set(artigo, composed);
    found.push(composed);
    more += 1;
  }
  return found.sort((a, b) => b.rank - a.rank).slice(0, filtro.limit);
}

/**
 * A result in the words of those days; null if the provision was not in force, or its wording matches none of the
 * words.
 * @param pergunta null for a cited provision, which is shown whatever its words
 */
function composeEm(
  mostrado: Mostrado,
  pergunta: Pergunta | null,
  ditos: readonly DitoMarcado[],
  acervo: Acervo,
  pedido: PedidoComLeitura,
): ResultadoBusca | null {
  const { ref_key, mostra, doc } = mostrado;
  if (doc.sumula) return composeSumulaEm(mostrado, ditos, acervo, pedido);
  const [sigla, numero] = mostra.split('.', 2) as [string, string];
  const bytes = acervo.artigo(sigla, numero);
  if (!bytes) return null;
  const hoje = (JSON.parse(Buffer.from(bytes).toString()) as Artigo).dispositivos;
  const linhas = linhasEm(acervo, hoje, pedido);
  const of = (key: string) => linhas.find(({ dispositivo }) => dispositivo.ref_key === key) ?? null;
  const named = of(ref_key);
  if (!named || named.estado.tipo === 'revogado') return null;
  const below = of(mostra);
  const shown = below && below.estado.tipo !== 'revogado' ? below : named;
  const { texto, caput_texto } = shown.dispositivo;
  const text = shown === named ? texto : emSeuArtigo(caput_texto ?? texto, linhas[0]?.dispositivo.texto ?? '');
  const today = hoje.find((each) => each.ref_key === shown.dispositivo.ref_key);
  if (pergunta && today?.texto !== texto && shown.estado.tipo !== 'sem_redacao') {
    const excluded = listRadicais(linhas[0]?.dispositivo.texto ?? '');
    if (pergunta.excluidos.some((termo) => holds(excluded, termo))) return null;
    const stems = new Set(listRadicais(text));
    if (!ditos.flat().some((radical) => stems.has(radical))) return null;
  }
  const base = composeResultado(mostrado, ditos, acervo);
  const inativo = shown.estado.tipo === 'sem_data' && base.inativo;
  return { ...base, inativo, trecho: markTrecho(text, ditos), em: comLeitura(shown.dispositivo, pedido).em };
}

/** A súmula has one wording, in force from its approval. */
function composeSumulaEm(
  mostrado: Mostrado,
  ditos: readonly DitoMarcado[],
  acervo: Acervo,
  { dias }: PedidoComLeitura,
): ResultadoBusca | null {
  const sumula = sumulaOf(mostrado.ref_key, acervo);
  const { cancelada_em } = sumula;
  if ((aprovadaEm(sumula).de ?? '') > dias.ate) return null;
  const base = composeResultado(mostrado, ditos, acervo);
  if (cancelada_em === undefined) return base;
  return cancelada_em <= dias.de ? null : { ...base, inativo: false };
}
