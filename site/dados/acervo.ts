import type { Diploma } from '../../schemas/contract/model/corpus/diploma.ts';
import { comporPrevia } from '../texto/previa.ts';
import { noteMudancas } from './alteradores.ts';
import { readAto } from './ato.ts';
import { siglas, sumulas } from './snapshot.ts';

/** What any page may need to know about an act, kept for all acts at once: names and numbers, no text. */
export interface AtoResumido {
  diploma: Diploma & { artigos: number };
  titulo: string;
  ementa: string;
  anexos: number;
  /** Article numbers in order, and the first article of each page of text. */
  artigos: string[];
  paginas: string[];
  /** The number of provisions of all levels. */
  dispositivos: number;
}

/** The inverse of what commands amend: which commands amend an article. */
const alteradores = new Map<string, string[]>();
/** By sigla and ref_key: the first words of a provision, and why it is not in force. */
const palavras = new Map<string, ReadonlyMap<string, string>>();
let resumos: ReadonlyMap<string, AtoResumido> | null = null;

/** Reads every act once, one after the other, and keeps the small facts about each. */
export function acervo(): ReadonlyMap<string, AtoResumido> {
  resumos ??= new Map(siglas().map((sigla) => [sigla, summarize(sigla)]));
  return resumos;
}

/** What a link to a provision previews, by sigla and ref_key. */
export function previas(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  acervo();
  return palavras;
}

/** The commands that amend an article or its provisions. Keys are in catalogue order. */
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

/** Some ementas are preceded by links of the page, one per line. The last line is the ementa. */
const ementaDe = (ementa: string): string => ementa.split('\n').at(-1) ?? '';

/** Whether the site has a page about the key. */
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
