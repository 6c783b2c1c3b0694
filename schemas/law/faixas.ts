import { compact } from '../text/compact.ts';
import { endAt, matchAt } from '../text/sticky.ts';
import { classifyNota, type TipoNota } from './note-kinds.ts';
import { romanValue, toRoman } from './numerais.ts';

const FAIXA =
  /\s*(a|ao|e|,)\s+(?:Art\.\s*|§\s*)?(\d{1,3}(?:\.\d{3})+|\d+)\s?[º°o]?\s*\.?\s*[-–]?\s*(?=\(|$|(?:,|e|ao?)\s+(?:Art\.\s*|§\s*)?\d)/y;

/** The rest of a label that covers several provisions. */
export interface Faixa {
  fim: number;
  demais: { valor: string; ordem: number }[];
}

const NOTA = /\(\s*([^()]*)/y;
/** What several provisions under one label have in place of a text. */
const SEM_TEXTO: ReadonlySet<TipoNota | null> = new Set<TipoNota>(['revogacao', 'veto', 'encerramento']);

/** Whether a label ends where a mark for all of its provisions stands, `(Revogados)`; not `I, C (cem)`. */
function hasMark(text: string, fim: number): boolean {
  const [, nota] = matchAt(NOTA, text, fim) ?? [];
  return fim >= text.length || (nota !== undefined && SEM_TEXTO.has(classifyNota(nota)));
}

const DEMAIS_ROMANOS = compact(/\s*(?:(a|e)\s+|,\s+)([IVXLC]+)(?![\p{L}-])/uy);
const FIM_DA_FAIXA = compact(/\s*\.?\s*[-–—]?\s*(?=\(|$)/uy);

/** `I a III - (VETADOS)`, `I, II e IV - (Revogados)`; from where the first numeral ends. */
export function readFaixaRomana(text: string, inicio: number, first: number): Faixa | null {
  const demais: Faixa['demais'] = [];
  let at = inicio;
  let last = first;
  for (let match = matchAt(DEMAIS_ROMANOS, text, at); match; match = matchAt(DEMAIS_ROMANOS, text, at)) {
    const ordem = romanValue(match[2] as string);
    if (!ordem || ordem <= last || ordem - last > 100) return null;
    for (let n = match[1] === 'a' ? last + 1 : ordem; n <= ordem; n++) demais.push({ valor: toRoman(n), ordem: n });
    last = ordem;
    at += match[0].length;
  }
  const fim = endAt(FIM_DA_FAIXA, text, at);
  return demais.length > 0 && fim >= 0 && hasMark(text, fim) ? { fim, demais } : null;
}

const DEMAIS_LETRAS = compact(/(a|e)\s+([a-z])\s*\)\s*[-–—]?\s*(?=\()/uy);

/** `a) e b) (revogadas)`, `a) a c) (VETADAS)`. */
export function readFaixaDeAlineas(text: string, inicio: number, first: string): Faixa | null {
  const match = matchAt(DEMAIS_LETRAS, text, inicio);
  const letras = match && first.length === 1 ? lettersUpTo(first, match[2] as string, match[1] === 'a') : [];
  const fim = inicio + (match?.[0].length ?? 0);
  if (letras.length === 0 || !hasMark(text, fim)) return null;
  return { fim, demais: letras.map((letra) => ({ valor: letra, ordem: letra.charCodeAt(0) - 96 })) };
}

const DEMAIS_SUFIXOS =
  /\s*(a|ao|e)\s+(?:Art\.\s*|§\s*)?(\d{1,3}(?:\.\d{3})+|\d+)\s?[º°o]?-([A-Z])(?![A-Za-z])\s*\.?\s*[-–]?\s*(?=\(|$)/y;

/** `6º-A a 6º-C (VETADO)`: letters of one number. */
export function readFaixaDeSufixos(text: string, inicio: number, first: string): Faixa | null {
  const [, numero, letra] = /^(\d+)-([A-Z])$/.exec(first) ?? [];
  const match = letra === undefined ? null : matchAt(DEMAIS_SUFIXOS, text, inicio);
  if (!match || letra === undefined || (match[2] as string).replaceAll('.', '') !== numero) return null;
  const letras = lettersUpTo(letra, match[3] as string, match[1] !== 'e');
  const demais = letras.map((outra) => ({ valor: `${numero}-${outra}`, ordem: Number(numero) }));
  const fim = inicio + match[0].length;
  return demais.length > 0 && hasMark(text, fim) ? { fim, demais } : null;
}

/** The letters behind `first` up to `last`, or `last` alone; none if it does not stand behind. */
function lettersUpTo(first: string, last: string, all: boolean): string[] {
  const from = first.charCodeAt(0) + 1;
  const to = last.charCodeAt(0);
  if (to < from) return [];
  return all ? Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)) : [last];
}

/** `52 a 54. (Revogados …)`: the rest of a label that covers several provisions without any text. */
export function readFaixa(text: string, inicio: number, first: number): Faixa | null {
  const demais: Faixa['demais'] = [];
  let fim = inicio;
  let last = first;
  for (let match = matchAt(FAIXA, text, fim); match; match = matchAt(FAIXA, text, fim)) {
    const ordem = Number((match[2] as string).replaceAll('.', ''));
    if (ordem <= last || ordem - last > 200) return null;
    const from = match[1] === 'a' || match[1] === 'ao' ? last + 1 : ordem;
    for (let n = from; n <= ordem; n++) demais.push({ valor: `${n}`, ordem: n });
    last = ordem;
    fim += match[0].length;
  }
  return demais.length > 0 && hasMark(text, fim) ? { fim, demais } : null;
}
