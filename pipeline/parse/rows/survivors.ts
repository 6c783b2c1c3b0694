import type { RevogacaoDoAto } from '../../../schemas/contract/model/corpus/revogacao.ts';
import type { Chave } from '../tree/keys.ts';
import { descend, type No, type Serie } from '../tree/tree.ts';
import type { Estado } from '../wordings/wordings.ts';
import { IN_FORCE, readVigencias, type Vigencia } from './rows.ts';

/** A series whose labels and wordings have been read. */
interface SerieLida {
  serie: Serie;
  chaves: ReadonlyMap<No, Chave>;
  estados: ReadonlyMap<No, Estado>;
}

/**
 * Returns what the repeal of a whole act left in force, each provision in the state that it would have without that
 * repeal. The page may strike the act from end to end. The separate repeal of a provision that another act made, and
 * that is noted there, still holds.
 */
export function readSurvivors(lida: SerieLida, sigla: string, { ato, ressalvas }: RevogacaoDoAto): Map<No, Vigencia> {
  const { serie, chaves, estados } = lida;
  const inOrder = serie.artigos.flatMap((artigo) =>
    descend(artigo).map((no) => ({ no, artigo, chave: chaves.get(no) })),
  );
  const found = new Map<No, Vigencia>();
  for (const { de, ate } of ressalvas) {
    const last = `${sigla}.${ate}`;
    const from = inOrder.findIndex(({ chave }) => chave?.ref_key === `${sigla}.${de}`);
    const to = inOrder.findLastIndex(({ chave }) => chave?.ref_key === last || chave?.ref_key.startsWith(`${last}.`));
    // For art. 17, caput and §§ 1º and 2º: a § 3º comes after the end and fell.
    const kept = from < 0 ? [] : inOrder.slice(from, to + 1);
    for (const artigo of new Set(kept.map((each) => each.artigo))) {
      const alone = readVigencias(artigo, estados, IN_FORCE);
      for (const { no } of kept.filter((each) => each.artigo === artigo)) {
        const vigencia = alone.get(no) as Vigencia;
        found.set(no, vigencia.inexplicado || vigencia.revogado_por === ato ? IN_FORCE : vigencia);
      }
    }
  }
  return found;
}
