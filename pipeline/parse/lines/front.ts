import { joinOrdinais } from '../../../schemas/text/ordinais.ts';
import type { Line } from './lines.ts';
import { wordsOf } from './shape.ts';

/** The parts of the page before the first provision. */
export interface Frente {
  epigrafe: string;
  ementa: string;
  preambulo: string;
  /** The act that repealed this one as a whole, from a note under its title; null if there is none. */
  revogado_por: string | null;
  revogado: boolean;
}

const EPIGRAFE =
  /^(?:LEI|DECRETO|MEDIDA PROVIS[ÓO]RIA|EMENDA CONSTITUCIONAL|CONSTITUI[ÇC][ÃA]O|ATO|RESOLU[ÇC][ÃA]O)\b/iu;
const PREAMBULO =
  /^(?:[OA]\s+(?:VICE\s*-?\s*)?PRESIDENT|(?:Eu\s+)?Fa[çc]o saber|A?S? MESAS? D|O SENADO FEDERAL|A C[ÂA]MARA DOS|[OA]S? MINISTR|Considerando|PRE[ÂA]MBULO|N[óo]s, |D(?:om|\.)\s+Pedro|A Princesa Imperial|O CHEFE DO|A JUNTA|[OA] CONGRESSO|DECRETA|Os Estados|[OA]s? Governos?|Acordam|Conv(?!ert|ers))/iu;
const SITE =
  /^(?:Presid[êe]ncia da Rep[úu]blica|Casa Civil|Subchefia|Secretaria|Texto (?:compilado|original|republicado|para)|Mensagem de veto|Exposi[çc][ãa]o de motivos|[ÍI]ndice|[ÍI]NDICE|Vig[êe]ncia|Regulamento|Produ[çc][ãa]o de efeitos?|Promulga[çc][ãa]o|\(?Vide|\(?Conver(?:tid|s[ãa]o)|\(?Reeditad|Observa[çc][ãa]o$|\(?Republica|\(?Retifica|\(?Ver |Partes? (?:mantid|vetad)|Publica[çc][ãa]o consolidada|Rejeitad|Sem efic|Download)/iu;

/** Words with spaced letters: `L E I Nº 8.078`, `D E C R E T O - L E I`. */
const ESPACADA = /(?<!\p{L})\p{Lu}(?: \p{Lu}(?![\p{L}º°]))+/gu;
/**
 * The continuation of an epigraph that lacks its year: `LEI Nº 8.078,` on one line and `DE 11 DE SETEMBRO DE 1990` on
 * the next.
 */
const EPIGRAFE_CONTINUA = /^(?:n(?:[º°o.\s]|[uú]mero)|\d|,|de\s+(?:\d|\p{L}+\s+de\s+\d))/iu;
const EPIGRAFE_INTEIRA = /\d\D+[l12]\.?[089]\d\d\W*$/u;

/** Reads epigraph, ementa and preamble, and whether a note under the title repeals the whole act. */
export function readFrente(lines: readonly Line[]): Frente {
  const frente: Frente = { epigrafe: '', ementa: '', preambulo: '', revogado_por: null, revogado: false };
  const ementa: Line[] = [];
  const preambulo: string[] = [];
  for (const line of lines) {
    const words = joinOrdinais(wordsOf(line).normalize('NFC'));
    if (!/\p{L}/u.test(words)) continue;
    const lapsed = line.notas.some((nota) => nota.tipo === 'encerramento' && !nota.struck);
    if (lapsed && frente.epigrafe !== '' && !/\p{L}/u.test(line.corpo)) {
      frente.revogado = true;
      continue;
    }
    const repeal = line.notas.find((nota) => nota.tipo === 'revogacao' && nota.ato !== null && !nota.struck);
    if (repeal && frente.epigrafe !== '' && !/\p{L}/u.test(line.corpo)) {
      frente.revogado = true;
      frente.revogado_por = repeal.ato;
      continue;
    }
    if (preambulo.length > 0) preambulo.push(words);
    else if (frente.epigrafe === '') {
      const written = words.replace(ESPACADA, (letters) => letters.replaceAll(' ', ''));
      if (EPIGRAFE.test(written)) frente.epigrafe = written;
    } else if (ementa.length === 0 && !EPIGRAFE_INTEIRA.test(frente.epigrafe) && EPIGRAFE_CONTINUA.test(words)) {
      frente.epigrafe += ` ${words}`;
    } else if (PREAMBULO.test(words)) preambulo.push(words);
    else if (!SITE.test(words) && !isNotice(words, line) && /\p{L}/u.test(line.corpo)) ementa.push(line);
  }
  return { ...frente, ementa: printEmenta(ementa), preambulo: preambulo.join('\n') };
}

/**
 * Whether the line is a link and neither a sentence nor the epigraph of an act: `Texto atualizado`, `Lei de Introdução às
 * normas do Direito Brasileiro`.
 */
function isNotice(words: string, { block, start, end, corpo }: Line): boolean {
  if (/[.;]\s*$/u.test(corpo) || (EPIGRAFE.test(words) && EPIGRAFE_INTEIRA.test(words))) return false;
  let at = start;
  let outside = '';
  for (const link of block.links) {
    if (link.end <= start || link.start >= end) continue;
    outside += block.text.slice(at, Math.max(at, link.start));
    at = link.end;
  }
  return !/\p{L}/u.test(outside + block.text.slice(at, Math.max(at, end)));
}

/** Prints the ementa without its notes. A struck one is an earlier one, unless the whole act is struck. */
function printEmenta(lines: readonly Line[]): string {
  const live = lines.filter((line) => !line.riscada);
  return (live.length > 0 ? live : lines)
    .map(({ corpo }) => joinOrdinais(corpo.replace(/\s+/gu, ' ').trim().normalize('NFC')))
    .join('\n');
}

const SUFIXOS: readonly (readonly [RegExp, string])[] = [
  [/^decreto\s*-?\s*lei/iu, '-DL'],
  [/^decreto/iu, '-DEC'],
  [/^lei complementar/iu, '-LC'],
  [/^medida/iu, '-MP'],
  [/^emenda/iu, '-EC'],
];

/** Returns the suffix of an approving act's own articles, which depends on its form. */
export function suffixOf(epigrafe: string): string {
  return SUFIXOS.find(([pattern]) => pattern.test(epigrafe))?.[1] ?? '-LEI';
}
