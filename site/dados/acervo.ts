import type { Diploma } from '../../schemas/contract/model/corpus/diploma.ts';
import { comporPrevia } from '../texto/previa.ts';
import { noteMudancas } from './alteradores.ts';
import { readAto } from './ato.ts';
import { siglas, sumulas } from './snapshot.ts';

/** What every page may need to know of an act, of all acts at once: names and numbers, no text. */
export interface AtoResumido {
  diploma: Diploma & { artigos: number };
  titulo: string;
  ementa: string;
  anexos: number;
  /** Article numbers in order, and the first of each page of text. */
  artigos: string[];
  paginas: string[];
  /** Number of provisions of any level. */
  dispositivos: number;
}

/** Command → what it amends, turned round: which commands amend an article. */
const alteradores = new Map<string, string[]>();
/** Sigla → ref_key → the first words of a provision, and why it is not in force. */
const palavras = new Map<string, ReadonlyMap<string, string>>();
let resumos: ReadonlyMap<string, AtoResumido> | null = null;

/** Reads every act once, one after the other, and keeps of each what is small. */
export function acervo(): ReadonlyMap<string, AtoResumido> {
  resumos ??= new Map(siglas().map((sigla) => [sigla, summarize(sigla)]));
  return resumos;
}

/** What a link to a provision shows of it before it is followed, by sigla and ref_key. */
export function previas(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  acervo();
  return palavras;
}

/** The commands that amend an article or what is below it, keys in the order of the catalogue. */
export function alteradoPor(sigla: string, artigo: string): readonly string[] {
  acervo();
  const all = alteradores.get(`${sigla}.${artigo}`) ?? [];
  return all.filter((key) => !all.some((other) => key.startsWith(`${other}.`)));
}

function summarize(sigla: string): AtoResumido {
  const ato = readAto(sigla);
  const { diploma, identidade, leitura, artigos, paginas } = ato;
  noteMudancas(ato);
  const { sumario: _, snapshot_at: __, ...rest } = diploma;
  palavras.set(
    sigla,
    new Map(artigos.flatMap(({ dispositivos }) => dispositivos.map((linha) => [linha.ref_key, comporPrevia(linha)]))),
  );
  let dispositivos = 0;
  for (const artigo of artigos) {
    dispositivos += artigo.dispositivos.length;
    for (const { ref_key, altera } of artigo.dispositivos) for (const alvo of altera) note(alvo, ref_key);
  }
  return {
    ...{
      diploma: rest,
      titulo: identidade.titulo,
      ementa: diploma.tipo === 'constituicao' ? '' : ementaDe(leitura.ementa),
      anexos: leitura.anexos.length,
    },
    artigos: artigos.map(({ numero }) => numero),
    paginas: paginas.map(({ artigos }) => artigos[0]?.numero as string),
    dispositivos,
  };
}

function note(alvo: string, por: string): void {
  const [sigla, artigo] = alvo.split('.');
  if (artigo === undefined || /\s/.test(alvo)) return;
  const key = `${sigla}.${artigo}`;
  const known = alteradores.get(key);
  if (!known) alteradores.set(key, [por]);
  else if (!known.includes(por)) known.push(por);
}

/** The page's own links stand before some ementas, one a line: the last line is the ementa. */
const ementaDe = (ementa: string): string => ementa.split('\n').at(-1) ?? '';

/** Whether a page of the site is about the key. */
export function hasPagina(refKey: string): boolean {
  if (refKey.startsWith('SUM.')) return sumulasConhecidas().has(refKey);
  const [sigla = '', artigo = ''] = refKey.split('.');
  return artigosDe(sigla).has(artigo);
}

let sums: ReadonlySet<string> | null = null;
function sumulasConhecidas(): ReadonlySet<string> {
  sums ??= new Set(sumulas().map(({ ref_key }) => ref_key));
  return sums;
}

const conhecidos = new Map<string, ReadonlySet<string>>();
function artigosDe(sigla: string): ReadonlySet<string> {
  const known = conhecidos.get(sigla) ?? new Set(acervo().get(sigla)?.artigos ?? []);
  conhecidos.set(sigla, known);
  return known;
}
