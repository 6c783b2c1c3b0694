import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import type { ResultadoBusca } from '../../schemas/contract/model/service/busca.ts';
import type { DocBusca } from '../../schemas/search/index/doc.ts';
import { type DitoMarcado, emSeuArtigo, markTrecho } from '../../schemas/search/trecho.ts';
import type { AtoVerificavel } from '../../schemas/verify/acervo/ato-verificavel.ts';
import type { Acervo } from '../snapshot/acervo.ts';

/** How to show an article or súmula that was found. */
export interface Mostrado {
  doc: DocBusca;
  /** The key of the result. */
  ref_key: string;
  /** The provision whose text is shown. */
  mostra: string;
  rank: number;
}

/**
 * Makes the result that the API returns, with the words found marked in its excerpt. Throws if the index leads to a
 * provision that does not exist, which only a damaged snapshot can do.
 */
export function composeResultado(
  { doc, ref_key, mostra, rank }: Mostrado,
  ditos: readonly DitoMarcado[],
  acervo: Acervo,
): ResultadoBusca {
  const comum = { ref_key, inativo: doc.inativo, alterador: doc.alterador, rank };
  if (doc.sumula) {
    const { tribunal, numero, vinculante, texto } = sumulaOf(ref_key, acervo);
    const trecho = markTrecho(texto, ditos);
    return { tipo: 'sumula', ...comum, sigla: tribunal, artigo: null, tribunal, numero, vinculante, trecho };
  }
  const [sigla, artigo] = mostra.split('.', 2) as [string, string];
  const ato = acervo.ato(sigla);
  const posicao = posicaoDe(ato, mostra);
  // The other fields of a result describe the provision that its key names.
  if (mostra === ref_key && mostra.split('.').length > 2) {
    comum.inativo ||= !ato.vigora(posicao) || ato.proprio(posicao) === '';
    comum.alterador = ato.mostra(posicao).alterador;
  }
  const proprio = ato.proprio(posicao);
  const alone = proprio !== '' && mostra === ref_key;
  const text = alone ? proprio : emSeuArtigo(proprio, ato.texto(posicaoDe(ato, `${sigla}.${artigo}`)));
  const trecho = markTrecho(text, ditos);
  return { tipo: 'dispositivo', ...comum, sigla, artigo, tribunal: null, numero: null, vinculante: null, trecho };
}

function posicaoDe(ato: AtoVerificavel, refKey: string): number {
  const posicao = ato.posicao(refKey);
  if (posicao === null) throw new Error(`the search index leads to ${refKey}, which does not exist`);
  return posicao;
}

/** Returns a súmula by its key: `SUM.STF.SV11`, `SUM.STJ.7`. Throws if it does not exist. */
export function sumulaOf(ref_key: string, acervo: Acervo): Sumula {
  const [, tribunal, numero = ''] = ref_key.split('.');
  const vinculante = numero.startsWith('SV');
  const sumula = acervo.sumulas?.sumula(
    tribunal as Sumula['tribunal'],
    Number(vinculante ? numero.slice(2) : numero),
    vinculante,
  );
  if (!sumula) throw new Error(`the search index leads to ${ref_key}, which does not exist`);
  return sumula;
}
