import type Database from 'better-sqlite3';
import type { TermoExportado } from '../../schemas/contract/model/indice.ts';
import { type Arquivo, assuntosPath } from '../../schemas/storage/artifacts.ts';
import { composeAssuntos } from '../views/assuntos.ts';
import { writeJson } from './artifact.ts';
import { readProvisions } from './ato-lido.ts';
import type { Draft } from './draft.ts';

/** Bakes what the articles of every act are about. To run when the subject index and the references are there. */
export function bakeAssuntos(
  { db, folder }: Pick<Draft, 'db' | 'folder'>,
  termos: readonly TermoExportado[],
): Arquivo[] {
  const files: Arquivo[] = [];
  for (const { sigla, doc } of assuntosOf(db.raw, termos)) {
    db.insert.assunto({ sigla, doc });
    files.push(...writeJson(folder, assuntosPath(sigla), doc));
  }
  return files;
}

/** `AssuntosDoAto` of every act, as JSON. */
export function* assuntosOf(
  raw: Database.Database,
  termos: readonly TermoExportado[],
): Generator<{ sigla: string; doc: string }> {
  const entradas = entriesByArticle(termos);
  const referred = raw.prepare<[{ sigla: string }], { de: string; para: string }>(
    `SELECT de, para FROM referencia
     WHERE de > @sigla || '.' AND de < @sigla || '/' AND para > @sigla || '.' AND para < @sigla || '/' ORDER BY de, para`,
  );
  for (const { diploma, dispositivos } of readProvisions(raw)) {
    const { sigla } = diploma;
    const document = composeAssuntos({
      ...{ sigla, dispositivos },
      entradas: (artigo) => entradas.get(`${sigla}.${artigo}`) ?? [],
      remissoes: referred.all({ sigla }).map(({ de, para }) => [numberOf(de), numberOf(para)]),
    });
    yield { sigla, doc: JSON.stringify(document) };
  }
}

const numberOf = (refKey: string): string => refKey.split('.', 2)[1] as string;

/** `ver também` leads to another term, and says nothing of the provision. */
const REMISSAO = /^ver também /;

/** Article → the words of the entries that lead to it or below it. */
function entriesByArticle(termos: readonly TermoExportado[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { termo, entradas } of termos) {
    for (const { ref_key, subtermo } of entradas) {
      if (subtermo !== null && REMISSAO.test(subtermo)) continue;
      const artigo = ref_key.split('.', 2).join('.');
      const words = subtermo === null ? termo : `${termo} ${subtermo}`;
      const known = found.get(artigo);
      if (known) known.push(words);
      else found.set(artigo, [words]);
    }
  }
  return found;
}
