import { Caracteres } from '../caracteres.ts';
import { Comecos } from '../comecos.ts';
import { compact } from '../compact.ts';
import { isLetra } from '../letras.ts';
import { matchAt } from '../sticky.ts';
import { readEstado } from './estados.ts';
import { isBranco, skipBranco } from './lexico.ts';
import { foldWord } from './palavra-de-nome.ts';

const VERBOS = new Set(
  'editou baixou aprovou sancionou promulgou publicou instituiu expediu votou editaram aprovaram promulgaram'.split(
    ' ',
  ),
);
const VIGE = new Set('vigora vige vigorava vigia'.split(' '));
/** How far before a number the one who made the law may be named. */
const ALCANCE = 110;
const QUEM =
  '(?:(munic[íi]pio|municipalidade|prefeit[oa]|prefeitura|c[âa]mara\\s{1,3}(?:municipal|de\\s{1,3}vereadores)|vereadores)|governador[a]?|assembl[ée]ia\\s{1,3}legislativa|c[âa]mara\\s{1,3}legislativa|(?:governo\\s{1,3}do\\s{1,3})?estado\\s{1,3}d[aeo]\\s)';
/** `O Prefeito | baixou`, `A Câmara Municipal de Itu | aprovou`: not `contra o Município a União`. */
const ANTES = compact(
  new RegExp(
    `(?:^\\s{0,3}|[.;:,(–—-]\\s{0,3}|(?<!\\p{L})(?:e|que|quando|como|se)\\s{1,3})[oa]s?\\s{1,3}${QUEM}(?:(?!uni[ãa]o|congresso|president|legislador|federal)[^.;:,]){0,60}(?:,[^.;:,]{1,40},)?$`,
    'iu',
  ),
);
/** `Em São Paulo | vigora`, `No Município de Itu | vige`. */
const ONDE = compact(
  /(?:^\s{0,3}|[.;:,(–—-]\s{0,3})(?:em|n[oa])\s{1,3}((?:munic[íi]pio\s)?\p{Lu}[\p{L} ]{2,40}|munic[íi]pio\s[^.;:,]{2,40})$/iu,
);
/** `…, editada pelo Município`. */
const DEPOIS = compact(
  new RegExp(
    `,?\\s{1,3}(?:que\\s{1,3})?(?:foi\\s{1,3})?(?:editad|baixad|aprovad|sancionad|promulgad|publicad|institu[íi]d|expedid|votad)[oa](?:\\s{1,3}em\\s{1,3}[^,.;]{4,20})?\\s{1,3}pel[oa]s?\\s{1,3}${QUEM}`,
    'iuy',
  ),
);
const COMECA_DEPOIS = new Comecos('edi bai apr san pro pub ins exp vot que foi');
const FIM_DE_VERBO = new Caracteres('umae');
const ARTIGOS = new Caracteres('ao');
const VIRGULA = new Caracteres(',');

/** The state (`EST` when it is not told which) or town (`MUN`) that the text says made the law between two offsets, or null. */
export function readEditor(text: string, at: number, fim: number): string | null {
  return readEditorAntes(text, at) ?? readEditorDepois(text, fim);
}

export function readEditorAntes(text: string, at: number): string | null {
  if (!ARTIGOS.at(text, at - 2) || !isBranco(text, at - 3) || !isBranco(text, at - 1)) return null;
  // Asked of every act: no verb of these is shorter, or ends otherwise.
  if (!FIM_DE_VERBO.at(text, at - 4) || !isLetra(text, at - 7)) return null;
  let from = at - 3;
  while (from > 0 && at - from < 16 && !isBranco(text, from - 1)) from -= 1;
  const verbo = foldWord(text.slice(from, at - 3));
  const before = text.slice(Math.max(0, at - ALCANCE), from).trimEnd();
  if (VERBOS.has(verbo)) return quem(ANTES.exec(before));
  const onde = VIGE.has(verbo) ? ONDE.exec(before)?.[1] : undefined;
  if (onde === undefined) return null;
  return /^munic/i.test(onde) ? 'MUN' : (readEstado(onde, 0)?.uf ?? null);
}

function readEditorDepois(text: string, fim: number): string | null {
  const next = skipBranco(text, fim);
  const word = VIRGULA.at(text, next) ? skipBranco(text, next + 1) : next;
  return COMECA_DEPOIS.at(text, word) ? quem(matchAt(DEPOIS, text, fim)) : null;
}

function quem(match: RegExpExecArray | null): string | null {
  if (!match) return null;
  return match[1] === undefined ? 'EST' : 'MUN';
}
