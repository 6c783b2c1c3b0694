import type { Nomes } from '../../../schemas/citations/mentions/names.ts';
import { type Arquivo, exportPath, leituraPath } from '../../../schemas/storage/artifacts.ts';
import { composeArtigos } from '../../views/artigo.ts';
import { composeExport } from '../../views/exportado.ts';
import type { AtoLido } from '../draft/ato-lido.ts';
import type { Draft } from '../draft/draft.ts';
import { linkArtifact, writeJson } from './artifact.ts';
import { bakeLeitura } from './leitura.ts';
import { bakeReferencias, takeOverReferencias } from './referencias.ts';
import { bakeVerificacao, takeOverVerificacao } from './verificacao.ts';

/**
 * Bakes the article views and the export of an act. They are composed again if anything in them changed, and taken over
 * from the previous snapshot otherwise. Run it when every provision has its final document.
 */
export function bakeAct(draft: Draft, ato: AtoLido, citacoes: Nomes): Arquivo[] {
  const { sigla } = ato.diploma;
  const kept = draft.stale.has(sigla) ? null : takeOverAct(draft, sigla);
  return kept ?? composeAct(draft, ato, citacoes);
}

function composeAct(draft: Draft, ato: AtoLido, citacoes: Nomes): Arquivo[] {
  const { db, folder } = draft;
  const { diploma, rows, dispositivos } = ato;
  const { sigla } = diploma;
  for (const view of composeArtigos(diploma, rows)) db.insert.artigo({ sigla, ...view });
  bakeVerificacao(db, ato);
  bakeReferencias(draft, sigla, dispositivos, citacoes);
  const docs = rows.map(({ doc }) => doc);
  return [...writeJson(folder, exportPath(sigla), composeExport(diploma, docs)), ...bakeLeitura(folder, ato)];
}

/**
 * Takes the act's files over from the previous snapshot. Returns null if one of them is damaged, so that the act is
 * composed again.
 */
function takeOverAct({ db, folder, anterior }: Draft, sigla: string): Arquivo[] | null {
  if (!anterior) throw new Error(`${sigla} has no previous snapshot to be taken over from`);
  const paths = [exportPath(sigla), leituraPath(sigla)].flatMap((path) => [path, `${path}.gz`]);
  const files = paths.flatMap((path) => anterior.artefatos.get(path) ?? []);
  if (files.length !== paths.length) throw new Error(`the previous snapshot does not name all of ${paths.join(', ')}`);
  const linked = files.map((arquivo) => linkArtifact(anterior.folder, folder, arquivo));
  if (!linked.every((arquivo) => arquivo !== null)) return null;
  db.raw
    .prepare(
      `INSERT INTO artigo (sigla, artigo, lugares, doc)
       SELECT sigla, artigo, lugares, doc FROM anterior.artigo WHERE sigla = ? ORDER BY rowid`,
    )
    .run(sigla);
  takeOverVerificacao(db, sigla);
  takeOverReferencias(db, sigla);
  return linked;
}
