import {
  endBetweenLists,
  endToProvisions,
  isElsewhere,
  isOfSuperseded,
  isOfTheLaw,
  readLink,
  whichActBefore,
} from '../../citations/attribution/links.ts';
import { tokenAt } from '../../citations/tokens/locate.ts';
import { tokensOf } from './atos.ts';

/** What leads from a list to the act behind it, by offsets. */
export interface Ligacao {
  fim: number;
  atada: boolean;
  apartada: boolean;
  abre: boolean;
}

const startOf = (text: string, token: number): number => {
  const { start, count } = tokensOf(text);
  return token < count ? (start[token] as number) : text.length;
};

const adapt =
  (end: (tokens: ReturnType<typeof tokensOf>, at: number) => number) =>
  (text: string, at: number): number => {
    const tokens = tokensOf(text);
    const found = end(tokens, tokenAt(tokens, at));
    return found < 0 ? -1 : startOf(text, found);
  };

export const endOfEntreListas = adapt(endBetweenLists);
export const endOfDepoisDoAto = adapt(endToProvisions);

export function readLigacao(text: string, at: number, led: boolean): Ligacao {
  const tokens = tokensOf(text);
  const { to, tied, apart, opens } = readLink(tokens, tokenAt(tokens, at), led);
  return { fim: startOf(text, to), atada: tied, apartada: apart, abre: opens };
}

const DEMONSTRATIVO = /\s*,?\s*[dn](?=(?:es|ess)t?[ea]s?\s|aquel[ea]s?\s)/iy;
export function endOfDemonstrativo(text: string, at: number): number {
  DEMONSTRATIVO.lastIndex = at;
  return DEMONSTRATIVO.test(text) ? DEMONSTRATIVO.lastIndex : -1;
}

export const isOfSuperado = (text: string, at: number): boolean =>
  isOfSuperseded(tokensOf(text), tokenAt(tokensOf(text), at));
export const comumBehind = (text: string, at: number): string =>
  isOfTheLaw(tokensOf(text), tokenAt(tokensOf(text), at)) ? 'lei' : '';
export const isDoProprioTexto = (text: string, at: number): boolean =>
  isElsewhere(tokensOf(text), tokenAt(tokensOf(text), at));

const QUAIS = { far: 'aquele', nth: 'ordinal', near: 'este' } as const;
export function tellsQualAntes(text: string, at: number): 'aquele' | 'ordinal' | 'este' | null {
  const tokens = tokensOf(text);
  const found = whichActBefore(tokens, tokenAt(tokens, at));
  return found && QUAIS[found];
}
