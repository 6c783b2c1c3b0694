import type { RevogacaoDoAto } from '../../../schemas/contract/model/corpus/revogacao.ts';
import type { Chave } from '../tree/keys.ts';
import { descend, type No, type Serie } from '../tree/tree.ts';
import type { Estado } from '../wordings/wordings.ts';
import { IN_FORCE, readVigencias, type Vigencia } from './rows.ts';

/** A series as far as its labels and wordings are read. */
interface SerieLida {
  serie: Serie;
  chaves: ReadonlyMap<No, Chave>;
  estados: ReadonlyMap<No, Estado>;
}

/**
 * What the repeal of a whole act left in force, and how each of it stands: as if the act had not been repealed. The page
 * may strike the act from end to end; a repeal of its own that another act noted there still holds.
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
    // Art. 17, caput and §§ 1º and 2º: a § 3º lies behind the end, and fell.
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
