import type { Dispositivo } from '../../contract/model/corpus/dispositivo.ts';
import type { Sumula } from '../../contract/model/corpus/sumula.ts';
import { listRadicais, radicaisDe } from '../../text/radicais-em-ordem.ts';
import { type ColunaBusca, FIM, packPalavras } from './palavras.ts';

/** A row of the full-text index, with the data that ranking needs. */
export interface LinhaBusca {
  colunas: Record<ColunaBusca, string>;
  ref_key: string;
  sigla: string;
  inativo: boolean;
  alterador: boolean;
  /** Whether it only says when the act comes into force, or what it repeals. */
  fecho: boolean;
  palavras: Uint8Array;
  chaves: string;
}

/** Returns a stem's number. */
export type Numera = (radical: string) => number;

/** `TÍTULO II – Dos Contratos`. Anything else at the end of the path is the provision's own rubric. */
const TITULO = /^(?:(?:sub)?t[íi]tulo|(?:sub)?cap[íi]tulo|(?:sub)?se[çc][ãa]o|livro|parte|anexo)\b/i;
const ROTULO = /^[^–]*–\s*/;
const FECHO =
  /^(?:Est[ea]s?|[OA] presente)\s(?:Lei|Código|Decreto|Consolidação|Emenda|Ato)[^.]{0,60}?\s(?:entra|entrar[áa]|entram|vigora)|^(?:Revogam?-se|Ficam? revogad)/i;
/** Headings that say nothing about their content. */
const VAZIO =
  /^(?:(?:d?as )?(?:disposi[çc][õo]es|normas|regras) (?:gerais|comuns|preliminares|finais|transit[óo]rias|finais e transit[óo]rias)|parte (?:geral|especial))$/i;

/**
 * Composes the rows of an act, one per article, from its provisions in reading order. The terms of the subject index
 * are added later.
 */
export function composeBusca(nome: string, dispositivos: readonly Dispositivo[], numera: Numera): LinhaBusca[] {
  const groups = new Map<string, Dispositivo[]>();
  for (const row of dispositivos) {
    const group = groups.get(row.artigo);
    if (!group) groups.set(row.artigo, [row]);
    else if (row.caput_texto !== null) group.unshift(row);
    else group.push(row);
  }
  const opened = new Set<string>();
  return [...groups.values()].map((group) =>
    composeArtigo(nome, group as [Dispositivo, ...Dispositivo[]], opened, numera),
  );
}

function composeArtigo(
  nome: string,
  group: [Dispositivo, ...Dispositivo[]],
  opened: Set<string>,
  numera: Numera,
): LinhaBusca {
  const [artigo] = group;
  const { rubrica, titulos } = splitPath(artigo.hierarquia);
  const aberturas = titulos.filter(({ path }) => !opened.has(path));
  for (const { path } of aberturas) opened.add(path);
  // The name of an act counts as its first heading: `Lei do Trabalho Temporário`.
  const todos = [...titulos, { path: '', nome }];
  const headings = (those: readonly Titulo[]) => those.flatMap(({ nome }) => [...listRadicais(nome).map(numera), FIM]);

  const kept: { row: Dispositivo; texto: string[]; rubrica: string[] }[] = [];
  const positions = new Map<string, number>();
  const dead = new Set<string>();
  for (const row of group) {
    const isArtigo = row === artigo;
    const parent = row.ref_key.slice(0, row.ref_key.lastIndexOf('.'));
    // The words of a repealed provision are left out if its article is in force; a repealed article keeps all its
    // words.
    if (!isArtigo && !artigo.revogado && (row.revogado || dead.has(parent))) {
      dead.add(row.ref_key);
      continue;
    }
    const own = row.hierarquia === artigo.hierarquia ? '' : splitPath(row.hierarquia).rubrica;
    positions.set(row.ref_key, kept.length);
    kept.push({
      row,
      texto: listRadicais(row.caput_texto ?? row.texto),
      rubrica: own === rubrica ? [] : listRadicais(own),
    });
  }
  const stems = listRadicais(rubrica);
  return {
    ref_key: artigo.ref_key,
    sigla: artigo.sigla,
    inativo: artigo.revogado || artigo.texto === '',
    alterador: artigo.alterador,
    fecho: FECHO.test(artigo.texto),
    colunas: {
      rubrica: [...stems, ...kept.flatMap((each) => each.rubrica)].join(' '),
      termos: '',
      titulos: join(todos.map(({ nome }) => radicaisDe(nome))),
      caput: kept[0]?.texto.join(' ') ?? '',
      corpo: kept
        .slice(1)
        .map(({ texto }) => texto.join(' '))
        .join(' '),
    },
    palavras: packPalavras({
      rubrica: stems.map(numera),
      aberturas: headings(aberturas),
      titulos: headings(todos),
      dispositivos: kept.map(({ row, texto, rubrica }, position) => ({
        acima: position === 0 ? 0 : acimaDe(row.ref_key, positions),
        rubrica: rubrica.map(numera),
        texto: texto.map(numera),
      })),
    }),
    chaves: kept.map(({ row }) => row.ref_key.slice(artigo.ref_key.length)).join('\n'),
  };
}

/** Adds the terms of the subject index to a row. `termos` maps a ref_key to its terms. */
export function comTermos(linha: LinhaBusca, termos: ReadonlyMap<string, readonly string[]>): LinhaBusca {
  const { ref_key, colunas, chaves } = linha;
  const found = new Set(chaves.split('\n').flatMap((chave) => termos.get(ref_key + chave) ?? []));
  return found.size === 0 ? linha : { ...linha, colunas: { ...colunas, termos: join([...found].map(radicaisDe)) } };
}

/** Composes the row of a súmula. */
export function composeBuscaSumula({ ref_key, tribunal, cancelada, texto }: Sumula, numera: Numera): LinhaBusca {
  const stems = listRadicais(texto);
  return {
    ref_key,
    sigla: tribunal,
    inativo: cancelada,
    alterador: false,
    fecho: false,
    colunas: { rubrica: '', termos: '', titulos: '', caput: stems.join(' '), corpo: '' },
    palavras: packPalavras({
      rubrica: [],
      aberturas: [],
      titulos: [],
      dispositivos: [{ acima: 0, rubrica: [], texto: stems.map(numera) }],
    }),
    chaves: '',
  };
}

interface Titulo {
  /** The full path down to this heading. */
  path: string;
  nome: string;
}

const paths = new Map<string, { rubrica: string; titulos: Titulo[] }>();
const MAX_PATHS = 5000;

/** Splits a path into the rubric at its end and the headings above it that say something, deepest first. */
function splitPath(hierarquia: string): { rubrica: string; titulos: Titulo[] } {
  const known = paths.get(hierarquia);
  if (known) return known;
  const parts = hierarquia.split(' > ');
  const last = parts.at(-1) as string;
  const rubrica = TITULO.test(last) || VAZIO.test(last) ? '' : last;
  const titulos = (rubrica === '' ? parts : parts.slice(0, -1))
    .map((part, i) => ({ path: parts.slice(0, i + 1).join(' > '), nome: part.replace(ROTULO, '') }))
    .filter(({ nome }) => nome !== '' && !VAZIO.test(nome))
    .reverse();
  if (paths.size >= MAX_PATHS) paths.clear();
  const split = { rubrica, titulos };
  paths.set(hierarquia, split);
  return split;
}

/** The nearest ancestor that was kept, or the article if there is none. */
function acimaDe(refKey: string, positions: ReadonlyMap<string, number>): number {
  for (let end = refKey.lastIndexOf('.'); end > 0; end = refKey.lastIndexOf('.', end - 1)) {
    const position = positions.get(refKey.slice(0, end));
    if (position !== undefined) return position;
  }
  return 0;
}

const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
