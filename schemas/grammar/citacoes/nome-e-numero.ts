import { readActCitations } from '../act-citation.ts';
import { type AtoNumerado, expandAno, type FormaNumerada, makeSigla, printNumero } from '../act-name.ts';
import { Caracteres } from '../caracteres.ts';
import { Comecos } from '../comecos.ts';
import { compact } from '../compact.ts';
import { isLetra } from '../letras.ts';
import { endAt, matchAt } from '../sticky.ts';
import { type AtoCitadoNoTexto, siglaAlheia } from './ato-no-texto.ts';
import { isBranco, skipBranco } from './lexico.ts';
import { findNome, type Nomes } from './nomes.ts';

/** `Código Civil (Lei nº 10.406/2002)`: the number that a name is given beside it. */
const APOSTO = /\s*(?:\(|[-–—,])?\s*(?:a\s+|o\s+)?(?=lei|decreto|l\.?c|d\.?[lec]|medida|mp|l\.|emenda|ec)/iy;
/** `Lei Maria da Penha (11.340/06)`, `Lei Maria da Penha nº 11.340/2006`. */
const SO_NUMERO =
  /(?:\s?(?:\(|[,–—-])\s?(?:n[.º°o]{0,3}\s?)?|\s{1,3}n[.º°o]{1,3}\s?|\s{1,3}(?=\d{1,3}\.\d{3}|\d{4,5}[/⁄]))(\d{1,3}\.?\d{3})(?:\s?[/⁄-]\s?|,?\s{1,3}de\s{1,3})(\d{4}|\d{2})(?!\d)/y;
/** `Código Civil, instituído pela Lei nº 10.406/2002`. */
const ORIGEM =
  /,?\s{1,3}(?:que\s{1,3}foi\s{1,3})?(?:institu[íi]d|aprovad|editad|baixad|promulgad|sancionad|criad|veiculad)[oa]\s{1,3}pel[oa]\s{1,3}(?=lei|decreto|l\.?c|d\.?l)/iy;
const COMECA_NUMERO = new Caracteres('(n0123456789,–—-');
const FORMAS: readonly FormaNumerada[] = ['lei', 'lei_complementar', 'decreto_lei', 'decreto', 'medida_provisoria'];

/**
 * A name with the number of another act names neither: a sigla of its own says so, and no such act will be found. A later
 * act may have changed the one that is named (`CP (Lei 14.994/2024)`); whether it did only a corpus can tell.
 */
export function readNumeroDoNome(text: string, named: AtoCitadoNoTexto, nomes: Nomes): AtoCitadoNoTexto {
  const numerado = readNumeroAposto(text, named.fim);
  // `Conforme o CPC, a Lei 6.830/80, …`: behind a comma and its article another act begins.
  const aparte = numerado !== null && /^,\s{1,3}[ao]\s/i.test(text.slice(named.fim, named.fim + 6));
  if (numerado && aparte && !isOf(numerado, named.sigla, nomes) && !anterior(numerado, named, nomes)) return named;
  const nova = numerado && readNova(text.slice(named.inicio, named.fim), numerado, nomes);
  if (numerado && nova) return { ...named, sigla: nova, lido: closing(text, numerado.fim) };
  if (numerado && isHomonimo(text.slice(named.inicio, named.fim), numerado, nomes))
    return { ...named, sigla: nomes.numerado(numerado), lido: closing(text, numerado.fim) };
  if (numerado) return agree(named, [numerado], closing(text, numerado.fim), nomes);
  const origem = readOrigem(text, named, nomes);
  if (origem) return origem;
  if (!COMECA_NUMERO.at(text, skipBranco(text, named.fim))) return named;
  const bare = matchAt(SO_NUMERO, text, named.fim);
  if (!bare) return named;
  const [whole, digitos = '', curto = ''] = bare;
  const numero = printNumero(digitos);
  const readings = FORMAS.map((forma): AtoNumerado => {
    const ano = curto.length === 4 ? Number(curto) : expandAno({ forma, numero }, Number(curto));
    return { forma, numero, ano };
  });
  return agree(named, readings, closing(text, named.fim + whole.length), nomes);
}

const COMECA_ORIGEM = new Comecos('que ins apr edi bai pro san cri vei');

/**
 * The number of the law that a code came with. Of another year it is that of a law which changed it: `art. 28-A do CPP,
 * instituído pela Lei nº 13.964/2019`.
 */
function readOrigem(text: string, named: AtoCitadoNoTexto, nomes: Nomes): AtoCitadoNoTexto | null {
  const numerado = readNumeroDeOrigem(text, named.fim);
  if (!numerado) return null;
  if (isOf(numerado, named.sigla, nomes)) return { ...named, lido: numerado.fim };
  const ano = nomes.ano.get(named.sigla) ?? null;
  const near = ano !== null && (numerado.ano === ano || isOf({ ...numerado, ano }, named.sigla, nomes));
  return near ? { ...conflict(named, numerado, nomes), lido: numerado.fim } : null;
}

/** `…, aprovado pelo | Decreto nº 3.048/99`. */
export function readNumeroDeOrigem(text: string, fim: number): (AtoNumerado & { fim: number }) | null {
  const word = skipBranco(text, text[fim] === ',' ? fim + 1 : fim);
  const at = COMECA_ORIGEM.at(text, word) ? endAt(ORIGEM, text, fim) : -1;
  return (at < 0 ? undefined : readActCitations(text, at)[0]) ?? null;
}

/** `Lei de Licitações (Lei 14.133/2021)`: the number is that of the act which is called new by this name. */
function readNova(nome: string, numerado: AtoNumerado, nomes: Nomes): string | null {
  const made = nomes.numerado(numerado);
  const nova = findNome(`Nova ${nome}`, 0, nomes) ?? findNome(`Novo ${nome}`, 0, nomes);
  return nova?.sigla === made && nova.fim === nome.length + 5 ? made : null;
}

/** The bracket that the number is in belongs to what was read. */
const closing = (text: string, fim: number): number => (text[fim] === ')' ? fim + 1 : fim);

/** The act of the name, of one that had it before, or of neither. */
function agree(
  named: AtoCitadoNoTexto,
  readings: readonly AtoNumerado[],
  lido: number,
  nomes: Nomes,
): AtoCitadoNoTexto {
  if (readings.some((reading) => isOf(reading, named.sigla, nomes))) return { ...named, lido };
  const [numerado] = readings;
  if (!numerado) return named;
  const older = anterior(numerado, named, nomes);
  if (!older && isPosterior(numerado, named, nomes)) return { ...named, ao_lado: makeSigla(plain(numerado)), lido };
  return { ...(older ?? conflict(named, numerado, nomes)), lido };
}

const isHomonimo = (nome: string, numerado: AtoNumerado, { homonimos }: Nomes): boolean =>
  homonimos.get(nome) === makeSigla(numerado);

const plain = ({ forma, numero, ano }: AtoNumerado): AtoNumerado => ({ forma, numero, ano });

/** Whether an act is of a later year than the one that is named; an amendment is later than its constitution. */
function isPosterior({ forma, ano }: AtoNumerado, { sigla, homonimo }: AtoCitadoNoTexto, nomes: Nomes): boolean {
  const own = homonimo === undefined ? (nomes.ano.get(sigla) ?? null) : null;
  if (own === null || nomes.anteriores.has(sigla)) return false;
  return ano === null ? forma === 'emenda_constitucional' : ano > own;
}

/** Asked behind every name: past a mark and an article, the first letters of a form. */
function mayBeAposto(text: string, fim: number): boolean {
  const sign = skipBranco(text, fim);
  const word = MARCAS.at(text, sign) ? skipBranco(text, sign + 1) : sign;
  const artigo = ARTIGOS.at(text, word) && word + 1 < text.length && isBranco(text, word + 1);
  return COMECA_FORMA.at(text, artigo ? skipBranco(text, word + 1) : word);
}

const MARCAS = new Caracteres('(-–—,');
const ARTIGOS = new Caracteres('ao');
const COMECA_FORMA = new Comecos('le de lc l. dl d. dc me mp em ec');

/** The number behind a name that nobody told us of, or beside one; null when there is none. */
export function readNumeroAposto(text: string, fim: number): (AtoNumerado & { fim: number }) | null {
  const at = mayBeAposto(text, fim) ? endAt(APOSTO, text, fim) : -1;
  // At the head of the next line it is told for itself.
  if (at < 0 || /^\s*\n\s*(?:[ao]\s+)?$/i.test(text.slice(fim, at))) return null;
  const numbered = readActCitations(text, at)[0];
  const outraLinha = numbered && SO_QUEBRA.test(text.slice(fim, at)) && endAt(COM_ARTIGO, text, numbered.fim) >= 0;
  return outraLinha ? null : (numbered ?? null);
}

/** `art. 7º da CF⏎Lei 9.099/95, art. 3º`: the next line tells another citation. */
const SO_QUEBRA = /^\s*\n\s*(?:[ao]\s)?$/i;
const COM_ARTIGO = /\s?,?\s{0,3}(?:(?:n[oa]s?|em\s{1,3}seus?)\s{1,3})?art/iy;

/** Whether the number is that act's; without its year it need only be the same number. */
const isOf = (numerado: AtoNumerado, sigla: string, nomes: Nomes): boolean => {
  const made = nomes.numerado(numerado);
  return made === sigla || (numerado.ano === null && sigla.startsWith(`${made}-`));
};

/** `CPC (Lei 5.869/73)`: the number is that of the act that had the name before. */
function anterior(numerado: AtoNumerado, named: AtoCitadoNoTexto, nomes: Nomes): AtoCitadoNoTexto | null {
  const { forma, numero } = numerado;
  const homonimo = named.homonimo ?? named.sigla;
  for (const ano of nomes.anosAnteriores.get(homonimo) ?? []) {
    const feita = nomes.superados.get(`${homonimo}/${ano}`);
    if (feita === undefined || (numerado.ano !== null && numerado.ano !== ano)) continue;
    if (nomes.numerado({ forma, numero, ano }) === feita) return { ...named, sigla: feita, homonimo, ano };
  }
  return null;
}

function conflict(named: AtoCitadoNoTexto, beside: AtoNumerado, nomes: Nomes): AtoCitadoNoTexto {
  const numerado = plain(beside);
  return {
    ...named,
    sigla: siglaAlheia(named.sigla.replace(/^X-/, ''), nomes.numerado(numerado)),
    homonimo: named.homonimo ?? named.sigla,
    numerado,
  };
}

/** `Lei 8.429/92 (Lei 14.230/2021)`: a later act in a bracket, which may have changed what is cited. */
function readPosterior(text: string, numbered: AtoCitadoNoTexto, nomes: Nomes): AtoCitadoNoTexto | null {
  if (text[isBranco(text, numbered.fim) ? numbered.fim + 1 : numbered.fim] !== '(') return null;
  const beside = readNumeroAposto(text, numbered.fim);
  if (!beside || text[beside.fim] !== ')' || !isPosterior(beside, numbered, nomes)) return null;
  return { ...numbered, ao_lado: makeSigla(plain(beside)), lido: closing(text, beside.fim) };
}

/** `Lei 8.078/90 (CDC)`, `… - Código Civil`, `…, Código Civil`. */
const NOME_APOSTO = compact(
  /\s?\(\s?["“'‘]?(?:[oa]\s+)?|\s?[-–—]\s?(?:[oa]\s+)?|,\s(?=\p{Lu}\p{L}+\s)|\s{1,3}(?=[A-Z]{3}(?!\p{L}))/uy,
);

/**
 * The act of a number, unless a name beside it is another's.
 * @param readNome reads a name at an offset
 */
export function readNomeDoNumero(
  text: string,
  numbered: AtoCitadoNoTexto,
  nomes: Nomes,
  readNome: (at: number) => { tipo: string; sigla?: string; homonimo?: string; fim: number } | null,
): AtoCitadoNoTexto {
  const { numerado } = numbered;
  // An amendment stands beside the constitution that it amends.
  if (!numerado || numerado.forma === 'emenda_constitucional') return numbered;
  const next = skipBranco(text, numbered.fim);
  if (!MARCAS.at(text, next) && !(isLetra(text, next) && /\p{Lu}/u.test(text[next] as string))) return numbered;
  const posterior = readPosterior(text, numbered, nomes);
  if (posterior) return posterior;
  const at = endAt(NOME_APOSTO, text, numbered.fim);
  const named = at < 0 ? null : readNome(at);
  if (named?.tipo !== 'ato' || named.sigla === undefined) return numbered;
  // A name that goes on to an article of its own begins another citation.
  if (/^\s?,?\s?(?:\(\s?)?(?:n[oa]s?\s)?(?:arts?\b|artigos?\b|§)/i.test(text.slice(named.fim, named.fim + 16)))
    return numbered;
  const lido = closing(text, named.fim);
  const beside = { tipo: 'ato', sigla: named.sigla, inicio: at, fim: named.fim } as const;
  if (isHomonimo(text.slice(at, named.fim), numerado, nomes)) return { ...numbered, lido };
  if (isOf(numerado, named.sigla, nomes) || anterior(numerado, beside, nomes)) return { ...numbered, lido };
  return { ...conflict(beside, numerado, nomes), inicio: numbered.inicio, fim: numbered.fim, lido };
}
