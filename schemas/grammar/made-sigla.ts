import { type AtoNumerado, expandAno, type FormaNumerada, printNumero } from './act-name.ts';

const PREFIXOS: Record<string, FormaNumerada> = {
  LEI: 'lei',
  L: 'lei',
  'LEI-COMPLEMENTAR': 'lei_complementar',
  LC: 'lei_complementar',
  LCP: 'lei_complementar',
  'DECRETO-LEI': 'decreto_lei',
  DL: 'decreto_lei',
  DEL: 'decreto_lei',
  DECRETO: 'decreto',
  DEC: 'decreto',
  D: 'decreto',
  MP: 'medida_provisoria',
  MPV: 'medida_provisoria',
  EC: 'emenda_constitucional',
};

const NUMERO = '(?<digitos>\\d{1,3}(?:\\.\\d{3})+|\\d{1,6})';
const ANO = '(?:[-/](?<ano>\\d{4}|\\d{2})|\\s(?<solto>\\d{4}))?';
const MADE = new RegExp(
  `^(?<prefixo>LEI COMPLEMENTAR|DECRETO[- ]LEI|DECRETO|LEI|LCP?|DE?L|DEC|EC|L|D)[-\\s]?${NUMERO}(?:-?(?<sufixo>[A-Z]))?${ANO}$`,
);
/** What follows the number of a provisional measure is its issue: `MP-2200-2`. */
const MADE_MP = new RegExp(`^(?<prefixo>MPV?)[-\\s]?${NUMERO}(?:-(?<sufixo>\\d{1,2}))?${ANO}$`);

/**
 * The act that a made sigla names, however loosely written: `LEI-8078-1990`, `lei-8078-90`, `L8078`, `MP-2200-2-2001`.
 * Null for any other text. The inverse of `makeSigla`.
 */
export function parseMadeSigla(sigla: string): AtoNumerado | null {
  const written = sigla.trim().toUpperCase();
  const groups = (MADE.exec(written) ?? MADE_MP.exec(written))?.groups;
  const forma = PREFIXOS[groups?.prefixo?.replace(' ', '-') ?? ''];
  if (!groups || forma === undefined) return null;
  const { digitos = '', sufixo, solto, ano = solto } = groups;
  const numero = printNumero(sufixo === undefined ? digitos : `${digitos}-${sufixo}`);
  if (ano === undefined) return { forma, numero, ano: null };
  return { forma, numero, ano: ano.length === 2 ? expandAno({ forma, numero }, Number(ano)) : Number(ano) };
}

const LONGEST = 20;

/** The sigla of what is named and is neither an act of the catalogue nor numbered: `X-` and its short name. */
export function makeOtherSigla(nome: string): string {
  const letters = nome
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^(?:X-)+|^-|-$/g, '');
  return `X-${letters}`.slice(0, LONGEST).replace(/-$/, '');
}
