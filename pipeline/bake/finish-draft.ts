import { join } from 'node:path';
import { buildAreas } from '../../schemas/catalog/areas.ts';
import type { Nomes } from '../../schemas/citations/mentions/names.ts';
import type { AreaCatalogada } from '../../schemas/contract/model/corpus/area.ts';
import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import type { DiplomaListado } from '../../schemas/contract/model/corpus/diploma.ts';
import { ALIASES, AREAS, type Arquivo, BANCO, DATAPACKAGE, EXPORTS } from '../../schemas/storage/artifacts.ts';
import { nomeDoSnapshot } from '../../schemas/storage/datapackage.ts';
import { hashFile, syncPath } from '../files.ts';
import { addAto, type Excedente, finishIndice } from '../indice/compose-indice.ts';
import type { ResolveSigla } from '../views/altera.ts';
import type { Proporcoes } from '../vigencia/proporcoes.ts';
import { bakeAct } from './artifacts/acts.ts';
import { bakeArquivos } from './artifacts/arquivos.ts';
import { writeArtifact, writeJson } from './artifacts/artifact.ts';
import { bakeAssuntos } from './artifacts/assuntos.ts';
import { bakeBusca } from './artifacts/busca.ts';
import { composeDataPackage } from './artifacts/datapackage.ts';
import { bakeFeed, type DetectedChange } from './artifacts/feed.ts';
import { bakeImpressoes } from './artifacts/impressoes.ts';
import { bakeIndice } from './artifacts/indice.ts';
import { bakeSite } from './artifacts/leitura.ts';
import { linhasDeBusca } from './artifacts/linhas-de-busca.ts';
import { locaisDosAtos } from './artifacts/locais.ts';
import { bakeNomes } from './artifacts/nomes.ts';
import { bakeReferenciasDeSumulas, type ReferenciaSemLinha, referenciasSemLinha } from './artifacts/referencias.ts';
import { bakeRegistro } from './artifacts/registro.ts';
import { bakeSumulas } from './artifacts/sumulas.ts';
import { bakeVocabulario } from './artifacts/vocabulario.ts';
import { makeRoom } from './draft/collect.ts';
import type { Draft } from './draft/draft.ts';
import { linhasEmDisco } from './draft/linhas-em-disco.ts';
import { resolveActs } from './draft/resolve-acts.ts';
import type { SnapshotDb } from './draft/snapshot-db.ts';

/** What a snapshot stores about the catalogue that it was made with. */
export interface Names {
  /** The catalogue's own name. */
  catalogo: string;
  /** `/v1/aliases` as JSON. */
  aliases: string;
  /**
   * The same, only for the acts that texts call by name. If it differs from the previous snapshot's, citations are read
   * differently.
   */
  proprios: string;
  /** Maps every folded name to the sigla of its act. */
  index: ReadonlyMap<string, string>;
  resolve: ResolveSigla;
  /** The catalogue's acts. */
  catalogados: readonly AtoCatalogado[];
  /** Composed only when asked for: an ingestion that finds nothing new reads no citation. */
  citacoes(): Nomes;
  areas: readonly AreaCatalogada[];
}

/** A snapshot that is complete and synced in its draft folder, ready to be published. */
export interface FinishedDraft {
  folder: string;
  versao: string;
  banco: Arquivo;
  /** `datapackage.json`, which names all its files. */
  datapackage: Arquivo;
  geradoEm: string;
  semLinha: ReferenciaSemLinha[];
  /** The entries that the subject index has no room for. */
  excedentes: Excedente[];
  /** How precisely the wordings of each act are dated. */
  vigencia: ReadonlyMap<string, Proporcoes>;
}

/** Composes what depends on all acts together, and closes the draft. Throws if a document does not pass its gate. */
export function finishDraft(
  draft: Draft,
  names: Names,
  changes: readonly DetectedChange[],
  geradoEm: string,
): FinishedDraft {
  const { folder, db } = draft;
  const registro = bakeRegistro(draft, names);
  // Returns to the system the memory that reading pages and building the register took. The next steps would not reuse
  // it.
  Bun.gc(true);
  const citacoes = names.citacoes();
  const files: Arquivo[] = [...registro.files];
  const vigencia = new Map<string, Proporcoes>();
  const linhas = linhasEmDisco();
  const locais = locaisDosAtos();
  const busca = linhasDeBusca();
  for (const { ato, proporcoes } of resolveActs(draft, names.resolve, registro.find)) {
    files.push(...bakeAct(draft, ato, citacoes));
    vigencia.set(ato.diploma.sigla, proporcoes);
    addAto(linhas, ato);
    locais.add(ato);
    busca.add(ato);
  }
  draft.close();
  // Frees the memory of the acts too: SQLite builds the search index in memory of its own, outside the heap.
  Bun.gc(true);
  const { termos, excedentes } = finishIndice(linhas);
  linhas.close();
  files.push(...bakeSumulas(draft), ...bakeFeed(draft, changes, registro.find, geradoEm), ...bakeIndice(draft, termos));
  bakeVocabulario(db);
  bakeReferenciasDeSumulas(draft, citacoes);
  files.push(...bakeAssuntos(draft, termos));
  makeRoom();
  bakeBusca(db, busca, termos);
  busca.close();
  makeRoom();
  bakeImpressoes(db);
  makeRoom();
  const semLinha = referenciasSemLinha(db.raw);
  bakeNomes(db, names.index);
  files.push(...bakeSite(draft, locais, geradoEm));
  locais.close();
  files.push(...writeJson(folder, ALIASES, names.aliases), ...writeJson(folder, AREAS, composeAreas(db, names.areas)));
  bakeArquivos(db, files);
  db.finish();

  const banco = describeDatabase(folder);
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  const descriptor = composeDataPackage(names.catalogo, geradoEm, [banco, ...files]);
  const datapackage = writeArtifact(folder, DATAPACKAGE, descriptor);
  for (const inner of [EXPORTS, 'leitura', 'assuntos']) syncPath(join(folder, inner));
  syncPath(folder);
  const versao = nomeDoSnapshot(datapackage);
  return { folder, versao, banco, datapackage, geradoEm, semLinha, excedentes, vigencia };
}

/** Returns `/v1/areas` as JSON, for the acts of this snapshot. */
function composeAreas({ raw }: SnapshotDb, areas: readonly AreaCatalogada[]): string {
  const listas = raw.prepare<[], string>('SELECT lista FROM diploma ORDER BY ordem').pluck().all();
  return JSON.stringify(
    buildAreas(
      areas,
      listas.map((lista) => JSON.parse(lista) as DiplomaListado),
    ),
  );
}

function describeDatabase(folder: string): Arquivo {
  const path = join(folder, BANCO);
  syncPath(path);
  return { path: BANCO, bytes: Bun.file(path).size, sha256: hashFile(path) };
}
