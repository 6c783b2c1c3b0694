import { compact } from '../text/compact.ts';
import { detach } from '../text/detach.ts';
import { fold } from '../text/fold.ts';
import { matchAt } from '../text/sticky.ts';
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
/** For a provisional measure, the number after the hyphen is its issue: `MP-2200-2`. */
const MADE_MP = new RegExp(`^(?<prefixo>MPV?)[-\\s]?${NUMERO}(?:-(?<sufixo>\\d{1,2}))?${ANO}$`);

/**
 * Reads a generated sigla, however loosely written: `LEI-8078-1990`, `lei-8078-90`, `L8078`, `MP-2200-2-2001`. Null for
 * any other text. The inverse of `makeSigla`.
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

const SIGLA_NO_TEXTO = compact(
  /(?:(?:LEI|LCP?|DEL?|DL|DEC|EC|L|D)-?\d{1,6}(?:-?[A-Z](?![A-Z]))?|MPV?-?\d{1,6}(?:-\d{1,2}(?!\d))?)(?:-\d{4})?(?![\p{L}\d]|\.\d)/uy,
);

/** Whether a digit follows at most three letters and a hyphen. */
function hasNumero(text: string, at: number): boolean {
  const last = Math.min(text.length, at + 5);
  for (let sign = at + 1; sign < last; sign++)
    if (text.charCodeAt(sign) >= 0x30 && text.charCodeAt(sign) <= 0x39) return true;
  return false;
}

/** Reads the generated sigla, or short form, that begins at an offset of the text: `LEI-8078-1990`, `L8078`. */
export function readMadeSigla(text: string, at: number): (AtoNumerado & { fim: number }) | null {
  if (!hasNumero(text, at)) return null;
  const written = matchAt(SIGLA_NO_TEXTO, text, at)?.[0];
  const ato = written === undefined ? null : parseMadeSigla(written);
  return ato && { ...ato, fim: at + (written as string).length };
}

const LIGACAO = /^(?:d[oae]s?|e|o|a|sobre|contra|colendo|egregio|c|e)$/;

/**
 * The sigla of something that is neither numbered nor an act of the catalogue: `X-` and the capitals of its short name
 * (`Regimento Interno do TST` → `X-RITST`). A name that already is such a sigla stays the same.
 */
export function makeOtherSigla(nome: string): string {
  const known = outras.get(nome);
  if (known !== undefined) return known;
  const made = composeOtherSigla(nome);
  if (outras.size < MAX_OUTRAS) outras.set(detach(nome), detach(made));
  return made;
}

/** A cache, because a text mentions a few such names again and again. */
const outras = new Map<string, string>();
const MAX_OUTRAS = 5_000;

function composeOtherSigla(nome: string): string {
  if (/^X-[A-Z0-9-]{1,18}$/i.test(nome)) return nome.toUpperCase();
  const words = nome.split(/[\s\-/.,]+/).filter((word) => word !== '' && !LIGACAO.test(fold(word)));
  const shouted = words.length > 1 && words.every((word) => word === word.toUpperCase());
  const letters = words.map((word) => {
    const acronymLike = word === word.toUpperCase() && (shouted ? word.length <= 5 : true);
    return acronymLike ? word : (word[0] ?? '').toUpperCase();
  });
  const plain = fold(letters.join(''))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return `X-${plain === '' ? 'ATO' : plain}`.slice(0, LONGEST);
}
