import { aliasesOf } from '../../schemas/catalog/aliases.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { deFora } from '../../schemas/catalog/de-fora.ts';
import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { printAto } from '../../schemas/law/act-name.ts';
import { printSumula } from '../../schemas/law/ref-key-por-extenso.ts';
import { composeBusca, composeBuscaSumula, comTermos, type LinhaBusca } from '../../schemas/search/index/compor.ts';
import { FORCA_SUMULA, forcaDoAto } from '../../schemas/search/index/forca.ts';
import { termsByKey } from '../../schemas/search/index/temas-do-indice.ts';
import { radicaisDe } from '../../schemas/text/radicais-em-ordem.ts';
import { caminhoDaSumula, caminhoDoArtigo } from '../caminhos.ts';
import { acervo } from '../dados/acervo.ts';
import { type Artigo, type Ato, readAto } from '../dados/ato.ts';
import { areas, citacoes, indice, registro, siglas, sumulas } from '../dados/snapshot.ts';
import { estadoDe, proprio, SITUACAO } from '../texto/estado.ts';
import { printArtigoDaSerie, printRotulo } from '../texto/rotulo.ts';
import { rubricaDe } from '../texto/rubricas.ts';
import type { Ficha } from './ficha.ts';
import type { SituacaoDeLista } from './tabela.ts';

/** An article or súmula, with its index entry and what lists show of it. */
export interface Indexado {
  linha: LinhaBusca;
  forca: number;
  sumula: boolean;
  situacao: SituacaoDeLista;
  ficha: Ficha;
}

/** Every article and súmula, act by act. The n-th has the id n. */
export function* composeIndexados(numera: (radical: string) => number): Generator<Indexado, void> {
  const terms = termsByKey(indice().termos);
  for (const sigla of acervo().keys()) {
    const ato = readAto(sigla);
    const { diploma } = ato;
    const all = ato.artigos.flatMap(({ dispositivos }) => dispositivos);
    for (const semTermos of composeBusca(diploma.nome, all, numera)) {
      const linha = comTermos(semTermos, terms);
      const artigo = ato.artigos[ato.lugar.get(linha.ref_key.slice(sigla.length + 1)) as number] as Artigo;
      const rubrica = rubricaDe(artigo.linha, artigo.titulos);
      yield {
        ...{ linha, forca: linha.fecho ? 0 : forcaDoAto(diploma), sumula: false },
        situacao: SITUACAO[estadoDe(artigo.linha)],
        ficha: {
          ref_key: linha.ref_key,
          caminho: caminhoDoArtigo(sigla, artigo.numero),
          nome: `${printArtigoDaSerie(artigo.numero)} · ${diploma.nome}`,
          assunto: rubrica ?? artigo.titulos.at(-1) ?? '',
          rubrica: rubrica !== null,
          chaves: linha.chaves.split('\n'),
          acima: acimaEm(linha),
          ...mostrados(linha, artigo, ato),
        },
      };
    }
  }
  for (const sumula of sumulas()) {
    yield {
      ...{ linha: composeBuscaSumula(sumula, numera), forca: FORCA_SUMULA, sumula: true },
      situacao: sumula.cancelada ? 'Cancelada' : 'Em vigor',
      ficha: {
        ...{ ref_key: sumula.ref_key, caminho: caminhoDaSumula(sumula), nome: printSumula(sumula) },
        ...{ assunto: '', rubrica: false, acima: [0], chaves: [''], rotulos: [''], textos: [sumula.texto] },
      },
    };
  }
}

/** Maps each key to its id. */
export function idsPorChave(): ReadonlyMap<string, number> {
  const artigos = [...acervo()].flatMap(([sigla, { artigos }]) => artigos.map((numero) => `${sigla}.${numero}`));
  return new Map([...artigos, ...sumulas().map(({ ref_key }: Sumula) => ref_key)].map((key, i) => [key, i + 1]));
}

/** Maps the names of areas to their acts. */
export const atosPorArea = (): Record<string, string[]> =>
  Object.fromEntries(
    areas().areas.map(({ slug, label }) => [
      label,
      [...acervo()].flatMap(([sigla, { diploma }]) => (diploma.areas.includes(slug) ? [sigla] : [])),
    ]),
  );

/** Known acts that are not in the corpus: the stems of a name, the full name, and the official address. */
export function atosDeFora(): Map<string, { nome: string; endereco: string }> {
  const lidos = new Set(siglas());
  const enderecos = new Map(registro().atos.map(({ sigla, url }) => [sigla, url ?? '']));
  const found = new Map<string, { nome: string; endereco: string }>();
  for (const ato of catalogo.atos) {
    if (lidos.has(ato.sigla)) continue;
    for (const nome of aliasesOf(ato))
      found.set(radicaisDe(nome), { nome: nomeInteiro(ato), endereco: ato.enderecos[0] ?? '' });
  }
  for (const { sigla, nomes } of deFora) {
    if (lidos.has(sigla)) continue;
    for (const nome of nomes) found.set(radicaisDe(nome), { nome, endereco: enderecos.get(sigla) ?? '' });
  }
  found.delete('');
  return found;
}

/** `Estatuto da Cidade (Lei nº 10.257/2001)`. An act without a name of its own is given once. */
function nomeInteiro({ nome, forma, numero, ano }: AtoCatalogado): string {
  if (forma === 'constituicao') return nome;
  const numerado = printAto({ forma, numero, ano });
  return nome === numerado ? nome : `${nome} (${numerado})`;
}

/** Which articles cite which, in both directions. Articles count as a whole. */
export function citacoesPorId(ids: ReadonlyMap<string, number>): Map<number, Set<number>> {
  const idOf = (key: string) => ids.get(key) ?? ids.get(key.split('.', 2).join('.'));
  const byId = new Map<number, Set<number>>();
  const add = (id: number, other: number) => byId.set(id, (byId.get(id) ?? new Set()).add(other));
  for (const [para, des] of Object.entries(citacoes())) {
    for (const de of des) {
      const [from, to] = [idOf(de), idOf(para)];
      if (from === undefined || to === undefined || from === to) continue;
      add(from, to);
      add(to, from);
    }
  }
  return byId;
}

/** The label of each indexed provision below its article, and its own words. */
function mostrados(linha: LinhaBusca, { linha: artigo, dispositivos }: Artigo, { tratado }: Ato) {
  const byKey = new Map(dispositivos.map((row) => [row.ref_key, row]));
  const rows = linha.chaves.split('\n').map((chave) => byKey.get(artigo.ref_key + chave) as Dispositivo);
  return {
    rotulos: rows.map((row) => (row === artigo ? '' : printRotulo(row, tratado))),
    textos: rows.map(proprio),
  };
}

/** Reads the parents from `packPalavras`: for each provision, after three lists, its parent and two lists. */
function acimaEm({ palavras: bytes }: LinhaBusca): number[] {
  const palavras = new Uint32Array(bytes.buffer);
  const found: number[] = [];
  const skip = (at: number) => at + 1 + (palavras[at] as number);
  for (let at = skip(skip(skip(0))); at < palavras.length; at = skip(skip(at + 1))) found.push(palavras[at] as number);
  return found;
}
