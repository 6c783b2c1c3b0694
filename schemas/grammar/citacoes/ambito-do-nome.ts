import { Caracteres } from '../caracteres.ts';
import { Comecos } from '../comecos.ts';
import { compact } from '../compact.ts';
import { endAt, matchAt } from '../sticky.ts';
import { findGentilico, plainNome, readEstado, UFS } from './estados.ts';
import { beginsLugarEstrangeiro, isDeCidade, isDeLugar, isEstrangeiro, isLugarEstrangeiro } from './gentilicos.ts';
import { skipBranco } from './lexico.ts';
import { endOfWord } from './palavra-de-nome.ts';

/** Whose law a name is made by what stands behind it. */
export type Ambito =
  /** Of a state, `uf` when it is told which. */
  | { tipo: 'estado'; uf: string | null; fim: number }
  | { tipo: 'municipio'; fim: number }
  | { tipo: 'estrangeiro'; fim: number }
  /** Of something that is not the Union: `de Weimar`. */
  | { tipo: 'outro'; de: string; fim: number };

const UF = compact(new RegExp(`(?:\\s?[/⁄]\\s?|[-‐‑–]|\\s?\\()(${UFS.join('|')})(?![\\p{L}\\p{N}])\\)?`, 'uy'));
/** `Lei 10.177/98 - SP`. */
const UF_DEPOIS = compact(new RegExp(`\\s[-–—]\\s?(${UFS.join('|')})(?=\\s?(?:[.,;)]|$))`, 'uy'));
const SO_UF = compact(new RegExp(`(?:${UFS.join('|')})(?![\\p{L}\\p{N}])`, 'uy'));
const PALAVRA = compact(/\s{0,5}((?:\p{L}{1,20}[-‐‑–]){0,2}\p{L}{3,20})/uy);
/** `Código Civil e Comercial da Nação Argentina`, `Constituição Política do Chile`. */
const ALONGADO = compact(
  /\s{1,5}(?:e\s{1,5}comercial|pol[íi]tica|oriental|bolivariana|plurinacional|isl[âa]mica|popular)(?!\p{L})/iuy,
);
const PARENTESE = /\s?\(\s?(?:d[aeo]s?\s{1,3})?/y;
const DE = /\s{1,5}d[aeo]s?\s{1,5}/iy;
const VIRGULA = compact(/,\s{1,3}(?:d[aeo]s?\s{1,5}|(?=\p{Lu}))/uy);
/** `, na Itália, trata`: not `, em Portugal, o réu`. */
const NO_PAIS = compact(/,\s{1,3}(?:n[oa]s?|em)\s{1,3}(?=\p{Lu})/uy);
const COMECA_NO_PAIS = new Comecos('na no em');
const APOS_PAIS = compact(/\s?,\s{1,3}(?!(?:[oa]s?|e|mas|um|uma|onde|quando|local|pa[íi]s|cidade)\s)\p{Ll}/uy);
const TRACO = compact(/\s?[-–—]\s?(?=\p{Lu})/uy);
/** Behind a number a comma may come before whose law it is. */
const DE_COM_VIRGULA = /\s{0,5},?\s{1,5}d[aeo]s?\s{1,5}/iy;
const ESTADO = compact(
  /(?:assembleia\s{1,3}legislativa(?:\s{1,3}d[aoe])?\s{1,3})?(?:estado|e\.)(?![\p{L}])(?:\s{1,5}d[oae]s?(?=\s))?\s{0,5}/iuy,
);
const MUNICIPIO = compact(
  /(?:munic[íi]pio|municipalidade|cidade|comarca|prefeitura|c[âa]mara\s{1,3}(?:municipal|de\s{1,3}vereadores)|distrito\s{1,3}(?!federal))(?!\p{L})/iuy,
);
/** `daquele Estado`, `deste Município`, behind a number. */
const DE_TAL = /,?\s{1,3}d(?:aquel|est|ess)[ea]\s{1,3}(?:mesm[oa]\s{1,3})?(?=estado|munic|cidade|comarca)/iy;
/** `, norma estadual,` behind a number. */
const APOSTO = /,?\s{1,3}(?:lei|norma|diploma|ato|legisla[çc][ãa]o|decreto)(?:\s{1,3}complementar)?(?=\s)/iy;
/** ` de São José dos Campos`. */
const DE_CIDADE = compact(/(?:\s{1,3}(?:d[aeo]s?\s{1,3})?\p{Lu}[\p{L}-]{1,20}){1,4}/uy);
const PRIMEIRA = compact(/\p{L}[\p{L}-]{1,20}/uy);
const LUGAR = compact(/\p{L}[\p{L}-]{1,20}(?:\s{1,3}(?:d[aeo]s?\s{1,3}|e\s{1,3})?\p{L}[\p{L}-]{1,20}){0,2}/uy);
const REGIME = compact(
  /(?:rep[úu]blica|reino|imp[ée]rio|confedera[çc][ãa]o|federa[çc][ãa]o|principado|na[çc][ãa]o|prov[íi]ncia|cant[ãa]o)(?:\s{1,3}(?:democr[áa]tica|popular|oriental|isl[âa]mica|bolivariana|federal))?(?!\p{L})/iuy,
);
/** What is the Union's own behind a name. */
const DA_UNIAO = compact(
  /(?:rep[úu]blica(?:\s{1,3}federativa)?(?!\s{1,3}\p{L}|\s{1,3}d)|rep[úu]blica\s{1,3}federativa|brasil|uni[ãa]o|na[çc][ãa]o(?!\s{1,3}\p{L}))(?!\p{L})/iuy,
);
/** Of before the republic. */
const IMPERIO = compact(
  /imp[ée]rio(?!\s{1,3}(?:d[aeo]s?\s{1,3}(?!brasil)|\p{Ll}{4}))(?:\s{1,3}do\s{1,3}brasil)?(?!\p{L})/iuy,
);
const PROPRIO = compact(/\p{Lu}\p{Ll}\p{L}*/uy);

const SINAIS = new Caracteres('/⁄-‐‑–—(');
const COMECA_ALONGADO = new Comecos('po or bo pl is');
const E = new Caracteres('e');
const COMERCIAL = new Comecos('com');

/** What the text makes of a name or a number that ends at `fim`; null when it leaves it the Union's. */
export function readAmbito(text: string, fim: number, { numerado }: { numerado: boolean }): Ambito | null {
  const next = text[fim];
  if (next === undefined || next === '.' || next === ';') return null;
  if (next === ',' && !numerado) return readAposVirgula(text, fim);
  // What may stand there is told by its first sign: this is asked of every name.
  const sinal = skipBranco(text, fim);
  const sign = text[sinal] ?? '.';
  if (SINAIS.at(text, sinal)) {
    const uf = matchAt(UF, text, fim) ?? (numerado ? matchAt(UF_DEPOIS, text, fim) : null);
    if (uf) return { tipo: 'estado', uf: uf[1] ?? null, fim: fim + uf[0].length };
    return sign === '(' ? readEntreParenteses(text, fim) : readAposTraco(text, fim);
  }
  const told = numerado ? readAposto(text, fim, sign) : null;
  if (told) return told;
  const along =
    COMECA_ALONGADO.at(text, sinal) || (E.at(text, sinal) && COMERCIAL.at(text, skipBranco(text, sinal + 1)));
  const at = along ? Math.max(fim, endAt(ALONGADO, text, fim)) : fim;
  return (next === ',' ? null : readAdjetivo(text, at)) ?? readLugar(text, at, numerado);
}

const MINUSCULAS = new Caracteres('abcefghijklmnopqrstuvwxyz', true);

/** `, de Portugal`, `, Portugal`: behind a comma only another country is told of a name. */
function readAposVirgula(text: string, fim: number): Ambito | null {
  const word = skipBranco(text, fim + 1);
  if (COMECA_NO_PAIS.at(text, word)) return readNoPais(text, fim);
  const from = MINUSCULAS.at(text, word) ? -1 : endAt(VIRGULA, text, fim);
  return from < 0 ? null : readPais(text, from, text[from - 2] !== ',');
}

function readNoPais(text: string, at: number): Ambito | null {
  const from = endAt(NO_PAIS, text, at);
  const fim = from < 0 ? -1 : readEstrangeiro(text, from);
  return fim >= 0 && endAt(APOS_PAIS, text, fim) >= 0 ? { tipo: 'estrangeiro', fim } : null;
}

/** ` – Portugal`. */
function readAposTraco(text: string, fim: number): Ambito | null {
  const from = endAt(TRACO, text, fim);
  return from < 0 ? null : readPais(text, from, false);
}

/** @param atado a preposition ties the country to the name; without one, what was said ends with it */
function readPais(text: string, from: number, atado: boolean): Ambito | null {
  const fim = readEstrangeiro(text, from);
  return fim >= 0 && (atado || /^\s?(?:[.,;:)]|$)/.test(text.slice(fim, fim + 2)))
    ? { tipo: 'estrangeiro', fim }
    : null;
}

/** `(Portuguesa)`, `(estadual)`, `(Município de Campinas)`. */
function readEntreParenteses(text: string, fim: number): Ambito | null {
  const from = endAt(PARENTESE, text, fim);
  if (from < 0) return null;
  const adjetivo = /\s/.test(text[from - 1] ?? '') ? null : readAdjetivo(text, from);
  const municipio = endAt(MUNICIPIO, text, from);
  if (municipio >= 0) return { tipo: 'municipio', fim: Math.max(municipio, endAt(DE_CIDADE, text, municipio)) };
  const estrangeiro = readEstrangeiro(text, from);
  return adjetivo ?? (estrangeiro >= 0 ? { tipo: 'estrangeiro', fim: estrangeiro } : readDoEstado(text, from));
}

/** What is said of a number in words of its own: `, daquele Estado`, `, norma municipal`. */
function readAposto(text: string, fim: number, sign: string): Ambito | null {
  const first = sign === ',' ? text[skipBranco(text, fim + 1)] : sign;
  if (first === undefined || !'dDlLnNaA'.includes(first)) return null;
  const tal = endAt(DE_TAL, text, fim);
  if (tal >= 0) {
    const municipio = endAt(MUNICIPIO, text, tal);
    return municipio >= 0 ? { tipo: 'municipio', fim: municipio } : readDoEstado(text, tal);
  }
  const aposto = endAt(APOSTO, text, fim);
  const whose = aposto < 0 ? null : readAdjetivo(text, aposto);
  return whose?.tipo === 'estado' || whose?.tipo === 'municipio' ? whose : null;
}

/** Asked of every name: whether the next word is one of these, or one of several that hyphens join. */
function mayBeAdjetivo(text: string, at: number): boolean {
  const from = skipBranco(text, at);
  const fim = endOfWord(text, from);
  return fim > from && (ENSE.at(text, fim - 4) || HIFENS.at(text, fim) || isDeLugar(text, from, fim));
}

const ENSE = new Comecos('ense');
const HIFENS = new Caracteres('-‐‑–');

function readAdjetivo(text: string, at: number): Ambito | null {
  const match = mayBeAdjetivo(text, at) ? matchAt(PALAVRA, text, at) : null;
  if (!match) return null;
  const fim = at + match[0].length;
  const palavra = plainNome(match[1] ?? '');
  switch (palavra) {
    case 'estadual':
    case 'local': {
      const of = endAt(DE, text, fim);
      const estado = of < 0 ? null : readDoEstado(text, of);
      return estado ?? { tipo: 'estado', uf: null, fim };
    }
    case 'distrital':
      return { tipo: 'estado', uf: 'DF', fim };
    case 'municipal':
      return { tipo: 'municipio', fim };
  }
  const uf = findGentilico(palavra);
  if (uf) return { tipo: 'estado', uf, fim };
  if (isEstrangeiro(palavra)) return { tipo: 'estrangeiro', fim };
  return isDeCidade(palavra) ? { tipo: 'municipio', fim } : null;
}

const COMECA_DE = new Comecos('da de do');
const VIRGULAS = new Caracteres(',');

function readLugar(text: string, at: number, numerado: boolean, regimes = 1): Ambito | null {
  const sinal = skipBranco(text, at);
  const de = COMECA_DE.at(text, numerado && VIRGULAS.at(text, sinal) ? skipBranco(text, sinal + 1) : sinal);
  const from = de ? endAt(numerado ? DE_COM_VIRGULA : DE, text, at) : -1;
  if (from < 0) return null;
  const estrangeiro = readEstrangeiro(text, from);
  if (estrangeiro >= 0) return { tipo: 'estrangeiro', fim: estrangeiro };
  if (endAt(DA_UNIAO, text, from) >= 0) return null;
  const imperio = endAt(IMPERIO, text, from);
  if (imperio >= 0) return { tipo: 'outro', de: 'Imperio', fim: imperio };
  const estado = readDoEstado(text, from);
  if (estado) return estado;
  const municipio = endAt(MUNICIPIO, text, from);
  if (municipio >= 0) return { tipo: 'municipio', fim: Math.max(municipio, endAt(DE_CIDADE, text, municipio)) };
  const regime = regimes > 0 ? endAt(REGIME, text, from) : -1;
  if (regime >= 0) {
    const whose = readAdjetivo(text, regime) ?? readLugar(text, regime, false, regimes - 1);
    if (whose || numerado) return whose;
  }
  // Of a republic, and no country is known by that name: `da República dos Ipês`.
  const proprio = numerado || regimes > 0 ? null : matchAt(PROPRIO, text, from);
  return proprio && { tipo: 'outro', de: proprio[0], fim: from + proprio[0].length };
}

/** `Estado do Pará`, `Estado`, `Pará`. */
function readDoEstado(text: string, at: number): Ambito | null {
  const head = endAt(ESTADO, text, at);
  const uf = matchAt(SO_UF, text, Math.max(at, head))?.[0];
  if (uf) return { tipo: 'estado', uf, fim: Math.max(at, head) + uf.length };
  const estado = readEstado(text, Math.max(at, head));
  if (estado) return { tipo: 'estado', ...estado };
  return head < 0 ? null : { tipo: 'estado', uf: null, fim: at + text.slice(at, head).search(/\s|$/) };
}

/** Past the longest name of a foreign place at `at`, or -1. */
function readEstrangeiro(text: string, at: number): number {
  const first = matchAt(PRIMEIRA, text, at)?.[0] ?? '';
  if (first === '' || !beginsLugarEstrangeiro(first)) return -1;
  let lugar = matchAt(LUGAR, text, at)?.[0] ?? '';
  while (lugar !== '') {
    if (isLugarEstrangeiro(lugar)) {
      const fim = at + lugar.length;
      const further = readAdjetivo(text, fim);
      return further?.tipo === 'estrangeiro' ? further.fim : fim;
    }
    lugar = lugar.replace(/(?:^|\s+)[^\s]+$/, '');
  }
  return -1;
}
