import { fold } from '../../text/fold.ts';
import { compact } from '../compact.ts';
import { matchAt } from '../sticky.ts';

/** The states: the name, then the adjectives made of it. */
const ESTADOS: Readonly<Record<string, readonly string[]>> = {
  AC: ['acre', 'acreano', 'acriano'],
  AL: ['alagoas', 'alagoano'],
  AM: ['amazonas', 'amazonense'],
  AP: ['amapa', 'amapaense'],
  BA: ['bahia', 'baiano'],
  CE: ['ceara', 'cearense'],
  DF: ['distrito federal', 'brasiliense', 'candango'],
  ES: ['espirito santo', 'capixaba', 'espirito-santense'],
  GO: ['goias', 'goiano'],
  MA: ['maranhao', 'maranhense'],
  MG: ['minas gerais', 'mineiro'],
  MS: ['mato grosso do sul', 'sul-mato-grossense', 'sul-matogrossense'],
  MT: ['mato grosso', 'mato-grossense', 'matogrossense'],
  PA: ['para', 'paraense'],
  PB: ['paraiba', 'paraibano'],
  PE: ['pernambuco', 'pernambucano'],
  PI: ['piaui', 'piauiense'],
  PR: ['parana', 'paranaense'],
  RJ: ['rio de janeiro', 'fluminense', 'carioca'],
  RN: ['rio grande do norte', 'potiguar', 'norte-rio-grandense', 'norte-riograndense'],
  RO: ['rondonia', 'rondoniense', 'rondoniano'],
  RR: ['roraima', 'roraimense'],
  RS: ['rio grande do sul', 'gaucho', 'sul-rio-grandense', 'sul-riograndense', 'rio-grandense', 'riograndense'],
  SC: ['santa catarina', 'catarinense', 'barriga-verde'],
  SE: ['sergipe', 'sergipano'],
  SP: ['sao paulo', 'paulista', 'bandeirante', 'paulistano'],
  TO: ['tocantins', 'tocantinense'],
};

export const UFS: readonly string[] = Object.keys(ESTADOS);

const porNome = new Map(Object.entries(ESTADOS).map(([uf, [nome = '']]) => [nome, uf]));
porNome.set('minas', 'MG');
const porAdjetivo = new Map(
  Object.entries(ESTADOS).flatMap(([uf, [, ...adjetivos]]) =>
    adjetivos.flatMap((form) => [form, form.replace(/o$/, 'a')].map((gender) => [gender, uf] as const)),
  ),
);

export const adjetivosDeEstado = (): Iterable<string> => porAdjetivo.keys();

/** A place or a people as it is compared: spaces and hyphens of every kind are one. */
export function plainNome(nome: string): string {
  const lower = nome.toLowerCase();
  return /[^a-z]/.test(lower) ? fold(lower).replace(/\s*[-‐‑–]\s*/g, '-') : lower;
}

/** The state that an adjective is of: `paulista`, `Potiguar`; null when there is none. */
export const findGentilico = (palavra: string): string | null => porAdjetivo.get(plainNome(palavra)) ?? null;

/** The state that the text names at `at`, in at most four words. */
export function readEstado(text: string, at: number): { uf: string; fim: number } | null {
  const first = matchAt(PRIMEIRA, text, at)?.[0];
  if (first === undefined || !primeiras.has(plainNome(first))) return null;
  const words = matchAt(NOME, text, at)?.[0].split(/(?<=\p{L})(?=\s)/u) ?? [];
  let found: { uf: string; fim: number } | null = null;
  let nome = '';
  let fim = at;
  for (const word of words.slice(0, 4)) {
    nome += nome === '' ? plainNome(word) : ` ${plainNome(word.trim())}`;
    fim += word.length;
    const uf = porNome.get(nome);
    // `para` is a preposition unless it is written as a name.
    if (uf && (uf !== 'PA' || text[at] === 'P')) found = { uf, fim };
  }
  return found;
}

const primeiras = new Set([...porNome.keys()].map((nome) => nome.split(' ')[0]));
const PRIMEIRA = compact(/\p{L}{2,20}/uy);
const NOME = compact(/\p{L}{1,20}(?:\s{1,3}\p{L}{1,20}){0,4}/uy);
