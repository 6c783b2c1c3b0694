import { ORDINAL_WORDS } from '../../../schemas/law/numerais.ts';

/** The structural levels of LC 95/1998, art. 10, V to VII, and the older levels between them. */
export const NIVEIS_TITULO = [
  'parte',
  'livro',
  'titulo',
  'subtitulo',
  'capitulo',
  'subcapitulo',
  'secao',
  'subsecao',
] as const;
export type NivelTitulo = (typeof NIVEIS_TITULO)[number];

export interface RotuloTitulo {
  nivel: NivelTitulo;
  /** The label as written, with spaced letters joined: `PARTE GERAL`, `Seção I`. */
  texto: string;
  /** The offset after the label and its separator. */
  fim: number;
}

const WORDS: readonly (readonly [NivelTitulo, string])[] = [
  ['subcapitulo', 'SUB-?CAP[ÍI]TULO'],
  ['subtitulo', 'SUB-?T[ÍI]TULO'],
  ['subsecao', 'SUB-?SEC?[ÇC][ÃA]O'],
  ['parte', String.raw`P\s*A\s*R\s*T\s*E`],
  ['livro', String.raw`L\s*I\s*V\s*R\s*O`],
  ['titulo', String.raw`T\s*[ÍI]\s*T\s*U\s*L\s*O`],
  ['capitulo', String.raw`C\s*A\s*P\s*[ÍI]\s*[TL]\s*U\s*L\s*O|CAP\.`],
  ['secao', String.raw`S\s*E\s*C?\s*[ÇC]\s*[ÃA]\s*O`],
];
const NUMBER = String.raw`(?:[IVXLC]+(?:[-–][A-Z]{1,2}(?!\p{L}))*(?![\p{L}])|\d{1,3}[ºªo°]?(?![\p{L}\d])|[úu]nic[oa]|${ORDINAL_WORDS}(?![\p{L}])|G\s*E\s*R\s*A\s*L(?!\p{L})|E\s*S\s*P\s*E\s*C\s*I\s*A\s*L(?!\p{L})|COMPLEMENTAR(?!\p{L}))`;
const HEADING = new RegExp(
  String.raw`(?:${WORDS.map(([, word]) => `(${word})`).join('|')})\s*(?:[-–]\s*)?(${NUMBER})(\s*[-–—.:]*\s*)`,
  'iuy',
);

/**
 * A heading continues in upper case, with a digit, in quotes or brackets, or not at all. `Capítulo I deste Título` is
 * running text.
 */
const NAME_FOLLOWS = /$|["“'(]|\p{Lu}|\d/uy;

/** Reads the label of a heading at offset `inicio` of a text; null if there is none. */
export function readTitulo(text: string, inicio: number, end: number, centered: boolean): RotuloTitulo | null {
  if (!/[PLTCSplcst]/.test(text[inicio] ?? '')) return null;
  HEADING.lastIndex = inicio;
  const match = HEADING.exec(text);
  if (!match) return null;
  const which = match.slice(1, 1 + WORDS.length).findIndex((word) => word !== undefined);
  const word = match[which + 1] as string;
  if (/^\p{Ll}/u.test(word)) return null;
  const number = match[WORDS.length + 1] as string;
  const separator = match[WORDS.length + 2] as string;
  const fim = inicio + match[0].length;
  if (fim < end) {
    NAME_FOLLOWS.lastIndex = fim;
    if (!centered && !/[-–—.:]/.test(separator) && !NAME_FOLLOWS.test(text)) return null;
    if (/^\s*,/.test(text.slice(fim, end))) return null;
  }
  const label = `${word.replace(/\s+/gu, '')} ${/^[\p{Lu}\s]+$/u.test(number) ? number.replace(/\s+/gu, '') : number}`;
  return { nivel: (WORDS[which] as readonly [NivelTitulo, string])[0], texto: label, fim };
}

/** A heading without a label: `DISPOSIÇÕES FINAIS`, `Disposições Transitórias`. */
export const SEM_ROTULO =
  /^(?:das? )?disposi[çc](?:[ãa]o|[õo]es) (?:finais|gerais|final|geral|preliminar|transit[óo]ri|especia|comu|inicia|penais|complementar|suplementar)/iu;

/** An introduction stands between the name of a title and its chapters. */
export const INTRODUCAO = /^introdu[çc][ãa]o$/iu;

/** The unlabelled headings that close a whole act, and so belong to its top level. */
export const SEM_ROTULO_FINAL =
  /^(?:das? )?disposi[çc](?:[ãa]o|[õo]es) (?:gera(?:is|l) e |especiais e )?(?:fina|transit)/iu;
