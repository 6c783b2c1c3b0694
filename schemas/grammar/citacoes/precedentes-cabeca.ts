import { minusculaAt } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { endAt, matchAt } from '../sticky.ts';
import { isAlgarismo, isBranco } from './lexico.ts';
import { type Ambito, isSaid, type Partes, readAmbito, semAmbito } from './precedentes-ambito.ts';

export type Classe = 'sumula' | 'enunciado' | 'verbete' | 'oj' | 'tema' | 'irdr' | 'iac' | 'irr';

/** The word that announces a number, with what qualifies it and whose it is when that comes first. */
export interface Cabeca {
  classe: Classe;
  palavra: string;
  plural: boolean;
  vinculante: boolean;
  administrativo: boolean;
  sumular: boolean;
  transitoria: boolean;
  partes: Partes;
  ambito: Ambito;
  fim: number;
}

const FORMAS: readonly (readonly [Classe, RegExp])[] = [
  [
    'sumula',
    compact(
      /(?:s[úu](?:-\s?\n\s?)?mu[li]as?|s[úu]m\.)(?!\p{L})(?:\s{1,20}regiona(?:l|is))?(?:\s{1,20}(?:(?:de|com)\s{1,20}efeitos?\s{1,20})?(?<vinculante>vinculantes?(?!\p{L})|vinc\.))?/iuy,
    ),
  ],
  // A number and its court show that the letter is one.
  ['sumula', compact(/S\.(?=\s?\d{1,4}\s?[/\u2044-]\s?(?:ST[FJM]|TS[TE])(?!\p{L}))/uy)],
  // Initials of a person have no number behind them.
  [
    'sumula',
    compact(
      /(?<!(?:v[íi]tima|menor|r[ée]us?|adolescente|crian[çc]a|acusad[oa]|paciente|testemunha|autora?|genitora?|[Ss]ra?\.)\s)(?<vinculante>S\.\s?V\.)(?=\s?(?:n[.º°]{1,2}\s?)?\d{1,2}(?![\d/-]|\.\d|\s(?:anos?|dias?|meses|vezes|horas|reais|x)(?!\p{L})))/uy,
    ),
  ],
  ['sumula', compact(/(?<vinculante>SV(?:s|['’]s)?)(?!\p{L})/uy)],
  [
    'enunciado',
    compact(
      /(?:enunciados?|enunc\.)(?!\p{L})(?:\s{1,20}(?:(?<administrativo>administrativos?)|(?<vinculante>vinculantes?)|(?<sumular>sumular(?:es)?)|c[íi]ve(?:l|is)|crimina(?:l|is)|interpretativos?|orientativos?|doutrin[áa]rios?))?/iuy,
    ),
  ],
  [
    'verbete',
    compact(/verbetes?(?!\p{L})(?:\s{1,20}(?:(?<sumular>sumu[li]ar(?:es)?)|(?<vinculante>vinculantes?)))?/iuy),
  ],
  [
    'oj',
    compact(
      /(?:orienta[çc](?:[ãa]o|[õo]es)\s{1,20}jurisprudencia(?:l|is)(?!\p{L})|o\.?j(?<transitoria>t)?(?:\.|s|['’]s)?(?![\p{L}]))/iuy,
    ),
  ],
  ['tema', compact(/temas?(?!\p{L})/iuy)],
  [
    'irdr',
    compact(
      /(?:IRDR|incidente\s{1,20}de\s{1,20}resolu[çc][ãa]o\s{1,20}de\s{1,20}demandas\s{1,20}repetitivas)(?!\p{L})(?:\s{0,5}[-–,]?\s{0,5}tema)?/iuy,
    ),
  ],
  [
    'iac',
    compact(
      /(?:IAC|incidente\s{1,20}de\s{1,20}assun[çc][ãa]o\s{1,20}de\s{1,20}compet[êe]ncia)(?!\p{L})(?:\s{0,5}[-–,]?\s{0,5}tema)?/iuy,
    ),
  ],
  ['irr', compact(/IRR(?!\p{L})(?:\s{0,5}[-–,]?\s{0,5}tema)?/iuy)],
];

/** The forms of a head by its first letter. */
const POR_INICIAL = new Map(
  [...'sevoti'].map((inicial) => [inicial.charCodeAt(0), FORMAS.filter(([classe]) => classe.startsWith(inicial))]),
);

const PARTES: Record<Classe, Partes> = {
  sumula: { orgao: true, outraSigla: true },
  enunciado: { orgao: true, outraSigla: true },
  verbete: {},
  oj: { orgao: true },
  tema: { sistematica: true },
  irdr: { sistematica: true },
  iac: { sistematica: true },
  irr: { sistematica: true },
};

/** A glued word (`daSúmula`) is told by its capital; any other letter before makes it another word (`resumo`). */
const isGlued = (antes: string, primeira: string) =>
  /\p{L}/u.test(antes) && !(/\p{Ll}/u.test(antes) && /\p{Lu}/u.test(primeira));
const COM_MARCA = /\s{0,20}(?:,\s{0,20})?(?:(?:de|sob)\s)?n[.º°ª˚oúu]/iy;

const PREPOSTO = /\s{0,7}d|\s{0,6}em/iy;
const VIRGULA = /\s{0,5},/y;

/** The announcing word at an offset where a candidate was found, or null when it is none. */
export function readCabeca(texto: string, inicio: number): Cabeca | null {
  if (inicio > 0 && isGlued(texto.charAt(inicio - 1), texto.charAt(inicio))) return null;
  for (const [classe, forma] of POR_INICIAL.get(minusculaAt(texto, inicio)) ?? []) {
    const match = matchAt(forma, texto, inicio);
    if (!match) continue;
    const palavra = match[0];
    const { vinculante, administrativo, sumular, transitoria } = match.groups ?? {};
    const partes = isEmCapitais(palavra) ? { ...PARTES[classe], outraSigla: false } : PARTES[classe];
    const depois = inicio + palavra.length;
    return {
      classe,
      palavra,
      plural: isPlural(palavra),
      vinculante: vinculante !== undefined,
      administrativo: administrativo !== undefined,
      sumular: sumular !== undefined,
      transitoria: transitoria !== undefined,
      partes,
      ...readAnteposto(texto, depois, partes),
    };
  }
  return null;
}

/** The second letter tells nearly all. */
const isEmCapitais = (palavra: string): boolean =>
  !(palavra.charCodeAt(1) >= 0x61 && palavra.charCodeAt(1) <= 0x7a) && palavra === palavra.toUpperCase();

/** Whether the first word of a head is a plural. */
function isPlural(palavra: string): boolean {
  let fim = 1;
  while (fim < palavra.length && !isBranco(palavra, fim)) fim += 1;
  return minusculaAt(palavra, fim - 1) === 0x73;
}

/** `Súmula STJ 7`, `OJ SDI-I nº 336`, `Súmula do TST nº 331`: after `do` the number must be marked as one. */
function readAnteposto(texto: string, inicio: number, partes: Partes): { ambito: Ambito; fim: number } {
  // The usual case first: nothing stands between the word and its number.
  if (inicio + 1 < texto.length && isAlgarismo(texto, inicio + 1)) return { ambito: semAmbito(inicio), fim: inicio };
  const ambito = readAmbito(texto, inicio, { ...partes, outraSigla: false });
  if (!isSaid(ambito) && !ambito.daSumula) return { ambito, fim: ambito.fim };
  const marcado = endAt(COM_MARCA, texto, ambito.fim) >= 0;
  if (marcado) return { ambito, fim: Math.max(ambito.fim, endAt(VIRGULA, texto, ambito.fim)) };
  const preposto = endAt(PREPOSTO, texto, inicio) >= 0;
  return preposto ? { ambito: semAmbito(inicio), fim: inicio } : { ambito, fim: ambito.fim };
}
