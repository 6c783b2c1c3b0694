import { romanValue, toRoman } from '../../law/numerais.ts';
import { textOfPart } from '../tokens/locate.ts';
import { type Parts, partsAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';

/** The body whose numbering a citation follows, inside a court or independent of one. */
export interface NamedBody {
  name: string;
  to: number;
}

export const TRANSITORY = 'SBDI-1 Transitória';

/** `SBDI-1`, `SDI-I`, `SDBI1`, `SBDI-1-T`, `Subseção I Especializada em Dissídios Individuais`. */
const INDIVIDUAL = `(<individual> (<sdi> :sdi ) ( :dash? (<number> :number|:roman|:romanLower ) )? ( :dash? plena )? ( :dash|:open? (<transitory> transitória|transitórias | :letterUpper (! :stop ) ) :close? )?
  | subseção (<number> :number|:ordinal|:roman ) ( da seção|seções )? especializada? em|de dissídios individuais ( :dash|:open :sdi :dash? :number|:roman :close? )?
  | seção|seções especializada? em|de dissídios individuais ( :dash? (<number> :number|:roman ) )? )`;

/** The other sections of the TST. `OTHERS` has those of other courts and the meetings of judges and scholars. */
const OF_TST: readonly (readonly [string, string])[] = [
  [TRANSITORY, 'transitória|transitórias'],
  ['SDC', 'sdc | seção|seções especializada? em|de dissídios coletivos'],
  ['Tribunal Pleno', 'tribunal pleno | pleno|tp'],
];
const OTHERS: readonly (readonly [string, string])[] = [
  ['SEEx', 'seção especializada em execução | seex'],
  ['Turmas Recursais', 'turma|turmas recursal|recursais reunidas?'],
  ['FONAJEF', 'fórum nacional :de juizados especiais federais | fonajef'],
  ['FONAJE', 'fórum nacional :de juizados especiais estaduais? | fonaje'],
  ['FPPC', 'fórum permanente :de processualistas civis? | fppc'],
  ['CJF', 'conselho da justiça federal | cjf'],
  ['ENFAM', 'escola nacional de formação e aperfeiçoamento de magistrados | enfam'],
  ['FONAVID', 'fórum nacional :de juízes de violência doméstica | fonavid'],
  ['IBDFAM', 'instituto brasileiro de direito de família | ibdfam'],
  ...['FONAREF', 'FONAJUS', 'FONACRIM', 'ANAMATRA', 'CEAPRO', 'FNPP', 'PGFN', 'CGU'].map(
    (name) => [name, name] as const,
  ),
];
const NAMES = [...OF_TST, ...OTHERS];
/** An acronym in brackets after the name is part of it: `Fórum Permanente de Processualistas Civis (FPPC)`. */
const NAMED = NAMES.map(([name, written], i) => {
  const acronym = /^[A-Z]+$/i.test(name) ? `( :dash|:open ${name} :close? )?` : '';
  return `(<n${i}> ( ${written} ) ${acronym} )`;
}).join(' | ');

/** `I Jornada de Direito Civil (CJF)`, `3ª Jornada de Direito Comercial do CJF`. */
const MEETING = phrase(
  `(<edition> :roman|:romanLower|:number|:ordinal ) jornada|jornadas de|sobre
  (<field> direito penal e de? processo penal | direito material e processual do trabalho
    | direito processual? ( civil|penal|comercial|administrativo|tributário|constitucional|eleitoral | do trabalho | notarial e registral )
    | direito do|da saúde|consumidor|infância | processo civil | prevenção e solução extrajudicial de litígios )
  ( :dash|:slash|:comma|:open|do|da ( cjf | conselho da justiça federal ) ( :dash|:slash cjf )? :close? )?`,
);

const SECTION_OR_FORUM = phrase(`${INDIVIDUAL} | ${NAMED}`);

/** Returns the section or forum named right at a token: `SDI-1` → `SBDI-1`, `FONAJE`, `I Jornada de Direito Civil`. */
export function readBody(tokens: Tokens, at: number): NamedBody | null {
  const found = partsAhead(tokens, at, SECTION_OR_FORUM);
  if (!found) return readMeeting(tokens, at);
  if (found.parts.individual) return readIndividual(tokens, found);
  const index = Number(Object.keys(found.parts)[0]?.slice(1));
  return { name: NAMES[index]?.[0] as string, to: found.to };
}

function readIndividual(tokens: Tokens, { to, parts: { sdi, number, transitory } }: Parts): NamedBody | null {
  const written = textOfPart(tokens, number).replace('ª', '');
  const value = Number(written) || romanValue(written.toUpperCase());
  if (number && value !== 1 && value !== 2) return sdi ? { name: 'SDI', to: sdi[1] } : null;
  const letter = textOfPart(tokens, transitory);
  if (sdi && letter.length === 1 && letter !== 'T') return { name: sectionOf(value), to: (number ?? sdi)[1] };
  return { name: transitory ? TRANSITORY : sectionOf(value), to };
}

const sectionOf = (number: number | null): string => (number ? `SBDI-${number}` : 'SDI');

function readMeeting(tokens: Tokens, at: number): NamedBody | null {
  const found = partsAhead(tokens, at, MEETING);
  if (!found) return null;
  const edition = textOfPart(tokens, found.parts.edition);
  const roman = /^\d/.test(edition) ? toRoman(Number.parseInt(edition, 10)) : edition.toUpperCase();
  return { name: `${roman} Jornada de ${titleCase(textOfPart(tokens, found.parts.field))}`, to: found.to };
}

/** `DIREITO  CIVIL` → `Direito Civil`: one spelling for any mix of capitals and line breaks. */
const titleCase = (words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (/^(?:d[aeo]|e)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

const SECTIONS_OF_TST: ReadonlySet<string> = new Set(['SDI', 'SBDI-1', 'SBDI-2', ...OF_TST.map(([name]) => name)]);

/** Returns whether a body is a section of the TST, so that its name alone identifies the court. */
export const isOfTst = (body: string | null): boolean => body !== null && SECTIONS_OF_TST.has(body);
