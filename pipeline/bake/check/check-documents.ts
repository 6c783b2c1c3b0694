import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { buildAreas } from '../../../schemas/catalog/areas.ts';
import { Alteracao } from '../../../schemas/contract/model/corpus/alteracao.ts';
import { type Area, type AreaCatalogada, Areas } from '../../../schemas/contract/model/corpus/area.ts';
import { Artigo } from '../../../schemas/contract/model/corpus/artigo.ts';
import { Aliases } from '../../../schemas/contract/model/corpus/catalogo.ts';
import { DiplomaDetalhado, DiplomaExportado, DiplomaListado } from '../../../schemas/contract/model/corpus/diploma.ts';
import { Dispositivo, VersoesDispositivo } from '../../../schemas/contract/model/corpus/dispositivo.ts';
import { IndiceExport } from '../../../schemas/contract/model/service/indice.ts';
import {
  ALIASES,
  ALTERACOES,
  Alteracoes,
  AREAS,
  Complemento,
  exportPath,
  FonteLida,
  INDICE,
} from '../../../schemas/storage/artifacts.ts';
import { indiceProblems } from '../artifacts/indice.ts';
import { referenciasSemLinha } from '../artifacts/referencias.ts';
import { isVerificacaoOf } from '../artifacts/verificacao.ts';
import { vocabularioOf } from '../artifacts/vocabulario.ts';
import { readActs } from '../draft/ato-lido.ts';
import { checkBusca } from './check-busca.ts';
import { checkLeitura } from './check-leitura.ts';
import { checkRegistro } from './check-registro.ts';
import { checkReferencias, checkSumulas } from './check-sumulas.ts';
import { createReader, type Examination } from './examination.ts';

/**
 * Checks every document of the database and of the artifacts against its schema, and against the others that must agree
 * with it. Adds to `problems`, and returns how many of each kind were checked.
 */
export function checkDocuments(db: Database.Database, folder: string, problems: string[]): Record<string, number> {
  const examination: Examination = { db, folder, problems };
  const aliases = createReader(examination, Aliases, 'Aliases');
  aliases(readFileSync(join(folder, ALIASES), 'utf8'), ALIASES);
  checkAreas(examination);
  return {
    provisions: checkDispositivos(examination),
    histories: checkVersoes(examination),
    articles: checkArtigos(examination),
    acts: checkDiplomas(examination),
    'acts to be verified by': checkVerificacao(examination),
    'acts to be read': checkLeitura(examination),
    items: checkFeed(examination),
    terms: checkIndice(examination),
    searchable: checkBusca(examination),
    súmulas: checkSumulas(examination),
    references: checkReferencias(examination),
    'registered acts': checkRegistro(examination),
    'references to no row': referenciasSemLinha(db).length,
  };
}

function checkDispositivos({ db, problems }: Examination): number {
  const read = createReader({ problems }, Dispositivo, 'Dispositivo');
  type Row = { ref_key: string; sigla: string; ordem: number; chave: string; doc: string; owned: number };
  const rows = db.prepare<[], Row>(
    `SELECT *, sigla IN (SELECT sigla FROM diploma) AND ref_key IN (SELECT ref_key FROM versoes) AS owned
     FROM dispositivo`,
  );
  let count = 0;
  for (const row of rows.iterate()) {
    const { ref_key, sigla, ordem } = read(row.doc, row.ref_key) ?? {};
    const agrees = ref_key === row.ref_key && sigla === row.sigla && ordem === row.ordem;
    if (!agrees || row.chave !== row.ref_key.toLowerCase()) problems.push(`${row.ref_key}: its columns differ from it`);
    if (row.owned !== 1) problems.push(`${row.ref_key} has no act, or no wordings`);
    count += 1;
  }
  return count;
}

function checkVersoes({ db, problems }: Examination): number {
  const read = createReader({ problems }, VersoesDispositivo, 'VersoesDispositivo');
  let count = 0;
  for (const { ref_key, doc } of db
    .prepare<[], { ref_key: string; doc: string }>('SELECT ref_key, doc FROM versoes')
    .iterate()) {
    if (read(doc, ref_key)?.ref_key !== ref_key) problems.push(`the wordings of ${ref_key} are of another key`);
    count += 1;
  }
  return count;
}

function checkArtigos({ db, problems }: Examination): number {
  const read = createReader({ problems }, Artigo, 'Artigo');
  type Row = { sigla: string; artigo: string; doc: string };
  let count = 0;
  for (const { sigla, artigo, doc } of db.prepare<[], Row>('SELECT * FROM artigo').iterate()) {
    const view = read(doc, `${sigla}.${artigo}`);
    const agrees = view?.ref_key === `${sigla}.${artigo}` && view.dispositivos[0]?.ref_key === view.ref_key;
    if (!agrees) problems.push(`the view of ${sigla}.${artigo} does not begin with its row`);
    count += 1;
  }
  return count;
}

function checkDiplomas({ db, folder, problems }: Examination): number {
  const readListado = createReader({ problems }, DiplomaListado, 'Diploma (list)');
  const readDetalhado = createReader({ problems }, DiplomaDetalhado, 'Diploma');
  const readExportado = createReader({ problems }, DiplomaExportado, 'Diploma (export)');
  const readComplemento = createReader({ problems }, Complemento, 'Complemento');
  const readFonte = createReader({ problems }, FonteLida, 'FonteLida');
  const articles = db.prepare<[string], number>('SELECT count(*) FROM artigo WHERE sigla = ?').pluck();
  const rows = db.prepare<[string], string>('SELECT doc FROM dispositivo WHERE sigla = ? ORDER BY ordem').pluck();
  type Row = { sigla: string; lista: string; doc: string; complemento: string; fonte: string };
  const acts = db.prepare<[], Row>('SELECT sigla, lista, doc, complemento, fonte FROM diploma').all();
  for (const { sigla, lista, doc, complemento, fonte } of acts) {
    readListado(lista, sigla);
    readComplemento(complemento, sigla);
    readFonte(fonte, sigla);
    if (readDetalhado(doc, sigla)?.artigos !== articles.get(sigla))
      problems.push(`${sigla}: its articles do not add up`);
    const json = readFileSync(join(folder, exportPath(sigla)), 'utf8');
    const exported = readExportado(json, sigla);
    if (!json.endsWith(`"dispositivos":[${rows.all(sigla).join(',')}]}`)) {
      problems.push(`${sigla}: the export and the database have different provisions`);
    }
    if (exported?.dispositivos.some(({ ordem }, index, all) => ordem <= (all[index - 1]?.ordem ?? -1))) {
      problems.push(`${sigla}: ordem does not rise`);
    }
  }
  return acts.length;
}

function checkVerificacao({ db, problems }: Examination): number {
  let count = 0;
  for (const ato of readActs(db)) {
    if (!isVerificacaoOf(db, ato))
      problems.push(`${ato.diploma.sigla}: what verification reads differs from its provisions`);
    count += 1;
  }
  const radicais = db.prepare<[], string>('SELECT radical FROM radical ORDER BY rowid').pluck().all();
  if (!Bun.deepEquals(radicais, [...vocabularioOf(db)])) problems.push('the stems are not those of the acts');
  return count;
}

/** Checks that the areas are those that the acts themselves name. */
function checkAreas({ db, folder, problems }: Examination): void {
  const json = readFileSync(join(folder, AREAS), 'utf8');
  const baked = createReader({ problems }, Areas, 'Areas')(json, AREAS);
  const listas = db.prepare<[], string>('SELECT lista FROM diploma').pluck().all();
  const acts = listas.map((lista) => JSON.parse(lista) as DiplomaListado);
  if (baked && json !== JSON.stringify(buildAreas(baked.areas.map(withoutCount), acts))) {
    problems.push(`${AREAS} and the acts say different areas`);
  }
}

function withoutCount({ slug, label, ordem }: Area): AreaCatalogada {
  return { slug, label, ordem };
}

function checkFeed({ db, folder, problems }: Examination): number {
  const read = createReader({ problems }, Alteracao, 'Alteracao');
  const items = db.prepare<[], { id: number; doc: string }>('SELECT id, doc FROM alteracao ORDER BY id').all();
  for (const { id, doc } of items) {
    if (read(doc, String(id))?.id !== id) problems.push(`item ${id} of the feed has another id`);
  }
  const json = readFileSync(join(folder, ALTERACOES), 'utf8');
  createReader({ problems }, Alteracoes, 'Alteracoes')(json, ALTERACOES);
  if (json !== `{"alteracoes":[${items.map(({ doc }) => doc).join(',')}]}`) {
    problems.push(`${ALTERACOES} and the database have different items`);
  }
  return items.length;
}

function checkIndice({ db, folder, problems }: Examination): number {
  const json = readFileSync(join(folder, INDICE), 'utf8');
  const exported = createReader({ problems }, IndiceExport, 'IndiceExport')(json, INDICE);
  if (exported) problems.push(...indiceProblems(db, exported));
  return exported?.total_termos ?? 0;
}
