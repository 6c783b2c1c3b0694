import type { PrecedenteCitado } from '../../model/citacao.ts';
import { isAlgarismo } from './lexico.ts';
import { isSaid, mergeAmbito } from './precedentes-ambito.ts';
import { type Cabeca, readCabeca } from './precedentes-cabeca.ts';
import { itensBefore } from './precedentes-itens.ts';
import { readNumeros } from './precedentes-lista.ts';
import { type Achado, toCitacoes } from './precedentes-tipo.ts';
import { tribunalBefore } from './tribunais.ts';

/**
 * Every súmula, theme, orientation and statement that the text cites by number, in order: one citation for each number
 * of a list, one for each of a range (which share their span). The court is the one that the text says, never guessed;
 * `desta Corte` says none. Time is linear in the length of the text.
 * @param candidatos where a word that announces a number may begin
 * @param limite once more than so many are found, reading stops
 */
export function findPrecedentes(
  texto: string,
  candidatos: readonly number[],
  limite = Number.POSITIVE_INFINITY,
): PrecedenteCitado[] {
  const achados: Achado[] = [];
  let at = 0;
  let digito = 0;
  let numeros = 0;
  for (const candidato of candidatos) {
    if (numeros > limite) break;
    if (candidato < at) continue;
    digito = indexOfDigit(texto, Math.max(digito, candidato));
    if (digito - candidato > MAX_CABECA) continue;
    const novos = readLista(texto, candidato, achados.at(-1)?.fim ?? 0);
    achados.push(...novos);
    for (const novo of novos) numeros += novo.numeros.length;
    const last = novos.at(-1);
    if (last === undefined) continue;
    at = last.fim;
    if (last.ambito.deTodas) shareTribunal(texto, achados);
  }
  return achados.flatMap((achado) => toCitacoes(achado, texto));
}

/** No number is announced from so far, the longest court's name between included. */
const MAX_CABECA = 150;

/** Where the first digit from an offset on stands, or the text ends. */
function indexOfDigit(texto: string, inicio: number): number {
  let at = inicio;
  while (at < texto.length && !isAlgarismo(texto, at)) at += 1;
  return at;
}

/** The numbers that a word at an offset announces; none begins before `minimo`. */
function readLista(texto: string, palavra: number, minimo: number): Achado[] {
  const cabeca = readCabeca(texto, palavra);
  if (cabeca === null) return [];
  const lista = readNumeros(texto, cabeca.fim, cabeca.plural, cabeca.partes);
  if (lista.length === 0) return [];
  const dito = isSaid(cabeca.ambito) || lista.some(({ ambito }) => isSaid(ambito));
  const inicio = readInicio(texto, palavra, minimo, cabeca, dito);
  return lista.map((membro, i) => ({
    ...membro,
    cabeca,
    palavra,
    inicio: i === 0 ? inicio : membro.inicio,
    ambito: mergeAmbito(cabeca.ambito, membro.ambito),
  }));
}

/** Where the first citation begins: at its items (`item IV da Súmula …`), or at its court (`STM – Súmula 12`). */
function readInicio(texto: string, palavra: number, minimo: number, cabeca: Cabeca, dito: boolean): number {
  const itens = itensBefore(texto, palavra, minimo);
  if (dito || itens < palavra) return itens;
  const antes = tribunalBefore(texto, palavra, minimo);
  if (antes === null) return palavra;
  cabeca.ambito = { ...cabeca.ambito, tribunal: antes.tribunal, comTribunal: true };
  return antes.inicio;
}

/** What ties two citations into one run, of which `ambas do TST` speaks. */
const LIGA =
  /^\s*(?:,\s*e|[,;]|e|ou|bem\s+como|assim\s+como)\s+(?:(?:com\s+)?(?:[aà]s?|os?|ao|d[ao]s?|n[ao]s?|pel[ao]s?)\s+)?$/i;
const MAX_LIGA = 30;

/**
 * `Súmula 288 e à OJ 26 da SBDI-1, ambas do TST`: the last one's court is that of the run that names none; its section
 * and system too, of those of the same kind (`OJ 5 e OJ 7, ambas da SBDI-1`).
 */
function shareTribunal(texto: string, achados: Achado[]): void {
  const last = achados.at(-1) as Achado;
  const { tribunal, comTribunal } = last.ambito;
  for (let i = achados.length - 2; i >= 0; i--) {
    const [achado, next] = achados.slice(i, i + 2) as [Achado, Achado];
    const entre = texto.slice(achado.fim, Math.min(next.inicio, achado.fim + MAX_LIGA));
    if (achado.ambito.comTribunal || achado.fim + entre.length < next.inicio || !LIGA.test(entre)) return;
    // Without a court it was said of these already: to say it again for every one to come would take quadratic time.
    if (achado.ambito.deTodas && achado.ambito !== last.ambito && !isSaid(last.ambito)) return;
    const sameKind = achado.cabeca.classe === last.cabeca.classe;
    if (sameKind && isSaid(achado.ambito)) return;
    if (!sameKind && !comTribunal) return;
    achado.ambito = sameKind ? mergeAmbito(achado.ambito, last.ambito) : { ...achado.ambito, tribunal, comTribunal };
  }
}
