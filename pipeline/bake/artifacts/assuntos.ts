import type Database from 'better-sqlite3';
import type { TermoExportado } from '../../../schemas/contract/model/service/indice.ts';
import { type Arquivo, assuntosPath } from '../../../schemas/storage/artifacts.ts';
import { unpackLists } from '../../../schemas/storage/packed.ts';
import type { AtoEmpacotado } from '../../../schemas/verify/acervo/ato-verificavel.ts';
import { composeAssuntos } from '../../views/assuntos.ts';
import type { Draft } from '../draft/draft.ts';
import { writeJson } from './artifact.ts';

/**
 * Bakes the subjects of the articles of every act. Run it when the acts, the subject index and the references are in
 * the database.
 */
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

/** Yields the `AssuntosDoAto` of every act, as JSON. */
export function* assuntosOf(
  raw: Database.Database,
  termos: readonly TermoExportado[],
): Generator<{ sigla: string; doc: string }> {
  const entradas = entriesByArticle(termos);
  const siglas = raw.prepare<[], string>('SELECT sigla FROM diploma ORDER BY ordem').pluck().all();
  const packed = raw.prepare<[string], Pick<AtoEmpacotado, 'chaves' | 'termos' | 'palavras'>>(
    'SELECT chaves, termos, palavras FROM verificacao WHERE sigla = ?',
  );
  const paths = raw.prepare<[string], [artigo: string, hierarquia: string]>(
    `SELECT artigo, dispositivo.doc ->> '$.hierarquia'
     FROM artigo JOIN dispositivo ON ref_key = artigo.sigla || '.' || artigo WHERE artigo.sigla = ?`,
  );
  const referred = raw.prepare<[{ sigla: string }], { de: string; para: string }>(
    `SELECT de, para FROM referencia
     WHERE de > @sigla || '.' AND de < @sigla || '/' AND para > @sigla || '.' AND para < @sigla || '/' ORDER BY de, para`,
  );
  for (const sigla of siglas) {
    const provisoes = stemsByArticle(packed.get(sigla) as NonNullable<ReturnType<typeof packed.get>>);
    const hierarquias = new Map(paths.raw().all(sigla) as [string, string][]);
    const artigos = [...provisoes].map(([numero, stems]) => ({
      ...{ numero, hierarquia: hierarquias.get(numero) ?? '', provisoes: stems },
      entradas: entradas.get(`${sigla}.${numero}`) ?? [],
    }));
    const remissoes = referred.all({ sigla }).map(({ de, para }) => [numberOf(de), numberOf(para)] as const);
    yield { sigla, doc: JSON.stringify(composeAssuntos({ sigla, artigos, remissoes })) };
  }
}

/** Maps each article, in reading order, to the stems of each of its provisions, as they were baked for verification. */
function stemsByArticle({ chaves, termos, palavras }: Pick<AtoEmpacotado, 'chaves' | 'termos' | 'palavras'>) {
  const stems = termos.split('\n');
  const { ends, all } = unpackLists(palavras);
  const found = new Map<string, string[][]>();
  for (const [position, chave] of (chaves === '' ? [] : chaves.split('\n')).entries()) {
    const numero = numberOf(chave);
    const own = Array.from(all.subarray(ends[position], ends[position + 1]), (termo) => stems[termo] as string);
    const known = found.get(numero);
    if (known) known.push(own);
    else found.set(numero, [own]);
  }
  return found;
}

const numberOf = (refKey: string): string => refKey.split('.', 2)[1] as string;

/** `ver também` points to another term of the index, and says nothing about the provision. */
const REMISSAO = /^ver também /;

/** Maps each article to the words of the index entries that lead to it or to a provision below it. */
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
