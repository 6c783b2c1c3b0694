import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { printSumula } from '../../schemas/law/ref-key-por-extenso.ts';
import { composeBusca, composeBuscaSumula, comTermos, type LinhaBusca } from '../../schemas/search/index/compor.ts';
import { FORCA_SUMULA, forcaDoAto } from '../../schemas/search/index/forca.ts';
import { situar, termsByKey, termsByStems } from '../../schemas/search/index/temas-do-indice.ts';
import { radicaisDosInstitutos } from '../../schemas/search/query/institutos.ts';
import { caminhoDaSumula, caminhoDoArtigo } from '../caminhos.ts';
import { acervo } from '../dados/acervo.ts';
import { type Artigo, type Ato, readAto } from '../dados/ato.ts';
import { areas, citacoes, indice, sumulas } from '../dados/snapshot.ts';
import { estadoDe, proprio, SITUACAO } from '../texto/estado.ts';
import { printArtigoDaSerie, printRotulo } from '../texto/rotulo.ts';
import { rubricaDe } from '../texto/rubricas.ts';
import { type Ficha, printPalavras } from './registro.ts';
import type { Contagem } from './vocabulario.ts';

/** A record as Pagefind takes it. */
export interface RegistroEscrito {
  url: string;
  content: string;
  meta: { title: string; ficha: string };
  filters: Record<string, string[]>;
}

/** Every article and súmula as a record to be found, one act after another. */
export function* composeRegistros(contagem: Contagem): Generator<RegistroEscrito, void> {
  const ids = numberAll();
  const terms = termsByKey(indice().termos);
  const temas = temasPorId(ids);
  const refs = citacoesPorId(ids);
  const escreve = (
    linha: LinhaBusca,
    resto: Pick<Ficha, 'forca' | 'sumula' | 'rubrica' | 'titulo' | 'situacao' | 'rotulos' | 'textos'>,
  ) => {
    const id = ids.get(linha.ref_key) as number;
    const { rubrica, termos, titulos, caput, corpo } = linha.colunas;
    const stems = (...columns: string[]) =>
      new Set(columns.flatMap((column) => column.split(' ')).filter((s) => s !== ''));
    // A súmula is all head. By what doctrine calls it a record is found, though none of its words says that.
    const proprios = resto.sumula ? stems(caput) : stems(rubrica, termos, titulos);
    const cabeca = new Set([...proprios, ...radicaisDosInstitutos(linha.ref_key)]);
    contagem.conta(new Set([...stems(rubrica, termos, titulos, caput, corpo), ...cabeca]), cabeca);
    const palavras = new Uint32Array(linha.palavras.buffer);
    const { ref_key, sigla, inativo, alterador } = linha;
    const ficha: Ficha = {
      ...{ id, ref_key, sigla, inativo, alterador, ...resto, forca: linha.fecho ? 0 : resto.forca },
      ...{ acima: acimaEm(palavras), chaves: linha.chaves.split('\n') },
      ...{ temas: temas.get(id) ?? [], citacoes: [...(refs.get(id) ?? [])] },
    };
    return { content: printPalavras(palavras, sigla, cabeca, contagem.radicalDe), ficha: JSON.stringify(ficha) };
  };
  for (const sigla of acervo().keys()) {
    const ato = readAto(sigla);
    const { diploma } = ato;
    const linhas = composeBusca(
      diploma.nome,
      ato.artigos.flatMap(({ dispositivos }) => dispositivos),
      contagem.numera,
    );
    for (const semTermos of linhas) {
      const linha = comTermos(semTermos, terms);
      const artigo = ato.artigos[ato.lugar.get(linha.ref_key.slice(sigla.length + 1)) as number] as Artigo;
      const situacao = SITUACAO[estadoDe(artigo.linha)];
      const kept = mostrados(linha, artigo, ato);
      const forca = forcaDoAto(diploma);
      const rubrica = rubricaDe(artigo.linha, artigo.titulos) ?? '';
      const titulo = artigo.titulos.at(-1) ?? '';
      const { content, ficha } = escreve(linha, { forca, sumula: false, rubrica, titulo, situacao, ...kept });
      yield {
        url: caminhoDoArtigo(sigla, artigo.numero),
        content,
        meta: { title: `${printArtigoDaSerie(artigo.numero)} · ${diploma.nome}`, ficha },
        filters: {
          tipo: ['Dispositivos'],
          diploma: [diploma.nome],
          area: areasDe(diploma.areas),
          situacao: [situacao],
        },
      };
    }
  }
  for (const sumula of sumulas()) {
    const situacao = sumula.cancelada ? 'Cancelada' : 'Em vigor';
    const { content, ficha } = escreve(composeBuscaSumula(sumula, contagem.numera), {
      ...{
        forca: FORCA_SUMULA,
        sumula: true,
        rubrica: '',
        titulo: '',
        situacao,
        rotulos: [''],
        textos: [sumula.texto],
      },
    });
    const filters = { tipo: ['Súmulas'], situacao: [situacao] };
    yield { url: caminhoDaSumula(sumula), content, meta: { title: printSumula(sumula), ficha }, filters };
  }
}

/** Articles and súmulas by key, numbered as they stand in the corpus: neighbours have neighbouring numbers. */
function numberAll(): Map<string, number> {
  const artigos = [...acervo()].flatMap(([sigla, { artigos }]) => artigos.map((numero) => `${sigla}.${numero}`));
  return new Map([...artigos, ...sumulas().map(({ ref_key }: Sumula) => ref_key)].map((key, i) => [key, i + 1]));
}

const areasDe = (slugs: readonly string[]): string[] =>
  areas()
    .areas.filter(({ slug }) => slugs.includes(slug))
    .map(({ label }) => label);

/** What each provision that is indexed is called below its article, and its own words. */
function mostrados(linha: LinhaBusca, { linha: artigo, dispositivos }: Artigo, { tratado }: Ato) {
  const byKey = new Map(dispositivos.map((row) => [row.ref_key, row]));
  const rows = linha.chaves.split('\n').map((chave) => byKey.get(artigo.ref_key + chave) as Dispositivo);
  return {
    rotulos: rows.map((row) => (row === artigo ? '' : printRotulo(row, tratado))),
    textos: rows.map(proprio),
  };
}

/** `packPalavras` has of each provision, behind three lists, what it stands under and two lists. */
function acimaEm(palavras: Uint32Array): number[] {
  const found: number[] = [];
  const skip = (at: number) => at + 1 + (palavras[at] as number);
  for (let at = skip(skip(skip(0))); at < palavras.length; at = skip(skip(at + 1))) found.push(palavras[at] as number);
  return found;
}

function temasPorId(ids: ReadonlyMap<string, number>): Map<number, Ficha['temas']> {
  const byId = new Map<number, Ficha['temas']>();
  for (const [termo, entradas] of termsByStems(indice().termos, (refKey) => ids.get(refKey))) {
    for (const { id, aspectos, antes, doAto, total } of situar(entradas)) {
      const found = byId.get(id) ?? [];
      found.push([termo, aspectos.join(' '), antes, doAto, total]);
      byId.set(id, found);
    }
  }
  return byId;
}

/** Who cites whom, both ways. */
function citacoesPorId(ids: ReadonlyMap<string, number>): Map<number, Set<number>> {
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
