import { Caracteres } from '../caracteres.ts';
import { Comecos } from '../comecos.ts';
import { compact } from '../compact.ts';
import { parseMadeSigla } from '../made-sigla.ts';
import { siglaAlheia } from './ato-no-texto.ts';
import { readAto } from './atos.ts';
import type { Candidato } from './candidatos.ts';
import { skipBranco } from './lexico.ts';
import { readNome } from './nome-de-ato.ts';
import { isDeNome, isQuase, readSoletrado } from './nome-soletrado.ts';
import { findNome, type Nomes } from './nomes.ts';

/** How far before an acronym what it stands for may begin. */
const ALCANCE = 120;
const CHAMADO =
  '(?:(?:denominad|designad|chamad|referid|nominad)[oa]s?\\s{1,3}(?:de\\s{1,3}|como\\s{1,3}|por\\s{1,3})?)?(?:(?:simplesmente|apenas|s[óo])\\s{1,3})?(?:[oa]\\s{1,3})?';
/** `Código de Posturas | (CP)`, `… ("CP")`, `… (doravante CP)`. */
const ABRE = new RegExp(
  `\\s{0,3}[([]\\s?(?:(?:doravante|a\\s{1,3}seguir|ora|aqui|ou)\\s{1,3})?${CHAMADO}["“'‘]?$`,
  'i',
);
const FECHA = /^["”'’]?(?:[)\]]|\s(?:ou|e)\s["“])/;
const FECHAM = new Caracteres(')]"”\'’');
/** `Código Penitenciário – | CPP`. */
const TRACO = /\s{0,3}[-–—]\s{1,3}["“]?$/;
const APOS_TRACO = compact(/^["”]?(?:\s?[.;:)\n]|$|,?\s{1,3}(?!arts?|artigo|n[.º°])\p{Ll})/u);
/** `, doravante denominado simplesmente | CDC`. */
const DORAVANTE = new RegExp(
  `,?\\s{1,3}(?:(?:doravante|a\\s{1,3}seguir|aqui|ora)\\s{1,3}${CHAMADO}|(?:denominad|designad|chamad)[oa]\\s{1,3}${CHAMADO})["“'‘]?$`,
  'i',
);
/** How the last word of such a call ends: that of `pela CF`, `este CPC` does not. */
const FIM_DE_CHAMADO = new Comecos('nte ado ada ido ida nas uir omo qui');
/** Behind the acronym: `CP | (Código de Posturas)`. */
const NOME_ATRAS = compact(/^\s{0,3}(?:\(|[-–—]\s{1,3})(?:[oa]\s{1,3})?(\p{Lu}[\p{L}\s-]{5,90})(?=[),.;:\n]|$)/u);
const ABRE_ATRAS = new Caracteres('(-–—');
const TRACOS = new Caracteres('-–—');
const ASPAS = new Caracteres('"“\'‘');

const DE_ATO = compact(
  /(?<!\p{L})(?:leis?|c[óo]digo|c[óo]dex|estatuto|diploma|constitui[çc][ãa]o|carta|texto|norma|legisla[çc][ãa]o|consolida[çc][ãa]o)(?!\p{L})/iu,
);
/** What is no act of the Union's by the words that name it. */
const DE_OUTREM =
  /estad(?:ual|o)|munic|distrit|org[âa]nic|regimento|resolu[çc]|portaria|instru[çc][ãa]o|provimento|circular|acordo|conven[çc][ãa]o\s{1,3}(?:coletiva|de\s{1,3}condom)|protocolo/i;
const DE_LUGAR = /^X-.+-(?:EST|MUN|EXT|[A-Z]{2})$/;

/**
 * What a text makes of the acronym of the i-th candidate where it says what that stands for; null when it is what the
 * acronym is everywhere, and nothing when it says no such thing.
 */
export function readDefinida(
  text: string,
  candidatos: readonly Candidato[],
  i: number,
  nomes: Nomes,
): string | null | undefined {
  const { inicio, fim } = candidatos[i] as Candidato;
  const mark = findMarca(text, inicio, fim);
  const atras = mark || !mayBeAtras(text, fim) ? undefined : NOME_ATRAS.exec(text.slice(fim, fim + ALCANCE))?.[1];
  if (!mark && atras === undefined) return undefined;
  const escrito = text.slice(inicio, fim);
  const own = /^[A-Z]{2,6}$/.test(escrito) ? findNome(text, inicio, nomes)?.sigla : undefined;
  if (own === undefined) return undefined;
  const nome = mark ? text.slice(Math.max(0, mark.fim - ALCANCE), mark.fim) : (atras ?? '');
  const ato = mark && readAtoAntes(text, candidatos, i, mark.fim, nomes);
  if (ato?.sigla === own) return null;
  const homonima = homonimaOf(escrito, nomes);
  const soletrado = readSoletrado(nome, escrito, mark === null);
  if (ato?.tipo === 'alheio') return ato.sigla;
  if (ato) {
    const chamado = text.slice(ato.inicio, ato.fim);
    // `a lei estadual (CF)` is told what it rests on; one with a number is called so.
    const alheio = DE_LUGAR.test(ato.sigla) || (DE_OUTREM.test(chamado) && (mark?.dito || /\d/.test(chamado)));
    if (alheio || (ato.homonimo === own && ato.ano !== undefined)) return ato.sigla;
    // `Lei 5.869/73 (CPC)`: by the number of the one that it took the place of.
    if (nomes.anteriores.has(ato.sigla) && nomes.codigos.has(own)) return ato.sigla;
    if (nomes.ano.has(ato.sigla) && (soletrado || homonima === ato.sigla)) return ato.sigla;
  }
  if (soletrado && homonima !== null && isQuase(soletrado, homonima, nomes)) return homonima;
  if (soletrado && (mark?.dito || isDeNome(soletrado)) && !isQuase(soletrado, own, nomes)) return siglaAlheia(escrito);
  return mark?.dito && !DE_ATO.test(nome) ? siglaAlheia(escrito) : undefined;
}

/** The other law that is called so too: `LRF`. */
export function homonimaOf(escrito: string, { homonimos, numerado }: Nomes): string | null {
  const made = parseMadeSigla(homonimos.get(escrito) ?? '');
  return made && numerado(made);
}

/** Where the name before the mark ends; `dito` when the text says that it will be called so. */
interface Marca {
  fim: number;
  dito: boolean;
}

/** Asked of every acronym: what stands beside it is looked at first. */
function findMarca(text: string, inicio: number, fim: number): Marca | null {
  if (TRACOS.at(text, inicio - 2))
    return APOS_TRACO.test(text.slice(fim, fim + 12)) ? marcaOf(TRACO, text, inicio, false) : null;
  const may = FIM_DE_CHAMADO.at(text, inicio - 4) || ASPAS.at(text, inicio - 1);
  const dita = may ? marcaOf(DORAVANTE, text, inicio, true) : null;
  if (dita || !FECHAM.at(text, fim)) return dita;
  return FECHA.test(text.slice(fim, fim + 12)) ? marcaOf(ABRE, text, inicio, false) : null;
}

/** The longest way to say that something will be called so. */
const MAX_MARCA = 56;

function marcaOf(pattern: RegExp, text: string, inicio: number, dito: boolean): Marca | null {
  const from = Math.max(0, inicio - MAX_MARCA);
  const at = text.slice(from, inicio).search(pattern);
  return at < 0 ? null : { fim: from + at, dito };
}

const mayBeAtras = (text: string, fim: number): boolean => ABRE_ATRAS.at(text, skipBranco(text, fim));

/** How many words that may begin an act are tried. */
const MAX_CANDIDATOS = 6;

/** The act whose name ends where the mark stands. */
function readAtoAntes(text: string, candidatos: readonly Candidato[], i: number, fim: number, nomes: Nomes) {
  const first = Math.max(0, i - MAX_CANDIDATOS);
  for (let each = first; each < i; each++) {
    const { tipo, inicio } = candidatos[each] as Candidato;
    if (inicio >= fim || inicio < fim - ALCANCE || (tipo !== 'ato' && tipo !== 'nome')) continue;
    const ato = (tipo === 'ato' ? readAto : readNome)(text, inicio, nomes, 'depois');
    if (ato && ato.tipo !== 'anafora' && ato.sigla !== undefined && ato.fim >= fim) return { ...ato, sigla: ato.sigla };
  }
  return null;
}
