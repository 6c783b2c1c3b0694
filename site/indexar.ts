import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { artigoOuSumula } from '../schemas/search/index/doc.ts';
import { termsByStems } from '../schemas/search/index/temas-do-indice.ts';
import { todoCotidiano } from '../schemas/search/query/cotidiano.ts';
import { notoriedadeDe, todosInstitutos } from '../schemas/search/query/institutos.ts';
import { nomesPorRadicais } from '../schemas/search/query/nomeados.ts';
import { todasFamilias, todosSinonimos } from '../schemas/search/query/sinonimos.ts';
import { differences, packVarints } from '../schemas/storage/varints.ts';
import { packArquivo } from './busca/arquivo.ts';
import { createPalavras, type Lido, type Radical } from './busca/colher.ts';
import {
  atosDeFora,
  atosPorArea,
  citacoesPorId,
  composeIndexados,
  type Indexado,
  idsPorChave,
} from './busca/compor.ts';
import { FICHAS_POR_ARQUIVO, type Ficha } from './busca/ficha.ts';
import { arquivoDeFichas, arquivoDeParte, TABELA } from './busca/lugares.ts';
import { type CabecaDaParte, parteDe } from './busca/parte.ts';
import { type CabecaDaTabela, type DocDaTabela, packTabela } from './busca/tabela.ts';
import { indice, nomes } from './dados/snapshot.ts';

/**
 * The approximate size of the words in a part, in bytes before compression. What is known about these words takes as
 * much again.
 */
const BYTES_POR_PARTE = 2_500;

/**
 * Makes the search index of a site, which browsers search without a server: a table of all articles and súmulas, the
 * words in parts, and the data for lists of results.
 * @param folder deleted and made again
 * @returns the name for the folder; it contains a hash of the content, so that browsers may keep the index for ever
 */
export function indexar(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  const escrita = createEscrita(folder);
  const palavras = createPalavras();
  const ids = idsPorChave();
  const citadas = citacoesPorId(ids);
  const docs: DocDaTabela[] = [];
  let fichas: Ficha[] = [];
  for (const indexado of composeIndexados(palavras.numera)) {
    const { linha, ficha } = indexado;
    const id = docs.length + 1;
    if (ids.get(linha.ref_key) !== id) throw new Error(`${linha.ref_key} has not the id ${id}`);
    docs.push(docDaTabela(indexado, palavras.conta(id, linha, indexado.sumula), [...(citadas.get(id) ?? [])]));
    fichas.push(ficha);
    if (fichas.length < FICHAS_POR_ARQUIVO) continue;
    escrita.json(arquivoDeFichas(id), fichas);
    fichas = [];
  }
  if (fichas.length > 0) escrita.json(arquivoDeFichas(docs.length), fichas);

  const { radicais, novoDe } = palavras.ordena();
  const total = radicais.reduce((sum, { bytes, cabecas }) => sum + bytes.length + cabecas.length, 0);
  // A power of two, so that small changes of the corpus change few files.
  const partes = 2 ** Math.max(0, Math.round(Math.log2(total / BYTES_POR_PARTE)));
  const numbered = docs.map((doc) => renumber(doc, novoDe));
  escrita.bytes(
    TABELA,
    packTabela(
      cabecaDaTabela(numbered, partes),
      radicais.flatMap(({ naCabeca, docs }) => (naCabeca ? [docs] : [])),
      numbered,
    ),
  );
  for (const [numero, bytes] of packPartes(radicais, partes, ids).entries())
    escrita.bytes(arquivoDeParte(numero), bytes);
  return escrita.nome();
}

function docDaTabela(
  { linha, forca, sumula, situacao }: Indexado,
  { rubrica, aberturas, titulos, disposicoes }: Lido,
  citacoes: readonly number[],
): DocDaTabela {
  const { sigla, inativo, alterador, ref_key } = linha;
  // The headings that begin at an article are always its deepest ones: if one begins, so do all headings below it.
  if (aberturas.some((titulo, i) => titulo.join() !== titulos[i]?.join()))
    throw new Error(`${ref_key} opens headings that are not its deepest`);
  return {
    ...{ sigla, sumula, forca, inativo, alterador, situacao, notoriedade: notoriedadeDe(ref_key) },
    ...{ rubrica, titulos, aberturas: aberturas.length, disposicoes, citacoes },
  };
}

function renumber(doc: DocDaTabela, novoDe: (numero: number) => number): DocDaTabela {
  const list = (numbers: readonly number[]) => numbers.map(novoDe);
  return {
    ...doc,
    rubrica: list(doc.rubrica),
    titulos: doc.titulos.map(list),
    disposicoes: doc.disposicoes.map((each) => ({ ...each, rubrica: list(each.rubrica) })),
  };
}

function cabecaDaTabela(docs: readonly DocDaTabela[], partes: number): CabecaDaTabela {
  const atos: CabecaDaTabela['atos'] = [];
  for (const { sigla, forca } of docs) {
    const last = atos.at(-1);
    if (last?.[0] !== sigla) atos.push([sigla, 1, forca]);
    else {
      last[1] += 1;
      // The closing provisions of an act have a lower rank.
      last[2] = Math.max(last[2], forca);
    }
  }
  const first = docs.findIndex(({ sumula }) => sumula);
  return {
    total: docs.length,
    sumulas: (first < 0 ? docs.length : first) + 1,
    partes,
    atos,
    areas: atosPorArea(),
  };
}

function packPartes(radicais: readonly Radical[], total: number, ids: ReadonlyMap<string, number>) {
  const partes = Array.from({ length: total }, () => ({
    cabeca: {
      ...{ radicais: [], nomes: [], fora: [], sinonimos: [], familias: [], cotidiano: [], institutos: [], termos: [] },
    } as CabecaDaParte,
    bytes: [] as number[],
  }));
  const of = (stems: string) => (partes[parteDe(stems.split(' '), total)] as (typeof partes)[number]).cabeca;
  for (const [numero, { radical, docs, bytes, cabecas }] of radicais.entries()) {
    const parte = partes[parteDe(radical, total)] as (typeof partes)[number];
    const heads = packVarints(differences(cabecas));
    parte.cabeca.radicais.push([radical, numero, docs, bytes.length, heads.length]);
    for (const byte of bytes) parte.bytes.push(byte);
    for (const byte of heads) parte.bytes.push(byte);
  }
  const joined = (others: readonly (readonly string[])[]) => others.map((stems) => stems.join(' '));
  for (const [stems, siglas] of nomesPorRadicais(nomes())) of(stems).nomes.push([stems, [...siglas].join(' ')]);
  for (const [stems, { nome, endereco }] of atosDeFora()) of(stems).fora.push([stems, nome, endereco]);
  for (const [stems, others] of todosSinonimos()) of(stems).sinonimos.push([stems, joined(others)]);
  for (const [stem, others] of todasFamilias()) of(stem).familias.push([stem, [...others]]);
  for (const [stem, others] of todoCotidiano()) of(stem).cotidiano.push([stem, joined(others)]);
  for (const [stems, places] of todosInstitutos()) {
    const known = places.flatMap((key): [string, number][] => {
      const id = ids.get(artigoOuSumula(key));
      return id === undefined ? [] : [[key, id]];
    });
    if (known.length > 0) of(stems).institutos.push([stems, known]);
  }
  for (const [stems, entradas] of termsByStems(indice().termos, (refKey) => ids.get(refKey)))
    of(stems).termos.push([stems, entradas]);
  return partes.map(({ cabeca, bytes }) => packArquivo(cabeca, Uint8Array.from(bytes)));
}

function createEscrita(folder: string) {
  const hash = createHash('sha256');
  const bytes = (path: string, content: Uint8Array<ArrayBuffer>) => {
    const packed = Bun.gzipSync(content, { level: 9 });
    hash.update(path).update(packed);
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), packed);
  };
  return {
    bytes,
    json: (path: string, value: unknown) => bytes(path, new TextEncoder().encode(JSON.stringify(value))),
    nome: () => `indice-de-busca.${hash.digest('hex').slice(0, 16)}`,
  };
}
