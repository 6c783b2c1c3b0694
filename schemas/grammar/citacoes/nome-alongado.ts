import { Caracteres } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { endAt, matchAt } from '../sticky.ts';
import { type Ambito, readAmbito } from './ambito-do-nome.ts';
import { plainNome } from './estados.ts';
import { isBranco } from './lexico.ts';
import { findNome, type Nomes } from './nomes.ts';

/** ` Digital`, ` Modelo`: a word with a capital on the same line, and those that hang on it. */
const MAIUSCULA = compact(/[^\S\n]{1,3}(\p{Lu}\p{Ll}+)/uy);
const SEGUINTES = compact(/(?:[^\S\n]{1,3}(?:(?:e|para|d[aeo]s?)[^\S\n]{1,3})?\p{Lu}[\p{L}-]{1,20}){1,3}/uy);
/** `/PT`, `-Penitenciário`: glued to an acronym; to a name in words only with a capital. */
const COLADO = compact(/[-‐‑/⁄](\p{L}{2,20})(?!\p{L})/uy);
/** ` de Weimar`; ` do CFM`, of a body with rules of its own, where small letters show that not all is in capitals. */
const DE_ALGUEM = compact(
  /\s{1,5}(?:d[aeo]s?\s{1,5}(?=([A-Z]{2,10})(?![\p{L}\p{N}]))|[dD][aeoAEO][sS]?\s{1,5}(?=(\p{Lu}\p{Ll}\p{L}*)))/uy,
);
/** ` (PT)`. */
const PAIS = /\s?\(\s?(?:PT|FR|IT|DE|AR|UY|PY|CL|CO|CH|BE|NL|AT|US|USA|EUA|UK|EU|UE|JP|MX|AO|MZ|CV)\s?\)/y;
const E_COMERCIAL = compact(/\s{1,5}[ey]\s{1,5}(comercial)(?!\p{L})/iuy);
const MINUSCULA = compact(/[^\S\n]{1,3}(\p{Ll}{5,16})(?!\p{L})/uy);
/** `Lei de Introdução ao Código Penal`. */
const INTRODUCAO_A = compact(
  /\s{1,5}(?:aos?|[àa]s?)\s{1,5}\p{L}{2,20}(?:\s{1,3}(?:d[aeo]s?\s{1,3})?(\p{Lu}\p{L}{1,20})){0,4}/iuy,
);

/** `Convenção Americana sobre Asilo`. */
const DE_TRATADO = /^(?:conven|pacto|tratado|estatuto|protocolo)/i;
const SOBRE = compact(
  /\s{1,3}(?:sobre|contra|relativ[oa]|para)\s{1,3}(?:(?:[oa]s?|[àa]s?|ao)\s{1,3})?(\p{Lu}\p{L}{2,20})/uy,
);

/** Adjectives in small letters with which a name is another act's: `Código de Processo Penal militar`. */
const OUTRO_ATO = new Set(
  'militar militares tributario tributaria bancario bancaria penitenciario penitenciaria aduaneiro aduaneira desportivo desportiva canonico canonica modelo digital apostolico apostolica castrense'.split(
    ' ',
  ),
);
/** What stands behind a name with a capital, or glued to it, and does not go on with it. */
const DE_OUTRA_COISA = new Set(
  [
    'art arts artigo artigos paragrafo paragrafos inciso incisos alinea alineas item itens caput titulo livro capitulo secao parte anexo',
    'lei leis lc dl ec mp decreto decretos sumula sumulas tema enunciado codigo estatuto constituicao carta consolidacao',
    'brasil brasileiro brasileira patrio patria vigente atual novo nova velho antigo antiga anterior revogado revogada politica',
    'anotado comentado interpretado verbis rel relator relatora min ministro ministra des precedente precedentes publique intime',
    'nao nesse nessa neste nesta nestes nisso assim portanto com para por pelo pela sem desse dessa isso ante diante quanto ainda',
    'tambem alem ademais outrossim destarte dispoe vejamos veja que como porem contudo todavia logo sendo este esta esse essa',
  ].flatMap((words) => words.split(' ')),
);

const A = new Caracteres('àa');
const E_OU_Y = new Caracteres('ey');
const COMECA_SOBRE = new Caracteres('scrp', true);
const COMECA_OUTRO = new Caracteres('mtbpacd', true);

const DA_UNIAO = new Set(['republica', 'brasil', 'uniao', 'nacao']);

/**
 * What goes on with a name past its end, and makes it that of an act which is not known: `ECA Digital`, `CC/PT`, `CPC do
 * CFM`. A name that is not understood to its end is nobody's.
 */
export function readAlongado(text: string, inicio: number, fim: number, nomes: Nomes): Ambito | null {
  const next = text[fim];
  if (next === undefined || next === ',' || next === '.' || next === ';' || next === ')') return null;
  const pais = next === '(' || text[fim + 1] === '(' ? endAt(PAIS, text, fim) : -1;
  if (pais >= 0) return { tipo: 'estrangeiro', fim: pais };
  if (!isBranco(text, fim)) return readColado(text, inicio, fim, nomes);
  const sign = text[fim + 1] ?? '';
  if (A.at(text, fim + 1) && /ntrodu[çc][ãa]o$/i.test(text.slice(inicio, fim))) return outro(INTRODUCAO_A, text, fim);
  if (E_OU_Y.at(text, fim + 1)) return outro(E_COMERCIAL, text, fim);
  if (sign !== sign.toLowerCase()) return readMaiuscula(text, fim);
  if (sign === 'd' || sign === 'D') return readDeAlguem(text, fim, nomes);
  if (COMECA_SOBRE.at(text, fim + 1) && DE_TRATADO.test(text.slice(inicio, fim))) return outro(SOBRE, text, fim);
  const qualified = COMECA_OUTRO.at(text, fim + 1) ? matchAt(MINUSCULA, text, fim) : null;
  return qualified && OUTRO_ATO.has(plainNome(qualified[1] as string)) ? named(qualified, fim) : null;
}

const named = (match: RegExpExecArray, fim: number): Ambito => ({
  tipo: 'outro',
  de: match[1] ?? 'OUTRO',
  fim: fim + match[0].length,
});

function outro(pattern: RegExp, text: string, fim: number): Ambito | null {
  const match = matchAt(pattern, text, fim);
  return match && named(match, fim);
}

function readMaiuscula(text: string, fim: number): Ambito | null {
  const match = matchAt(MAIUSCULA, text, fim);
  const word = match?.[1] ?? '';
  if (!match) return readGritada(text, fim);
  if (word.length < 3 || DE_OUTRA_COISA.has(plainNome(word))) return null;
  const first = fim + match[0].length;
  const end = Math.max(first, endAt(SEGUINTES, text, first));
  // `da República Oriental do Uruguai`.
  const whose = readAmbito(text, first, { numerado: false });
  return whose?.tipo === 'estrangeiro' ? whose : { tipo: 'outro', de: word, fim: end };
}

/** ` MODELO`, ` ORIENTAL DO URUGUAI`: where all is in capitals only these words tell another act. */
const GRITADA = compact(/[^\S\n]{1,3}(\p{Lu}{4,16})(?!\p{L})/uy);

function readGritada(text: string, fim: number): Ambito | null {
  const match = matchAt(GRITADA, text, fim);
  if (!match) return null;
  if (OUTRO_ATO.has(plainNome(match[1] as string))) return named(match, fim);
  const whose = readAmbito(text, fim + match[0].length, { numerado: false });
  return whose?.tipo === 'estrangeiro' ? whose : null;
}

function readColado(text: string, inicio: number, fim: number, nomes: Nomes): Ambito | null {
  const match = matchAt(COLADO, text, fim);
  const word = match?.[1] ?? '';
  if (!match || DE_OUTRA_COISA.has(plainNome(word)) || findNome(text, fim + 1, nomes)) return null;
  const acronimo = !/\s/.test(text.slice(inicio, fim));
  return acronimo || /^\p{Lu}/u.test(word) ? named(match, fim) : null;
}

function readDeAlguem(text: string, fim: number, nomes: Nomes): Ambito | null {
  const match = matchAt(DE_ALGUEM, text, fim);
  const [lead = '', sigla, proprio] = match ?? [];
  const de = sigla ?? proprio;
  if (de === undefined || DA_UNIAO.has(plainNome(de)) || DE_OUTRA_COISA.has(plainNome(de))) return null;
  const at = fim + lead.length;
  return findNome(text, at, nomes) ? null : { tipo: 'outro', de, fim: at + de.length };
}
