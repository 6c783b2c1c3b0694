import { Caracteres, minusculaAt } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { lookFor } from './automato.ts';
import { findGentilico, plainNome } from './estados.ts';
import { isDeCidade, isEstrangeiro, isLugarEstrangeiro } from './gentilicos.ts';
import { isBranco } from './lexico.ts';

/** How far before a name what is said of all its sentence may begin. */
const ALCANCE = 140;
const FIM_DE_FRASE = compact(/^[\s\S]*(?:[.;!?]\s{1,8}(?=\p{Lu})|;|\n\s*\n)/u);
/** `No direito português, `, `segundo a legislação italiana, `. */
const DIREITO = compact(
  /(?:^|[^\p{L}])(?:n[oa]|(?:segundo|conforme|sob|[àa]\s{1,3}luz\s{1,3}d|de\s{1,3}acordo\s{1,3}com)\s{0,3}[oa])\s{1,3}(?:direito|ordenamento|sistema|legisla[çc][ãa]o|doutrina|regime)\s([^,:]{2,60})[,:]/iu,
);
/** `Na Argentina, `, `Já em Portugal, `; not `residente em Portugal, `. */
const PAIS = compact(
  /(?:^\s{0,3}|[.(:"“—–-]\s{0,3}|,\s|(?<!\p{L})(?:[eE]|[jJ]á|JÁ|[mM]as|MAS|[cC]omo|COMO|[qQ]ue|QUE|[eE]nquanto|ENQUANTO|[aA]ssim|ASSIM|[tT]ambém|TAMBÉM),?\s)(?:[Nn][oaOA][sS]?|[Ee][mM])\s{1,3}(\p{Lu}[\p{L} -]{2,30}),/gu,
);

/** What one of them has at least: this is asked of every code's name, and to search with a pattern takes longest. */
const mayBeDireito = lookFor(['direito', 'ordenamento', 'sistema', 'legislação', 'doutrina', 'regime']);

/** The same, whatever stands before it: that costs more to look back at. */
const NO_PAIS = compact(/(?:[Nn][oaOA][sS]?|[Ee][mM])\s{1,3}\p{Lu}[\p{L} -]{2,30},/u);
const mayBePais = (before: string): boolean => {
  for (let at = before.lastIndexOf(',') - 1; at > 0; at--)
    if (MAIUSCULAS.at(before, at) && endsInEm(before, at)) return NO_PAIS.test(before);
  return false;
};

const MAIUSCULAS = new Caracteres(
  Array.from({ length: 0x24f }, (_, code) => String.fromCharCode(code))
    .filter((char) => /\p{Lu}/u.test(char))
    .join(''),
  true,
);
const OA = new Caracteres('oa');

/** Whether `no`, `nas`, `em` and white space stand before an offset. */
function endsInEm(text: string, at: number): boolean {
  let fim = at;
  while (fim > 0 && isBranco(text, fim - 1)) fim -= 1;
  if (fim === at) return false;
  const last = minusculaAt(text, fim - 1);
  if (last === 0x6d) return minusculaAt(text, fim - 2) === 0x65;
  const vogal = last === 0x73 ? fim - 2 : fim - 1;
  return OA.at(text, vogal) && minusculaAt(text, vogal - 1) === 0x6e;
}

/** Whether the sentence says, before the name at `at`, that it speaks of another country's law. */
export function isDireitoEstrangeiro(text: string, at: number): boolean {
  const near = text.slice(Math.max(0, at - ALCANCE), at);
  // Lines are short in most texts, and what ends one ends the sentence here.
  const from = Math.max(near.lastIndexOf('\n'), near.lastIndexOf(';')) + 1;
  const mark = Math.max(near.lastIndexOf(','), near.lastIndexOf(':'));
  if (mark <= from) return false;
  const told = near.slice(from, mark + 1);
  const direito = mayBeDireito(told) && DIREITO.test(told);
  const pais = mayBePais(told);
  if (!direito && !pais) return false;
  const before = near.slice(from);
  const frase = before.replace(FIM_DE_FRASE, '');
  if (direito && DIREITO.exec(frase)?.[1]?.split(/\s+/, 5).some(isEstrangeiro)) return true;
  // `No Brasil, o CPC e, em Portugal, o CPC`: the last that was told.
  const lugar = pais ? [...frase.matchAll(PAIS)].at(-1)?.[1] : undefined;
  return lugar !== undefined && isLugarEstrangeiro(lugar);
}

/** How far before a number the law that it is of may be told. */
const ALCANCE_DA_LEI = 100;
/** `lei estadual que rege o tema (`, `legislação paulista: `, `a lei municipal, `. */
const LEI_DE = compact(
  /(?:^|[^\p{L}])(?:lei|legisla[çc][ãa]o|norma|diploma|decreto)s?(?:\s{1,3}complementar)?\s{1,3}(\p{L}[\p{L}-]{3,25})(?:[^.;:(,\p{Lu}\d]{0,60}[(:]|\s?,)\s?$/u,
);

/** The state (`EST` when it is not told which) or town (`MUN`) of whose law the number at `at` is, or null. */
export function readDonoAntes(text: string, at: number): string | null {
  const sign = text[at - 1] === ' ' ? text[at - 2] : text[at - 1];
  if (sign !== '(' && sign !== ':' && sign !== ',') return null;
  const palavra = LEI_DE.exec(text.slice(Math.max(0, at - ALCANCE_DA_LEI), at))?.[1];
  if (palavra === undefined) return null;
  const plain = plainNome(palavra.toLowerCase());
  if (plain === 'estadual' || plain === 'local') return 'EST';
  if (plain === 'municipal' || isDeCidade(plain)) return 'MUN';
  return plain === 'distrital' ? 'DF' : findGentilico(plain);
}

/** `contrato de CDC`: a loan (crédito direto ao consumidor). */
const EMPRESTIMO =
  /(?:contrato|opera[çc][ãa]o|opera[çc][õo]es|financiamento|empr[ée]stimo|cr[ée]dito|modalidade|linha|parcelas?|produto)s?\s{1,3}(?:d[eo]|em|via|por\s{1,3}meio\s{1,3}de|n[ao]\s{1,3}modalidade)\s{1,3}$/i;
export const isEmprestimo = (before: string): boolean => EMPRESTIMO.test(before);
