import type { VersoesDispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Pergunta, Termo } from '../../schemas/search/query/pergunta.ts';
import type { Dias } from '../../schemas/tempo/estado-em.ts';
import { listRadicais } from '../../schemas/text/radicais-em-ordem.ts';
import type { Acervo } from '../snapshot/acervo.ts';

/**
 * An earlier wording, with the earliest and latest day on which it can have been in force; null if an end is not known.
 */
interface Antiga {
  ref_key: string;
  texto: string;
  de: string | null;
  ate: string | null;
}

interface Indice {
  antigas: Antiga[];
  /** Maps a stem to the ascending positions of the wordings that contain it. */
  postings: Map<string, number[]>;
}

const indices = new WeakMap<Acervo, Indice>();

/** Built at the first search as of another day, then kept. A tenth of all provisions have an earlier wording. */
function indiceDe(acervo: Acervo): Indice {
  const known = indices.get(acervo);
  if (known) return known;
  const indice: Indice = { antigas: [], postings: new Map() };
  for (const doc of acervo.reescritos()) {
    const { ref_key, versoes } = JSON.parse(Buffer.from(doc).toString()) as VersoesDispositivo;
    for (const { texto, vigente, desde, desde_entre, ate, ate_entre } of versoes) {
      if (vigente || texto === '') continue;
      const at = indice.antigas.length;
      indice.antigas.push({
        ...{ ref_key, texto },
        de: desde_entre ? desde_entre[0] : (desde ?? null),
        ate: ate_entre ? ate_entre[1] : (ate ?? null),
      });
      for (const stem of new Set(listRadicais(texto))) {
        const known = indice.postings.get(stem);
        if (known) known.push(at);
        else indice.postings.set(stem, [at]);
      }
    }
  }
  indices.set(acervo, indice);
  return indice;
}

/**
 * Finds provisions with an earlier wording that can have been in force on those days and contains everything in the
 * query. Each has the share of the wording's words that match, largest first.
 */
export function findReescritos({ termos, excluidos }: Pergunta, acervo: Acervo, dias: Dias) {
  const { antigas, postings } = indiceDe(acervo);
  const asked = termos.flatMap(({ radicais }) => radicais);
  const radicais = new Set(asked);
  const [rarest = []] = asked.map((stem) => postings.get(stem) ?? []).sort((a, b) => a.length - b.length);
  return rarest
    .flatMap((at) => {
      const { ref_key, texto, de, ate } = antigas[at] as Antiga;
      if ((de !== null && de > dias.ate) || (ate !== null && ate < dias.de)) return [];
      const stems = listRadicais(texto);
      if (!termos.every((termo) => holds(stems, termo)) || excluidos.some((termo) => holds(stems, termo))) return [];
      return [{ ref_key, parte: stems.filter((stem) => radicais.has(stem)).length / stems.length }];
    })
    .sort((a, b) => b.parte - a.parte);
}

/** Whether the stems contain a term: the words of a phrase in sequence, other words anywhere. */
export function holds(stems: readonly string[], { radicais, frase }: Termo): boolean {
  if (!frase) return radicais.every((stem) => stems.includes(stem));
  return stems.some((_, at) => radicais.every((stem, i) => stems[at + i] === stem));
}
