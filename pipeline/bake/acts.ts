import { type Arquivo, exportPath, leituraPath } from '../../schemas/artifacts.ts';
import type { Nomes } from '../../schemas/grammar/citacoes/nomes.ts';
import type { DiplomaDetalhado } from '../../schemas/model/diploma.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import { type BakedRow, composeArtigos } from '../views/artigo.ts';
import { composeExport } from '../views/exportado.ts';
import { linkArtifact, writeJson } from './artifact.ts';
import { createCollector } from './collect.ts';
import type { Draft } from './draft.ts';
import { bakeLeitura } from './leitura.ts';
import { bakeReferencias, takeOverReferencias } from './referencias.ts';
import { bakeVerificacao, takeOverVerificacao } from './verificacao.ts';

/**
 * Bakes the article views and the export of every act, one act at a time: anew where anything in them changed, else
 * taken over from the previous snapshot. To run when every provision has its final document.
 */
export function bakeActs(draft: Draft, citacoes: Nomes): Arquivo[] {
  const acts = draft.db.raw
    .prepare<[], { sigla: string; doc: string }>('SELECT sigla, doc FROM diploma ORDER BY ordem')
    .all();
  const collect = createCollector(6_000_000);
  return acts.flatMap(({ sigla, doc }) => {
    const kept = draft.stale.has(sigla) ? null : takeOverAct(draft, sigla);
    return kept ?? composeAct(draft, JSON.parse(doc), citacoes, collect);
  });
}

function composeAct(
  draft: Draft,
  diploma: DiplomaDetalhado,
  citacoes: Nomes,
  collect: (next: number) => void,
): Arquivo[] {
  const { db, folder } = draft;
  const { sigla } = diploma;
  const rows = db.raw
    .prepare<[string], BakedRow>('SELECT ref_key, doc FROM dispositivo WHERE sigla = ? ORDER BY ordem')
    .all(sigla);
  collect(rows.reduce((total, { doc }) => total + doc.length, 0));
  for (const view of composeArtigos(diploma, rows)) db.insert.artigo({ sigla, ...view });
  const dispositivos = rows.map(({ doc }) => JSON.parse(doc) as Dispositivo);
  bakeVerificacao(db, sigla, dispositivos, diploma.ingested_at);
  bakeReferencias(db, sigla, dispositivos, citacoes);
  const docs = rows.map(({ doc }) => doc);
  return [...writeJson(folder, exportPath(sigla), composeExport(diploma, docs)), ...bakeLeitura(draft, sigla)];
}

/** The act as the previous snapshot has it; null when a file of it is damaged, and has to be composed again. */
function takeOverAct({ db, folder, anterior }: Draft, sigla: string): Arquivo[] | null {
  if (!anterior) throw new Error(`${sigla} has no previous snapshot to be taken over from`);
  const paths = [exportPath(sigla), leituraPath(sigla)].flatMap((path) => [path, `${path}.gz`]);
  const files = anterior.manifest.artefatos.filter((arquivo) => paths.includes(arquivo.path));
  if (files.length !== paths.length) throw new Error(`the previous manifest does not name all of ${paths.join(', ')}`);
  const linked = files.map((arquivo) => linkArtifact(anterior.folder, folder, arquivo));
  if (!linked.every((arquivo) => arquivo !== null)) return null;
  db.raw
    .prepare(
      `INSERT INTO artigo (sigla, artigo, texto, doc)
       SELECT sigla, artigo, texto, doc FROM anterior.artigo WHERE sigla = ? ORDER BY rowid`,
    )
    .run(sigla);
  takeOverVerificacao(db, sigla);
  takeOverReferencias(db, sigla);
  return linked;
}
